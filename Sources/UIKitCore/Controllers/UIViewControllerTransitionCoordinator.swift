public import AnimGeometry
public import Foundation

/// Lets controllers animate along with a change of their size or traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext:
  NSObjectProtocol
{
  /// The duration of the change, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// The turn of the interface, as a rotation.
  var targetTransform: CGAffineTransform { get }
}

/// A change of size or traits with which controllers can animate along.
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

/// The coordinator of a rotation.
final class RotationCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let transitionDuration: TimeInterval
  let isAnimated = true
  let targetTransform: CGAffineTransform
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(duration: TimeInterval, targetTransform: CGAffineTransform) {
    transitionDuration = duration
    self.targetTransform = targetTransform
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() { for animation in animations { animation(self) } }

  func complete() { for completion in completions { completion(self) } }
}
