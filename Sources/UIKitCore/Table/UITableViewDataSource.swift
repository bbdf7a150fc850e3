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
  /// Told that a finger has moved a row by the sign at its right edge.
  ///
  /// Optional; without it no row can be moved.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath) throws(UnimplementedRequirement)
  /// Titles of the index at the right edge of a plain table; nil, and none, for no index.
  ///
  /// Optional.
  func sectionIndexTitles(for tableView: UITableView)
    throws(UnimplementedRequirement) -> [String]?
  /// The section that is shown when a finger is on a title of the index; without the method that of the title's number.
  ///
  /// Optional.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  )
    throws(UnimplementedRequirement) -> Int
}

/// Told ahead of rows that may come; nobody is told here.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that may come.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}
