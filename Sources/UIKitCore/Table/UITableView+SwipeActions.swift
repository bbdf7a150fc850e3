import AnimLayers
import Foundation

/// What a finger that moves a row aside uncovers.
extension UITableView: SwipedRows {
  func swipedRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)? {
    guard let path = indexPathForRow(at: point), let cell = shown[path] else { return nil }
    return (path, cell)
  }

  func swipeActions(forRowAt path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard !editsRows, dataSource?.tableView?(self, canEditRowAt: path) ?? true else { return nil }
    if isLeading {
      return delegate?.tableView?(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    // Whoever answers nil leaves it to the older ways.
    return delegate?.tableView?(self, trailingSwipeActionsConfigurationForRowAt: path)
      ?? delegate?.tableView?(self, editActionsForRowAt: path).map { rowActions($0, at: path) }
      ?? deletion(ofRowAt: path)
  }

  /// The actions from before iOS 11 as those that came then.
  private func rowActions(
    _ actions: [UITableViewRowAction], at path: IndexPath
  ) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: actions.map { old in
        let action = UIContextualAction(
          style: old.style == .default ? .destructive : .normal, title: old.title
        ) { _, _, completion in
          old.handler(old, path)
          completion(true)
        }
        action.backgroundColor = old.backgroundColor
        return action
      })
  }

  /// The button that deletes a row; nil for a row that cannot be deleted.
  private func deletion(ofRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    let style = delegate?.tableView?(self, editingStyleForRowAt: path) ?? .delete
    guard style == .delete, implements("tableView(_:commit:forRowAt:)") ?? true else { return nil }
    let title =
      delegate?.tableView?(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      if let self { dataSource?.tableView?(self, commit: .delete, forRowAt: path) }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Whether the data source has an optional method; nil where that cannot be seen.
  func implements(_ method: String) -> Bool? {
    dataSource.flatMap { UIEnvironment.current.implements($0, method) }
  }

  func shows(_ cell: any SwipedCell) -> Bool { shown.values.contains { $0 === cell } }

  func swipe(of cell: any SwipedCell, did change: SwipeChange) {
    guard let cell = cell as? UITableViewCell else { return }
    let path = shown.first { $0.value === cell }?.key
    switch change {
    case .willOpen:
      if let path { delegate?.tableView?(self, willBeginEditingRowAt: path) }
      cell.willTransition(to: .showingDeleteConfirmation)
    case .didOpen: cell.didTransition(to: .showingDeleteConfirmation)
    case .willClose: cell.willTransition(to: [])
    case .didClose:
      cell.didTransition(to: [])
      delegate?.tableView?(self, didEndEditingRowAt: path)
    }
  }
}
