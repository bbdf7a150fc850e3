import Foundation

/// A cubic Bézier from (0, 0) to (1, 1) that maps the fraction of a duration to a progress.
///
/// The time coordinates of both control points lie in 0…1, so that time is monotone; the progress
/// coordinates are free, and a curve may leave 0…1 on the way.
///
/// Source: Apple's documentation of `CAMediaTimingFunctionName` lists the control points
/// (`bezier_named.json`, confidence A).
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, 0…1.
  public let x1: Double
  /// The progress of the first control point.
  public let y1: Double
  /// The time of the second control point, 0…1.
  public let x2: Double
  /// The progress of the second control point.
  public let y2: Double

  /// The curve with two control points.
  ///
  /// - Parameters:
  ///   - x1: Time of the first control point, clamped to 0…1.
  ///   - y1: Progress of the first control point.
  ///   - x2: Time of the second control point, clamped to 0…1.
  ///   - y2: Progress of the second control point.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// A start from rest, (0.42, 0) and (1, 1).
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// An end at rest, (0, 0) and (0.58, 1).
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// A start from and an end at rest, (0.42, 0) and (0.58, 1): the default of `UIView.animate`.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// A quick start and a slow end, (0.25, 0.1) and (0.25, 1): the default of implicit Core
  /// Animation actions.
  public static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The progress at a fraction of the duration, to 1e-12.
  ///
  /// Fractions beyond 0…1 count as 0 or 1.
  public func value(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if isLinear { return fraction }
    return vertical.value(at: horizontal.solve(fraction))
  }

  /// The fraction of the duration at which `value(at:)` first is `progress`, clamped to 0…1.
  ///
  /// For a curve that leaves 0…1 on its way, one of the fractions.
  public func fraction(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    if isLinear { return progress }
    return horizontal.value(at: vertical.solve(progress))
  }

  /// Progress per fraction of the duration.
  ///
  /// Infinite where the curve is vertical.
  public func slope(at fraction: Double) -> Double {
    if isLinear { return 1 }
    let s = horizontal.solve(min(max(fraction, 0), 1))
    let (dx, dy) = (horizontal.slope(at: s), vertical.slope(at: s))
    if dx == 0 && dy == 0 {
      // Both control points lie on an end point: the limit is the slope of what is left.
      return horizontal.curvature(at: s) == 0
        ? 1 : vertical.curvature(at: s) / horizontal.curvature(at: s)
    }
    return dy / dx
  }

  private var isLinear: Bool { x1 == y1 && x2 == y2 }
  private var horizontal: UnitCubic { UnitCubic(x1, x2) }
  private var vertical: UnitCubic { UnitCubic(y1, y2) }
}

/// One coordinate of the Bézier: `((a·s + b)·s + c)·s`, which is 0 at 0 and 1 at 1.
private struct UnitCubic {
  let a: Double
  let b: Double
  let c: Double

  init(_ p1: Double, _ p2: Double) {
    c = 3 * p1
    b = 3 * (p2 - p1) - c
    a = 1 - c - b
  }

  /// More than the 53 that bisection alone would take to a `Double`'s precision.
  private static let maximalSteps = 80
  /// A few units in the last place of 1.
  private static let precision = 1e-15
  /// The slope below which Newton's step is too long to be tried.
  private static let leastSlope = 1e-7

  func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }

  func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

  func curvature(at s: Double) -> Double { 6 * a * s + 2 * b }

  /// The parameter in 0…1 where the coordinate is `target`, which lies in 0…1.
  ///
  /// Newton's steps from `target`, each replaced by a bisection when it would leave the bracket
  /// that is known to hold the root, so that flat and steep curves converge alike.
  func solve(_ target: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = target
    for _ in 0..<Self.maximalSteps {
      let error = value(at: s) - target
      if abs(error) < Self.precision { return s }
      if error > 0 { high = s } else { low = s }
      let slope = slope(at: s)
      let next = s - error / slope
      s = slope > Self.leastSlope && next > low && next < high ? next : (low + high) / 2
      if high - low < Self.precision / 10 { break }
    }
    return s
  }
}
