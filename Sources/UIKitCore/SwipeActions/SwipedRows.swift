import Foundation

/// A scroll view whose rows a finger moves aside to uncover their actions.
@MainActor protocol SwipedRows: UIScrollView {
  /// The row at a point of the content, with the cell that shows it; nil for none.
  func swipedRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)?
  /// The actions that a swipe across a row uncovers; nil for none.
  func swipeActions(forRowAt path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Whether a cell shows a row.
  func shows(_ cell: any SwipedCell) -> Bool
  /// Told how far the actions of a row are.
  func swipe(of cell: any SwipedCell, did change: SwipeChange)
}

/// How far the actions of a row are: about to come, there, about to go, gone.
enum SwipeChange { case willOpen, didOpen, willClose, didClose }

/// A cell whose content can be moved aside.
@MainActor protocol SwipedCell: UIView {
  /// Whether the row's actions are in sight.
  var isSwiped: Bool { get set }
  /// Puts the content where it is without a swipe.
  func restoreContent()
}

extension UICollectionView: SwipedRows {
  func swipedRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else {
      return nil
    }
    return (path, cell)
  }

  func swipeActions(forRowAt path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    currentLayout.swipeActions(forItemAt: path, isLeading: isLeading)
  }

  func shows(_ cell: any SwipedCell) -> Bool { visible.values.contains { $0 === cell } }

  func swipe(of cell: any SwipedCell, did change: SwipeChange) {}
}

extension UICollectionViewCell: SwipedCell {
  func restoreContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
  }
}

extension UITableViewCell: SwipedCell {
  func restoreContent() { setNeedsLayout() }
}
