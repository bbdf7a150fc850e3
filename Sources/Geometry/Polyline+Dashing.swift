public import Foundation

extension Polyline {
  /// The length of the line, the closing side included.
  public var length: CGFloat {
    zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : [])).reduce(0) {
      $0 + $1.0.distance(to: $1.1)
    }
  }

  /// The open lines that cover the given stretches of the line's length, in rising order.
  ///
  /// A stretch of no length is a single point twice, so that it can have caps.
  func parts(_ stretches: [ClosedRange<CGFloat>]) -> [Polyline] {
    let corners = points + (isClosed ? points.prefix(1) : [])
    var result: [Polyline] = []
    var (side, before) = (0, CGFloat(0))
    func point(at distance: CGFloat) -> CGPoint {
      while side + 2 < corners.count,
        before + corners[side].distance(to: corners[side + 1]) < distance
      {
        before += corners[side].distance(to: corners[side + 1])
        side += 1
      }
      let length = corners[side].distance(to: corners[side + 1])
      let t = length > 0 ? min(max((distance - before) / length, 0), 1) : 0
      return corners[side].interpolated(to: corners[side + 1], t)
    }
    guard corners.count > 1 else { return [] }
    for stretch in stretches {
      var points = [point(at: stretch.lowerBound)]
      let first = side
      let end = point(at: stretch.upperBound)
      if side > first { points += corners[(first + 1)...side] }
      points.append(end)
      result.append(Polyline(points: points, isClosed: false))
    }
    return result
  }
}

extension [Polyline] {
  /// The part of all lines together, in order, between two fractions of their length.
  func trimmed(to range: ClosedRange<Double>) -> [Polyline] {
    let low = Swift.max(range.lowerBound, 0)
    let high = Swift.min(range.upperBound, 1)
    guard low > 0 || high < 1 else { return self }
    guard low < high else { return [] }
    let total = reduce(0) { $0 + $1.length }
    var before: CGFloat = 0
    var result: [Polyline] = []
    for line in self {
      let length = line.length
      let from = Swift.max(low * total - before, 0)
      let to = Swift.min(high * total - before, length)
      if from <= 0, to >= length {
        result.append(line)
      } else if from < to {
        result += line.parts([from...to])
      }
      before += length
    }
    return result
  }

  /// The painted parts of a dash pattern, which starts anew on every line, as in Core Graphics.
  ///
  /// A line that would have more periods of the pattern than `greatestCount` stays as it is.
  func dashed(
    _ lengths: [CGFloat], phase: CGFloat, atMost greatestCount: CGFloat
  ) -> [Polyline] {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, pattern.allSatisfy({ $0 >= 0 }) else { return self }
    return flatMap { line in
      var stretches: [ClosedRange<CGFloat>] = []
      let length = line.length
      guard length / period < greatestCount else { return [line] }
      var start = -phase.truncatingRemainder(dividingBy: period)
      if start > 0 { start -= period }
      while start < length {
        var from = start
        for (on, off) in zip(
          stride(from: 0, to: pattern.count, by: 2), stride(from: 1, to: pattern.count, by: 2))
        {
          let to = from + pattern[on]
          if to >= 0, from <= length, pattern[on] > 0 || (from >= 0 && to <= length) {
            let stretch = Swift.max(from, 0)...Swift.max(Swift.min(to, length), Swift.max(from, 0))
            if stretch.lowerBound < stretch.upperBound || pattern[on] == 0 {
              stretches.append(stretch)
            }
          }
          from = to + pattern[off]
        }
        start += period
      }
      return line.parts(stretches)
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  func interpolated(to other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
