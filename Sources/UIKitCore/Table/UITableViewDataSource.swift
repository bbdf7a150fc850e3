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
