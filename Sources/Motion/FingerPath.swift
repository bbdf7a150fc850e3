/// The way of a finger from one place to another: the smoothest there is, which is how hands move.
///
/// The quintic with given positions and velocities and no acceleration at its ends:
/// `x(u) = a₃u³ + a₄u⁴ + a₅u⁵`, `a₃ = 10D − 4VT`, `a₄ = −15D + 7VT`, `a₅ = 6D − 3VT`. With V = 0 it
/// is the minimum-jerk reach of Flash & Hogan (1985), whose greatest speed is `1.875·D/T`.
public struct FingerPath: Hashable, Sendable {
  /// The place at first, in points.
  public let start: Double
  /// The way from start to end, in points; negative for the other direction.
  public let distance: Double
  /// The duration in seconds; a movement that takes none is at its end.
  public let duration: Double
  /// The velocity at the end, in points per second: not zero for a fling.
  public let exitVelocity: Double

  /// A movement by `distance` points in `duration` seconds, which must not be negative.
  public init(start: Double, distance: Double, duration: Double, exitVelocity: Double = 0) {
    precondition(duration >= 0, "a movement cannot take \(duration) s")
    self.start = start
    self.distance = distance
    self.duration = duration
    self.exitVelocity = exitVelocity
  }

  /// The place after `time` seconds, in points; the ends beyond them.
  public func position(at time: Double) -> Double {
    let u = duration > 0 ? min(max(time / duration, 0), 1) : 1
    let (a3, a4, a5) = coefficients
    return start + ((a5 * u + a4) * u + a3) * u * u * u
  }

  /// The velocity after `time` seconds, in points per second; zero beyond the ends.
  public func velocity(at time: Double) -> Double {
    guard duration > 0, time >= 0, time <= duration else { return 0 }
    let u = time / duration
    let (a3, a4, a5) = coefficients
    return ((5 * a5 * u + 4 * a4) * u + 3 * a3) * u * u / duration
  }

  private var coefficients: (Double, Double, Double) {
    let (d, v) = (distance, exitVelocity * duration)
    return (10 * d - 4 * v, -15 * d + 7 * v, 6 * d - 3 * v)
  }
}
