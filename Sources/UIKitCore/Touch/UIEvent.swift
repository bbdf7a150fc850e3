public import Foundation

/// A moment of touching, with all fingers that are on the screen, whether they moved or not; or a
/// motion of the device.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// Raw values are UIKit's.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
  }

  /// Raw values are UIKit's.
  public enum EventSubtype: Int, Sendable {
    /// The subtype of every event but a motion.
    case none = 0
    case motionShake = 1
  }

  /// In seconds of the virtual clock.
  public let timestamp: TimeInterval
  open var type: EventType { subtype == .none ? .touches : .motion }
  public let subtype: EventSubtype
  public let allTouches: Set<UITouch>?
  /// The same, in the order in which the fingers came down.
  let orderedTouches: [UITouch]

  init(timestamp: TimeInterval, touches: [UITouch] = []) {
    self.timestamp = timestamp
    subtype = .none
    allTouches = Set(touches)
    orderedTouches = touches
  }

  /// - Parameter motion: What happens to the device as a whole.
  init(timestamp: TimeInterval, motion: EventSubtype) {
    self.timestamp = timestamp
    subtype = motion
    allTouches = nil
    orderedTouches = []
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in gesture.touches.contains { $0 === touch } }
  }
}
