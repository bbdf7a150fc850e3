public import AnimGeometry
public import Foundation

/// A source of animations that replace UIKit's own when a controller comes and goes.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animation of a presentation; nil for UIKit's own.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animation of a dismissal; nil for UIKit's own.
  func animationController(
    forDismissed dismissed: UIViewController
  ) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives the animation of a presentation; nil for nothing.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) throws(UnimplementedRequirement) -> (any UIViewControllerInteractiveTransitioning)?
  /// What drives the animation of a dismissal; nil for nothing.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) throws(UnimplementedRequirement) -> (any UIViewControllerInteractiveTransitioning)?
  /// What says where a controller of the style `custom` is; nil for all of the screen.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) throws(UnimplementedRequirement) -> UIPresentationController?
}

/// The animation from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the animation in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Begins the animation, which says when it is over by `completeTransition`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the animation said that it is over.
  func animationEnded(_ transitionCompleted: Bool) throws(UnimplementedRequirement)
}

/// The controllers and the view between which, and in which, an animation takes place.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which everything happens, as large as the window; the animation adds the new view
  /// to it.
  var containerView: UIView { get }
  /// Whether the change is to be animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the change at this moment.
  var isInteractive: Bool { get }
  /// Whether the change was given up, which is known once a gesture has ended or the animation is over.
  var transitionWasCancelled: Bool { get }
  /// The way in which a controller is presented; `none` for another change.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn of the new view; identity unless the interface turns.
  var targetTransform: CGAffineTransform { get }
  /// Tells of the share of the change, 0 to 1, to which a gesture has driven it.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that a gesture has ended and the change goes on to its end.
  func finishInteractiveTransition()
  /// Tells that a gesture has ended and the change goes back to its beginning.
  func cancelInteractiveTransition()
  /// Tells that a gesture takes over from the animation.
  func pauseInteractiveTransition()
  /// Ends the transition; to be called once, with false if the change was given up.
  func completeTransition(_ didComplete: Bool)
  /// The controller that goes or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or the one that comes; nil for that of a presenter, which stays in its
  /// place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the beginning, in the container; zero for one that comes.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end, in the container; zero for one that goes.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A key for one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name, as in UIKit.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen afterwards.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name, as in UIKit.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is seen before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is seen afterwards.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A transition in a view as large as the window, or as a navigation controller's.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// What brings the transition about.
  enum Cause {
    case presentation
    case dismissal
    /// A push or a pop, at whose end the new view has a frame.
    case navigation(finalFrame: CGRect)
  }

  let containerView: UIView
  private let from: UIViewController
  private let to: UIViewController
  private let cause: Cause
  private var completion: ((Bool) -> Void)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var driver: (any UIViewControllerInteractiveTransitioning)?
  private var coordinator: TransitionCoordinator?
  /// What a gesture leads: the animations of the transition, and those along with it.
  private var scrubbed: ScrubbedAnimations?

  init(
    in containerView: UIView, from: UIViewController, to: UIViewController, _ cause: Cause,
    completion: @escaping (Bool) -> Void
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.cause = cause
    self.completion = completion
    super.init()
  }

  var isAnimated: Bool { true }
  private(set) var isInteractive = false
  var targetTransform: CGAffineTransform { .identity }
  var presentationStyle: UIModalPresentationStyle {
    switch cause {
    case .presentation: to.modalPresentationStyle
    case .dismissal: from.modalPresentationStyle
    case .navigation: .none
    }
  }

  private(set) var transitionWasCancelled = false

  /// Begins the transition.
  ///
  /// As in UIKit, what drives it is asked to start it, also where it does not want to drive from the beginning.
  ///
  /// - Parameters:
  ///   - animator: Animates it.
  ///   - driver: What drives the animation; nil for time alone.
  ///   - coordinator: Is told how far a gesture is.
  ///   - alongside: Animates what is animated along with the transition, as long as that takes.
  func begin(
    _ animator: any UIViewControllerAnimatedTransitioning,
    drivenBy driver: (any UIViewControllerInteractiveTransitioning)?,
    _ coordinator: TransitionCoordinator, alongside: (TimeInterval) -> Void
  ) {
    let duration = animator.transitionDuration(using: self)
    guard let driver else {
      alongside(duration)
      return animator.animateTransition(using: self)
    }
    (self.animator, self.driver, self.coordinator) = (animator, driver, coordinator)
    isInteractive = driver.wantsInteractiveStart
    if isInteractive {
      coordinator.interactionBegan()
      let scrubbed = ScrubbedAnimations(duration: duration)
      self.scrubbed = scrubbed
      scrubbed.collect { alongside(duration) }
    } else {
      alongside(duration)
    }
    driver.startInteractiveTransition(self)
  }

  /// The seconds of the animation that a gesture leads; 0 where none does.
  var scrubbedDuration: TimeInterval { scrubbed?.duration ?? 0 }

  /// Has the animator make its changes, to be led by what is told of a gesture if one drives from the beginning.
  func animate() {
    guard let animator else { return }
    guard let scrubbed else { return animator.animateTransition(using: self) }
    scrubbed.collect { animator.animateTransition(using: self) }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    coordinator?.percentComplete = percentComplete
    scrubbed?.update(percentComplete)
  }

  func finishInteractiveTransition() { finish(speed: 1) }
  func cancelInteractiveTransition() { cancel(speed: 1) }
  // What fingers have let go of is not taken over again; an app's own animator may be.
  func pauseInteractiveTransition() {
    guard completion != nil, scrubbed == nil else { return }
    isInteractive = true
    coordinator?.interactionBegan()
  }

  func finish(speed: Double) {
    guard isInteractive else { return }
    isInteractive = false
    coordinator?.interactionEnded(isCancelled: false)
    scrubbed?.finish(speed: speed)
  }

  func cancel(speed: Double) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = true
    coordinator?.interactionEnded(isCancelled: true)
    scrubbed?.cancel(speed: speed)
  }

  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    isInteractive = false
    let completion = completion
    (self.completion, driver, scrubbed, animator) = (nil, nil, nil, nil)
    completion?(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    // A presenter's view is not part of the transition.
    switch (key, cause) {
    case (.from, .dismissal): from.customPresentation?.presentedView ?? from.view
    case (.to, .presentation): to.customPresentation?.presentedView ?? to.view
    case (.from, .navigation): from.view
    case (.to, .navigation): to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    switch cause {
    case .presentation: vc === to ? .zero : containerView.bounds
    case .dismissal: containerView.bounds
    case .navigation: vc === to ? .zero : from.view.frame
    }
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    switch cause {
    case .presentation: containerView.bounds
    case .dismissal: vc === from ? .zero : containerView.bounds
    case .navigation(let frame): vc === from ? .zero : frame
    }
  }
}
