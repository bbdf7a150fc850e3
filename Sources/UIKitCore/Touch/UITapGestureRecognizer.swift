import Foundation

/// Fingers that touch briefly, once or in quick succession.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in quick succession, at most 0.35 seconds apart; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers of each tap, exactly; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that count, the first by default; there is no pointer.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// The points that a finger may move, and the seconds that it may stay.
  static let allowableMovement = 10.0
  static let maximumDuration = 0.75

  private var taps = 0
  /// The most fingers that were down in the current tap.
  private var fingers = 0

  /// A recognizer without actions.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer that calls `action` when the gesture begins, changes and ends.
  public convenience init(action: @escaping (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addAction(action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelTimers()
    fingers = max(fingers, numberOfTouches)
    guard fingers <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    after(Self.maximumDuration) { $0.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFar = touches.contains {
      let (start, now) = ($0.origin, $0.location(in: nil))
      return hypot(now.x - start.x, now.y - start.y) > Self.allowableMovement
    }
    if isFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == touches.count else { return }
    cancelTimers()
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      after(TouchDispatcher.tapInterval) { $0.state = .failed }
    }
  }

  open override func reset() {
    taps = 0
    fingers = 0
  }

  /// A control that is tapped keeps the tap from recognizers of the views around it, as in UIKit.
  override func shouldBegin() -> Bool {
    !seenTouches.contains { $0.view is UIControl && $0.view !== view }
  }
}
