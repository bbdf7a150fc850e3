public import Foundation

/// An object that a collection view asks before it changes, and tells after; all methods are
/// optional.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a touched item may be highlighted; without, lifting the finger does not select it
  /// either.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) throws(UnimplementedRequirement) -> Bool
  /// Told when a finger has highlighted an item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// Told when the finger on a highlighted item was lifted or took to scrolling.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// Whether a tap may select an item; not asked when code selects it.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
    -> Bool
  /// Whether a tap may deselect an item; asked only where several items may be selected.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
    -> Bool
  /// Told when a tap has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// Told when a tap has deselected an item, or has selected another one in its place.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// Told of a cell that comes on screen, filled and placed, not animated yet.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath) throws(UnimplementedRequirement)
  /// Told of a supplementary view that comes on screen, filled and placed, not animated yet.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath) throws(UnimplementedRequirement)
  /// Told of a cell that is off the screen, before it returns to the pool.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath) throws(UnimplementedRequirement)
  /// Told of a supplementary view that is off the screen, before it returns to the pool.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath) throws(UnimplementedRequirement)
  /// The layout in use during an interactive transition; a plain one if there is no such method.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) throws(UnimplementedRequirement) -> UICollectionViewTransitionLayout
  /// The content offset after an animated change of layout, in points of the new content.
  ///
  /// Asked with the answer of the layout's own `targetContentOffset(forProposedContentOffset:)`.
  /// Batch updates ask the layout alone.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) throws(UnimplementedRequirement) -> CGPoint
  /// Whether a long press opens a menu above a cell; asked by nobody, as menus for text do not come up.
  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) throws(UnimplementedRequirement) -> Bool
  /// Whether such a menu offers something; asked by nobody.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) throws(UnimplementedRequirement) -> Bool
  /// Told what was chosen of such a menu; never.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) throws(UnimplementedRequirement)
  /// The menu that a long press on items opens, and their preview; nil for none.
  ///
  /// Asked when a finger comes down, and before the method for one item.
  ///
  /// - Parameters:
  ///   - collectionView: The view that is pressed.
  ///   - indexPaths: The item under the finger; none between items.
  ///   - point: The finger's place in the collection view's coordinates.
  /// - Returns: The configuration, or nil for no menu.
  /// - Throws: `UnimplementedRequirement` where a class leaves the method out.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) throws(UnimplementedRequirement) -> UIContextMenuConfiguration?
  /// The menu that a long press on an item opens, and its preview; nil for none.
  ///
  /// Asked when a finger comes down on the item, where there is no method for several items.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) throws(UnimplementedRequirement) -> UIContextMenuConfiguration?
  /// Told that a tap on the preview closes the menu; what is added to `animator` goes along with that and follows it.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) throws(UnimplementedRequirement)
  /// Whether two fingers that go over items select them; asked by nobody.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) throws(UnimplementedRequirement) -> Bool
  /// Told that two fingers have begun to select items; never.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) throws(UnimplementedRequirement)
  /// Told that they have ended; never.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
    throws(UnimplementedRequirement)
  /// Whether keys can go to an item; asked by nobody, as there are none.
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) throws(UnimplementedRequirement) -> Bool
  /// Whether keys may go to another item; asked by nobody.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) throws(UnimplementedRequirement) -> Bool
  /// Told that keys go to another item; never.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) throws(UnimplementedRequirement)
  /// The item to which keys go first, nil for any; asked by nobody.
  func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) throws(UnimplementedRequirement) -> IndexPath?
  /// Whether an item opens while something is dragged over it; asked by nobody, as fingers drag nothing.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) throws(UnimplementedRequirement) -> Bool
  /// The index path to which an item under a finger would go, each time the finger moves.
  ///
  /// - Parameters:
  ///   - collectionView: The view in which the item moves.
  ///   - originalIndexPath: The item's place in the data source.
  ///   - proposedIndexPath: The place that the layout proposes.
  /// - Returns: `proposedIndexPath` or another place.
  /// - Throws: `UnimplementedRequirement` where a class leaves the method out.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) throws(UnimplementedRequirement) -> IndexPath
}
