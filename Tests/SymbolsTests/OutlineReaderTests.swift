import AnimGeometry
import Foundation
import Testing

@testable import AnimSymbols

struct OutlineReaderTests {
  /// The area that a path encloses, by the shoelace formula.
  private func area(_ outline: String) -> Double {
    var sum = 0.0
    for line in OutlineReader.path(outline).flattened(tolerance: 1e-4) {
      var last = line.points[line.points.count - 1]
      for point in line.points {
        sum += (last.x * point.y - point.x * last.y) / 2
        last = point
      }
    }
    return abs(sum)
  }

  @Test(arguments: [
    ("M2 3l4 1h2v-3z", "M2 3L6 4H8V1Z"),
    ("M1 1c1 2 3 4 5 6", "M1 1C2 3 4 5 6 7"),
    ("M1 1L2 2 3 1", "M1 1L2 2L3 1"),
    ("M1-1L.5-.5", "M1 -1 L0.5,-0.5"),
    ("M0 0C1 2 3 4 5 5S8 9 9 9", "M0 0C1 2 3 4 5 5C7 6 8 9 9 9"),
  ])
  func `outlines can be written in several ways`(short: String, long: String) {
    #expect(OutlineReader.path(short) == OutlineReader.path(long))
  }

  @Test func `a rounded corner takes the corner's area away`() {
    // A square of 10 whose corners are quarters of a circle of radius 2: 100 - (4 - π)·4.
    #expect(abs(area("@2M0 0H10V10H0Z") - (100 - (4 - .pi) * 4)) < 0.01)
  }

  @Test func `corners share a side that is too short for both`() {
    // Radii of 9 on sides of 10 become 5: a disc.
    #expect(abs(area("@9M0 0H10V10H0Z") - 25 * .pi) < 0.05)
  }

  @Test func `ends of open lines are not rounded`() {
    let path = OutlineReader.path("@2M0 0H10V10")
    #expect(path.elements.first == .move(.zero))
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
  }

  @Test(arguments: ["O5 5 3", "M2 5A3 0 1 8 5A3 0 1 2 5Z", "M5 2A3 1 0 5 8A3 1 0 5 2Z", "E5 5 3 3"])
  func `circles can be written in several ways`(outline: String) {
    #expect(abs(area(outline) - 9 * .pi) < 0.01)
  }

  @Test func `an arc takes the way that its letters say`() {
    // From (0, -1) to (1, 0) around the origin: clockwise, a quarter; the longer way, the rest.
    func isHit(_ outline: String, _ point: CGPoint) -> Bool {
      OutlineReader.path(outline).contains(point)
    }
    let (inQuarter, across) = (CGPoint(x: 0.65, y: -0.65), CGPoint(x: -0.6, y: 0.6))
    #expect(isHit("M0 -1A1 0 1 1 0L0 0Z", inQuarter))
    #expect(!isHit("M0 -1A1 0 1 1 0L0 0Z", across))
    #expect(isHit("M0 -1A1 1 0 1 0L0 0Z", across))
    #expect(!isHit("M0 -1A1 1 0 1 0L0 0Z", inQuarter))
  }
}
