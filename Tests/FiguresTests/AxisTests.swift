import Testing

@testable import AnimFigures

struct AxisTests {
  @Test func `ticks are round numbers that cover the values`() {
    let axis = Axis(covering: [3, 47.5], count: 4, minimum: 1)
    #expect(axis.ticks == [0, 20, 40, 60])
    #expect(axis.range == 0...60)
    #expect(axis.fraction(of: 15) == 0.25)
  }

  @Test func `equal values have an axis around them`() {
    let axis = Axis(covering: [10, 10], count: 4, minimum: 2)
    #expect(axis.range.contains(10))
    #expect(axis.range.upperBound - axis.range.lowerBound >= 2)
  }

  @Test func `numbers have the digits that their steps need`() {
    let axis = Axis(0...0.35, count: 4)
    #expect(axis.ticks.map(axis.text) == ["0.0", "0.1", "0.2", "0.3"])
    #expect(Axis(covering: [-20, 0], count: 2, minimum: 1).text(-10) == "−10")
    #expect(Axis(covering: [-0.5, 0], count: 2, minimum: 0.1).text(-0.5) == "−0.5")
  }
}
