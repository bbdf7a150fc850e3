import AnimGeometry
import Foundation
import TestSupport
import Testing

/// The signed area of all contours together, by the shoelace formula.
private func area(_ path: Path) -> Double {
  var sum = 0.0
  for line in path.flattened(tolerance: 1e-4) {
    var last = line.points[line.points.count - 1]
    for point in line.points {
      sum += (last.x * point.y - point.x * last.y) / 2
      last = point
    }
  }
  return sum
}

private func bounds(_ path: Path) -> CGRect { path.controlBounds }

struct FlatteningTests {
  @Test(arguments: [0.5, 0.05, 0.005])
  func `chords stay within the tolerance of a circle`(tolerance: Double) {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    for line in circle.flattened(tolerance: tolerance) {
      for (a, b) in zip(line.points, line.points.dropFirst()) {
        let middle = hypot((a.x + b.x) / 2, (a.y + b.y) / 2)
        // Cubics are off the circle by 0.00027 radii themselves.
        #expect(middle > 10 - tolerance && middle < 10.003)
      }
    }
  }

  @Test func `vertices for areas keep the area of a circle`() {
    var sum = 0.0
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    var last = SIMD2<Double>.zero
    for element in circle.elements {
      switch element {
      case .move(let point): last = point.vector
      case .cubic(let control1, let control2, let end):
        CubicCurve(last, control1.vector, control2.vector, end.vector)
          .forEachVertex(tolerance: 0.02) { point in
            sum += (last.x * point.y - point.x * last.y) / 2
            last = point
          }
      case .line, .quadratic, .close: break
      }
    }
    // Chords alone would lose 2/3 · 0.02 · 2πr = 0.84.
    #expect(abs(abs(sum) - .pi * 100) < 0.25)
  }

  @Test func `a segment after a close starts where the contour did`() {
    var path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    path.line(to: CGPoint(x: 9, y: 9))
    let lines = path.flattened(tolerance: 0.1)
    #expect(lines.map(\.isClosed) == [true, false])
    #expect(lines.last?.points == [CGPoint(x: 1, y: 2), CGPoint(x: 9, y: 9)])
  }
}

struct StrokingTests {
  private let line: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 5))
    path.line(to: CGPoint(x: 30, y: 5))
    return path
  }()

  @Test(arguments: [
    (StrokeStyle.Cap.butt, CGRect(x: 10, y: 3, width: 20, height: 4), 80),
    (.square, CGRect(x: 8, y: 3, width: 24, height: 4), 96),
    (.round, CGRect(x: 8, y: 3, width: 24, height: 4), 80 + 4 * Double.pi),
  ])
  func `caps reach beyond the ends`(cap: StrokeStyle.Cap, box: CGRect, expected: Double) {
    let outline = line.stroked(StrokeStyle(width: 4, cap: cap), tolerance: 0.001)
    #expect(abs(abs(area(outline)) - expected) < 0.01)
    #expect(abs(bounds(outline).minX - box.minX) < 0.001)
    #expect(abs(bounds(outline).maxX - box.maxX) < 0.001)
    #expect(abs(bounds(outline).minY - box.minY) < 0.001)
  }

  @Test(arguments: [
    (StrokeStyle.Join.miter, 4.0), (.bevel, 2.0), (.round, Double.pi),
  ])
  func `joins fill the outside of a right angle`(join: StrokeStyle.Join, corner: Double) {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 20))
    path.line(to: .zero)
    path.line(to: CGPoint(x: 20, y: 0))
    // Two arms of 4 × 20 that share a quarter of a 4 × 4 square, and its outer quarter by the join.
    let outline = path.stroked(StrokeStyle(width: 4, join: join), tolerance: 0.001)
    #expect(abs(abs(area(outline)) - (160 - 4 + corner)) < 0.01)
  }

  @Test func `a sharp mitre beyond its limit is a bevel`() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 1))
    path.line(to: CGPoint(x: 20, y: 0))
    path.line(to: CGPoint(x: 0, y: -1))
    let style = StrokeStyle(width: 2, miterLimit: 4)
    #expect(bounds(path.stroked(style, tolerance: 0.01)).maxX < 21)
    let long = StrokeStyle(width: 2, miterLimit: 100)
    // The tip is r / sin(φ/2) from the corner, tan(φ/2) = 1/20.
    #expect(
      abs(bounds(path.stroked(long, tolerance: 0.01)).maxX - (20 + 401.0.squareRoot())) < 0.01)
  }

  @Test func `a closed path becomes a ring`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let outline = square.stroked(StrokeStyle(width: 2), tolerance: 0.01)
    #expect(abs(abs(area(outline)) - (144 - 64)) < 1e-9)
  }

  @Test func `dashes cover their share of the length`() {
    let style = StrokeStyle(width: 2, dashes: [3, 2])
    let outline = line.stroked(style, tolerance: 0.01)
    #expect(outline.flattened(tolerance: 0.1).count == 4)
    #expect(abs(abs(area(outline)) - 4 * 3 * 2) < 1e-9)
  }

  @Test func `a phase starts within the pattern`() {
    let style = StrokeStyle(width: 2, dashes: [3, 2], dashPhase: 4)
    // One more unit of gap, then dashes at 11, 16, 21, 26.
    let starts = line.stroked(style, tolerance: 0.01).flattened(tolerance: 0.1).map {
      CGRect(around: $0.points).minX
    }
    #expect(starts == [11, 16, 21, 26])
  }

  @Test func `a range strokes a part of the length`() {
    let style = StrokeStyle(width: 2, range: 0.25...0.5)
    let outline = line.stroked(style, tolerance: 0.01)
    #expect(bounds(outline) == CGRect(x: 15, y: 4, width: 5, height: 2))
  }

  @Test func `a point has round caps`() {
    var path = Path()
    path.move(to: CGPoint(x: 5, y: 5))
    path.line(to: CGPoint(x: 5, y: 5))
    let dot = path.stroked(StrokeStyle(width: 4, cap: .round), tolerance: 0.001)
    #expect(abs(abs(area(dot)) - 4 * .pi) < 0.01)
    #expect(path.stroked(StrokeStyle(width: 4), tolerance: 0.001).isEmpty)
  }
}
