// swift-format-ignore-file
// Made by `swift run generate-requirements` from the protocols of UIKitCore.

public import Foundation

/// The optional methods of the data source and delegate that `UICollectionViewController` is, for its subclasses to override.
@preconcurrency @MainActor open class _UICollectionViewDelegateController: UIViewController, UICollectionViewDelegate {
  /// Not implemented, unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) throws(UnimplementedRequirement) -> UIView? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) throws(UnimplementedRequirement) -> Int { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) throws(UnimplementedRequirement) -> UICollectionReusableView { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) throws(UnimplementedRequirement) -> UICollectionViewTransitionLayout { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) throws(UnimplementedRequirement) -> CGPoint { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) throws(UnimplementedRequirement) -> UIContextMenuConfiguration? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) throws(UnimplementedRequirement) -> UIContextMenuConfiguration? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) throws(UnimplementedRequirement) -> IndexPath? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) throws(UnimplementedRequirement) -> IndexPath { throw UnimplementedRequirement() }
}

/// The optional methods of the data source and delegate that `UITableViewController` is, for its subclasses to override.
@preconcurrency @MainActor open class _UITableViewDelegateController: UIViewController, UITableViewDelegate {
  /// Not implemented, unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) throws(UnimplementedRequirement) -> UIView? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func numberOfSections(in tableView: UITableView) throws(UnimplementedRequirement) -> Int { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) throws(UnimplementedRequirement) -> String? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) throws(UnimplementedRequirement) -> String? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) throws(UnimplementedRequirement) -> [String]? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) throws(UnimplementedRequirement) -> Int { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> CGFloat { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) throws(UnimplementedRequirement) -> CGFloat { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) throws(UnimplementedRequirement) -> CGFloat { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> CGFloat { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) throws(UnimplementedRequirement) -> CGFloat { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) throws(UnimplementedRequirement) -> CGFloat { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> IndexPath? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> IndexPath? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> UITableViewCell.EditingStyle { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) throws(UnimplementedRequirement) -> IndexPath { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> UISwipeActionsConfiguration? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> UISwipeActionsConfiguration? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> [UITableViewRowAction]? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> String? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) throws(UnimplementedRequirement) -> UIView? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) throws(UnimplementedRequirement) -> UIView? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) throws(UnimplementedRequirement) -> UIContextMenuConfiguration? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) throws(UnimplementedRequirement) -> UITargetedPreview? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) throws(UnimplementedRequirement) -> UITargetedPreview? { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented, unless overridden.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
}
