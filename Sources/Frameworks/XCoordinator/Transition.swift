public import UIKitCore

/// What a transition was.
@preconcurrency @MainActor public protocol TransitionContext {
  /// What it brought on screen.
  var presentables: [any Presentable] { get }
  /// How it moves; nil for the usual way.
  var animation: Animation? { get }
}

/// What leads from one controller to another.
@preconcurrency @MainActor public protocol TransitionProtocol: TransitionContext {
  /// Whose.
  associatedtype RootViewController: UIViewController
  /// Does it.
  func perform(
    on rootViewController: RootViewController, with options: TransitionOptions,
    completion: PresentationHandler?)
  /// Several, one after the other.
  static func multiple(_ transitions: [Self]) -> Self
}

/// How a transition moves: kept, all move in the usual way.
@preconcurrency @MainActor open class Animation: NSObject {
  /// The usual way.
  public static let `default` = Animation(presentation: nil, dismissal: nil)
  /// How it comes.
  open var presentationAnimation: (any TransitionAnimation)?
  /// How it goes.
  open var dismissalAnimation: (any TransitionAnimation)?
  /// A way to come and go.
  public init(presentation: (any TransitionAnimation)?, dismissal: (any TransitionAnimation)?) {
    presentationAnimation = presentation
    dismissalAnimation = dismissal
  }
}

/// How something comes or goes.
@preconcurrency @MainActor public protocol TransitionAnimation: AnyObject {}

/// How something comes or goes by itself.
@preconcurrency @MainActor open class StaticTransitionAnimation: NSObject, TransitionAnimation {
  /// Seconds that it takes.
  public let duration: TimeInterval
  /// Does it.
  public let performAnimation: (any UIViewControllerContextTransitioning) -> Void
  /// One that takes seconds.
  public init(
    duration: TimeInterval,
    performAnimation: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) {
    self.duration = duration
    self.performAnimation = performAnimation
  }
}

/// How something comes or goes under a finger.
open class InteractiveTransitionAnimation: StaticTransitionAnimation {
  /// One that takes seconds.
  public convenience init(
    duration: TimeInterval,
    transition: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) { self.init(duration: duration, performAnimation: transition) }
}

/// What leads from one controller to another.
public struct Transition<RootViewController: UIViewController>: TransitionProtocol {
  /// Does it.
  public typealias PerformClosure =
    @MainActor (
      _ rootViewController: RootViewController, _ options: TransitionOptions,
      _ completion: PresentationHandler?
    ) -> Void
  /// What it brings on screen.
  public let presentables: [any Presentable]
  /// How it moves; nil for the usual way.
  public let animation: Animation?
  private let body: PerformClosure

  /// One that a function does.
  public init(
    presentables: [any Presentable], animationInUse: Animation?, perform: @escaping PerformClosure
  ) {
    self.presentables = presentables
    animation = animationInUse
    body = perform
  }

  /// Does it.
  public func perform(
    on rootViewController: RootViewController, with options: TransitionOptions,
    completion: PresentationHandler?
  ) { body(rootViewController, options, completion) }

  /// Nothing.
  public static func none() -> Transition {
    Transition(presentables: [], animationInUse: nil) { $2?() }
  }
  /// Several, one after the other.
  public static func multiple(_ transitions: [Transition]) -> Transition {
    Transition(
      presentables: transitions.flatMap(\.presentables), animationInUse: nil
    ) { root, options, completion in
      @MainActor func next(_ index: Int) {
        guard index < transitions.count else {
          completion?()
          return
        }
        transitions[index].perform(on: root, with: options) { next(index + 1) }
      }
      next(0)
    }
  }
  /// Several, one after the other.
  public static func multiple(_ transitions: Transition...) -> Transition { multiple(transitions) }

  /// Brings something on screen above all that is there.
  public static func present(
    _ presentable: any Presentable, animation: Animation? = nil
  ) -> Transition {
    Transition(presentables: [presentable], animationInUse: animation) {
      root, options, completion in
      top(of: root).present(presentable.viewController, animated: options.animated) {
        presentable.presented(from: root)
        completion?()
      }
    }
  }
  /// Brings something on screen, in place of what is above.
  public static func presentOnRoot(
    _ presentable: any Presentable, animation: Animation? = nil
  ) -> Transition {
    Transition(presentables: [presentable], animationInUse: animation) {
      root, options, completion in
      root.present(presentable.viewController, animated: options.animated) {
        presentable.presented(from: root)
        completion?()
      }
    }
  }
  /// Takes away what is above all.
  public static func dismiss(animation: Animation? = nil) -> Transition {
    Transition(presentables: [], animationInUse: animation) { root, options, completion in
      let top = top(of: root)
      (top.presentingViewController ?? top).dismiss(
        animated: options.animated, completion: completion)
    }
  }
  /// Takes away all that is above.
  public static func dismissToRoot(animation: Animation? = nil) -> Transition {
    Transition(presentables: [], animationInUse: animation) { root, options, completion in
      root.dismiss(animated: options.animated, completion: completion)
    }
  }
  /// Puts something into a view.
  public static func embed(_ presentable: any Presentable, in container: UIView) -> Transition {
    Transition(presentables: [presentable], animationInUse: nil) { root, _, completion in
      guard let child = presentable.viewController else { return }
      root.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: root)
      presentable.presented(from: root)
      completion?()
    }
  }
  /// Puts something into another one's view.
  public static func embed(
    _ presentable: any Presentable, in container: any Presentable
  ) -> Transition { embed(presentable, in: container.viewController.view) }
  /// Shows something as the controller likes.
  public static func show(_ presentable: any Presentable) -> Transition {
    Transition(presentables: [presentable], animationInUse: nil) { root, _, completion in
      root.show(presentable.viewController, sender: nil)
      presentable.presented(from: root)
      completion?()
    }
  }
  /// Shows something as the controller likes, beside what is there.
  public static func showDetail(_ presentable: any Presentable) -> Transition {
    Transition(presentables: [presentable], animationInUse: nil) { root, _, completion in
      root.showDetailViewController(presentable.viewController, sender: nil)
      presentable.presented(from: root)
      completion?()
    }
  }
  /// Goes to a place by another one.
  public static func trigger<R: Router>(_ route: R.RouteType, on router: R) -> Transition {
    Transition(presentables: [], animationInUse: nil) { _, options, completion in
      router.trigger(route, with: options, completion: completion)
    }
  }
  /// Goes to a place by another one.
  public static func route<C: Coordinator>(_ route: C.RouteType, on coordinator: C) -> Transition {
    trigger(route, on: coordinator)
  }
  /// Does another controller's transition.
  public static func perform<T: TransitionProtocol>(
    _ transition: T, on viewController: T.RootViewController
  ) -> Transition {
    Transition(presentables: transition.presentables, animationInUse: transition.animation) {
      transition.perform(on: viewController, with: $1, completion: $2)
    }
  }

  private static func top(of root: UIViewController) -> UIViewController {
    var top = root
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }
}

/// That of any controller.
public typealias ViewTransition = Transition<UIViewController>
/// That of a stack.
public typealias NavigationTransition = Transition<UINavigationController>
/// That of tabs.
public typealias TabBarTransition = Transition<UITabBarController>
/// That of pages.
public typealias PageTransition = Transition<UIPageViewController>
/// That of columns.
public typealias SplitTransition = Transition<UISplitViewController>

@MainActor extension Transition where RootViewController: UINavigationController {
  private static func changing(
    _ presentables: [any Presentable], _ animation: Animation?,
    _ body: @escaping (UINavigationController, Bool) -> Void
  ) -> Transition {
    Transition(presentables: presentables, animationInUse: animation) { root, options, completion in
      body(root, options.animated && root.viewIfLoaded?.window != nil)
      for presentable in presentables { presentable.presented(from: root) }
      completion?()
    }
  }
  /// Puts something on top.
  public static func push(
    _ presentable: any Presentable, animation: Animation? = nil
  ) -> Transition {
    changing([presentable], animation) {
      $0.pushViewController(presentable.viewController, animated: $1)
    }
  }
  /// Takes away what is on top.
  public static func pop(animation: Animation? = nil) -> Transition {
    changing([], animation) { _ = $0.popViewController(animated: $1) }
  }
  /// Takes away what is above something.
  public static func pop(
    to presentable: any Presentable, animation: Animation? = nil
  ) -> Transition {
    changing([], animation) {
      _ = $0.popToViewController(presentable.viewController, animated: $1)
    }
  }
  /// Takes away all but the first.
  public static func popToRoot(animation: Animation? = nil) -> Transition {
    changing([], animation) { _ = $0.popToRootViewController(animated: $1) }
  }
  /// Makes these the stack.
  public static func set(
    _ presentables: [any Presentable], animation: Animation? = nil
  ) -> Transition {
    changing(presentables, animation) {
      $0.setViewControllers(presentables.map(\.viewController), animated: $1)
    }
  }
}

@MainActor extension Transition where RootViewController: UITabBarController {
  /// Makes these the tabs.
  public static func set(
    _ presentables: [any Presentable], animation: Animation? = nil
  ) -> Transition {
    Transition(presentables: presentables, animationInUse: animation) { root, options, completion in
      root.setViewControllers(presentables.map(\.viewController), animated: options.animated)
      for presentable in presentables { presentable.presented(from: root) }
      completion?()
    }
  }
  /// Chooses a tab.
  public static func select(
    _ presentable: any Presentable, animation: Animation? = nil
  ) -> Transition {
    Transition(presentables: [presentable], animationInUse: animation) { root, _, completion in
      root.selectedViewController = presentable.viewController
      completion?()
    }
  }
  /// Chooses a tab.
  public static func select(index: Int, animation: Animation? = nil) -> Transition {
    Transition(presentables: [], animationInUse: animation) { root, _, completion in
      root.selectedIndex = index
      completion?()
    }
  }
}

@MainActor extension Transition where RootViewController: UIPageViewController {
  /// Shows a page, or two.
  public static func set(
    _ first: any Presentable, _ second: (any Presentable)? = nil,
    direction: UIPageViewController.NavigationDirection
  ) -> Transition {
    let presentables = [first, second].compactMap { $0 }
    return Transition(
      presentables: presentables, animationInUse: nil
    ) { root, options, completion in
      root.setViewControllers(
        presentables.map(\.viewController), direction: direction, animated: options.animated
      ) { _ in completion?() }
      for presentable in presentables { presentable.presented(from: root) }
    }
  }
}

@MainActor extension Transition where RootViewController: UISplitViewController {
  /// Makes these the columns.
  public static func set(_ presentables: [any Presentable]) -> Transition {
    Transition(presentables: presentables, animationInUse: nil) { root, _, completion in
      root.viewControllers = presentables.map(\.viewController)
      for presentable in presentables { presentable.presented(from: root) }
      completion?()
    }
  }
}
