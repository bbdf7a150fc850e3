public import Foundation

/// What a table view shows.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) throws(UnimplementedRequirement) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    throws(UnimplementedRequirement) -> String?
}

/// How large the parts of a table view are, and what happens when a row is chosen.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    throws(UnimplementedRequirement) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
    throws(UnimplementedRequirement) -> UIView?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
}
