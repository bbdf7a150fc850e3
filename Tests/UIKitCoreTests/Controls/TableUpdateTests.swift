import Foundation
import Testing
import UIKitCore

/// Changes of rows and sections that an app announces to a table.
@MainActor struct TableUpdateTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var counts = [3, 2]
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  /// What UIKit would throw when rows are changed in a table of three and two rows.
  private func exceptions(
    isLaidOut: Bool = true, _ change: @MainActor (UITableView, Rows) -> Void
  ) -> [String] {
    inWorld { world in
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      table.dataSource = rows
      if isLaidOut { table.layoutIfNeeded() }
      change(table, rows)
      table.layoutIfNeeded()
      #expect(world.exceptions.isEmpty || table.visibleCells.count == rows.counts.reduce(0, +))
      return world.exceptions
    }
  }

  @Test func `rows that the data source does not have are an exception`() {
    let found = exceptions { table, _ in
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    #expect(
      found == [
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number of rows contained in "
          + "that section before the update (3), plus or minus the number of rows inserted or "
          + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows "
          + "moved into or out of that section (0 moved in, 0 moved out)."
      ])
  }

  @Test func `a section that went without a word is an exception`() {
    let found = exceptions { table, rows in
      rows.counts = [3]
      table.deleteRows(
        at: [IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1)], with: .fade)
    }
    #expect(
      found == [
        "Invalid update: invalid number of sections.  The number of sections contained in the "
          + "table view after the update (1) must be equal to the number of sections contained in "
          + "the table view before the update (2), plus or minus the number of sections inserted or "
          + "deleted (0 inserted, 0 deleted)."
      ])
  }

  @Test func `a row that is not there cannot be deleted`() {
    let found = exceptions { table, _ in
      table.deleteRows(at: [IndexPath(row: 7, section: 1)], with: .none)
    }
    #expect(
      found == [
        "attempt to delete row 7 from section 1 which only contains 2 rows before the update"
      ])
  }

  @Test func `a batch is compared at its end, and the next one with what it left`() {
    let found = exceptions { table, rows in
      table.beginUpdates()
      table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
      table.performBatchUpdates {
        rows.counts = [3, 2, 4]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
      table.insertSections([2], with: .automatic)
      table.endUpdates()
      rows.counts[2] = 5
      table.insertRows(at: [IndexPath(row: 4, section: 2)], with: .automatic)
      rows.counts = [3, 5, 2]
      table.moveSection(2, toSection: 1)
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
    #expect(found == [])
  }

  @Test func `what was never asked for is not compared`() {
    let found = exceptions(isLaidOut: false) { table, rows in
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    #expect(found == [])
    let reloaded = exceptions { table, rows in
      rows.counts = [9]
      table.reloadData()
      table.reloadSections([0], with: .automatic)
    }
    #expect(reloaded == [])
  }

  @Test func `selected rows stay selected where they are now`() {
    inWorld { _ in
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      table.dataSource = rows
      table.layoutIfNeeded()
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      rows.counts = [4, 2]
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
      rows.counts = [3, 2]
      table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `rows that are shown anew are no longer selected`() {
    inWorld { _ in
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      table.dataSource = rows
      let path = IndexPath(row: 1, section: 0)
      @MainActor func select() {
        table.layoutIfNeeded()
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
      select()
      table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      #expect(table.indexPathForSelectedRow == path)
      table.reloadRows(at: [path], with: .none)
      #expect(table.indexPathForSelectedRow == nil)
      select()
      table.reloadSections([0], with: .none)
      #expect(table.indexPathForSelectedRow == nil)
      select()
      table.reloadData()
      #expect(table.indexPathForSelectedRow == nil)
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: path)?.isSelected == false)
    }
  }

  private final class Words: NSObject, UITableViewDataSource {
    var words: [String]
    init(_ words: [String]) { self.words = words }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = words[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test func `rows that are filled anew keep their cells and stay selected, and others make room`()
  {
    inWorld { world in
      let data = Words(["a", "b", "c"])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 480), style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
      table.dataSource = data
      let window = UIWindow()
      window.addSubview(table)
      window.layoutIfNeeded()
      let (second, third) = (IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0))
      let cell = table.cellForRow(at: second)
      let height = table.rectForRow(at: second).height
      table.selectRow(at: second, animated: false, scrollPosition: .none)
      data.words = ["new", "a", String(repeating: "word ", count: 30), "c"]
      table.performBatchUpdates {
        table.reconfigureRows(at: [second])
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
      world.clock.advance(to: 1)
      window.layoutIfNeeded()
      #expect(cell != nil && table.cellForRow(at: third) === cell)
      #expect(table.indexPathForSelectedRow == third)
      #expect((cell?.contentConfiguration as? UIListContentConfiguration)?.text == data.words[2])
      #expect(table.rectForRow(at: third).height > height + 40)
      #expect(cell?.frame == table.rectForRow(at: third))
      data.words[1] = "unseen"
      table.reconfigureRows(at: [third])
      let first = table.cellForRow(at: IndexPath(row: 1, section: 0))
      #expect((first?.contentConfiguration as? UIListContentConfiguration)?.text == "a")
    }
  }
}
