import AnimGeometry
import Foundation

/// The way of a tab bar that goes or comes with the controller of a stack that goes without it, or not.
///
/// The bar moves with the view of the controller that has it, and is covered by the other one.
@MainActor struct BottomBarExchange {
  private let tabs: UITabBarController
  private let bearer: UIView

  /// Has the bar where it is seen at first; nil where it stays as it is.
  ///
  /// - Parameters:
  ///   - tabs: Who has the bar; nil for nobody.
  ///   - from: The controller that goes, its view in its place.
  ///   - to: The controller that comes, its view where it is at first.
  init?(_ tabs: UITabBarController?, from: UIViewController?, to: UIViewController) {
    guard let tabs, let from, from.hidesBottomBar != to.hidesBottomBar,
      let bearer = from.hidesBottomBar ? to.view : from.view, let place = bearer.superview
    else { return nil }
    (self.tabs, self.bearer) = (tabs, bearer)
    tabs.placeBar(in: place, above: bearer)
    run()
  }

  /// Brings the bar to where its controller's view is; to be called inside of an animation.
  func run() { tabs.tabBar.frame.origin.x = bearer.frame.minX }

  /// Leaves the bar where it belongs; to be called when the controllers are where they belong.
  func end() { tabs.placeBar() }
}

extension UINavigationController {
  /// The tab bar controller that shows this one; nil for none.
  var tabs: UITabBarController? {
    (parent as? UITabBarController).flatMap { $0.selectedViewController === self ? $0 : nil }
  }

  /// Decides whether the controller on top goes without the bar of tabs; what controllers say later changes nothing.
  func decideBottomBar() {
    topViewController?.hidesBottomBar = stack.contains(where: \.hidesBottomBarWhenPushed)
  }
}
