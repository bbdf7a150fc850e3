import Foundation
import Testing
import UIKitCore

/// What a table and its cells show besides their rows.
@MainActor struct TableLookTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "header"
    }
  }

  /// A table of 320 × 400 points with three rows of 44 below 22 points and a header of 28, laid out.
  private func withTable(_ body: (UITableView) throws -> Void) rethrows {
    try inWorld { _ in
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      table.dataSource = rows
      table.layoutIfNeeded()
      try body(table)
      withExtendedLifetime(rows) {}
    }
  }

  /// The line below a cell: the only subview that is half a point high.
  private func line(_ cell: UITableViewCell?) -> UIView? {
    cell?.subviews.first { $0.frame.height == 0.5 }
  }

  private final class Header: UITableViewHeaderFooterView {
    private(set) var reuses = 0
    override func prepareForReuse() { reuses += 1 }
  }

  private final class Headers: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  @Test func `headers of a registered class are made, shown and used again`() throws {
    try withTable { table in
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "header")
      table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      let delegate = Headers()
      table.delegate = delegate
      table.reloadData()
      table.layoutIfNeeded()
      let header = try #require(table.headerView(forSection: 0) as? Header)
      #expect(header.frame == CGRect(x: 0, y: 22, width: 320, height: 28))
      #expect(header.contentView.frame == header.bounds && header.reuses == 0)
      #expect(table.rectForHeader(inSection: 0) == header.frame)
      #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 182, width: 320, height: 0))
      #expect(table.rectForHeader(inSection: 1) == .zero)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0) === header && header.reuses == 1)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `the container of a text view says how far text is from its sides`() {
    inWorld { _ in
      let view = UITextView()
      view.isScrollEnabled = false
      view.text = "text"
      let width = view.intrinsicContentSize.width
      view.textContainer.lineFragmentPadding = 0
      #expect(view.intrinsicContentSize.width == width - 10)
    }
  }

  @Test func `the table's separator inset holds for cells without one of their own`() throws {
    try withTable { table in
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(line(cell)?.frame.minX == 16)
      table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
      cell.layoutIfNeeded()
      #expect(line(cell)?.frame == CGRect(x: 40, y: 43.5, width: 270, height: 0.5))
      cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
      cell.layoutIfNeeded()
      #expect(line(cell)?.frame.minX == 5)
    }
  }

  @Test func `a table's background is behind its rows and does not scroll`() {
    withTable { table in
      let background = UIView()
      table.rowHeight = 300
      table.backgroundView = background
      table.contentOffset.y = 30
      table.layoutIfNeeded()
      #expect(background.frame == CGRect(x: 0, y: 30, width: 320, height: 400))
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.subviews.first === background)
      table.backgroundView = nil
      #expect(background.superview == nil)
    }
  }

  /// What a cell has behind its content once it was selected.
  private func grey(behind cell: UITableViewCell) -> UIView? {
    cell.subviews.first { $0.backgroundColor == .systemGray4 }
  }

  @Test func `a cell's selected background takes the place of grey`() throws {
    let (back, chosen) = (UIView(), UIView())
    try withTable { table in
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      cell.selectedBackgroundView = chosen
      cell.backgroundView = back
      #expect(Array(cell.subviews.prefix(2)) == [back, chosen])
      #expect(back.frame == cell.bounds && chosen.alpha == 0)
      cell.isSelected = true
      #expect(chosen.alpha == 1 && grey(behind: cell) == nil)
      cell.selectedBackgroundView = nil
      #expect(chosen.superview == nil && grey(behind: cell)?.alpha == 1)
    }
  }

  @Test func `grey is behind an accessory, too, and an app's colours stay`() throws {
    try withTable { table in
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      cell.accessoryType = .checkmark
      cell.contentView.backgroundColor = .yellow
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width < cell.bounds.width)
      #expect(grey(behind: cell)?.frame == cell.bounds)
      #expect(cell.subviews.first === grey(behind: cell))
      cell.isSelected = false
      #expect(grey(behind: cell)?.alpha == 0 && cell.contentView.backgroundColor == .yellow)
    }
  }

  @Test func `indentation moves a cell's label in`() throws {
    try withTable { table in
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.textLabel?.frame.minX == 16)
      cell.indentationLevel = 2
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.minX == 36)
      cell.indentationWidth = 15
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.minX == 46)
    }
  }

  @Test func `rows are as wide as a table that changes its width`() throws {
    try withTable { table in
      table.frame.size.width = 200
      table.layoutIfNeeded()
      #expect(table.contentSize.width == 200)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
      #expect(cell.frame == CGRect(x: 0, y: 22 + 28 + 2 * 44, width: 200, height: 44))
    }
  }

  @Test func `padding is above the header`() {
    withTable { table in
      // A header of 28 points and three rows of 44.
      #expect(table.contentSize.height == 182)
      table.sectionHeaderTopPadding = 0
      table.layoutIfNeeded()
      #expect(table.contentSize.height == 160)
      table.sectionHeaderTopPadding = 12
      table.layoutIfNeeded()
      #expect(table.contentSize.height == 172)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 40)
    }
  }

  @Test func `a cell without text has only the app's own views in its content`() {
    inWorld { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let own = UILabel()
      cell.contentView.addSubview(own)
      cell.layoutIfNeeded()
      #expect(cell.contentView.subviews == [own])
      cell.textLabel?.text = "Text"
      cell.layoutIfNeeded()
      #expect(cell.contentView.subviews.count == 2 && cell.textLabel?.frame.minX == 16)
    }
  }

  private final class Texts: NSObject, UITableViewDataSource {
    let style: UITableViewCell.CellStyle
    let lines: Int

    init(_ style: UITableViewCell.CellStyle, lines: Int) {
      (self.style, self.lines) = (style, lines)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Array(repeating: "line", count: lines).joined(separator: "\n")
      cell.detailTextLabel?.text = "detail"
      return cell
    }
  }

  /// Heights as Interface Builder writes them down, in pixels of a screen of two pixels a point.
  @Test(arguments: [
    (UITableViewCell.CellStyle.default, 1, 44.0), (.value1, 1, 44), (.default, 3, 84.5),
    (.subtitle, 1, 55.5),
  ])
  func `rows are as high as their cells' own labels`(
    _ style: UITableViewCell.CellStyle, _ lines: Int, _ height: CGFloat
  ) {
    inWorld { _ in
      let texts = Texts(style, lines: lines)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      table.dataSource = texts
      table.layoutIfNeeded()
      #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).height - height) < 0.75)
    }
  }
}
