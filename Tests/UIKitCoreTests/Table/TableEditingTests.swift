import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// What rows show while their table is edited, and how a finger moves them.
@MainActor struct TableRowEditingTests {
  private final class Cell: UITableViewCell {
    var transitions: [String] = []
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      transitions.append("will \(state.rawValue)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      transitions.append("did \(state.rawValue)")
    }
  }

  private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["A", "B", "C", "D"]
    var proposals: [Int] = []
    /// The last place that a row may get.
    var last = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 3
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row < 2 ? .none : .delete }
    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 0 }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      proposals.append(proposedDestinationIndexPath.row)
      return IndexPath(row: min(last, proposedDestinationIndexPath.row), section: 0)
    }
  }

  /// A table of four rows of 44 points in a window.
  private func withTable(_ body: (UITableView, Names, UIWindow, World) throws -> Void) rethrows {
    try inWorld { world in
      let (window, names) = (UIWindow(), Names())
      let table = UITableView(frame: window.bounds)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 44
      (table.dataSource, table.delegate) = (names, names)
      window.addSubview(table)
      window.layoutIfNeeded()
      try body(table, names, window, world)
    }
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.map { $0.textLabel?.text }
  }

  @Test func `rows make room for signs and grips, and their accessories go`() throws {
    try withTable { table, _, window, _ in
      let width = table.bounds.width
      let cells = table.visibleCells
      #expect(cells.map(\.contentView.frame.maxX) == Array(repeating: width - 38, count: 4))
      table.setEditing(true, animated: false)
      window.layoutIfNeeded()
      // The first one does not indent, the second one does without a sign.
      #expect(cells.map(\.contentView.frame.minX) == [0, 38, 38, 38])
      #expect(cells.map(\.contentView.frame.maxX) == [width - 44, width - 44, width - 44, width])
      #expect(cells.map(\.separator.frame.minX) == [16, 54, 54, 54])
      #expect(cells.map(\.editingStyle) == [.none, .none, .delete, .delete])
      #expect(cells.map(\.showsReorderControl) == [true, true, true, false])
      #expect(cells.map(\.isEditing) == [true, true, true, true])
      cells[3].editingAccessoryType = .checkmark
      window.layoutIfNeeded()
      #expect(cells[3].contentView.frame.maxX == width - 38)
      table.setEditing(false, animated: false)
      window.layoutIfNeeded()
      #expect(cells.map(\.contentView.frame.minX) == [0, 0, 0, 0])
      #expect(cells.map(\.contentView.frame.maxX) == Array(repeating: width - 38, count: 4))
      let cell = try #require(cells.first as? Cell)
      #expect(cell.transitions == ["will 1", "did 1", "will 0", "did 0"])
    }
  }

  @Test func `cells are told at the end of an animation that signs have come`() throws {
    try withTable { table, _, _, world in
      let cell = try #require(table.visibleCells.first as? Cell)
      table.setEditing(true, animated: true)
      #expect(cell.transitions == ["will 1"])
      world.clock.advance(to: 1)
      #expect(cell.transitions == ["will 1", "did 1"])
    }
  }

  @Test func `a finger moves a row by its grip, and others make way`() {
    withTable { table, names, window, world in
      table.setEditing(true, animated: false)
      window.layoutIfNeeded()
      let cells = table.visibleCells
      let grip = CGPoint(x: table.bounds.width - 20, y: 22)
      window.perform(.drag(from: grip, by: CGVector(dx: 0, dy: 88), duration: 1))
      world.clock.advance(to: 0.95)
      #expect(names.proposals == [1, 2])
      #expect(cells[1].frame.minY == 0 && cells[2].frame.minY == 44 && cells[3].frame.minY == 132)
      world.clock.advance(to: 3)
      #expect(names.names == ["B", "C", "A", "D"])
      #expect(texts(table) == ["B", "C", "A", "D"])
      #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
      #expect(table.contentOffset.y == 0)
    }
  }

  @Test func `the delegate may send a row somewhere else`() {
    withTable { table, names, window, world in
      names.last = 1
      table.setEditing(true, animated: false)
      window.layoutIfNeeded()
      let grip = CGPoint(x: table.bounds.width - 20, y: 22)
      window.perform(.drag(from: grip, by: CGVector(dx: 0, dy: 100), duration: 1))
      world.clock.advance(to: 3)
      #expect(names.proposals.last == 2 && names.names == ["B", "A", "C", "D"])
    }
  }

  @Test func `a table's controller turns its editing on`() {
    inWorld { _ in
      let controller = UITableViewController(style: .plain)
      controller.loadViewIfNeeded()
      controller.setEditing(true, animated: false)
      #expect(controller.tableView.isEditing)
      controller.isEditing = false
      #expect(!controller.tableView.isEditing)
    }
  }
}
