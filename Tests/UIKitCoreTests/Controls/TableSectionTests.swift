import Foundation
import Testing
import UIKitCore

/// Headers and footers of a table's sections.
@MainActor struct TableSectionTests {
  /// Two sections of ten rows, each with a header and a footer.
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var footerHeight = UITableView.automaticDimension

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "header \(section)"
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "A note on what is above it, as long as two lines or three of them." : nil
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      section == 1 ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer") : nil
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      section == 1 ? footerHeight : UITableView.automaticDimension
    }
  }

  /// One section whose header and footer have no height.
  private final class Bare: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked += 1
      return UILabel()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      0
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      asked += 1
      return UILabel()
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      0
    }
  }

  @Test func `a header that grows with its table has the height of its place all the same`() {
    inWorld { _ in
      final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          header
        }
        func tableView(
          _ tableView: UITableView, heightForHeaderInSection section: Int
        ) -> CGFloat { 50 }
      }
      let source = Source()
      source.header.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      table.dataSource = source
      table.delegate = source
      table.layoutIfNeeded()
      #expect(source.header.frame.height == 50)
      table.frame.size.height = 600
      table.layoutIfNeeded()
      #expect(source.header.frame.height == 50)
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `a header of no height is not there, nor is the room above it`(_ style: UITableView.Style) {
    inWorld { _ in
      let bare = Bare()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
      table.dataSource = bare
      table.delegate = bare
      table.layoutIfNeeded()
      #expect(bare.asked == 0)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    }
  }

  /// A table of 320 × 200 points, laid out.
  private func withTable(
    _ style: UITableView.Style, _ body: (UITableView, Sections) throws -> Void
  ) rethrows {
    try inWorld { _ in
      let sections = Sections()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "footer")
      table.dataSource = sections
      table.delegate = sections
      table.layoutIfNeeded()
      try body(table, sections)
    }
  }

  /// The texts of titles with the places of their views in the bounds.
  private func titles(of table: UITableView) -> [String: CGRect] {
    var result: [String: CGRect] = [:]
    for case let view as UITableViewHeaderFooterView in table.subviews {
      if let text = view.textLabel?.text {
        result[text] = view.frame.offsetBy(dx: 0, dy: -table.bounds.minY)
      }
    }
    return result
  }

  @Test
  func `a footer comes after the rows of its section, as high as its text or as is asked for`()
    throws
  {
    try withTable(.grouped) { table, sections in
      let note = table.rectForFooter(inSection: 0)
      #expect(note.minY == table.rectForRow(at: IndexPath(row: 9, section: 0)).maxY)
      // Two lines of footnote text.
      #expect(note.height > 28 && note.height < 60)
      #expect(table.rectForHeader(inSection: 1).minY == note.maxY)
      #expect(table.footerView(forSection: 0)?.textLabel?.text?.hasPrefix("A note") == true)
      let footer = try #require(table.footerView(forSection: 1))
      #expect(footer.frame == table.rectForFooter(inSection: 1))
      #expect(footer.frame.height == 28)
      #expect(table.contentSize.height == footer.frame.maxY)
      sections.footerHeight = 50
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.footerView(forSection: 1) === footer)
      #expect(footer.frame.height == 50)
      #expect(table.rect(forSection: 1).maxY == table.contentSize.height)
    }
  }

  @Test func `headers and footers of a plain table stay in sight with their section`() {
    withTable(.plain) { table, _ in
      let note = "A note on what is above it, as long as two lines or three of them."
      let end = table.rectForFooter(inSection: 0)
      // The footer stands at the bottom, above rows that go on below.
      #expect(titles(of: table)[note]?.maxY == 200)
      table.contentOffset.y = 100
      table.layoutIfNeeded()
      #expect(titles(of: table)["header 0"]?.minY == 0)
      // The next header pushes it out.
      table.contentOffset.y = end.minY - 10
      table.layoutIfNeeded()
      #expect(titles(of: table)["header 0"]?.maxY == 10)
      #expect(titles(of: table)[note]?.minY == 10)
      #expect(table.rectForHeader(inSection: 0).minY == 22)
    }
  }

  @Test func `those of a grouped table go with the rows`() {
    withTable(.grouped) { table, _ in
      table.contentOffset.y = 100
      table.layoutIfNeeded()
      #expect(titles(of: table)["HEADER 0"]?.minY == -100)
    }
  }

  private final class CountingTable: UITableView {
    private(set) var reloads = 0

    override func reloadData() {
      super.reloadData()
      reloads += 1
    }
  }

  @Test func `rows are there when they are asked for, and only an app's own reload is one`() {
    inWorld { _ in
      let sections = Sections()
      let table = CountingTable(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = sections
      table.rowHeight = 50
      #expect(table.visibleCells.count == 3)
      table.insertRows(at: [], with: .automatic)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
      #expect(table.reloads == 0)
      table.reloadData()
      #expect(table.reloads == 1 && table.indexPathsForVisibleRows?.count == 3)
    }
  }
}
