import AnimLayoutEngine
import Foundation

/// An item on its way under a finger, before the data source knows of it.
struct InteractiveMovement {
  /// Where the item is for the data source.
  let origin: IndexPath
  /// Where the collection view shows its gap.
  var target: IndexPath
  var position: CGPoint
}

extension UICollectionView {
  @discardableResult
  func beginMovement(ofItemAt indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard movement == nil, let dataSource, let cell = cellForItem(at: indexPath) else {
      return false
    }
    // Without the method that carries a move out, nothing can be moved.
    let isAllowed = dataSource.collectionView?(self, canMoveItemAt: indexPath) ?? true
    guard isAllowed else { return false }
    movement = InteractiveMovement(origin: indexPath, target: indexPath, position: cell.center)
    invalidateForMovement(from: indexPath, position: cell.center)
    return true
  }

  func moveItem(toPosition targetPosition: CGPoint) {
    guard let old = movement else { return }
    movement?.position = targetPosition
    var proposed = currentLayout.targetIndexPath(
      forInteractivelyMovingItem: old.target, withPosition: targetPosition)
    proposed =
      delegate?.collectionView?(
        self, targetIndexPathForMoveFromItemAt: old.origin, toProposedIndexPath: proposed)
      ?? proposed
    if proposed != old.target, counts.contains(proposed) {
      performBatchUpdates {
        self.movement?.target = proposed
        self.moveItem(at: old.target, to: proposed)
      }
    }
    invalidateForMovement(from: old.target, position: old.position)
    UIView.withoutAnimation { layoutIfNeeded() }
  }

  func cancelMovement() {
    guard let cancelled = movement else { return }
    if cancelled.origin != cancelled.target {
      performBatchUpdates {
        self.movement?.target = cancelled.origin
        self.moveItem(at: cancelled.target, to: cancelled.origin)
      }
    }
    settle(cancelled, cancelled: true)
  }

  func endMovement() {
    guard let ended = movement else { return }
    if ended.origin != ended.target {
      dataSource?.collectionView?(self, moveItemAt: ended.origin, to: ended.target)
    }
    settle(ended, cancelled: false)
  }

  private func settle(_ ended: InteractiveMovement, cancelled: Bool) {
    movement = nil
    let final = cancelled ? ended.origin : ended.target
    let context = currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final], previousIndexPaths: [ended.origin],
      movementCancelled: cancelled)
    currentLayout.invalidate(using: context)
    validity.invalidate(.counts)
    CollectionViewAnimation.run {
      self.layoutIfNeeded()
    } completion: { _ in
    }
  }

  private func invalidateForMovement(from path: IndexPath, position: CGPoint) {
    guard let movement else { return }
    let context = currentLayout.invalidationContext(
      forInteractivelyMovingItems: [movement.target], withTargetPosition: movement.position,
      previousIndexPaths: [path], previousPosition: position)
    currentLayout.invalidate(using: context)
    validity.invalidate(.answers)
  }

  /// The counts as the movement shows them, which may have carried the item to another section.
  func withMovement(_ items: [Int]) -> [Int] {
    guard let movement, movement.origin.section != movement.target.section,
      items.indices.contains(movement.origin.section),
      items.indices.contains(movement.target.section)
    else { return items }
    var items = items
    items[movement.origin.section] -= 1
    items[movement.target.section] += 1
    return items
  }

  /// The data source's index path of an item that is shown at `path`.
  func dataPath(of path: IndexPath) -> IndexPath {
    guard let movement, movement.origin != movement.target else { return path }
    if path == movement.target { return movement.origin }
    var path = path
    if path.section == movement.target.section, path.item > movement.target.item { path.item -= 1 }
    if path.section == movement.origin.section, path.item >= movement.origin.item {
      path.item += 1
    }
    return path
  }

  /// The attributes of the moving item's cell: the layout's, under the finger.
  func withMovement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let movement, attributes.kind == .cell, attributes.indexPath == movement.target else {
      return attributes
    }
    return currentLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.target, withTargetPosition: movement.position)
  }
}

extension UICollectionViewLayout {
  /// The index path whose place is nearest to `position`: that of the item there, or the one it has.
  func nearestIndexPath(to position: CGPoint, from path: IndexPath) -> IndexPath {
    let probe = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
    let hit = (layoutAttributesForElements(in: probe) ?? []).first {
      $0.kind == .cell && $0.indexPath != path && $0.frame.contains(position)
    }
    return hit?.indexPath ?? path
  }
}
