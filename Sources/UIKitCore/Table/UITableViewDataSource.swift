public import Foundation

/// The source of a table view's counts, cells and titles.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row that comes on screen or is to be measured.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Number of sections.
  ///
  /// Optional; 1 by default.
  func numberOfSections(in tableView: UITableView) throws(UnimplementedRequirement) -> Int
  /// Title of a section's header; nil for none.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    throws(UnimplementedRequirement) -> String?
  /// Title of a section's footer; nil for none.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    throws(UnimplementedRequirement) -> String?
  /// Whether a row can be edited, true without the method.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> Bool
  /// Told that the user wants to delete a row, or to insert one.
  ///
  /// Optional; without it rows are not edited.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath) throws(UnimplementedRequirement)
  /// Whether a row can be moved.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> Bool
  /// Told that a row was moved; never, fingers move no rows.
  ///
  /// Optional; without it no row can be moved.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath) throws(UnimplementedRequirement)
  /// Titles of the index at the right edge, which is not shown.
  ///
  /// Optional.
  func sectionIndexTitles(for tableView: UITableView)
    throws(UnimplementedRequirement) -> [String]?
}

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
  /// The row that a tap selects: another one, or nil for none.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
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
  /// What a swipe to the left uncovers; not asked, rows of tables are not swiped.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  )
    throws(UnimplementedRequirement) -> UISwipeActionsConfiguration?
  /// What a swipe to the right uncovers; not asked, rows of tables are not swiped.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  )
    throws(UnimplementedRequirement) -> UISwipeActionsConfiguration?
  /// What a swipe to the left uncovered before iOS 11; not asked, rows of tables are not swiped.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> [UITableViewRowAction]?
  /// The title of the button that deletes a row; not asked.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  )
    throws(UnimplementedRequirement) -> String?
  /// Told of a header that comes on screen.
  ///
  /// Optional; not told here.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
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
}
