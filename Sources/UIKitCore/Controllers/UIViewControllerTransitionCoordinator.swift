public import AnimGeometry
public import Foundation

/// Lets controllers animate along with a change of their size or traits, or with one another's coming and going.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext:
  NSObjectProtocol
{
  /// The duration of the change, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// The turn of the interface, as a rotation; identity where controllers follow one another.
  var targetTransform: CGAffineTransform { get }
  /// Whether the change was given up, as is known at its end.
  var isCancelled: Bool { get }
  /// Whether fingers lead the change.
  var isInteractive: Bool { get }
  /// Whether fingers led the change when it began; they may have let go since.
  var initiallyInteractive: Bool { get }
  /// Whether the change can be taken over by fingers.
  var isInterruptible: Bool { get }
  /// The share of the change, 0 to 1, that is done where fingers lead it.
  var percentComplete: CGFloat { get }
  /// How much faster the change goes on when fingers let go.
  var completionVelocity: CGFloat { get }
  /// The curve of that.
  var completionCurve: UIView.AnimationCurve { get }
  /// The way in which a controller is presented; `none` for another change.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The view in which the change is seen.
  var containerView: UIView { get }
  /// The controller that goes or the one that comes; nil where none does.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or the one that comes; nil where none does.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A change with which controllers can animate along.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Adds changes that are animated along with the transition.
  ///
  /// - Parameters:
  ///   - animation: Run inside the animation, with the final geometry in place.
  ///   - completion: Run at its end.
  /// - Returns: Whether `animation` will be run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Has a closure called when fingers let go of a transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds changes that are animated along with the transition, without more to do at its end.
  ///
  /// - Parameter animation: Run inside the animation, with the final geometry in place.
  /// - Returns: Whether `animation` will be run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of a change from its announcement to its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let transitionDuration: TimeInterval
  let isAnimated: Bool
  let targetTransform: CGAffineTransform
  private(set) var isCancelled = false
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  let isInterruptible = false
  var percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  var presentationStyle = UIModalPresentationStyle.none
  /// The controllers that go and come, for a change between them.
  weak var from: UIViewController?
  weak var to: UIViewController?
  /// The view in which the change is seen, as far as that is known.
  weak var place: UIView?
  var containerView: UIView {
    place ?? to?.viewIfLoaded?.window ?? from?.viewIfLoaded?.window ?? UIView()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  /// Runs changes that are added once the change is under way, as long as it takes.
  private let animateLate: (@escaping () -> Void) -> Void
  private var hasBegun = false
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(
    duration: TimeInterval, isAnimated: Bool = true, targetTransform: CGAffineTransform = .identity,
    animateLate: @escaping (@escaping () -> Void) -> Void = { $0() }
  ) {
    transitionDuration = duration
    self.isAnimated = isAnimated
    self.targetTransform = targetTransform
    self.animateLate = animateLate
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation {
      if hasBegun { animateLate { animation(self) } } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    hasBegun = true
    for animation in animations { animation(self) }
    animations = []
  }

  /// Tells that fingers lead the change.
  func interactionBegan() { (isInteractive, initiallyInteractive) = (true, true) }

  /// Tells that fingers have let go, and those who want to know.
  func interactionEnded(isCancelled: Bool) {
    (isInteractive, self.isCancelled) = (false, isCancelled)
    for handler in interactionHandlers { handler(self) }
    interactionHandlers = []
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  func complete(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
    for completion in completions { completion(self) }
    completions = []
  }
}

extension TransitionCoordinator {
  /// The coordinator of a change between controllers, which `controllers` know until `end`.
  convenience init(
    of controllers: [UIViewController], duration: TimeInterval, isAnimated: Bool,
    animate: @escaping (@escaping () -> Void) -> Void
  ) {
    self.init(duration: isAnimated ? duration : 0, isAnimated: isAnimated) { changes in
      if isAnimated { animate(changes) } else { changes() }
    }
    for controller in controllers { controller.transition = self }
  }

  /// Ends the change after the controllers' own callbacks.
  func end(of controllers: [UIViewController], isCancelled: Bool = false) {
    for controller in controllers where controller.transition === self {
      controller.transition = nil
    }
    complete(isCancelled: isCancelled)
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Does nothing: fingers lead no change of a coordinator that says nothing of it.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Has a closure called when fingers let go of a transition, by its name before iOS 10.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}
