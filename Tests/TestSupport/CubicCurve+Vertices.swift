package import AnimGeometry
import Foundation

extension CubicCurve {
  /// Calls `body` with the vertices of a polyline from `p0`, which is left out, to `p3`, whose area is
  /// nearly that of the curve.
  ///
  /// A quarter of the curve at a time gets chords whose distance from it, h²/8 times the part of the
  /// second derivative across the curve, is `tolerance`. Vertices between are moved outward by half
  /// of that, so that chords are as far outside the curve at their ends as inside in their middle. The
  /// rasterizer does the same to many at once: this is what its vertices must equal.
  package func forEachVertex(tolerance: Double, _ body: (SIMD2<Double>) -> Void) {
    let c = 3 * (p1 - p0)
    let b = 3 * (p2 - p1) - c
    let a = p3 - p0 - c - b
    // The square of the second derivative's part across the curve.
    func bend(_ t: Double) -> Double {
      let first = (3 * a * t + 2 * b) * t + c
      let second = 6 * a * t + 2 * b
      let area = first.x * second.y - first.y * second.x
      let (across, along) = (area * area, (first * first).sum())
      // Where the curve nearly stops, all of it counts.
      let whole = (second * second).sum()
      return across < whole * along ? across / along : whole
    }
    let scale = 1.1 / (8 * tolerance)
    var start = bend(0)
    for quarter in 0..<4 {
      let from = Double(quarter) * 0.25
      let end = bend(from + 0.25)
      let most = max(start, end, bend(from + 0.125)).squareRoot()
      start = end
      let chords = min((most * scale).squareRoot() * 0.25, 1023)
      let count = Int(chords) + 1
      let step = 0.25 / Double(count)
      let outward = step * step / 16
      for index in 1...count {
        if quarter == 3, index == count { break }
        let t = from + Double(index) * step
        let second = 6 * a * t + 2 * b
        body(((a * t + b) * t + c) * t + p0 - second * outward)
      }
    }
    body(p3)
  }
}
