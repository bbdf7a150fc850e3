import AnimLayers
import Foundation

extension UITableView {
  /// Gives a cell the signs of its row while the table is edited, or takes them away.
  func show(editing cell: UITableViewCell, at path: IndexPath) {
    let canEdit = dataSource?.tableView?(self, canEditRowAt: path) ?? true
    let choosesSeveral = editsRows && allowsMultipleSelectionDuringEditing
    let style: UITableViewCell.EditingStyle =
      editsRows && canEdit && !choosesSeveral
      ? delegate?.tableView?(self, editingStyleForRowAt: path) ?? .delete : .none
    let moves = implements("tableView(_:moveRowAt:to:)")
    let canMove =
      editsRows && moves ?? true
      && (dataSource?.tableView?(self, canMoveRowAt: path) ?? moves ?? false)
    let indents =
      editsRows && canEdit
      && (delegate?.tableView?(self, shouldIndentWhileEditingRowAt: path) ?? true)
    let state: UITableViewCell.StateMask = editsRows && canEdit ? .showingEditControl : []
    let changes = cell.isEditing != editsRows
    if changes { cell.willTransition(to: state) }
    cell.setEditing(editsRows, animated: changesSignsAnimated)
    cell.editingStyle = style
    cell.showsReorderControl = canMove
    cell.shouldIndentWhileEditing = indents
    let start: RowSigns.Start =
      switch style {
      case .none: choosesSeveral && canEdit ? .circle : indents ? .room : .nothing
      case .delete: .delete
      case .insert: .insert
      }
    cell.signs.show(
      start, in: cell,
      act: { [weak self, weak cell] in
        guard let self, let path = cell.flatMap({ self.indexPath(for: $0) }) else { return }
        dataSource?.tableView?(self, commit: style, forRowAt: path)
      },
      move: canMove
        ? { [weak self, weak cell] press in cell.map { self?.move($0, by: press) } } : nil)
    guard changes else { return }
    if changesSignsAnimated {
      MediaClock.current.schedule(after: Self.editingDuration) { cell.didTransition(to: state) }
    } else {
      cell.didTransition(to: state)
    }
  }

  /// Tells of a tap on the symbol at the right edge of a row.
  func accessoryWasTapped(of cell: UITableViewCell?) {
    guard let path = cell.flatMap({ indexPath(for: $0) }) else { return }
    delegate?.tableView?(self, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Movement

  /// Moves a row as a finger moves its grip.
  private func move(_ cell: UITableViewCell, by press: UILongPressGestureRecognizer) {
    let y = press.location(in: self).y
    switch press.state {
    case .began:
      guard let path = indexPath(for: cell) else { return }
      movement = RowMovement(source: path, grip: y - cell.center.y)
      bringSubviewToFront(cell)
    case .changed: moveRow(cell, to: y)
    case .ended: endMovement(of: cell, asWanted: true)
    case .cancelled, .failed: endMovement(of: cell, asWanted: false)
    case .possible: break
    }
  }

  private func moveRow(_ cell: UITableViewCell, to y: CGFloat) {
    guard var movement else { return }
    cell.center.y = y - movement.grip
    guard let proposed = place(at: cell.center.y), proposed != movement.proposed else { return }
    movement.proposed = proposed
    movement.target =
      delegate?.tableView?(
        self, targetIndexPathForMoveFromRowAt: movement.source, toProposedIndexPath: proposed)
      ?? proposed
    self.movement = movement
    UIView.animate(withDuration: RowMovement.duration) { self.showRows() }
  }

  /// The row whose place a height in the content is in, also of a section without rows; nil between sections.
  private func place(at y: CGFloat) -> IndexPath? {
    for (section, places) in (places ?? []).enumerated() {
      if let row = places.rows.firstIndex(where: { $0.minY <= y && y < $0.maxY }) {
        return IndexPath(row: row, section: section)
      }
      if places.rows.isEmpty, places.header.minY <= y, y < places.footer.maxY {
        return IndexPath(row: 0, section: section)
      }
    }
    return nil
  }

  private func endMovement(of cell: UITableViewCell, asWanted: Bool) {
    guard let movement else { return }
    self.movement = nil
    let target = asWanted ? movement.target : movement.source
    if target != movement.source {
      dataSource?.tableView?(self, moveRowAt: movement.source, to: target)
      forgetRows()
      layoutIfNeeded()
    }
    guard let moved = cellForRow(at: target) else { return }
    let (frame, start) = (rectForRow(at: target), cell.center)
    moved.center.y = start.y
    bringSubviewToFront(moved)
    UIView.animate(withDuration: RowMovement.duration) {
      self.showRows()
      moved.frame = frame
    }
  }
}

/// A row that a finger moves.
struct RowMovement {
  /// Seconds until rows have made room; by eye.
  static let duration = 0.25

  /// Where the row is for the data source.
  let source: IndexPath
  /// Where it would go.
  var target: IndexPath
  /// What the delegate was asked about last.
  var proposed: IndexPath
  /// How far below the row's middle the finger is, in points.
  let grip: CGFloat

  init(source: IndexPath, grip: CGFloat) {
    (self.source, self.target, self.proposed, self.grip) = (source, source, source, grip)
  }

  /// How many heights of the moved row another one makes way: up, down or not at all.
  func way(of path: IndexPath) -> CGFloat {
    if source < path, path < target || path == target && path.section == source.section {
      return -1
    }
    if target <= path, path < source { return 1 }
    return 0
  }
}
