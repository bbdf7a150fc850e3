public import Foundation

/// Fingers that stay in one place; the gesture goes on while they then move.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time for which fingers stay before the gesture begins, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The way that a finger may go before the gesture begins, in points; one that goes further has
  /// it fail.
  open var allowableMovement: CGFloat = 10
  /// The taps before the press, 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of fingers, exactly; 1 by default.
  open var numberOfTouchesRequired = 1

  /// A recognizer without actions.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer that calls `action` when the gesture begins, changes and ends.
  public convenience init(action: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addAction(action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      if state == .possible { state = .failed }
      return
    }
    guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else {
      state = .failed
      return
    }
    if numberOfTouches == numberOfTouchesRequired {
      after(minimumPressDuration) { if $0.state == .possible { $0.state = .began } }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive {
      state = .changed
      return
    }
    let isFar = touches.contains {
      let (start, now) = ($0.origin, $0.location(in: nil))
      return hypot(now.x - start.x, now.y - start.y) > allowableMovement
    }
    if isFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isActive ? .ended : .failed
  }
}
