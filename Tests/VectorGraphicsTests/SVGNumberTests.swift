import AnimGeometry
import Foundation
import Testing

@testable import AnimVectorGraphics

struct SVGNumberTests {
  @Test(arguments: [
    (0.5, ".5"), (-0.25, "-.25"), (-0.001, "0"), (3, "3"), (12.3456, "12.35"), (99.999, "100"),
    (0.05, ".05"), (.nan, "0"),
  ])
  func `a number has no letter too many`(value: Double, text: String) {
    #expect(number(value) == text)
  }

  @Test func `numbers are apart only where they would run together`() {
    #expect(numbers([1, -2, 0.5, 0.25, 3]) == "1-2 .5.25 3")
  }

  @Test func `a path takes steps from point to point`() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.svg() == "m1 2h3v4h-3z")
  }

  @Test func `paths of the same elements have the same letters`() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.line(to: CGPoint(x: 5, y: 0))
    path.line(to: CGPoint(x: 5, y: 0))
    #expect(path.svg(isUniform: true) == "m0 0l5 0 0 0")
  }

  @Test func `roundings do not add up`() {
    // A thousand steps of 0.004 are 4, although each of them alone would be written as 0.
    var path = Path()
    path.move(to: .zero)
    for step in 1...1000 { path.line(to: CGPoint(x: Double(step) * 0.004, y: 0)) }
    let steps = path.svg().dropFirst("m0 0h".count).split(whereSeparator: { $0 == " " || $0 == "." }
    )
    let sum = steps.reduce(0) { $0 + (Int($1) ?? 0) }
    #expect(sum == 400)
  }

  @Test func `a map is written as what it does`() {
    #expect(CGAffineTransform(translationX: 8, y: 0).svg == "translate(8)")
    #expect(CGAffineTransform(scaleX: 2, y: 2).svg == "scale(2)")
    #expect(CGAffineTransform.identity.svg.isEmpty)
  }
}
