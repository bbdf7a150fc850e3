import AnimLayers
import Foundation
import Testing
import UIKitCore

/// What a table asks its delegate and tells it when rows are touched.
@MainActor struct TableTouchTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    /// A row that must not be marked.
    var unmarked: Int?
    /// A row that must not be selected.
    var unchosen: Int?
    /// A row that must not be deselected.
    var kept: Int?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = indexPath.row == 5 ? .detailButton : .none
      return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      calls.append("shouldHighlight \(indexPath.row)")
      return indexPath.row != unmarked
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.append("didUnhighlight \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      calls.append("willSelect \(indexPath.row)")
      return indexPath.row == unchosen ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("didSelect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      calls.append("willDeselect \(indexPath.row)")
      return indexPath.row == kept ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("didDeselect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { calls.append("accessory \(indexPath.row)") }
  }

  /// A table with rows of 44 points in a window; `tap` taps the middle of a row.
  private func withTable(
    _ body: (_ table: UITableView, _ rows: Rows, _ tap: (Int) -> Void, World) throws -> Void
  ) rethrows {
    try inWorld { world in
      let (window, rows) = (UIWindow(), Rows())
      let table = UITableView(frame: window.bounds)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 44
      (table.dataSource, table.delegate) = (rows, rows)
      window.addSubview(table)
      window.layoutIfNeeded()
      var time = 0.0
      try body(
        table, rows,
        { row in
          window.perform(.tap(at: CGPoint(x: 100, y: 44 * Double(row) + 22)))
          time += 2
          world.clock.advance(to: time)
        }, world)
    }
  }

  @Test func `a tap marks a row, ends that, and selects it in place of another`() {
    withTable { table, rows, tap, _ in
      tap(1)
      #expect(
        rows.calls == [
          "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
        ])
      rows.calls = []
      tap(2)
      #expect(
        rows.calls.suffix(4) == ["willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2"])
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == false)
    }
  }

  @Test func `rows that may not be marked, selected or deselected are not`() {
    withTable { table, rows, tap, _ in
      (rows.unmarked, rows.unchosen, rows.kept) = (0, 1, 2)
      tap(0)
      #expect(rows.calls == ["shouldHighlight 0"])
      tap(1)
      #expect(rows.calls.last == "willSelect 1" && table.indexPathForSelectedRow == nil)
      tap(2)
      tap(3)
      // The first one stays beside the other.
      #expect(table.indexPathsForSelectedRows?.map(\.row) == [2, 3])
    }
  }

  @Test func `a second tap deselects where several rows may be selected`() {
    withTable { table, rows, tap, _ in
      table.allowsMultipleSelection = true
      tap(1)
      tap(2)
      #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
      rows.calls = []
      tap(1)
      #expect(rows.calls.suffix(2) == ["willDeselect 1", "didDeselect 1"])
      #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
    }
  }

  @Test func `a drag that begins on a row marks it no longer and selects nothing`() {
    withTable { table, rows, _, world in
      table.window?.perform(
        .drag(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -200), duration: 2))
      // Longer than touches are held back, and before the finger has gone far enough.
      world.clock.advance(to: 0.2)
      #expect(table.cellForRow(at: IndexPath(row: 9, section: 0))?.isHighlighted == true)
      world.clock.advance(to: 4)
      #expect(rows.calls == ["shouldHighlight 9", "didHighlight 9", "didUnhighlight 9"])
      #expect(table.contentOffset.y > 100 && table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `a tap on a row's detail button is told apart from one on the row`() {
    withTable { table, rows, _, world in
      table.window?.perform(
        .tap(at: CGPoint(x: table.bounds.width - 20, y: 44 * 5 + 22)))
      world.clock.advance(to: 1)
      #expect(rows.calls == ["accessory 5"])
    }
  }

  @Test func `rows of a table that is edited are selected only if that is allowed, with circles`() {
    withTable { table, rows, tap, _ in
      table.setEditing(true, animated: false)
      tap(1)
      #expect(rows.calls == [])
      table.setEditing(false, animated: false)
      table.allowsMultipleSelectionDuringEditing = true
      table.setEditing(true, animated: false)
      tap(1)
      tap(2)
      #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
      let images = table.visibleCells.prefix(4).map { cell in
        cell.subviews.lazy.compactMap { ($0 as? UIButton)?.image(for: .normal) }.first
      }
      #expect(images[0] == images[3] && images[0] != images[1] && images[1] == images[2])
    }
  }
}
