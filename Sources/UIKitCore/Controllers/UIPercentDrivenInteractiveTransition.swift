public import Foundation

/// Drives the animation of a transition, as a finger does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether a finger drives from the beginning; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// Drives the animation of an animator by a share of its duration, which gestures tell.
///
/// The changes of views that the animator makes, by `UIView.animate` and its kin or by a property animator, follow `update`.
/// Once the finger is gone they go on to their end or back; what was given up is as it was before. Animations that are added to
/// layers follow time, as on iOS.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The share of the animation, 0 to 1, that was told last.
  open private(set) var percentComplete: CGFloat = 0
  /// How much faster than the animation its rest goes once the finger is gone, 1 by default.
  open var completionSpeed: CGFloat = 1
  /// The curve of that; kept, the rest goes as the animation says.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of that; kept, the rest goes as the animation says.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a finger drives from the beginning.
  open var wantsInteractiveStart = true
  /// The transition that is driven.
  private weak var context: TransitionContext?
  /// The seconds of the animation; 0 where nothing is driven.
  open var duration: CGFloat { context?.scrubbedDuration ?? 0 }
  /// Nothing is driven yet.
  public override init() { super.init() }

  /// Shows a share of the animation, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(0, percentComplete), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }
  /// Lets the animation go on to its end.
  open func finish() { context?.finish(speed: speed) }
  /// Lets the animation go back to its beginning, where the transition is given up.
  open func cancel() { context?.cancel(speed: speed) }
  /// Does nothing: what time leads again cannot be taken over.
  open func pause() {}
  /// Has the animator make its changes, and shows their beginning if fingers drive from there.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    percentComplete = 0
    context = transitionContext as? TransitionContext
    context?.animate()
  }

  private var speed: Double { completionSpeed > 0 ? completionSpeed : 1 }
}

/// Recognises a pan that begins at an edge of its view.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which it may begin; none by default.
  open var edges: UIRectEdge = []
  /// Points from an edge within which a finger counts as at it; by eye.
  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let view, let touch = touches.first, isAtEdge(touch.location(in: view), of: view.bounds)
    else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ point: CGPoint, of bounds: CGRect) -> Bool {
    edges.contains(.left) && point.x - bounds.minX < Self.reach
      || edges.contains(.right) && bounds.maxX - point.x < Self.reach
      || edges.contains(.top) && point.y - bounds.minY < Self.reach
      || edges.contains(.bottom) && bounds.maxY - point.y < Self.reach
  }
}
