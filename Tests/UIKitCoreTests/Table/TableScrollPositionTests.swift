import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Where a row is to which a table scrolls.
@MainActor struct TableScrollPositionTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var count = 20
    var title: String?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
  }

  private func withTable(_ body: (UITableView, Rows) -> Void) {
    inWorld { _ in
      let (window, rows) = (UIWindow(), Rows())
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.dataSource = rows
      table.rowHeight = 50
      table.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 60, right: 0)
      window.addSubview(table)
      window.layoutIfNeeded()
      body(table, rows)
    }
  }

  private func offset(
    _ table: UITableView, _ row: Int, _ position: UITableView.ScrollPosition
  ) -> CGFloat {
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
    return table.contentOffset.y
  }

  @Test func `rows come to what insets leave free`() {
    withTable { table, _ in
      #expect(offset(table, 10, .top) == CGFloat(500 - 100))
      #expect(offset(table, 10, .bottom) == CGFloat(550 - 400 + 60))
      // In the middle between 100 and 340.
      #expect(offset(table, 10, .middle) == CGFloat(525 - 220))
      #expect(offset(table, 11, .none) == CGFloat(305))
      #expect(offset(table, 0, .none) == CGFloat(-100))
      #expect(offset(table, 19, .top) == CGFloat(1000 - 400 + 60))
    }
  }

  @Test func `what fits stays at the top`() {
    withTable { table, rows in
      rows.count = 3
      table.reloadData()
      table.layoutIfNeeded()
      #expect(offset(table, 2, .bottom) == CGFloat(-100))
    }
  }

  @Test func `the header of a plain section stays above its row`() {
    withTable { table, rows in
      rows.title = "Header"
      table.reloadData()
      table.layoutIfNeeded()
      let header = table.rectForHeader(inSection: 0).height
      let row = table.rectForRow(at: IndexPath(row: 8, section: 0))
      #expect(header > 0)
      #expect(offset(table, 8, .top) == row.minY - header - CGFloat(100))
    }
  }

  @Test func `a row that is selected is scrolled to, if somebody says where`() {
    withTable { table, _ in
      table.selectRow(at: IndexPath(row: 10, section: 0), animated: false, scrollPosition: .none)
      #expect(table.contentOffset.y == CGFloat(-100))
      table.selectRow(at: IndexPath(row: 10, section: 0), animated: false, scrollPosition: .top)
      #expect(table.contentOffset.y == CGFloat(400))
    }
  }
}
