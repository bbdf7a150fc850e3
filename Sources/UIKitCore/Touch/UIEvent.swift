public import Foundation

/// A moment of touching, with all fingers that are on the screen, whether they moved or not; or a
/// motion of the device.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event; raw values are UIKit's.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// A movement of the device as a whole.
    case motion = 1
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: Int
    /// The buttons whose bits are set in `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button.
    public static let primary = Self(rawValue: 1)
    /// The second button.
    public static let secondary = Self(rawValue: 2)
    /// The button of a number from 1.
    public static func button(_ buttonNumber: Int) -> Self {
      Self(rawValue: buttonNumber > 0 ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// The kind of a motion; raw values are UIKit's.
  public enum EventSubtype: Int, Sendable {
    /// The subtype of every event but a motion.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
  }

  /// The time of the event, in seconds of the virtual clock.
  public let timestamp: TimeInterval
  /// The kind of the event: a motion if it has the subtype of one, else touches.
  open var type: EventType { subtype == .none ? .touches : .motion }
  /// The kind of motion; `.none` for touches.
  public let subtype: EventSubtype
  /// The touches that are on the screen or were lifted now; never nil.
  public let allTouches: Set<UITouch>?
  /// The same, in the order in which the fingers came down.
  let orderedTouches: [UITouch]
  /// Whether the screen has looked for the fingers now; false for where they are at the time of a
  /// frame between two looks.
  let isSample: Bool

  init(timestamp: TimeInterval, touches: [UITouch] = [], isSample: Bool = true) {
    self.timestamp = timestamp
    self.isSample = isSample
    subtype = .none
    allTouches = Set(touches)
    orderedTouches = touches
  }

  /// An event about the device as a whole.
  ///
  /// - Parameters:
  ///   - timestamp: The time of the event, in seconds.
  ///   - motion: The motion of the device.
  init(timestamp: TimeInterval, motion: EventSubtype) {
    self.timestamp = timestamp
    isSample = true
    subtype = motion
    allTouches = nil
    orderedTouches = []
  }

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
