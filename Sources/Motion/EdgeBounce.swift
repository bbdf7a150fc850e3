import Foundation

/// The way back to an edge of the content: one excursion that dies away, not an oscillation.
///
/// `y(t) = 0.99ᵗ · (y₀ + v₀·r·(1 − rᵗ)/(1 − r))` with t in milliseconds and y the distance beyond
/// the edge: UIKit pulls by 1 % each millisecond whatever the deceleration rate.
///
/// Source: UIScrollView's steps, published from its code and checked against recordings; the closed
/// form is derived from them (`scroll_edge_bounce.json`, confidence B+).
public struct EdgeBounce: Hashable, Sendable {
  /// The distance beyond the edge at first, in points; the sign says which side.
  public let overshoot: Double
  /// The velocity at first, in points per second.
  public let velocity: Double
  /// The deceleration rate per millisecond.
  public let rate: Double

  /// A way back that begins `overshoot` points beyond the edge, at a velocity in points per second.
  public init(overshoot: Double, velocity: Double, rate: Double) {
    self.overshoot = overshoot
    self.velocity = velocity
    self.rate = rate
  }

  /// The part of the distance to the edge that a millisecond leaves.
  private static let pull = 0.99

  /// The step in seconds by which the search for the end of the excursion goes ahead: 0.99²⁵⁰ is a
  /// twelfth.
  private static let searchStep = 0.25

  /// The number of halvings of the interval in which the excursion ends: far finer than any frame.
  private static let bisections = 50

  /// The distance beyond the edge after `time` seconds, in points.
  public func overshoot(at time: Double) -> Double {
    pow(Self.pull, time * 1000)
      * (overshoot + Decay(velocity: velocity, rate: rate).distance(at: time))
  }

  /// The velocity that UIKit carries along, in points per second: `v₀·(0.99·r)ᵗ`.
  ///
  /// It is what the content leaves the bounce with; the pull towards the edge comes on top of it.
  public func velocity(at time: Double) -> Double {
    velocity * pow(Self.pull * rate, time * 1000)
  }

  /// The seconds until the content crosses the edge inward with velocity to spare; nil if it creeps
  /// to the edge.
  public var reentryTime: Double? {
    Decay(velocity: velocity, rate: rate).time(toTravel: -overshoot).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The seconds until the content is farthest out; zero if that is at first.
  public var peakTime: Double {
    // y′ = 0 where (y₀ + A)·ln 0.99 = A·rᵗ·(ln 0.99 + ln r), A = v₀·r/(1 − r).
    let total = Decay(velocity: velocity, rate: rate).totalDistance
    let share =
      (overshoot + total) * log(Self.pull) / (total * (log(Self.pull) + log(rate)))
    guard share > 0, share < 1 else { return 0 }
    return log(share) / log(rate) / 1000
  }

  /// The seconds until the content is, and stays, within `distance` points of the edge.
  public func settlingTime(within distance: Double) -> Double {
    // From the peak on the excursion only shrinks: bisect there.
    var (low, high) = (peakTime, peakTime)
    guard abs(overshoot(at: low)) > distance else { return low }
    while abs(overshoot(at: high)) > distance { high += Self.searchStep }
    for _ in 0..<Self.bisections {
      let middle = (low + high) / 2
      if abs(overshoot(at: middle)) > distance { low = middle } else { high = middle }
    }
    return high
  }
}
