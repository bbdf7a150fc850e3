// swift-format-ignore-file
// Made by `swift run generate-requirements` from the protocols of UIKitCore.

public import AnimGeometry
public import Foundation
public import UIKitCore

extension StageDelegateProxy: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The answer of the stage's own object.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try base.scrollViewDidScroll(scrollView) }
  /// The answer of the stage's own object.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try base.scrollViewWillBeginDragging(scrollView) }
  /// The answer of the stage's own object.
  public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) throws(UnimplementedRequirement) { unsafe try base.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
  /// The answer of the stage's own object.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) throws(UnimplementedRequirement) { try base.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  /// The answer of the stage's own object.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try base.scrollViewWillBeginDecelerating(scrollView) }
  /// The answer of the stage's own object.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try base.scrollViewDidEndDecelerating(scrollView) }
  /// The answer of the stage's own object.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try base.scrollViewDidEndScrollingAnimation(scrollView) }
  /// The answer of the stage's own object.
  public func viewForZooming(in scrollView: UIScrollView) throws(UnimplementedRequirement) -> UIView? { try base.viewForZooming(in: scrollView) }
  /// The answer of the stage's own object.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) throws(UnimplementedRequirement) { try base.scrollViewWillBeginZooming(scrollView, with: view) }
  /// The answer of the stage's own object.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try base.scrollViewDidZoom(scrollView) }
  /// The answer of the stage's own object.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) throws(UnimplementedRequirement) { try base.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  /// The answer of the stage's own object.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) throws(UnimplementedRequirement) -> Bool { try base.scrollViewShouldScrollToTop(scrollView) }
  /// The answer of the stage's own object.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try base.scrollViewDidScrollToTop(scrollView) }
  /// The answer of the stage's own object.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try base.scrollViewDidChangeAdjustedContentInset(scrollView) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { base.collectionView(collectionView, numberOfItemsInSection: section) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { base.collectionView(collectionView, cellForItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func numberOfSections(in collectionView: UICollectionView) throws(UnimplementedRequirement) -> Int { try base.numberOfSections(in: collectionView) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) throws(UnimplementedRequirement) -> UICollectionReusableView { try base.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try base.collectionView(collectionView, canMoveItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) throws(UnimplementedRequirement) { try base.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try base.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { try base.collectionView(collectionView, didHighlightItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { try base.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try base.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try base.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { try base.collectionView(collectionView, didSelectItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { try base.collectionView(collectionView, didDeselectItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { try base.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) throws(UnimplementedRequirement) { try base.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { try base.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) throws(UnimplementedRequirement) { try base.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) throws(UnimplementedRequirement) -> UICollectionViewTransitionLayout { try base.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) throws(UnimplementedRequirement) -> CGPoint { try base.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try base.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) throws(UnimplementedRequirement) -> Bool { try base.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) throws(UnimplementedRequirement) { try base.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) throws(UnimplementedRequirement) -> UIContextMenuConfiguration? { try base.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) throws(UnimplementedRequirement) -> UIContextMenuConfiguration? { try base.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) throws(UnimplementedRequirement) { try base.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try base.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) throws(UnimplementedRequirement) { try base.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) throws(UnimplementedRequirement) { try base.collectionViewDidEndMultipleSelectionInteraction(collectionView) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try base.collectionView(collectionView, canFocusItemAt: indexPath) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) throws(UnimplementedRequirement) -> Bool { try base.collectionView(collectionView, shouldUpdateFocusIn: context) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) throws(UnimplementedRequirement) { try base.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
  /// The answer of the stage's own object.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) throws(UnimplementedRequirement) -> IndexPath? { try base.indexPathForPreferredFocusedView(in: collectionView) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) throws(UnimplementedRequirement) -> Bool { try base.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) }
  /// The answer of the stage's own object.
  public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) throws(UnimplementedRequirement) -> IndexPath { try base.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath) }
  /// The scenario's answer; not implemented if it has none.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> CGSize { try given("sizeForItemAt", "collectionView(_:layout:sizeForItemAt:)", [collectionView, collectionViewLayout, indexPath]) }
  /// The scenario's answer; not implemented if it has none.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) throws(UnimplementedRequirement) -> UIEdgeInsets { try given("insetForSectionAt", "collectionView(_:layout:insetForSectionAt:)", [collectionView, collectionViewLayout, section]) }
  /// The scenario's answer; not implemented if it has none.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) throws(UnimplementedRequirement) -> CGFloat { try given("minimumLineSpacingForSectionAt", "collectionView(_:layout:minimumLineSpacingForSectionAt:)", [collectionView, collectionViewLayout, section]) }
  /// The scenario's answer; not implemented if it has none.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) throws(UnimplementedRequirement) -> CGFloat { try given("minimumInteritemSpacingForSectionAt", "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", [collectionView, collectionViewLayout, section]) }
  /// The scenario's answer; not implemented if it has none.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) throws(UnimplementedRequirement) -> CGSize { try given("referenceSizeForHeaderInSection", "collectionView(_:layout:referenceSizeForHeaderInSection:)", [collectionView, collectionViewLayout, section]) }
  /// The scenario's answer; not implemented if it has none.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) throws(UnimplementedRequirement) -> CGSize { try given("referenceSizeForFooterInSection", "collectionView(_:layout:referenceSizeForFooterInSection:)", [collectionView, collectionViewLayout, section]) }
}
