public import Foundation

/// A moment of touching: all fingers that are on the screen, whether they moved or not.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event; there are touches only.
  public enum EventType: Int, Sendable { case touches }

  /// The time of the event, in seconds of the virtual clock.
  public let timestamp: TimeInterval
  /// The touches that are on the screen or were lifted now; never nil.
  public let allTouches: Set<UITouch>?
  /// The same, in the order in which the fingers came down.
  let orderedTouches: [UITouch]

  init(timestamp: TimeInterval, touches: [UITouch] = []) {
    self.timestamp = timestamp
    allTouches = Set(touches)
    orderedTouches = touches
  }

  /// The kind of the event: always touches.
  open var type: EventType { .touches }

  /// The touches that came down in `view` itself.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The touches that came down in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches that `gesture` receives and that are down.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in gesture.touches.contains { $0 === touch } }
  }
}
