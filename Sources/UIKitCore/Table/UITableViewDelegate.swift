public import Foundation

/// How large the parts of a table view are, and what happens when a row is chosen.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Height of a row in points; `UITableView.automaticDimension` for its content's.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> CGFloat
  /// Height of a header in points; `UITableView.automaticDimension` for its content's.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    throws(UnimplementedRequirement) -> CGFloat
  /// Height of a footer in points; `UITableView.automaticDimension` for its content's.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    throws(UnimplementedRequirement) -> CGFloat
  /// A guess at the height of a row; not asked, all rows are measured.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> CGFloat
  /// A guess at the height of a header; not asked, all are measured.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    throws(UnimplementedRequirement) -> CGFloat
  /// A guess at the height of a footer; not asked, all are measured.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    throws(UnimplementedRequirement) -> CGFloat
  /// Whether a row is marked while a finger is on it; one that is not cannot be selected by taps either.
  ///
  /// Optional; true without the method.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> Bool
  /// Told that a finger has come down on a row, which is marked.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// Told that the finger on a row was lifted or took to scrolling, before a row is selected.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// The row that a tap selects: another one, or nil for none.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> IndexPath?
  /// The row that is deselected for another one, or by a tap of its own: another one, or nil for none.
  ///
  /// Optional; where it is nil, the row stays selected beside the other.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> IndexPath?
  /// Told of a tap on the button at the right edge of a row.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// The sign of a row while the table is edited: a red minus, a green plus or none; a minus without the method.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> UITableViewCell.EditingStyle
  /// Whether the content of a row makes room at the left while the table is edited, also where it has no sign there.
  ///
  /// Optional; true without the method.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> Bool
  /// Where a row goes that a finger moves, each time it would go somewhere else.
  ///
  /// Optional; without the method to where the finger is.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) throws(UnimplementedRequirement) -> IndexPath
  /// Whether a long press opens a menu above a row; asked by nobody, as menus for text do not come up.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> Bool
  /// Whether such a menu offers something; asked by nobody.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) throws(UnimplementedRequirement) -> Bool
  /// Told what was chosen of such a menu; never.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) throws(UnimplementedRequirement)
  /// Told that a finger is about to uncover the actions of a row.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// Told that the actions of a row are covered again; nil for a row that is no longer there.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    throws(UnimplementedRequirement)
  /// What a swipe to the left uncovers: nil for what the older methods say, no actions for nothing.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  )
    throws(UnimplementedRequirement) -> UISwipeActionsConfiguration?
  /// What a swipe to the right uncovers; nil for nothing.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  )
    throws(UnimplementedRequirement) -> UISwipeActionsConfiguration?
  /// What a swipe to the left uncovered before iOS 11; nil for the button that deletes the row.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> [UITableViewRowAction]?
  /// The title of the button that deletes a row; “Delete” without the method.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  )
    throws(UnimplementedRequirement) -> String?
  /// Told of a header that comes on screen, before it is laid out.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    throws(UnimplementedRequirement)
  /// Told of a footer that comes on screen, before it is laid out.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    throws(UnimplementedRequirement)
  /// Told of a header that has left the screen.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    throws(UnimplementedRequirement)
  /// Told of a footer that has left the screen.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    throws(UnimplementedRequirement)
  /// A header in place of one with the title; nil for none.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
    throws(UnimplementedRequirement) -> UIView?
  /// A footer in place of one with the title; nil for none.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int)
    throws(UnimplementedRequirement) -> UIView?
  /// Told when a tap has selected a row.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// Told when a tap on another row has deselected one.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// Told of a cell that comes on screen, before it is in the table.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// Told of a cell that has left the screen.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// The menu that a long press on a row opens, and its preview; nil for none.
  ///
  /// Optional. Asked when a finger comes down on the row.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  )
    throws(UnimplementedRequirement) -> UIContextMenuConfiguration?
  /// What is lifted with a menu in place of a cell, nil for the cell.
  ///
  /// Optional; not asked, the cell is lifted.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  )
    throws(UnimplementedRequirement) -> UITargetedPreview?
  /// Where what was lifted goes as a menu closes, nil for the cell.
  ///
  /// Optional; not asked, it goes back into the cell.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  )
    throws(UnimplementedRequirement) -> UITargetedPreview?
  /// Told that a tap on the preview closes the menu; what is added to `animator` goes along with that and follows it.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating) throws(UnimplementedRequirement)
  /// Whether two fingers that go over rows select them.
  ///
  /// Optional; asked by nobody.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
    throws(UnimplementedRequirement) -> Bool
  /// Told that two fingers have begun to select rows; never.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  /// Told that they have ended; never.
  ///
  /// Optional.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    throws(UnimplementedRequirement)
}
