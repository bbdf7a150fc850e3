public import UIKitCore

/// What makes transitions of a controller.
@preconcurrency @MainActor public protocol TransitionPerformer: Presentable {
  /// Which.
  associatedtype TransitionType: TransitionProtocol
  /// The controller.
  var rootViewController: TransitionType.RootViewController { get }
  /// Does one.
  func performTransition(
    _ transition: TransitionType, with options: TransitionOptions, completion: PresentationHandler?)
}

/// Knows which controllers are at the places of a part of an app, and how one comes there.
@preconcurrency @MainActor public protocol Coordinator: Router, TransitionPerformer {
  /// What leads to a place.
  func prepareTransition(for route: RouteType) -> TransitionType
  /// Keeps another one.
  func addChild(_ presentable: any Presentable)
  /// Keeps another one no longer.
  func removeChild(_ presentable: any Presentable)
}

extension Coordinator {
  /// The controller.
  public var viewController: UIViewController! { rootViewController }
  /// Goes to a place, and tells what that was.
  public func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) {
    let transition = prepareTransition(for: route)
    performTransition(transition, with: options) { completion?(transition) }
  }
  /// Does what leads to several places, one after the other.
  public func chain(routes: [RouteType]) -> TransitionType {
    .multiple(routes.map(prepareTransition))
  }
  /// Does a transition.
  public func performTransition(
    _ transition: TransitionType, with options: TransitionOptions,
    completion: PresentationHandler? = nil
  ) {
    for presentable in transition.presentables {
      addChild(presentable)
      presentable.registerParent(self)
    }
    transition.perform(on: rootViewController, with: options, completion: completion)
  }
}

/// What all have in common.
@preconcurrency @MainActor
open class BaseCoordinator<
  RouteType: Route, TransitionType: TransitionProtocol
>: Coordinator {
  /// The controller.
  public private(set) var rootViewController: TransitionType.RootViewController
  /// What it keeps.
  public private(set) var children: [any Presentable] = []

  /// Goes to a place at once, if one is named.
  public init(rootViewController: TransitionType.RootViewController, initialRoute: RouteType?) {
    self.rootViewController = rootViewController
    if let initialRoute {
      let transition = prepareTransition(for: initialRoute)
      performTransition(transition, with: TransitionOptions(animated: false))
    }
  }

  /// Makes a transition at once, if one is named.
  public init(
    rootViewController: TransitionType.RootViewController, initialTransition: TransitionType?
  ) {
    self.rootViewController = rootViewController
    if let initialTransition {
      performTransition(initialTransition, with: TransitionOptions(animated: false))
    }
  }

  /// What leads to a place: what subclasses say.
  open func prepareTransition(for route: RouteType) -> TransitionType { .multiple([]) }
  /// Called when it has been brought on screen; does nothing.
  open func presented(from presentable: (any Presentable)?) {}
  /// Called by who brings it on screen; does nothing.
  open func registerParent(_ presentable: any Presentable & AnyObject) {}
  /// Called when a transition of a child is over; does nothing.
  open func childTransitionCompleted() {}
  /// Keeps another one.
  public func addChild(_ presentable: any Presentable) {
    if !children.contains(where: { $0 === presentable }) { children.append(presentable) }
  }
  /// Keeps another one no longer.
  public func removeChild(_ presentable: any Presentable) {
    children.removeAll { $0 === presentable }
  }
}

/// The places of any controller.
open class ViewCoordinator<RouteType: Route>: BaseCoordinator<RouteType, ViewTransition> {
  /// Those of a controller.
  public override init(rootViewController: UIViewController, initialRoute: RouteType? = nil) {
    super.init(rootViewController: rootViewController, initialRoute: initialRoute)
  }
  /// Those of a controller.
  public override init(
    rootViewController: UIViewController, initialTransition: ViewTransition?
  ) {
    super.init(rootViewController: rootViewController, initialTransition: initialTransition)
  }
}

/// The places of a stack.
open class NavigationCoordinator<RouteType: Route>: BaseCoordinator<RouteType, NavigationTransition>
{
  /// Those of a stack.
  public override init(
    rootViewController: UINavigationController = UINavigationController(),
    initialRoute: RouteType? = nil
  ) { super.init(rootViewController: rootViewController, initialRoute: initialRoute) }
  /// Those of a stack that begins with something.
  public init(
    rootViewController: UINavigationController = UINavigationController(), root: any Presentable
  ) { super.init(rootViewController: rootViewController, initialTransition: .push(root)) }
}

/// The places of tabs.
open class TabBarCoordinator<RouteType: Route>: BaseCoordinator<RouteType, TabBarTransition> {
  /// Those of tabs that a place says.
  public override init(
    rootViewController: UITabBarController = UITabBarController(), initialRoute: RouteType?
  ) { super.init(rootViewController: rootViewController, initialRoute: initialRoute) }
  /// Those of tabs.
  public init(
    rootViewController: UITabBarController = UITabBarController(), tabs: [any Presentable]
  ) { super.init(rootViewController: rootViewController, initialTransition: .set(tabs)) }
  /// Those of tabs of which one is chosen.
  public init(
    rootViewController: UITabBarController = UITabBarController(), tabs: [any Presentable],
    select: any Presentable
  ) {
    super.init(
      rootViewController: rootViewController,
      initialTransition: .multiple([.set(tabs), .select(select)]))
  }
  /// Those of tabs of which one is chosen.
  public init(
    rootViewController: UITabBarController = UITabBarController(), tabs: [any Presentable],
    select: Int
  ) {
    super.init(
      rootViewController: rootViewController,
      initialTransition: .multiple([.set(tabs), .select(index: select)]))
  }
}

/// The places of pages.
open class PageCoordinator<RouteType: Route>: BaseCoordinator<RouteType, PageTransition> {
  /// Those of pages.
  public init(
    rootViewController: UIPageViewController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil),
    pages: [any Presentable], loop: Bool = false, set: (any Presentable)? = nil,
    direction: UIPageViewController.NavigationDirection = .forward
  ) {
    let first = set ?? pages.first
    super.init(
      rootViewController: rootViewController,
      initialTransition: first.map { .set($0, direction: direction) })
  }
}

/// The places of columns.
open class SplitCoordinator<RouteType: Route>: BaseCoordinator<RouteType, SplitTransition> {
  /// Those of columns that a place says.
  public override init(
    rootViewController: UISplitViewController = UISplitViewController(), initialRoute: RouteType?
  ) { super.init(rootViewController: rootViewController, initialRoute: initialRoute) }
  /// Those of two columns.
  public init(
    rootViewController: UISplitViewController = UISplitViewController(), master: any Presentable,
    detail: (any Presentable)?
  ) {
    super.init(
      rootViewController: rootViewController,
      initialTransition: .set([master, detail].compactMap { $0 }))
  }
}
