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

/// Drives the animation of an animator by a share of its duration.
///
/// Transitions are not driven by fingers here: they run as animations from the moment at which they begin, to their end, and
/// what is told here is kept. The simulation warns of that once.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The share of the animation, 0 to 1, that was told last.
  open private(set) var percentComplete: CGFloat = 0
  /// How much faster the end comes once the finger is gone, 1 by default; kept.
  open var completionSpeed: CGFloat = 1
  /// The curve of that; kept.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of that; kept.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a finger drives from the beginning.
  open var wantsInteractiveStart = true
  /// The seconds of the animation; 0 where nothing is driven.
  open var duration: CGFloat { 0 }
  /// Nothing is driven yet.
  public override init() { super.init() }

  /// Keeps the share.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(0, percentComplete), 1)
    UIEnvironment.current.warn(
      "an interactive transition runs as an animation to its end: fingers do not drive transitions here"
    )
  }
  /// Does nothing: the animation is on its way to its end.
  open func finish() { percentComplete = 1 }
  /// Does nothing: the animation is on its way to its end.
  open func cancel() {}
  /// Does nothing: the animation goes on.
  open func pause() {}
  /// Does nothing: the transition has begun.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
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
