import AnimGeometry
import Foundation
import Testing

struct ReversingTests {
  @Test func `a reversed path leads from its end to its start, by the same curves`() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.line(to: CGPoint(x: 1, y: 0))
    path.quadratic(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1.5, y: 1))
    path.cubic(
      to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 2.2, y: 1), control2: CGPoint(x: 2.8, y: 1))
    #expect(
      path.reversed.elements == [
        .move(CGPoint(x: 3, y: 0)),
        .cubic(
          control1: CGPoint(x: 2.8, y: 1), control2: CGPoint(x: 2.2, y: 1),
          end: CGPoint(x: 2, y: 0)),
        .quadratic(control: CGPoint(x: 1.5, y: 1), end: CGPoint(x: 1, y: 0)),
        .line(CGPoint(x: 0, y: 0)),
      ])
    #expect(path.reversed.reversed == path)
  }

  @Test func `closed contours stay closed, each for itself`() {
    let path = Path(CGRect(x: 0, y: 0, width: 4, height: 2))
    let reversed = path.reversed
    #expect(reversed.elements.last == .close && reversed.tightBounds == path.tightBounds)
    var both = path
    both.append(Path(CGRect(x: 1, y: 1, width: 1, height: 1)).reversed)
    // The hole turns the other way, so that the winding number in it is 0.
    #expect(!both.contains(CGPoint(x: 1.5, y: 1.5)))
    #expect(both.contains(CGPoint(x: 3.5, y: 0.5)))
    #expect(Path().reversed.isEmpty)
  }
}
