import AnimLayers
import Foundation
import Testing
import UIKitCore

/// Sections of grouped tables, as before iOS 26.
@MainActor struct TableGroupTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let titles: [String?]
    init(_ titles: [String?]) { self.titles = titles }

    func numberOfSections(in _: UITableView) -> Int { titles.count }
    func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 3 }

    func tableView(
      _: UITableView, cellForRowAt _: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
  }

  private func showing(
    _ style: UITableView.Style, titles: [String?], _ body: (UITableView) throws -> Void
  ) rethrows {
    try inWorld(UIEnvironment(traits: UITraitCollection(displayScale: 3))) { _ in
      let rows = Rows(titles)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600), style: style)
      table.rowHeight = 44
      table.dataSource = rows
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      window.layoutIfNeeded()
      try body(table)
      withExtendedLifetime((window, rows)) {}
    }
  }

  private func top(_ table: UITableView, _ section: Int) -> CGFloat {
    table.rectForRow(at: IndexPath(row: 0, section: section)).minY
  }

  @Test func `groups without headers have 35 points above them`() {
    showing(.grouped, titles: [nil, nil]) { table in
      #expect(top(table, 0) == 35)
      let gap = top(table, 1) - table.rectForRow(at: IndexPath(row: 2, section: 0)).maxY
      #expect(abs(gap - 106.0 / 3) < 1e-9)
    }
  }

  @Test func `titles of groups are in capitals, the first further down`() {
    showing(.grouped, titles: ["General", "More"]) { table in
      #expect(abs(top(table, 0) - 166.0 / 3) < 0.34)
      #expect(abs(table.rectForHeader(inSection: 1).height - 38) < 0.34)
      let texts = (0..<2).map { table.headerView(forSection: $0)?.textLabel?.text }
      #expect(texts == ["GENERAL", "MORE"])
    }
  }

  @Test func `a title keeps its height in a header that is lower or higher than its own`() throws {
    final class Heights: NSObject, UITableViewDelegate {
      let height: CGFloat
      init(_ height: CGFloat) { self.height = height }
      func tableView(_: UITableView, heightForHeaderInSection _: Int) -> CGFloat { height }
    }
    for height: CGFloat in [40, 70] {
      try showing(.grouped, titles: ["General", "More"]) { table in
        let heights = Heights(height)
        table.delegate = heights
        table.reloadData()
        table.layoutIfNeeded()
        for section in 0..<2 {
          let header = try #require(table.headerView(forSection: section))
          let label = try #require(header.textLabel)
          #expect(header.bounds.height == height)
          #expect(abs(label.frame.height - label.intrinsicContentSize.height) < 0.34)
          #expect(abs(label.frame.maxY - (height - 19.0 / 3)) < 0.34)
        }
      }
    }
  }

  @Test func `inset groups have corners and no line below their last row`() throws {
    try showing(.insetGrouped, titles: [nil]) { table in
      let cells = table.visibleCells
      try #require(cells.count == 3)
      #expect(cells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 361 })
      #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
      #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      #expect(cells.allSatisfy { $0.backgroundColor == .secondarySystemGroupedBackground })
      let margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
      #expect(cells[0].contentView.layoutMargins == margins)
    }
  }

  @Test func `a group as wide as the table has lines from edge to edge above and below it`() throws
  {
    try showing(.grouped, titles: [nil]) { table in
      let cells = table.visibleCells
      try #require(cells.count == 3)
      @MainActor func lines(_ cell: UITableViewCell) -> [CGRect] {
        cell.subviews.filter { $0.frame.height == 0.5 && !$0.isHidden }.map(\.frame)
          .sorted { $0.minY < $1.minY }
      }
      #expect(lines(cells[0]).first == CGRect(x: 0, y: 0, width: 393, height: 0.5))
      #expect(lines(cells[1]).map(\.minX) == [16])
      #expect(lines(cells[2]).map(\.minX) == [0])
    }
    try showing(.insetGrouped, titles: [nil]) { table in
      let first = try #require(table.visibleCells.first)
      #expect(first.subviews.filter { $0.frame.height == 0.5 && $0.frame.minY == 0 }.isEmpty)
    }
  }

  @Test func `plain sections have nothing between them`() {
    showing(.plain, titles: [nil, nil]) { table in
      #expect(top(table, 0) == 0 && top(table, 1) == 132)
      #expect(table.visibleCells[0].frame.minX == 0)
    }
  }
}
