/// The velocity that gesture recognizers and scroll views see in a series of touches.
///
/// A recognizer blends the last two differences, a fifth of the latest and four fifths of the one
/// before. A scroll view that is let go blends the last two of those, a quarter of the latest.
///
/// Source: both blends are published from UIKit's code (`gestures.json`, confidence B).
public struct VelocityTracker: Hashable, Sendable {
  /// The velocity that a pan recognizer answers, in units per second.
  public private(set) var velocity = 0.0
  private var previousVelocity = 0.0
  private var lastDifference = 0.0
  private var lastPosition = 0.0
  private var lastTime: Double?

  /// The share of the latest difference in a recognizer's velocity.
  private static let latestDifferenceShare = 0.2

  /// The share of the latest velocity in that of content that is let go.
  private static let latestVelocityShare = 0.25

  /// A tracker that has seen no place yet, and whose velocity is zero.
  public init() {}

  /// Adds a place at a time in seconds, later than the one before.
  public mutating func add(_ position: Double, at time: Double) {
    if let lastTime, time > lastTime {
      let difference = (position - lastPosition) / (time - lastTime)
      previousVelocity = velocity
      velocity =
        Self.latestDifferenceShare * difference
        + (1 - Self.latestDifferenceShare) * lastDifference
      lastDifference = difference
    }
    lastPosition = position
    lastTime = time
  }

  /// The velocity at which content goes on when the finger is lifted.
  public var releaseVelocity: Double {
    previousVelocity == 0
      ? velocity
      : (1 - Self.latestVelocityShare) * previousVelocity + Self.latestVelocityShare * velocity
  }
}
