public import Foundation

/// Two fingers that move apart or together.
///
/// The gesture begins when their distance has changed by 8 points, and `scale` is 1 there.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  static let hysteresis = 8.0

  private var start: Double?
  private var measure = TwoFingerMeasure()
  /// The factor that the fingers' distance is multiplied with: the scale that was set, if one was.
  private var base = 1.0

  /// A recognizer without actions.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer that calls `action` when the gesture begins, changes and ends.
  public convenience init(action: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addAction(action)
  }

  /// The fingers' distance in units of that when the gesture began.
  ///
  /// Setting it starts anew from there.
  open var scale: CGFloat {
    get { measure.origin.map { base * measure.value / $0 } ?? 1 }
    set {
      base = newValue
      measure.origin = measure.value
    }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { measure.origin.map { base * measure.velocity / $0 } ?? 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else { return }
    guard let span else { return }
    start = hypot(span.x, span.y)
    measure.add(hypot(span.x, span.y), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span, let start else { return }
    let distance = hypot(span.x, span.y)
    measure.add(distance, at: event.timestamp)
    if state.isActive {
      state = .changed
      return
    }
    guard abs(distance - start) >= Self.hysteresis else { return }
    if measure.origin == nil {
      measure.origin = start + (distance > start ? Self.hysteresis : -Self.hysteresis)
    }
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches - touches.count < 2 else { return }
    if state.isActive {
      state = .ended
    } else if numberOfTouches == touches.count {
      state = .failed
    }
  }

  open override func reset() {
    start = nil
    measure = TwoFingerMeasure()
    base = 1
  }
}
