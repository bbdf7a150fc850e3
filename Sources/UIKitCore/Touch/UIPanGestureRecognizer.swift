import AnimMotion
public import Foundation

/// Fingers that move over the screen.
///
/// The gesture begins when they have gone 10 points; from there on `translation(in:)` counts, so
/// nothing jumps when it begins.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers below which the gesture does not begin; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The number of fingers above which the gesture does not begin; unlimited by default.
  open var maximumNumberOfTouches = Int.max

  /// The ways of scrolling that count as fingers, none by default; there is no wheel.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  static let hysteresis = 10.0

  /// The way of the fingers' middle since the touches began, in the window.
  ///
  /// A finger that comes or goes moves the middle, but not this.
  private(set) var travel = CGPoint.zero
  /// The travel at which the translation was zero.
  private var origin = CGPoint.zero
  private var trackers = (x: VelocityTracker(), y: VelocityTracker())

  /// A recognizer without actions.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer that calls `action` when the gesture begins, changes and ends.
  public convenience init(action: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addAction(action)
  }

  // MARK: Results

  /// The way of the fingers since the gesture began, or since it was last set, in points.
  ///
  /// - Parameter view: The view whose coordinates are meant; nil for the window's.
  /// - Returns: A vector, transformed into the view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), in: view)
  }

  /// Has the translation counted on from a value in points of `view`; velocity is not affected.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = self.translation(in: view)
    let unit = (x: vector(CGPoint(x: 1, y: 0), in: view), y: vector(CGPoint(x: 0, y: 1), in: view))
    // Solves for the window's vector that the view sees as the change.
    let change = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
    let determinant = unit.x.x * unit.y.y - unit.y.x * unit.x.y
    guard determinant != 0 else { return }
    origin.x += (change.x * unit.y.y - change.y * unit.y.x) / determinant
    origin.y += (change.y * unit.x.x - change.x * unit.x.y) / determinant
  }

  /// The velocity of the fingers in points per second of `view`, nil for the window.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: trackers.x.velocity, y: trackers.y.velocity), in: view)
  }

  /// The velocity with which things go on that the fingers let go, in points per second of the
  /// window.
  var releaseVelocity: CGPoint {
    CGPoint(x: trackers.x.releaseVelocity, y: trackers.y.releaseVelocity)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      if state == .possible { state = .failed }
      return
    }
    track(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      let (from, to) = (touch.previousLocation(in: nil), touch.location(in: nil))
      travel.x += (to.x - from.x) / CGFloat(numberOfTouches)
      travel.y += (to.y - from.y) / CGFloat(numberOfTouches)
    }
    if event.isSample { track(at: event.timestamp) }
    if state.isActive {
      state = .changed
      return
    }
    let distance = hypot(travel.x, travel.y)
    guard numberOfTouches >= minimumNumberOfTouches, distance >= Self.hysteresis else { return }
    if pendingState == nil {
      origin = CGPoint(
        x: travel.x / distance * Self.hysteresis, y: travel.y / distance * Self.hysteresis)
    }
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches - touches.count < minimumNumberOfTouches else { return }
    state = state.isActive ? .ended : .failed
  }

  open override func reset() {
    travel = .zero
    origin = .zero
    trackers = (VelocityTracker(), VelocityTracker())
  }

  private func track(at time: TimeInterval) {
    trackers.x.add(travel.x, at: time)
    trackers.y.add(travel.y, at: time)
  }
}
