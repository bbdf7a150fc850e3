import Foundation

/// The selection of a collection view, and what may be selected.
struct SelectionState {
  var allows = true
  var allowsMultiple = false
  var allowsWhileEditing = false
  var allowsMultipleWhileEditing = false
  var isEditing = false
  /// In the order in which they were selected.
  var paths: [IndexPath] = []
  /// The item under a finger, while it is highlighted.
  var highlighted: IndexPath?
}

extension UICollectionView {
  func select(
    _ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection.paths { deselectItem(at: path, animated: animated) }
      return
    }
    guard allowsSelection || selection.isEditing, counts.contains(indexPath) else { return }
    if !selectsSeveral {
      for path in selection.paths where path != indexPath {
        deselectItem(at: path, animated: animated)
      }
    }
    if !selection.paths.contains(indexPath) { selection.paths.append(indexPath) }
    setSelected(true, at: indexPath, animated: animated)
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath, animated: Bool) {
    guard let cell = cellForItem(at: indexPath) else { return }
    if animated {
      UIView.animate(withDuration: CollectionViewAnimation.duration, delay: 0) {
        cell.isSelected = isSelected
      }
    } else {
      cell.isSelected = isSelected
    }
  }

  /// Selects or deselects as a tap on the item does, with the delegate's questions and notices in
  /// UIKit's order.
  func selectByTouch(_ indexPath: IndexPath) {
    if let header = outlineHeader(at: indexPath) { return header.toggleOutline() }
    guard maySelect else { return }
    let isSelected = selection.paths.contains(indexPath)
    if isSelected, selectsSeveral {
      guard delegate?.collectionView?(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView?.noted(CallLog.text(indexPath))(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView?(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let replaced = selectsSeveral ? [] : selection.paths.filter { $0 != indexPath }
    for path in replaced {
      deselectItem(at: path, animated: false)
      delegate?.collectionView?.noted(CallLog.text(path))(self, didDeselectItemAt: path)
    }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView?.noted(CallLog.text(indexPath))(self, didSelectItemAt: indexPath)
    if let cell = cellForItem(at: indexPath) { cell.selectionAction?(cell) }
  }

  // MARK: Editing

  /// Whether taps select.
  private var maySelect: Bool {
    selection.isEditing
      ? selection.allowsWhileEditing || selection.allowsMultipleWhileEditing : allowsSelection
  }

  /// Whether several items may be selected.
  private var selectsSeveral: Bool {
    selection.isEditing ? selection.allowsMultipleWhileEditing : allowsMultipleSelection
  }

  /// Shows rows as they are edited, or not.
  func setEditing(_ isEditing: Bool) {
    guard isEditing != selection.isEditing else { return }
    // Rows that were chosen to be edited are not chosen any more.
    if !isEditing, selectsSeveral, !allowsMultipleSelection {
      for path in selection.paths { deselectItem(at: path, animated: false) }
    }
    selection.isEditing = isEditing
    func change() {
      for cell in visibleCells {
        cell.stateDidChange()
        (cell as? UICollectionViewListCell)?.isInEditing = isEditing
        cell.layoutIfNeeded()
      }
    }
    guard hasBeenShown else { return change() }
    layOutWhatHasCome()
    UIView.animate(withDuration: CollectionViewAnimation.duration) { change() }
  }

  /// Lays out what has not been yet: an animation of some rows would lay it out with them, and show it grow.
  private func layOutWhatHasCome() { UIView.withoutAnimation { layoutIfNeeded() } }

  // MARK: Outlines

  /// The data source, where its items may be outlines.
  var outline: (any OutlineSource)? { dataSource as? any OutlineSource }

  /// The row that a tap anywhere on it expands; nil for others.
  private func outlineHeader(at path: IndexPath) -> UICollectionViewListCell? {
    (cellForItem(at: path) as? UICollectionViewListCell).flatMap {
      $0.isOutlineHeader(at: path, of: currentLayout) ? $0 : nil
    }
  }

  /// Shows rows as they are in their outlines now.
  func outlineDidChange(animated: Bool) {
    // What comes now is as it is to be, and has not been laid out.
    let changed = visible.sorted { $0.key.indexPath < $1.key.indexPath }.compactMap { key, view in
      let place = key.kind == .cell ? outline?.outlinePlace(of: key.indexPath) : nil
      return (view as? UICollectionViewListCell).flatMap {
        $0.outlinePlace == place ? nil : ($0, place)
      }
    }
    func change() {
      for (cell, place) in changed {
        cell.outlinePlace = place
        cell.layoutIfNeeded()
      }
    }
    guard animated, hasBeenShown else { return UIView.withoutAnimation(change) }
    layOutWhatHasCome()
    UIView.animate(withDuration: CollectionViewAnimation.duration) { change() }
  }

  // MARK: Touches

  /// Highlights the item that a finger touches.
  ///
  /// Returns false if the delegate does not let it be highlighted, in which case lifting the finger
  /// does not select it either.
  @discardableResult
  func highlightByTouch(_ indexPath: IndexPath) -> Bool {
    let isTaken = maySelect || !selection.isEditing || outlineHeader(at: indexPath) != nil
    guard isTaken, delegate?.collectionView?(self, shouldHighlightItemAt: indexPath) ?? true else {
      return false
    }
    selection.highlighted = indexPath
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView?.noted(CallLog.text(indexPath))(self, didHighlightItemAt: indexPath)
    return true
  }

  /// Ends the highlight when the finger is lifted or takes to scrolling.
  func unhighlightByTouch() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView?.noted(CallLog.text(path))(self, didUnhighlightItemAt: path)
  }

  /// A whole tap, in UIKit's order: highlighted, unhighlighted, selected.
  func tap(at point: CGPoint) {
    guard let path = indexPathForItem(at: point), highlightByTouch(path) else { return }
    unhighlightByTouch()
    selectByTouch(path)
  }
}
