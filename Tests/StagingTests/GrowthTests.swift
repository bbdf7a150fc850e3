import AnimStaging
import Foundation
import Testing

struct GrowthTests {
  typealias Study = ComplexityStudy

  private func growth(
    _ sizes: [Int] = ComplexityStudy.sizes, _ count: (Double) -> Double
  ) -> Growth? {
    Growth(sizes.map { Growth.Point(items: $0, count: UInt64(count(Double($0)))) })
  }

  @Test func `numbers are of the function that they were made by`() {
    #expect(growth { _ in 15 } == .constant)
    #expect(growth { log2($0).rounded(.up) } == .logarithmic)
    #expect(growth { $0.squareRoot().rounded() } == .root)
    #expect(growth { 3 * $0 } == .linear)
    // The comparisons of a merge sort.
    #expect(growth { $0 * log2($0) - $0 } == .linearithmic)
    #expect(growth { $0 * $0.squareRoot() } == .superlinear)
    #expect(growth { $0 * ($0 - 1) / 2 } == .quadratic)
    #expect(growth { $0 * $0 * $0 } == .cubic)
  }

  @Test func `what does not grow beside it does not matter`() {
    // Thirty rows are on the screen, whatever there is besides.
    #expect(growth { $0 + 30 } == .linear)
    #expect(growth { 30 + Double(Int($0) % 7) } == .constant)
  }

  @Test func `a few sizes are enough, fewer than three are not`() {
    #expect(growth([100, 300, 1000, 3000]) { $0 * $0 } == .quadratic)
    #expect(growth([100, 300, 1000]) { $0 * log2($0) } == .linearithmic)
    #expect(growth([100, 300]) { $0 } == nil)
    #expect(growth { _ in 0 } == nil)
  }

  @Test func `work that is done once may grow with the items, and work for each frame may not`() {
    // The first branch works out places, the second looks at all of them, the third is a search.
    let samples = Study.sizes.map { size in
      let (n, log) = (UInt64(size), UInt64(log2(Double(size))))
      return Study.Sample(
        items: size, firstLayout: [n, n, log], scrolledFrame: [0, n, log], attributesReturned: 20)
    }
    let findings = Study.findings(in: samples)
    #expect(findings.map(\.subject) == [.branch(1)])
    #expect(findings.first?.phase == .scrolledFrame && findings.first?.growth == .linear)
    #expect(findings.first?.points.map(\.items) == Study.sizes)
    let squares = Study.sizes.map { size in
      Study.Sample(
        items: size, firstLayout: [UInt64(size * size)], scrolledFrame: [],
        attributesReturned: UInt64(size))
    }
    #expect(
      Study.findings(in: squares).map(\.subject) == [.attributesReturned, .branch(0)])
    #expect(Study.findings(in: squares).map(\.growth) == [.linear, .quadratic])
  }
}
