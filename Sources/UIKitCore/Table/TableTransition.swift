import AnimGeometry
import AnimLayoutEngine
import Foundation

/// The change of a table on screen from the rows before a batch to those after it.
struct TableTransition {
  /// Seconds from the old rows to the new ones; as long as those of collection views.
  static let duration = 0.3

  let map: IndexMap
  let batch: TableBatch

  init(_ map: IndexMap, _ batch: TableBatch) { (self.map, self.batch) = (map, batch) }

  /// Whether a row shows another cell in its place.
  func isReloaded(old path: IndexPath) -> Bool {
    map.isReloaded(old: path) || map.isReloaded(oldSection: path.section)
  }

  /// The row before the batch whose cell a row keeps; nil for one that is new or reloaded.
  func origin(of path: IndexPath) -> IndexPath? {
    map.oldIndexPath(forNew: path).flatMap { isReloaded(old: $0) ? nil : $0 }
  }

  /// How a row goes, by its place before the batch.
  func exit(of path: IndexPath) -> UITableView.RowAnimation {
    batch.leaving[path] ?? batch.leavingSections[path.section] ?? .automatic
  }

  /// The section before the batch whose header and footer a section keeps; nil for one that is new or reloaded.
  func origin(ofSection section: Int) -> Int? {
    map.oldSection(forNew: section).flatMap { map.isReloaded(oldSection: $0) ? nil : $0 }
  }

  /// How a section goes, by its place before the batch.
  func exit(ofSection section: Int) -> UITableView.RowAnimation {
    batch.leavingSections[section] ?? .automatic
  }

  /// How a section comes that has no origin, by its place after the batch.
  func entrance(ofSection section: Int) -> UITableView.RowAnimation {
    batch.enteringSections[section]
      ?? map.oldSection(forNew: section).flatMap { batch.leavingSections[$0] } ?? .automatic
  }

  /// How a row comes that has no origin, by its place after the batch.
  func entrance(of path: IndexPath) -> UITableView.RowAnimation {
    if let old = map.oldIndexPath(forNew: path) { return exit(of: old) }
    if let entrance = batch.entering[path] ?? batch.enteringSections[path.section] {
      return entrance
    }
    return map.oldSection(forNew: path.section).flatMap { batch.leavingSections[$0] } ?? .automatic
  }
}

extension UITableView.RowAnimation {
  /// How far from its place a cell of a size is, when it comes or when it has gone.
  func offset(of size: CGSize) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -size.width, y: 0)
    case .right: CGPoint(x: size.width, y: 0)
    case .top: CGPoint(x: 0, y: -size.height)
    case .bottom: CGPoint(x: 0, y: size.height)
    case .fade, .none, .middle, .automatic: .zero
    }
  }

  /// Whether a cell comes and goes by its opacity.
  var fades: Bool {
    switch self {
    case .fade, .middle, .automatic: true
    case .left, .right, .top, .bottom, .none: false
    }
  }
}

extension UITableView {
  /// Keeps the cells of rows that stay, and moves them and all others to where they are now.
  func animate(_ transition: TableTransition) {
    let map = transition.map
    let (oldPlaces, oldShown, oldOffset) = (places ?? [], shown, contentOffset)
    let oldViews = SectionViews(of: self)
    let oldEnd = tableFooterView?.frame
    (highlighted, movement) = (highlighted.flatMap(map.newIndexPath(forOld:)), nil)
    measured = [:]
    shown = [:]
    var leaving: [(path: IndexPath, cell: UITableViewCell, alpha: CGFloat)] = []
    for (path, cell) in oldShown.sorted(by: { $0.key < $1.key }) {
      if let new = map.newIndexPath(forOld: path), transition.origin(of: new) != nil {
        shown[new] = cell
      } else {
        leaving.append((path, cell, cell.alpha))
      }
    }
    places = nil
    // Cells that come are laid out, and with them would be the table.
    let wasPlacingRows = isPlacingRows
    isPlacingRows = true
    defer { isPlacingRows = wasPlacingRows }
    // What there is now, and what it looks like at the beginning.
    let offset = UIView.withoutAnimation {
      layOutRowsKeepingSectionViews(map)
      for (path, cell) in shown { dress(cell, at: path) }
      pinSectionViews()
      raiseMovedRows(transition)
      return isAtRest ? clamped(oldOffset) : oldOffset
    }
    let sectionViews = SectionViewTransition(from: oldViews, to: self, transition)
    var moves = sectionViews.moves
    if let tableFooterView, let oldEnd { moves.append(begin(tableFooterView, at: oldEnd)) }
    // Rows that leave the bounds are on their way there as long as the others move.
    let seen = Set(rows(in: CGRect(origin: offset, size: bounds.size)).map(\.path))
    let departing = shown.filter { !seen.contains($0.key) }.sorted { $0.key < $1.key }
    for (path, _) in departing { shown[path] = nil }
    let staying = shown
    var collapsing: [CollapsingRow] = []
    UIView.animate(withDuration: TableTransition.duration) {
      if offset != oldOffset { self.contentOffset = offset }
      self.showRows()
      for (path, cell) in self.shown.sorted(by: { $0.key < $1.key }) {
        if staying[path] === cell {
          cell.layoutIfNeeded()
        } else {
          self.bringIn(cell, at: path, from: oldPlaces, transition)
        }
      }
      for (path, cell, _) in leaving {
        if transition.map.newIndexPath(forOld: path) == nil,
          let restore = self.swipeActions?.abandon(cell)
        {
          collapsing.append(CollapsingRow(cell, in: self, restore))
        } else {
          self.takeOut(cell, from: path, transition)
        }
      }
      for (path, cell) in departing { cell.frame = self.rectForRow(at: path) }
      for (view, frame) in moves { view.frame = frame }
      sectionViews.run()
    } completion: { isFinished in
      for (_, cell, alpha) in leaving { cell.alpha = alpha }
      UIView.withoutAnimation { for row in collapsing { row.end() } }
      for (path, cell) in leaving.map({ ($0.path, $0.cell) }) + departing {
        self.retire(cell)
        self.delegate?.tableView?(self, didEndDisplaying: cell, forRowAt: path)
      }
      sectionViews.end()
      for completion in transition.batch.completions { completion(isFinished) }
    }
    setNeedsLayout()
  }

  /// Has rows that are moved pass above others, and below headers and footers.
  private func raiseMovedRows(_ transition: TableTransition) {
    let moved = transition.batch.announced.movedItems.compactMap { shown[$0.to] }
    guard !moved.isEmpty else { return }
    for cell in moved { bringSubviewToFront(cell) }
    for views in [headers, footers] {
      for (_, view) in views.sorted(by: { $0.key < $1.key }) { bringSubviewToFront(view) }
    }
    if let sectionIndex { bringSubviewToFront(sectionIndex) }
  }

  /// A view with where it goes, after it has been put where it comes from.
  func begin(_ view: UIView, at frame: CGRect) -> (view: UIView, frame: CGRect) {
    let end = view.frame
    UIView.withoutAnimation { view.frame = frame }
    return (view, end)
  }

  /// Has the cell of a row that was not on screen come from where the row was, or as its entrance says.
  private func bringIn(
    _ cell: UITableViewCell, at path: IndexPath, from old: [TableSectionPlaces],
    _ transition: TableTransition
  ) {
    let (end, alpha) = (cell.frame, cell.alpha)
    UIView.withoutAnimation {
      if let origin = transition.origin(of: path) {
        cell.frame = old[origin.section].rows[origin.row]
        return
      }
      let entrance = transition.entrance(of: path)
      if let origin = transition.map.oldIndexPath(forNew: path) {
        cell.frame.origin = old[origin.section].rows[origin.row].origin
      }
      let way = entrance.offset(of: end.size)
      cell.frame = cell.frame.offsetBy(dx: way.x, dy: way.y)
      if entrance.fades { cell.alpha = 0 }
    }
    cell.frame = end
    cell.alpha = alpha
  }

  /// Has the cell of a row go that is no longer there, or that another cell shows.
  private func takeOut(
    _ cell: UITableViewCell, from path: IndexPath, _ transition: TableTransition
  ) {
    let exit = transition.exit(of: path)
    UIView.withoutAnimation {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      if exit == .none { cell.alpha = 0 }
    }
    if let new = transition.map.newIndexPath(forOld: path) { cell.frame = rectForRow(at: new) }
    let way = exit.offset(of: cell.frame.size)
    cell.frame = cell.frame.offsetBy(dx: way.x, dy: way.y)
    if exit.fades { cell.alpha = 0 }
  }
}
