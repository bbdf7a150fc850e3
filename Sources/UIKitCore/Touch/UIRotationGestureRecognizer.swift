public import Foundation

/// Two fingers that turn about each other.
///
/// The gesture begins when they have turned by 6°, and `rotation` is 0 there.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  static let hysteresis = Double.pi / 30

  private var start: Double?
  private var measure = TwoFingerMeasure()
  private var base = 0.0

  /// A recognizer without actions.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer that calls `action` when the gesture begins, changes and ends.
  public convenience init(action: @escaping (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addAction(action)
  }

  /// The angle since the gesture began: radians, clockwise, of any number of turns.
  ///
  /// Setting it starts anew from there.
  open var rotation: CGFloat {
    get { measure.origin.map { base + measure.value - $0 } ?? 0 }
    set {
      base = newValue
      measure.origin = measure.value
    }
  }

  /// The change of the angle, in radians per second.
  open var velocity: CGFloat { measure.origin == nil ? 0 : measure.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else { return }
    guard let span else { return }
    start = atan2(span.y, span.x)
    measure.add(atan2(span.y, span.x), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span, let start else { return }
    // The angle nearest to the last one: turns add up.
    let turn = (atan2(span.y, span.x) - measure.value).remainder(dividingBy: 2 * .pi)
    measure.add(measure.value + turn, at: event.timestamp)
    if state.isActive {
      state = .changed
      return
    }
    guard abs(measure.value - start) >= Self.hysteresis else { return }
    if measure.origin == nil {
      measure.origin = start + (measure.value > start ? Self.hysteresis : -Self.hysteresis)
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
    base = 0
  }
}
