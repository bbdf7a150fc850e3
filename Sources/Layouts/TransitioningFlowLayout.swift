package import UIKit

/// A flow layout whose subclasses say from where elements appear and whereto they disappear.
///
/// UIKit asks a layout for initial and final attributes in three situations: for the items that an
/// update inserts or deletes, for those that merely move in it, and for all when the bounds change.
/// A layout that answers always alike makes everything fly about when the device turns; this one
/// keeps count of what an update inserts and deletes, and tells the situations apart.
@preconcurrency @MainActor package class TransitioningFlowLayout: UICollectionViewFlowLayout {
  /// The situations in which a subclass is asked for its own attributes.
  package enum Trigger: Sendable {
    /// The insertion or deletion of the item by an update.
    case updates
    /// A change of the bounds inside an animation.
    case boundsChange
    /// Every time that UIKit asks.
    case always
  }

  /// The situation in which `setInitialState(of:)` is asked.
  package var appearingTrigger = Trigger.updates
  /// The situation in which `setFinalState(of:)` is asked.
  package var disappearingTrigger = Trigger.updates

  private var inserted: [IndexPath] = []
  private var deleted: [IndexPath] = []
  private var isChangingBounds = false

  /// Changes `attributes`, those of an appearing item's place, into the ones it starts with.
  package func setInitialState(of attributes: UICollectionViewLayoutAttributes) {}

  /// Changes `attributes`, those that a disappearing item has now, into the ones it ends with.
  package func setFinalState(of attributes: UICollectionViewLayoutAttributes) {}

  package override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])
  {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      switch item.updateAction {
      case .insert: inserted += [item.indexPathAfterUpdate].compactMap(\.self)
      case .delete: deleted += [item.indexPathBeforeUpdate].compactMap(\.self)
      case .reload, .move, .none: break
      }
    }
  }

  package override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }

  package override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    isChangingBounds = true
  }

  package override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    isChangingBounds = false
  }

  package override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard applies(appearingTrigger, to: itemIndexPath, among: inserted) else {
      return settled(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
    }
    guard let attributes = layoutAttributesForItem(at: itemIndexPath) else { return nil }
    setInitialState(of: attributes)
    return attributes
  }

  package override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard applies(disappearingTrigger, to: itemIndexPath, among: deleted) else {
      return settled(attributes)
    }
    guard let attributes else { return nil }
    attributes.alpha = 1
    setFinalState(of: attributes)
    return attributes
  }

  /// The attributes of an item that only moves: never faded, so that rotation does not cross-fade.
  private func settled(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    if isChangingBounds { attributes?.alpha = 1 }
    return attributes
  }

  private func applies(
    _ trigger: Trigger, to indexPath: IndexPath, among updated: [IndexPath]
  ) -> Bool {
    switch trigger {
    case .updates:
      updated.contains { path in
        path == indexPath || path.item == NSNotFound && path.section == indexPath.section
      }
    case .boundsChange: isChangingBounds
    case .always: true
    }
  }
}
