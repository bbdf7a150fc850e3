public import Foundation
public import Geometry

/// A delegate that a flow layout asks for sizes and spacings; all methods are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  /// Width and height of an item in points; `itemSize` if there is no such method.
  ///
  /// Not asked while cells are measured. Negative lengths are an exception.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Room around the items of a section in points; `sectionInset` if there is no such method.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Least distance between lines of a section in points; `minimumLineSpacing` if there is no such
  /// method.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Least distance between items of a line in points; `minimumInteritemSpacing` if there is no
  /// such method.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Size of a section's header, whose length along the scroll direction counts;
  /// `headerReferenceSize` if there is no such method.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Size of a section's footer, whose length along the scroll direction counts;
  /// `footerReferenceSize` if there is no such method.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

/// Methods that are optional in UIKit.
extension UICollectionViewDelegateFlowLayout {
  /// Default: zero, in whose place the layout uses `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalRequirement.missing()
    return .zero
  }

  /// Default: zero, in whose place the layout uses `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalRequirement.missing()
    return .zero
  }

  /// Default: 0, in whose place the layout uses `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalRequirement.missing()
    return 0
  }

  /// Default: 0, in whose place the layout uses `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalRequirement.missing()
    return 0
  }

  /// Default: zero, in whose place the layout uses `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalRequirement.missing()
    return .zero
  }

  /// Default: zero, in whose place the layout uses `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalRequirement.missing()
    return .zero
  }

  /// The optional methods, to be called with a question mark; never nil.
  public var collectionView: OptionalFlowLayoutDelegateCalls? {
    OptionalFlowLayoutDelegateCalls(target: self)
  }
}

/// Calls of the optional methods of `UICollectionViewDelegateFlowLayout` with a question mark, `collectionView?(…)`.
@preconcurrency @MainActor public struct OptionalFlowLayoutDelegateCalls {
  let target: any UICollectionViewDelegateFlowLayout

  /// Answer of `collectionView(_:layout:sizeForItemAt:)`; nil if the delegate has no such method.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalRequirement.call("collectionView(_:layout:sizeForItemAt:)") {
      target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  /// Answer of `collectionView(_:layout:sizeForItemAt:)` where no optional is expected: the default
  /// one if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// Answer of `collectionView(_:layout:insetForSectionAt:)`; nil if the delegate has no such
  /// method.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    OptionalRequirement.call("collectionView(_:layout:insetForSectionAt:)") {
      target.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  /// Answer of `collectionView(_:layout:insetForSectionAt:)` where no optional is expected: the
  /// default one if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  /// Answer of `collectionView(_:layout:minimumLineSpacingForSectionAt:)`; nil if the delegate has
  /// no such method.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalRequirement.call("collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
      target.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// Answer of `collectionView(_:layout:minimumLineSpacingForSectionAt:)` where no optional is
  /// expected: the default one if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  /// Answer of `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`; nil if the delegate
  /// has no such method.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalRequirement.call("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
      target.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// Answer of `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)` where no optional is
  /// expected: the default one if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  /// Answer of `collectionView(_:layout:referenceSizeForHeaderInSection:)`; nil if the delegate has
  /// no such method.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalRequirement.call("collectionView(_:layout:referenceSizeForHeaderInSection:)") {
      target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  /// Answer of `collectionView(_:layout:referenceSizeForHeaderInSection:)` where no optional is
  /// expected: the default one if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    target.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  /// Answer of `collectionView(_:layout:referenceSizeForFooterInSection:)`; nil if the delegate has
  /// no such method.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    OptionalRequirement.call("collectionView(_:layout:referenceSizeForFooterInSection:)") {
      target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }

  /// Answer of `collectionView(_:layout:referenceSizeForFooterInSection:)` where no optional is
  /// expected: the default one if the delegate has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    target.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }

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
