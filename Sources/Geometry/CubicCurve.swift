public import Foundation

/// A cubic Bézier segment with its control points as vectors, for flattening.
public struct CubicCurve: Hashable, Sendable {
  /// Start point.
  public let p0: SIMD2<Double>
  /// First control point.
  public let p1: SIMD2<Double>
  /// Second control point.
  public let p2: SIMD2<Double>
  /// End point.
  public let p3: SIMD2<Double>

  /// Creates a curve of its start, two control points and end.
  public init(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>
  ) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// The cubic that is the same curve as a quadratic one.
  public init(
    _ p0: SIMD2<Double>, quadratic control: SIMD2<Double>, _ p2: SIMD2<Double>
  ) {
    self.init(p0, p0 + (control - p0) * (2.0 / 3), p2 + (control - p2) * (2.0 / 3), p2)
  }

  /// How many chords over equal steps of the parameter stay within `tolerance` of the curve.
  ///
  /// Wang's bound: a chord over a step h is off by at most h²/8 of the second derivative, which is
  /// at most six times the largest second difference of the control points.
  public func chordCount(tolerance: Double) -> Int {
    let (a, b) = (p0 - 2 * p1 + p2, p1 - 2 * p2 + p3)
    let squared = max((a * a).sum(), (b * b).sum())
    let count = (0.75 * squared.squareRoot() / tolerance).squareRoot()
    return count < 1 ? 1 : min(Int(saturating: count), 4096) + 1
  }

  /// Calls `body` with the points at the parameters 1/count, 2/count, … 1.
  @inlinable
  public func forEachPoint(count: Int, _ body: (SIMD2<Double>) -> Void) {
    let c = 3 * (p1 - p0)
    let b = 3 * (p2 - p1) - c
    let a = p3 - p0 - c - b
    let step = 1 / Double(count)
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      body(((a * t + b) * t + c) * t + p0)
    }
    body(p3)
  }
}

extension CGPoint {
  /// Creates a point of a vector's x and y.
  public init(_ vector: SIMD2<Double>) {
    self.init(x: vector.x, y: vector.y)
  }

  /// The point as a vector of x and y.
  public var vector: SIMD2<Double> { [x, y] }
}
