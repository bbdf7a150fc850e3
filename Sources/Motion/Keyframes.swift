import Foundation

/// Values at moments, and the interpolation between them: that of `CAKeyframeAnimation`.
///
/// Source: the documentation of `CAKeyframeAnimation.calculationMode`; that the tangents of both
/// ends are chords, and that key times do not change tangents, is assumed (`keyframes.json`,
/// confidence A for linear, discrete and paced, C for cubic).
public struct Keyframes<Value: Interpolatable>: Hashable, Sendable {
  /// The course between two values.
  public enum Mode: Hashable, Sendable {
    /// Straight from value to value.
    case linear
    /// Each value until the next one's time.
    case discrete
    /// Straight, at constant speed; key times and easings are ignored.
    case paced
    /// A Kochanek-Bartels spline through the values; without shapes, Catmull-Rom.
    case cubic
    /// The spline at constant speed.
    case cubicPaced
  }

  /// Tension, continuity and bias of the spline at one value, -1…1 each, 0 for Catmull-Rom.
  public struct Shape: Hashable, Sendable {
    /// The tightness: 1 leaves no tangent at the value, -1 doubles it.
    public var tension: Double
    /// The sharpness: 0 is smooth, -1 makes a corner at the value, 1 one that points the other way.
    public var continuity: Double
    /// The direction: that of the chord before the value for 1, after it for -1.
    public var bias: Double

    /// A shape, by default that of Catmull-Rom.
    public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
      self.tension = tension
      self.continuity = continuity
      self.bias = bias
    }
  }

  /// The values in order, at least one.
  public let values: [Value]
  /// The course between two values.
  public let mode: Mode
  /// Fractions of the duration in rising order, as many as values; in discrete mode, a last one may
  /// end the last value.
  public let keyTimes: [Double]
  /// The course of time between two values; linear where there are too few.
  public let easings: [TimingCurve]
  private let segments: [Segment]
  /// The length of the way up to each value, for the paced modes.
  private let lengths: [Double]

  /// Values at moments of an animation.
  ///
  /// - Parameters:
  ///   - values: At least one.
  ///   - keyTimes: Fractions of the duration in rising order; evenly spread where there are fewer
  ///     than values.
  ///   - mode: The course between two values.
  ///   - easings: The course of time between two values, except in the paced modes; linear where
  ///     there are too few.
  ///   - shapes: Those of the spline at the values, in the cubic modes; Catmull-Rom's where there
  ///     are too few.
  public init(
    _ values: [Value], keyTimes: [Double] = [], mode: Mode = .linear, easings: [TimingCurve] = [],
    shapes: [Shape] = []
  ) {
    precondition(!values.isEmpty, "keyframes need at least one value")
    self.values = values
    self.mode = mode
    self.easings = easings
    if keyTimes.count >= values.count {
      self.keyTimes = keyTimes
    } else {
      let steps = mode == .discrete ? values.count : max(values.count - 1, 1)
      self.keyTimes = values.indices.map { Double($0) / Double(steps) }
    }
    segments =
      mode == .cubic || mode == .cubicPaced
      ? Segment.spline(values.map(\.coordinates), shapes: shapes) : []
    switch mode {
    case .linear, .discrete, .cubic: lengths = []
    case .paced:
      lengths = cumulative(
        zip(values, values.dropFirst()).map { distance($0.coordinates, $1.coordinates) })
    case .cubicPaced: lengths = cumulative(segments.map { $0.length(to: 1) })
    }
  }

  /// The value at a fraction of the duration; the first or last value beyond the key times.
  public func value(at fraction: Double) -> Value {
    guard values.count > 1 else { return values[0] }
    switch mode {
    case .discrete:
      let index = keyTimes.lastIndex { $0 <= fraction } ?? 0
      return values[min(index, values.count - 1)]
    case .linear, .cubic:
      let (index, local) = position(of: fraction, in: keyTimes)
      let eased = index < easings.count ? easings[index].value(at: local) : local
      return value(in: index, at: eased)
    case .paced:
      let (index, local) = position(of: fraction * (lengths.last ?? 0), in: lengths)
      return value(in: index, at: local)
    case .cubicPaced:
      let target = fraction * (lengths.last ?? 0)
      let (index, _) = position(of: target, in: lengths)
      return value(in: index, at: segments[index].parameter(atLength: target - lengths[index]))
    }
  }

  private func value(in index: Int, at local: Double) -> Value {
    if local == 0 { return values[index] }
    if local == 1 { return values[index + 1] }
    return segments.isEmpty
      ? values[index].interpolated(to: values[index + 1], at: local)
      : values[index].with(coordinates: segments[index].point(at: local))
  }

  /// The segment that holds `place`, and the place in it, 0…1.
  private func position(of place: Double, in marks: [Double]) -> (Int, Double) {
    let last = values.count - 2
    let index = min(max((marks.lastIndex { $0 <= place } ?? 0), 0), last)
    let length = marks[index + 1] - marks[index]
    let local = length > 0 ? (place - marks[index]) / length : 1
    return (index, min(max(local, 0), 1))
  }
}

/// A cubic Hermite curve between two points.
private struct Segment: Hashable, Sendable {
  let start: [Double]
  let end: [Double]
  let startTangent: [Double]
  let endTangent: [Double]

  /// The spline of Kochanek and Bartels (1984); at both ends, the tangent is the chord.
  static func spline<Value>(
    _ points: [[Double]], shapes: [Keyframes<Value>.Shape]
  ) -> [Segment] {
    func chord(_ index: Int) -> [Double] { zip(points[index + 1], points[index]).map { $0 - $1 } }
    func tangent(_ index: Int, isOutgoing: Bool) -> [Double] {
      if index == 0 { return chord(0) }
      if index == points.count - 1 { return chord(index - 1) }
      let shape = index < shapes.count ? shapes[index] : .init()
      let continuity = isOutgoing ? shape.continuity : -shape.continuity
      let before = (1 - shape.tension) * (1 + continuity) * (1 + shape.bias) / 2
      let after = (1 - shape.tension) * (1 - continuity) * (1 - shape.bias) / 2
      return zip(chord(index - 1), chord(index)).map { before * $0 + after * $1 }
    }
    guard points.count > 1 else { return [] }
    return (0..<points.count - 1).map { index in
      Segment(
        start: points[index], end: points[index + 1],
        startTangent: tangent(index, isOutgoing: true),
        endTangent: tangent(index + 1, isOutgoing: false))
    }
  }

  func point(at s: Double) -> [Double] {
    let (s2, s3) = (s * s, s * s * s)
    return start.indices.map { index in
      (2 * s3 - 3 * s2 + 1) * start[index] + (s3 - 2 * s2 + s) * startTangent[index]
        + (3 * s2 - 2 * s3) * end[index] + (s3 - s2) * endTangent[index]
    }
  }

  private func speed(at s: Double) -> Double {
    let squares = start.indices.map { index in
      let slope =
        (6 * s * s - 6 * s) * (start[index] - end[index])
        + (3 * s * s - 4 * s + 1) * startTangent[index] + (3 * s * s - 2 * s) * endTangent[index]
      return slope * slope
    }
    return squares.reduce(0, +).squareRoot()
  }

  /// Panels of Simpson's rule.
  ///
  /// Its error falls with their fourth power where the speed is smooth, and with their square where
  /// a segment turns back on itself.
  private static let panels = 128

  /// Halvings of a segment: to 2⁻⁴⁰ of it, far below what Simpson's rule is exact to.
  private static let bisections = 40

  /// The length of the curve up to `s`, by Simpson's rule.
  func length(to s: Double) -> Double {
    let panels = Self.panels
    let h = s / Double(2 * panels)
    var sum = speed(at: 0) + speed(at: s)
    for index in 1..<2 * panels {
      sum += (index.isMultiple(of: 2) ? 2 : 4) * speed(at: Double(index) * h)
    }
    return sum * h / 3
  }

  /// The parameter at which the curve has the given length, by bisection.
  func parameter(atLength target: Double) -> Double {
    if target <= 0 { return 0 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<Self.bisections {
      let middle = (low + high) / 2
      if length(to: middle) < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

private func distance(_ a: [Double], _ b: [Double]) -> Double {
  zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
}

private func cumulative(_ lengths: [Double]) -> [Double] {
  lengths.reduce(into: [0]) { sums, length in sums.append((sums.last ?? 0) + length) }
}
