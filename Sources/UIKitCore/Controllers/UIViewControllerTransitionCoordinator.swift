public import Foundation
public import Geometry

/// Lets controllers animate along with a change of their size or traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext:
  NSObjectProtocol
{
  var transitionDuration: TimeInterval { get }
  var isAnimated: Bool { get }
  /// By how much the interface turns.
  var targetTransform: CGAffineTransform { get }
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// - Parameters:
  ///   - animation: Run inside the animation, with the final geometry in place.
  ///   - completion: Run at its end.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
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
