/// A closed curve through points, and distances from it.
struct Outline {
  typealias Point = SIMD2<Float>
  private let points: [Point]
  let low: Point
  let high: Point

  /// A smooth curve through `points` (Catmull and Rom), or their polygon.
  init(_ points: [Point], smooth: Bool = true, pieces: Int = 5) {
    var curve: [Point] = []
    for index in points.indices {
      let count = points.count
      let (a, b) = (points[(index + count - 1) % count], points[index])
      let (c, d) = (points[(index + 1) % count], points[(index + 2) % count])
      guard smooth else {
        curve.append(b)
        continue
      }
      for piece in 0..<pieces {
        let t = Float(piece) / Float(pieces)
        let linear = (c - a) * t
        let square = (2 * a - 5 * b + 4 * c - d) * (t * t)
        let cube = (3 * b - a - 3 * c + d) * (t * t * t)
        curve.append(b + 0.5 * (linear + square + cube))
      }
    }
    self.points = curve
    low = curve.reduce(curve[0]) { Point(min($0.x, $1.x), min($0.y, $1.y)) }
    high = curve.reduce(curve[0]) { Point(max($0.x, $1.x), max($0.y, $1.y)) }
  }

  /// The distance from the curve, positive inside.
  func depth(_ p: Point) -> Float {
    var nearest = Float.infinity
    var inside = false
    var from = points[points.count - 1]
    for to in points {
      let (edge, toPoint) = (to - from, p - from)
      let share = saturate((toPoint * edge).sum() / max((edge * edge).sum(), 1e-12))
      let gap = toPoint - edge * share
      nearest = min(nearest, (gap * gap).sum())
      if (from.y > p.y) != (to.y > p.y), p.x < edge.x * toPoint.y / edge.y + from.x {
        inside.toggle()
      }
      from = to
    }
    return inside ? nearest.squareRoot() : -nearest.squareRoot()
  }
}

/// The distance from a line, positive within `radius` of it.
func strokeDepth(
  _ p: SIMD2<Float>, from: SIMD2<Float>, to: SIMD2<Float>, radius: Float
) -> Float {
  let (edge, toPoint) = (to - from, p - from)
  let share = saturate((toPoint * edge).sum() / max((edge * edge).sum(), 1e-12))
  let gap = toPoint - edge * share
  return radius - (gap * gap).sum().squareRoot()
}
