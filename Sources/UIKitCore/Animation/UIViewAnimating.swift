public import Foundation

/// The place at which an animator ends: at its end, at its start, or where it stood.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// The stage that an animator is in.
public enum UIViewAnimatingState: Int, Sendable {
  /// Before the first start and after the end.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and not yet finished.
  case stopped
}

/// Something that can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The stage that the animator is in.
  var state: UIViewAnimatingState { get }
  /// Whether time moves the animator; false while it is paused.
  var isRunning: Bool { get }
  /// Whether the animator moves towards its start.
  var isReversed: Bool { get set }
  /// The fraction of the way that is behind, from 0 to 1; setting it pauses the animator there.
  var fractionComplete: CGFloat { get set }
  /// Starts the animator or lets it go on.
  func startAnimation()
  /// Starts the animator after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops the animator where it is; it stays active.
  func pauseAnimation()
  /// Takes the animations off and leaves views as they look.
  ///
  /// With `withoutFinishing` no completion is called; else `finishAnimation(at:)` is expected.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animator and calls its completions with the place at which views are left.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator to which changes of views can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes of views, made when the animator starts or at once if it is active.
  func addAnimations(_ animation: @escaping () -> Void) throws(UnimplementedRequirement)
  /// Adds changes that begin after a fraction of the time that is left.
  func addAnimations(
    _ animation: @escaping () -> Void, delayFactor: CGFloat
  ) throws(UnimplementedRequirement)
  /// Adds a closure that is called when the animator ends, with the place at which it did.
  func addCompletion(
    _ completion: @escaping (UIViewAnimatingPosition) -> Void
  ) throws(UnimplementedRequirement)
  /// Lets a paused animator go on, with another pace or in another time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) throws(UnimplementedRequirement)
}
