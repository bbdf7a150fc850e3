import AnimGeometry
import Foundation
import Testing

@Suite struct ContainmentTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test(arguments: [(0, 0), (10, 0), (10, 10), (0, 10), (5, 10), (10, 5), (0, 5), (2.5, 0)])
  func `the outline belongs to a path, with its corners`(x: Double, y: Double) {
    for isEvenOdd in [false, true] {
      #expect(square.contains(CGPoint(x: x, y: y), isEvenOdd: isEvenOdd))
    }
  }

  @Test func `the edge of a hole and a slanted edge belong to it too`() {
    var ring = square
    ring.append(Path(CGRect(x: 4, y: 4, width: 2, height: 2)))
    #expect(ring.contains(CGPoint(x: 4, y: 5), isEvenOdd: true))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), isEvenOdd: true))
    var triangle = Path()
    triangle.move(to: .zero)
    triangle.line(to: CGPoint(x: 30, y: 10))
    triangle.line(to: CGPoint(x: 0, y: 10))
    // A third of the way: x / y = 3.
    #expect(triangle.contains(CGPoint(x: 10, y: 10.0 / 3)))
    #expect(!triangle.contains(CGPoint(x: 10, y: 10.0 / 3 - 0.001)))
  }

  @Test func `a point lies in a path or beside it`() {
    #expect(square.contains(CGPoint(x: 5, y: 5)))
    #expect(!square.contains(CGPoint(x: 11, y: 5)))
    #expect(!square.contains(CGPoint(x: -1, y: 5)))
    #expect(!square.contains(CGPoint(x: 5, y: 10.5)))
    #expect(!Path().contains(.zero))
  }

  @Test func `the corners of an ellipse's box lie outside of it`() {
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(disc.contains(CGPoint(x: 5, y: 0.1)))
    #expect(!disc.contains(CGPoint(x: 1, y: 1)))
    // On the diagonal the edge is at 5 - 5/√2 ≈ 1.4645.
    #expect(disc.contains(CGPoint(x: 1.48, y: 1.48)))
    #expect(!disc.contains(CGPoint(x: 1.45, y: 1.45)))
  }

  @Test func `what two contours cover counts by either rule`() {
    var path = square
    path.append(Path(CGRect(x: 2, y: 2, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(!path.contains(CGPoint(x: 4, y: 4), isEvenOdd: true))
    #expect(path.contains(CGPoint(x: 8, y: 8), isEvenOdd: true))
  }

  @Test func `an open contour counts as closed`() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: CGPoint(x: 10, y: 0))
    path.line(to: CGPoint(x: 0, y: 10))
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }
}
