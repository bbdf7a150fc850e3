import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// Which rows get cells when a table moves: recorded on iOS 26.1 (`signalrowsprobe`, offset-order, of Vercantez/openuikit)
/// with a table of 200 × 300 points and 100 rows of 44.
@MainActor struct TableScrollTests {
  private final class Log: NSObject, UITableViewDataSource, UITableViewDelegate {
    var lines: [String] = []
    /// Asks the table which rows are seen while a cell is made.
    var asksForRows = false

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 100 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      lines.append("cell \(indexPath.row)")
      if asksForRows { _ = tableView.indexPathsForVisibleRows }
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
      _: UITableView, willDisplay _: UITableViewCell, forRowAt indexPath: IndexPath
    ) { lines.append("display \(indexPath.row)") }
  }

  private func showing(_ body: (UITableView, Log, World) -> Void) {
    inWorld(UIEnvironment(traits: UITraitCollection(displayScale: 3))) { world in
      let log = Log()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 44
      (table.dataSource, table.delegate) = (log, log)
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      window.layoutIfNeeded()
      _ = log.take()
      body(table, log, world)
      withExtendedLifetime((window, log)) {}
    }
  }

  private func rows(_ range: ClosedRange<Int>) -> [IndexPath] {
    range.map { IndexPath(row: $0, section: 0) }
  }

  @Test(
    arguments: [
      { $0.contentOffset = CGPoint(x: 0, y: 40) },
      { $0.setContentOffset(CGPoint(x: 0, y: 40), animated: false) },
    ] as [@MainActor @Sendable (UITableView) -> Void])
  func `rows count as visible before they have cells, and none are made ahead`(
    _ move: @MainActor @Sendable (UITableView) -> Void
  ) {
    showing { table, log, _ in
      move(table)
      #expect(table.indexPathsForVisibleRows == rows(0...7))
      #expect(log.take().isEmpty)
      table.layoutIfNeeded()
      #expect(log.take() == ["cell 7", "display 7"])
    }
  }

  @Test func `a jump to a row makes and displays one cell after the other`() {
    showing { table, log, _ in
      table.scrollToRow(at: IndexPath(row: 8, section: 0), at: .top, animated: false)
      #expect(table.contentOffset.y == 352)
      #expect(table.indexPathsForVisibleRows == rows(8...14))
      table.layoutIfNeeded()
      #expect(log.take() == (8...14).flatMap { ["cell \($0)", "display \($0)"] })
    }
  }

  @Test func `an animated movement is always a cell ahead`() {
    showing { table, log, world in
      table.scrollToRow(at: IndexPath(row: 8, section: 0), at: .top, animated: true)
      #expect(table.indexPathsForVisibleRows == rows(0...6))
      #expect(log.take().isEmpty)
      table.layoutIfNeeded()
      #expect(log.take() == ["cell 7"])
      var lines: [String] = []
      for frame in 1...20 {
        world.clock.advance(to: 0.0044 + Double(frame) / 60)
        table.layoutIfNeeded()
        lines += log.take()
      }
      #expect(lines == (7...14).flatMap { ["display \($0)", "cell \($0 + 1)"] })
      #expect(table.contentOffset.y == 352)
    }
  }

  @Test func `a drag is a cell ahead after each pass`() {
    showing { table, log, _ in
      table.beginDragging(.zero)
      for y in [5.0, 20, 35] { table.setOffset(CGPoint(x: 0, y: y)) }
      #expect(table.indexPathsForVisibleRows == rows(0...7))
      #expect(log.take().isEmpty)
      table.layoutIfNeeded()
      #expect(log.take() == ["cell 7", "display 7", "cell 8"])
      for (y, row) in [(63.0, 8), (105, 9), (143, 10)] {
        table.setOffset(CGPoint(x: 0, y: y))
        table.layoutIfNeeded()
        #expect(log.take() == ["display \(row)", "cell \(row + 1)"])
      }
    }
  }

  @Test func `cells are there for who asks after a reload, even if the table was measured since`() {
    showing { table, _, _ in
      table.reloadData()
      _ = table.rectForHeader(inSection: 0)
      #expect(table.visibleCells.count == 7)
    }
  }

  @Test func `a cell that is measured may ask which rows are seen`() {
    showing { table, log, _ in
      log.asksForRows = true
      table.rowHeight = UITableView.automaticDimension
      table.reloadData()
      #expect(table.visibleCells.count == 7)
      #expect(table.indexPathsForVisibleRows == rows(0...6))
    }
  }
}
