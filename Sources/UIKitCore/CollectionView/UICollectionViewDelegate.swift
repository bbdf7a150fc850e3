public import Foundation

/// An object that a collection view asks before it changes, and tells after; all methods are
/// optional.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a touched item may be highlighted; without, lifting the finger does not select it
  /// either.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Told when a finger has highlighted an item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Told when the finger on a highlighted item was lifted or took to scrolling.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether a tap may select an item; not asked when code selects it.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  /// Whether a tap may deselect an item; asked only where several items may be selected.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  /// Told when a tap has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Told when a tap has deselected an item, or has selected another one in its place.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Told of a cell that comes on screen, filled and placed, not animated yet.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Told of a supplementary view that comes on screen, filled and placed, not animated yet.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Told of a cell that is off the screen, before it returns to the pool.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Told of a supplementary view that is off the screen, before it returns to the pool.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// The layout in use during an interactive transition; a plain one if there is no such method.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// The content offset after an animated change of layout, in points of the new content.
  ///
  /// Asked with the answer of the layout's own `targetContentOffset(forProposedContentOffset:)`.
  /// Batch updates ask the layout alone.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// The index path to which an item under a finger would go, each time the finger moves.
  ///
  /// - Parameters:
  ///   - collectionView: The view in which the item moves.
  ///   - originalIndexPath: The item's place in the data source.
  ///   - proposedIndexPath: The place that the layout proposes.
  /// - Returns: `proposedIndexPath` or another place.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

/// Methods that are optional in UIKit.
extension UICollectionViewDelegate {
  /// Default: the proposed index path.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalRequirement.missing()
    return proposedIndexPath
  }

  /// Default: every item may be highlighted.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.missing()
    return true
  }

  /// Default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing()
  }

  /// Default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing()
  }

  /// Default: every item may be selected.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.missing()
    return true
  }

  /// Default: every item may be deselected.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.missing()
    return true
  }

  /// Default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing()
  }

  /// Default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing()
  }

  /// Default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing()
  }

  /// Default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalRequirement.missing()
  }

  /// Default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing()
  }

  /// Default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalRequirement.missing()
  }

  /// Default: a transition layout that mixes the two linearly.
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalRequirement.missing()
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Default: zero, which the collection view does not use.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalRequirement.missing()
    return .zero
  }

  /// The optional methods, to be called with a question mark; never nil.
  public var collectionView: OptionalCollectionViewDelegateCalls? {
    OptionalCollectionViewDelegateCalls(target: self)
  }
}

/// Calls of the optional methods of `UICollectionViewDelegate` with a question mark, `collectionView?(…)`.
@preconcurrency @MainActor public struct OptionalCollectionViewDelegateCalls {
  let target: any UICollectionViewDelegate

  /// Answer of `collectionView(_:shouldHighlightItemAt:)`; nil if the delegate has no such method.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.call("collectionView(_:shouldHighlightItemAt:)") {
      target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  /// Answer of `collectionView(_:shouldHighlightItemAt:)` where no optional is expected: the
  /// default one if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Calls `collectionView(_:didHighlightItemAt:)`; nil if the delegate has no such method.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:didHighlightItemAt:)") {
      target.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didHighlightItemAt:)` where no optional is expected; does nothing if
  /// the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// Calls `collectionView(_:didUnhighlightItemAt:)`; nil if the delegate has no such method.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:didUnhighlightItemAt:)") {
      target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didUnhighlightItemAt:)` where no optional is expected; does nothing if
  /// the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Answer of `collectionView(_:shouldSelectItemAt:)`; nil if the delegate has no such method.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.call("collectionView(_:shouldSelectItemAt:)") {
      target.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  /// Answer of `collectionView(_:shouldSelectItemAt:)` where no optional is expected: the default
  /// one if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Answer of `collectionView(_:shouldDeselectItemAt:)`; nil if the delegate has no such method.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.call("collectionView(_:shouldDeselectItemAt:)") {
      target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  /// Answer of `collectionView(_:shouldDeselectItemAt:)` where no optional is expected: the default
  /// one if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Calls `collectionView(_:didSelectItemAt:)`; nil if the delegate has no such method.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:didSelectItemAt:)") {
      target.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didSelectItemAt:)` where no optional is expected; does nothing if the
  /// delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Calls `collectionView(_:didDeselectItemAt:)`; nil if the delegate has no such method.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:didDeselectItemAt:)") {
      target.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didDeselectItemAt:)` where no optional is expected; does nothing if
  /// the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Calls `collectionView(_:willDisplay:forItemAt:)`; nil if the delegate has no such method.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:willDisplay:forItemAt:)") {
      target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:willDisplay:forItemAt:)` where no optional is expected; does nothing
  /// if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`; nil if the delegate
  /// has no such method.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
      target.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)` where no optional is
  /// expected; does nothing if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`; nil if the delegate has no such method.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:didEndDisplaying:forItemAt:)") {
      target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didEndDisplaying:forItemAt:)` where no optional is expected; does
  /// nothing if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`; nil if the
  /// delegate has no such method.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call(
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
    ) {
      target.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)` where no
  /// optional is expected; does nothing if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  /// Answer of `collectionView(_:transitionLayoutForOldLayout:newLayout:)`; nil if the delegate has
  /// no such method.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    OptionalRequirement.call("collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
      target.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  /// Answer of `collectionView(_:transitionLayoutForOldLayout:newLayout:)` where no optional is
  /// expected: the default one if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    target.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  /// Answer of `collectionView(_:targetContentOffsetForProposedContentOffset:)`; nil if the
  /// delegate has no such method.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalRequirement.call("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
      target.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// Answer of `collectionView(_:targetContentOffsetForProposedContentOffset:)` where no optional
  /// is expected: the default one if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    target.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
}
