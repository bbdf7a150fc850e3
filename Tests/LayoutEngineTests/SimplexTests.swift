import Foundation
import TestSupport
import Testing

@testable import AnimLayoutEngine

struct SimplexTests {
  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  @Test func `equations with one solution give it`() throws {
    var simplex = Simplex(priorities: [])
    let (x, y) = (simplex.makeVariable(), simplex.makeVariable())
    // x + y = 10, x - y = 4
    try simplex.add(.init(terms: [(x, 1), (y, 1)], constant: -10), .equal, priority: nil)
    try simplex.add(.init(terms: [(x, 1), (y, -1)], constant: -4), .equal, priority: nil)
    simplex.solve()
    #expect(isClose(simplex.value(of: x), 7))
    #expect(isClose(simplex.value(of: y), 3))
  }

  @Test func `a wish gives way to what is required`() throws {
    var simplex = Simplex(priorities: [250])
    let x = simplex.makeVariable()
    try simplex.add(.init(terms: [(x, 1)], constant: -100), .equal, priority: 250)
    try simplex.add(.init(terms: [(x, 1)], constant: -40), .lessThanOrEqual, priority: nil)
    simplex.solve()
    #expect(isClose(simplex.value(of: x), 40))
  }

  @Test(arguments: [(750.0, 250.0, 10.0), (250.0, 750.0, 90.0)])
  func `the higher priority wins, however many lower ones there are`(
    first: Double, second: Double, expected: Double
  ) throws {
    var simplex = Simplex(priorities: [first, second])
    let x = simplex.makeVariable()
    let count = (first < second ? (9, 1) : (1, 9))
    for _ in 0..<count.0 {
      try simplex.add(.init(terms: [(x, 1)], constant: -10), .equal, priority: first)
    }
    for _ in 0..<count.1 {
      try simplex.add(.init(terms: [(x, 1)], constant: -90), .equal, priority: second)
    }
    simplex.solve()
    #expect(isClose(simplex.value(of: x), expected))
  }

  @Test func `exchanges are counted`() throws {
    var simplex = Simplex(priorities: [250])
    let x = simplex.makeVariable()
    // Each variable is solved for at once.
    try simplex.add(.init(terms: [(x, 1)], constant: -100), .equal, priority: 250)
    simplex.solve()
    #expect(simplex.pivots == 0)
    // The wish has to give way, whose error becomes basic.
    try simplex.add(.init(terms: [(x, 1)], constant: -40), .lessThanOrEqual, priority: nil)
    simplex.solve()
    #expect(simplex.pivots == 1)
  }

  @Test func `a contradiction is refused and leaves the rest as it was`() throws {
    var simplex = Simplex(priorities: [])
    let x = simplex.makeVariable()
    try simplex.add(.init(terms: [(x, 1)], constant: -10), .greaterThanOrEqual, priority: nil)
    #expect(throws: Simplex.ContradictionError.self) {
      try simplex.add(.init(terms: [(x, 1)], constant: -5), .lessThanOrEqual, priority: nil)
    }
    try simplex.add(.init(terms: [(x, 1)], constant: -12), .equal, priority: nil)
    simplex.solve()
    #expect(isClose(simplex.value(of: x), 12))
  }

  /// A chain of boxes between two walls, compared with the closed form.
  @Test(arguments: UInt64(1)...20) func `boxes that share a line equally`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...12, using: &random)
    let total = Double.random(in: 100...1000, using: &random)
    let gap = Double.random(in: 0...5, using: &random)
    var simplex = Simplex(priorities: [])
    let boxes = (0..<count).map { _ in (simplex.makeVariable(), simplex.makeVariable()) }
    typealias Expression = Simplex.Expression
    for (index, box) in boxes.enumerated() {
      if index == 0 {
        try simplex.add(Expression(terms: [(box.0, 1)]), .equal, priority: nil)
      } else {
        let last = boxes[index - 1]
        try simplex.add(
          Expression(terms: [(box.0, 1), (last.0, -1), (last.1, -1)], constant: -gap), .equal,
          priority: nil)
        try simplex.add(
          Expression(terms: [(box.1, 1), (last.1, -1)]), .equal, priority: nil)
      }
    }
    let end = boxes[count - 1]
    try simplex.add(
      Expression(terms: [(end.0, 1), (end.1, 1)], constant: -total), .equal, priority: nil)
    simplex.solve()
    let width = (total - gap * Double(count - 1)) / Double(count)
    for (index, box) in boxes.enumerated() {
      #expect(isClose(simplex.value(of: box.1), width))
      #expect(isClose(simplex.value(of: box.0), Double(index) * (width + gap)))
    }
  }
}
