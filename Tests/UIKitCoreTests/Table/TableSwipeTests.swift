import AnimGeometry
import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// Swipes across the rows of a table, 44 points high and 400 wide, under synthetic fingers.
@MainActor struct TableSwipeTests {
  private class Names: NSObject, UITableViewDataSource {
    var names = ["a", "b", "c", "d"]
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(indexPath.row)")
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath.map { String($0.row) } ?? "nil")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  /// Rows with the button that deletes.
  private final class Plain: Names, UITableViewDelegate {}

  /// Two trailing actions and a leading one.
  private final class Actions: Names, UITableViewDelegate {
    func action(_ name: String, _ path: IndexPath) -> UIContextualAction {
      UIContextualAction(style: .normal, title: name) { [weak self] _, _, completion in
        self?.log.append("\(name) \(path.row)")
        completion(true)
      }
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(
        actions: indexPath.row == 3 ? [] : [action("A", indexPath), action("B", indexPath)])
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [action("L", indexPath)])
    }
  }

  /// Actions of the kind that was there before iOS 11.
  private final class OldActions: Names, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      [
        UITableViewRowAction(style: .normal, title: "O") { [weak self] _, path in
          self?.log.append("O \(path.row)")
        }
      ]
    }
  }

  private func withTable(
    of names: some Names & UITableViewDelegate,
    _ body: (UITableView, UIWindow, MediaClock) throws -> Void
  ) rethrows {
    try inWorld { world in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let table = UITableView(frame: window.bounds)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 44
      (table.dataSource, table.delegate) = (names, names)
      window.addSubview(table)
      window.layoutIfNeeded()
      try withExtendedLifetime(names) { try body(table, window, world.clock) }
    }
  }

  private func swipe(_ way: Double, row: Int = 1) -> FingerScript {
    .drag(
      from: CGPoint(x: way < 0 ? 350 : 50, y: 44 * Double(row) + 22), by: CGVector(dx: way, dy: 0),
      duration: 0.4, release: .rest, hold: 0.2)
  }

  private func cell(_ table: UITableView, _ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test func `a row's content follows the finger, and its buttons stay and do what they say`()
    throws
  {
    let names = Actions()
    try withTable(of: names) { table, window, clock in
      window.perform(swipe(-110))
      clock.advance(to: 0.5)
      let cell = try cell(table, 1)
      #expect(cell.bounds.minX == 100 && cell.showingDeleteConfirmation)
      #expect(cell.configurationState.isSwiped && !cell.configurationState.isEditing)
      #expect(table.isEditing && !table.editsRows)
      clock.advance(to: 2)
      #expect(cell.bounds.minX == 148)
      window.perform(.tap(at: CGPoint(x: 400 - 148 + 37, y: 66)))
      clock.advance(to: 4)
      #expect(cell.bounds.minX == 0 && !table.isEditing && !cell.showingDeleteConfirmation)
      #expect(names.log == ["begin 1", "B 1", "end 1"])
    }
  }

  @Test func `both ends have actions, and a tap elsewhere or the end of editing closes a row`()
    throws
  {
    let names = Actions()
    try withTable(of: names) { table, window, clock in
      window.perform(swipe(80))
      clock.advance(to: 2)
      let cell = try cell(table, 1)
      #expect(cell.bounds.minX == -74)
      window.perform(.tap(at: CGPoint(x: 200, y: 22)))
      clock.advance(to: 4)
      #expect(cell.bounds.minX == 0 && names.log == ["begin 1", "end 1"])
      window.perform(swipe(80))
      clock.advance(to: 6)
      #expect(cell.bounds.minX == -74)
      table.setEditing(false, animated: false)
      #expect(cell.bounds.minX == 0 && cell.subviews.count == 2)
      // A row without actions stays where it is.
      window.perform(swipe(-150, row: 3))
      clock.advance(to: 8)
      try #expect(self.cell(table, 3).bounds.minX == 0)
      #expect(
        names.log.filter { !$0.hasPrefix("select") } == ["begin 1", "end 1", "begin 1", "end 1"])
    }
  }

  @Test func `rows that can be deleted have a button for it, which a full swipe presses`() throws {
    let names = Plain()
    try withTable(of: names) { table, window, clock in
      window.perform(swipe(-60))
      clock.advance(to: 2)
      let cell = try cell(table, 1)
      #expect(cell.bounds.minX > 73)
      window.perform(.tap(at: CGPoint(x: 370, y: 66)))
      clock.advance(to: 2.15)
      // It closes from below in its colour, with what is in it as it was.
      let frame = try #require(cell.superview?.layer.presentation()?.frame)
      #expect(frame.height > 2)
      #expect(frame.height < 42)
      #expect(frame.minY == 44)
      #expect(cell.frame.height == 44 && cell.alpha == 1)
      clock.advance(to: 4)
      #expect(names.names == ["a", "c", "d"] && cell.superview == nil && cell.bounds.minX == 0)
      window.perform(swipe(-340, row: 2))
      clock.advance(to: 6)
      #expect(names.names == ["a", "c"])
      #expect(
        names.log == ["begin 1", "commit 1", "end nil", "begin 2", "commit 2", "end nil"])
    }
  }

  @Test func `where the data source is known not to delete, rows are not moved aside`() throws {
    let names = Plain()
    try withTable(of: names) { table, window, clock in
      UIEnvironment.current.implements = { _, name in name != "tableView(_:commit:forRowAt:)" }
      window.perform(swipe(-150))
      clock.advance(to: 0.5)
      try #expect(cell(table, 1).bounds.minX == 0)
      // A row that can be moved has a grip also where nobody says that it can.
      table.setEditing(true, animated: false)
      try #expect(cell(table, 1).showsReorderControl)
    }
  }

  @Test func `actions from before iOS 11 do what they say, and their row closes`() throws {
    let names = OldActions()
    try withTable(of: names) { table, window, clock in
      window.perform(swipe(-80))
      clock.advance(to: 2)
      window.perform(.tap(at: CGPoint(x: 370, y: 66)))
      clock.advance(to: 4)
      #expect(names.log == ["begin 1", "O 1", "end 1"])
      try #expect(cell(table, 1).bounds.minX == 0)
    }
  }

  @Test func `a table that is loaded anew has its rows as they were`() throws {
    let names = Actions()
    try withTable(of: names) { table, window, clock in
      window.perform(swipe(-110))
      clock.advance(to: 2)
      let old = try cell(table, 1)
      table.reloadData()
      window.layoutIfNeeded()
      #expect(old.bounds.minX == 0 && !old.isSwiped && !table.isEditing)
      try #expect(cell(table, 1).bounds.minX == 0)
    }
  }
}
