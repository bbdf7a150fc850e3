public import Foundation
public import Geometry

/// Whom a flow layout asks for sizes and spacings.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

/// Methods that are optional in UIKit.
extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalRequirement.missing()
    return .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalRequirement.missing()
    return .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalRequirement.missing()
    return 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalRequirement.missing()
    return 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalRequirement.missing()
    return .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalRequirement.missing()
    return .zero
  }

  public var collectionView: OptionalFlowLayoutDelegateCalls? {
    OptionalFlowLayoutDelegateCalls(target: self)
  }
}

/// Calls of the optional methods of `UICollectionViewDelegateFlowLayout` with a question mark, `collectionView?(…)`.
@preconcurrency @MainActor public struct OptionalFlowLayoutDelegateCalls {
  let target: any UICollectionViewDelegateFlowLayout

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalRequirement.call("collectionView(_:layout:sizeForItemAt:)") {
      target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    OptionalRequirement.call("collectionView(_:layout:insetForSectionAt:)") {
      target.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalRequirement.call("collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
      target.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalRequirement.call("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
      target.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalRequirement.call("collectionView(_:layout:referenceSizeForHeaderInSection:)") {
      target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    target.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    OptionalRequirement.call("collectionView(_:layout:referenceSizeForFooterInSection:)") {
      target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    target.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.call("collectionView(_:shouldHighlightItemAt:)") {
      target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:didHighlightItemAt:)") {
      target.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:didUnhighlightItemAt:)") {
      target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.call("collectionView(_:shouldSelectItemAt:)") {
      target.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.call("collectionView(_:shouldDeselectItemAt:)") {
      target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:didSelectItemAt:)") {
      target.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:didDeselectItemAt:)") {
      target.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:willDisplay:forItemAt:)") {
      target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

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

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:didEndDisplaying:forItemAt:)") {
      target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

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

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    target.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalRequirement.call("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
      target.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    target.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
}
