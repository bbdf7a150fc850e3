import Foundation

/// The movement of a scroll view that nobody holds: its velocity shrinks by a factor each
/// millisecond.
///
/// `x(t) = v₀·r·(1 − rᵗ) / (1 − r)` with t in milliseconds: what UIKit's steps add up to for any
/// frame rate.
///
/// Source: facebook/pop's `POPDecayAnimationInternal.h` has the same steps; recorded offsets of a
/// real deceleration agree to 0.2 points (`scroll_deceleration.json`, confidence B+).
public struct Decay: Hashable, Sendable {
  /// The velocity at first, in points per second.
  public let velocity: Double
  /// The factor per millisecond, between 0 and 1: 0.998 normally, 0.99 for fast deceleration.
  public let rate: Double

  /// A decay from a velocity in points per second, with a rate strictly between 0 and 1.
  public init(velocity: Double, rate: Double) {
    precondition(rate > 0 && rate < 1, "a deceleration rate must be between 0 and 1, not \(rate)")
    self.velocity = velocity
    self.rate = rate
  }

  /// The decay that would come to rest after `distance` points, given for ever.
  public init(distance: Double, rate: Double) {
    self.init(velocity: distance * (1 - rate) / rate * 1000, rate: rate)
  }

  /// The way travelled after `time` seconds, in points.
  public func distance(at time: Double) -> Double {
    velocity / 1000 * rate * (1 - pow(rate, time * 1000)) / (1 - rate)
  }

  /// The velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double { velocity * pow(rate, time * 1000) }

  /// The points travelled in infinite time: `v₀·r / (1 − r)`.
  public var totalDistance: Double { velocity / 1000 * rate / (1 - rate) }

  /// The seconds until scrolling stops, when the velocity has fallen to 10 points per second.
  public var duration: Double {
    max(0, log(Self.restingVelocity / abs(velocity)) / log(rate) / 1000)
  }

  /// The distance that UIKit tells `scrollViewWillEndDragging` to expect: `(|v₀| − 0.01) / |ln r|`
  /// in the direction of the velocity, in points and milliseconds.
  public var projectedDistance: Double {
    let speed = max(0, abs(velocity) - Self.restingVelocity) / 1000
    return (velocity < 0 ? -speed : speed) / -log(rate)
  }

  /// The seconds after which `distance` points have been travelled; nil if that is never.
  public func time(toTravel distance: Double) -> Double? {
    let share = distance / totalDistance
    guard share >= 0, share < 1 else { return nil }
    return log(1 - share) / log(rate) / 1000
  }

  /// The velocity at which a scroll view stops, in points per second: UIKit's 0.01 points per
  /// millisecond.
  static let restingVelocity = 10.0
}
