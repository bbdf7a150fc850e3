public import Foundation

/// A finger on the screen, from the moment it comes down until it is lifted.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// The last thing that happened to a touch.
  ///
  /// Pointers alone come into regions, move in them and leave them, so that the last three never happen.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  /// The means of touching; there are only fingers here.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// The name of `pencil` before Apple had one.
    public static let stylus = TouchType.pencil
  }

  /// The time of the touch's last change, in seconds of the virtual clock.
  public internal(set) var timestamp: TimeInterval
  /// The last thing that happened to the finger; `.stationary` while others move.
  public internal(set) var phase: Phase = .began
  /// The number of times that a finger came down here in quick succession, this time included.
  public internal(set) var tapCount = 1
  /// The means of touching: always a finger.
  public let type = TouchType.direct
  /// How hard the finger presses; screens that feel it are gone, and 0 is what others say.
  public let force: CGFloat = 0
  /// How hard a finger can press; 0 for a screen that does not feel it.
  public let maximumPossibleForce: CGFloat = 0
  /// The radius of the touched area in points, that of a fingertip.
  public let majorRadius: CGFloat = 20
  /// The window in which the finger came down.
  public private(set) weak var window: UIWindow?
  /// The view in which the finger came down; the touch stays its own.
  public private(set) weak var view: UIView?
  /// The recognizers that receive the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The place of the finger in the window.
  private(set) var location: CGPoint
  private(set) var previous: CGPoint
  /// The place in the window where the finger came down.
  let origin: CGPoint

  init(at location: CGPoint, in window: UIWindow, view: UIView?, timestamp: TimeInterval) {
    self.location = location
    previous = location
    origin = location
    self.window = window
    self.view = view
    self.timestamp = timestamp
  }

  /// The place of the finger, in points.
  ///
  /// - Parameter view: The view whose coordinates are meant; nil for the window.
  /// - Returns: The place, through all transforms between window and view.
  public func location(in view: UIView?) -> CGPoint {
    window.map { (view ?? $0).convert(location, from: $0) } ?? location
  }

  /// The place of the finger before its last movement, in points of `view`, nil for the window.
  public func previousLocation(in view: UIView?) -> CGPoint {
    window.map { (view ?? $0).convert(previous, from: $0) } ?? previous
  }

  func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previous = self.location
    self.location = location
    self.phase = phase
    self.timestamp = timestamp
  }
}
