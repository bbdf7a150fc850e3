import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// The index at the right of a table, and what is told of headers and footers.
@MainActor struct TableIndexTests {
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String]? = ["A", "B", "C", "D", "E"]
    var asked: [String] = []
    var calls: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { 5 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "header \(section)"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "footer" : nil
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append("\(title) \(index)")
      return index
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      calls.append("will header \(section)")
      (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
    }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { calls.append("did header \(section)") }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { calls.append("will footer \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { calls.append("did footer \(section)") }
  }

  /// A table of 320 × 400 points with five sections of ten rows of 44 below headers of 28, in a window.
  private func withTable(
    _ style: UITableView.Style = .plain,
    _ body: (UITableView, Sections, UIWindow, World) throws -> Void
  ) rethrows {
    try inWorld { world in
      let (window, sections) = (UIWindow(), Sections())
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 44
      table.sectionHeaderTopPadding = 0
      (table.dataSource, table.delegate) = (sections, sections)
      window.addSubview(table)
      window.layoutIfNeeded()
      try body(table, sections, window, world)
    }
  }

  private func index(of table: UITableView) -> UIView? {
    table.subviews.first { $0 is SectionIndexView }
  }

  private func texts(of table: UITableView) -> [String] {
    index(of: table)?.layoutIfNeeded()
    return index(of: table)?.subviews.map { ($0 as? UILabel)?.text ?? "?" } ?? []
  }

  @Test func `titles stand at the right edge, in the middle, and rows leave room for them`() throws
  {
    try withTable { table, _, _, _ in
      #expect(texts(of: table) == ["A", "B", "C", "D", "E"])
      #expect(index(of: table)?.frame == CGRect(x: 305, y: 0, width: 15, height: 400))
      #expect(index(of: table)?.subviews.map(\.frame.minY) == [165, 179, 193, 207, 221])
      let cell = try #require(table.visibleCells.first)
      #expect(cell.contentView.frame.width == 305 && cell.frame.width == 320)
      table.contentOffset.y = 100
      table.layoutIfNeeded()
      #expect(index(of: table)?.frame.minY == 100)
      #expect(table.subviews.last === index(of: table))
    }
  }

  @Test func `its colours are the tint colour and none, unless others are said`() throws {
    try withTable { table, _, window, world in
      let index = try #require(self.index(of: table))
      index.layoutIfNeeded()
      #expect((index.subviews.first as? UILabel)?.textColor == table.tintColor)
      #expect(index.backgroundColor == nil)
      (table.sectionIndexColor, table.sectionIndexBackgroundColor) = (.red, .yellow)
      table.sectionIndexTrackingBackgroundColor = .green
      index.layoutIfNeeded()
      #expect((index.subviews.first as? UILabel)?.textColor == .red)
      #expect(index.backgroundColor == .yellow)
      window.perform(.longPress(at: CGPoint(x: 312, y: 170), duration: 1))
      world.clock.advance(to: 0.5)
      index.layoutIfNeeded()
      #expect(index.backgroundColor == .green)
      world.clock.advance(to: 2)
      index.layoutIfNeeded()
      #expect(index.backgroundColor == .yellow)
    }
  }

  @Test func `a tap on a title shows its section`() {
    withTable { table, sections, window, world in
      window.perform(.tap(at: CGPoint(x: 312, y: 165 + 2.5 * 14)))
      world.clock.advance(to: 1)
      #expect(sections.asked == ["C 2"])
      #expect(table.contentOffset.y == table.rectForHeader(inSection: 2).minY)
      #expect(table.indexPathForSelectedRow == nil)
      // The last section is shown as far as the content goes.
      window.perform(.tap(at: CGPoint(x: 312, y: 300)))
      world.clock.advance(to: 2)
      #expect(sections.asked.last == "E 4")
      #expect(
        table.contentOffset.y
          == min(
            table.rectForHeader(inSection: 4).minY, table.contentSize.height - 400))
    }
  }

  @Test func `an index comes and goes with its titles, and with enough rows`() {
    withTable { table, sections, _, _ in
      table.sectionIndexMinimumDisplayRowCount = 51
      table.layoutIfNeeded()
      #expect(index(of: table) == nil)
      table.sectionIndexMinimumDisplayRowCount = 50
      table.layoutIfNeeded()
      #expect(index(of: table) != nil)
      sections.titles = nil
      table.reloadSectionIndexTitles()
      table.layoutIfNeeded()
      #expect(index(of: table) == nil)
      #expect(table.visibleCells.first?.contentView.frame.width == 320)
    }
    withTable(.grouped) { table, _, _, _ in #expect(index(of: table) == nil) }
  }

  @Test func `dots stand for titles that have no room`() {
    #expect(SectionIndexView.shown(of: 3, in: 42) == [0, 1, 2])
    #expect(SectionIndexView.shown(of: 26, in: 14 * 5) == [0, nil, 12, nil, 25])
    #expect(SectionIndexView.shown(of: 26, in: 0) == [0, nil, 25])
    #expect(SectionIndexView.shown(of: 0, in: 100) == [])
  }

  @Test func `the delegate is told which headers and footers are on screen`() throws {
    try withTable { table, sections, _, _ in
      // A plain table keeps the footer in sight from the beginning.
      #expect(sections.calls == ["will header 0", "will footer 0"])
      let header = try #require(table.headerView(forSection: 0))
      #expect(header.textLabel?.text == "header 0" && header.textLabel?.textColor == .red)
      sections.calls = []
      table.contentOffset.y = 200
      table.layoutIfNeeded()
      #expect(sections.calls == ["will header 1"])
      sections.calls = []
      table.contentOffset.y = table.rectForHeader(inSection: 1).minY + 1
      table.layoutIfNeeded()
      #expect(sections.calls == ["did header 0", "did footer 0"])
    }
  }
}
