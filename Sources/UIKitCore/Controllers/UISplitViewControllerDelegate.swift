/// Told of columns that come and go, and asked what is seen where the room changes.
///
/// The order of the calls is as recorded on iOS 26.1.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before other columns are seen.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) throws(UnimplementedRequirement)
  /// Called before a column is seen; not where the app has shown it by `show(_:)` beside others.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) throws(UnimplementedRequirement)
  /// Called before a column is not seen any more; not where the app has hidden it by `hide(_:)` beside others.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) throws(UnimplementedRequirement)
  /// Called when a column is seen.
  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) throws(UnimplementedRequirement)
  /// Called when a column is not seen any more.
  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) throws(UnimplementedRequirement)

  /// The column that is on top where there is no room for several.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) throws(UnimplementedRequirement) -> UISplitViewController.Column
  /// Which columns are seen where there is room for several again.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) throws(UnimplementedRequirement) -> UISplitViewController.DisplayMode
  /// Called when the columns are one stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) throws(UnimplementedRequirement)
  /// Called when the columns are beside one another again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController) throws(UnimplementedRequirement)

  /// What is seen where there is no room for two, of a controller without a style; nil for the primary one.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) throws(UnimplementedRequirement) -> UIViewController?
  /// The primary controller where there is room for two again, of a controller without a style; nil for the one that is
  /// seen.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) throws(UnimplementedRequirement) -> UIViewController?
  /// Whether the app has put the secondary controller on the primary one itself, or it is to be left out.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) throws(UnimplementedRequirement) -> Bool
  /// The secondary controller that the app takes off the primary one; nil for what is on top of its stack.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) throws(UnimplementedRequirement) -> UIViewController?
  /// Whether the app shows a controller itself; asked by a controller without a style.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) throws(UnimplementedRequirement) -> Bool
  /// Whether the app shows a controller as detail itself; asked by a controller without a style.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) throws(UnimplementedRequirement) -> Bool
}
