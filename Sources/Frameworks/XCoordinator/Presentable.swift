public import UIKitCore

/// A place in an app.
public protocol Route {}

/// How a transition is made.
public struct TransitionOptions: Sendable {
  /// Whether it moves.
  public let animated: Bool
  /// That of a transition that moves, or does not.
  public init(animated: Bool) { self.animated = animated }
}

/// Told when a transition is over.
public typealias PresentationHandler = () -> Void
/// Told what a transition was.
public typealias ContextPresentationHandler = (any TransitionContext) -> Void

/// What can be brought on screen: a controller, or what leads to one.
@preconcurrency @MainActor public protocol Presentable: AnyObject {
  /// The controller.
  var viewController: UIViewController! { get }
  /// What takes one to places of that kind; nil if it is nothing of the sort.
  func router<R: Route>(for route: R) -> StrongRouter<R>?
  /// Called when it has been brought on screen.
  func presented(from presentable: (any Presentable)?)
  /// Called by who brings it on screen, to be kept.
  func registerParent(_ presentable: any Presentable & AnyObject)
  /// Called when a transition of a child is over.
  func childTransitionCompleted()
  /// Makes it what a window shows.
  func setRoot(for window: UIWindow)
}

extension Presentable {
  /// Does nothing.
  public func registerParent(_ presentable: any Presentable & AnyObject) {}
  /// Does nothing.
  public func childTransitionCompleted() {}
  /// Does nothing.
  public func presented(from presentable: (any Presentable)?) {}
  /// Makes it what a window shows.
  public func setRoot(for window: UIWindow) {
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    presented(from: window)
  }
  /// What takes one to places of that kind; nil if it is nothing of the sort.
  public func router<R: Route>(for route: R) -> StrongRouter<R>? { self as? StrongRouter<R> }
}

extension UIViewController: Presentable {
  /// The controller itself.
  public var viewController: UIViewController! { self }
}

extension UIWindow: Presentable {
  /// What the window shows.
  public var viewController: UIViewController! { rootViewController }
}

/// Takes one to places.
@preconcurrency @MainActor public protocol Router: Presentable {
  /// Which.
  associatedtype RouteType: Route
  /// Goes to a place, and tells what that was.
  func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?)
}

extension Router {
  /// Goes to a place.
  public func trigger(
    _ route: RouteType, with options: TransitionOptions, completion: PresentationHandler? = nil
  ) { contextTrigger(route, with: options) { _ in completion?() } }
  /// Goes to a place, with an animation.
  public func trigger(_ route: RouteType, completion: PresentationHandler? = nil) {
    trigger(route, with: TransitionOptions(animated: true), completion: completion)
  }
  /// The same, for whoever keeps it.
  public var strongRouter: StrongRouter<RouteType> { StrongRouter(self) }
  /// The same, for whoever does not keep it.
  public var weakRouter: WeakRouter<RouteType> { WeakRouter(self) { $0.strongRouter } }
  /// The same, for whoever does not keep it.
  public var unownedRouter: UnownedRouter<RouteType> { UnownedRouter(self) { $0.strongRouter } }
  /// The same, for whoever keeps it, as it was called.
  public var anyRouter: StrongRouter<RouteType> { strongRouter }
  /// The same, seen as what takes one to places of that kind.
  public func router<R: Route>(for route: R) -> StrongRouter<R>? {
    strongRouter as? StrongRouter<R>
  }
}

/// Takes one to places, and is kept.
public final class StrongRouter<RouteType: Route>: Router {
  private let goes: (RouteType, TransitionOptions, ContextPresentationHandler?) -> Void
  private let presentable: any Presentable
  /// That which a router does.
  public init<T: Router>(_ router: T) where T.RouteType == RouteType {
    presentable = router
    goes = { router.contextTrigger($0, with: $1, completion: $2) }
  }
  /// The controller.
  public var viewController: UIViewController! { presentable.viewController }
  /// Goes to a place.
  public func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) { goes(route, options, completion) }
  /// Called when it has been brought on screen.
  public func presented(from other: (any Presentable)?) { presentable.presented(from: other) }
  /// Called by who brings it on screen.
  public func registerParent(_ parent: any Presentable & AnyObject) {
    presentable.registerParent(parent)
  }
  /// Makes it what a window shows.
  public func setRoot(for window: UIWindow) { presentable.setRoot(for: window) }
}

/// What takes one to places, as it was called.
public typealias AnyRouter = StrongRouter

/// Takes one to places as long as somebody else keeps it.
public final class WeakRouter<RouteType: Route>: Router {
  private let find: () -> StrongRouter<RouteType>?
  /// That of a router.
  public init<T: Router>(_ value: T, erase: @escaping (T) -> StrongRouter<RouteType>) {
    find = { [weak value] in value.map(erase) }
  }
  /// The controller; nil where nobody keeps it.
  public var viewController: UIViewController! { find()?.viewController }
  /// Goes to a place.
  public func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) { find()?.contextTrigger(route, with: options, completion: completion) }
  /// Called when it has been brought on screen.
  public func presented(from other: (any Presentable)?) { find()?.presented(from: other) }
}

/// Takes one to places as long as somebody else keeps it: here it is the one that is weak.
public typealias UnownedRouter = WeakRouter
