import Foundation
import TestSupport
import Testing

@testable import AnimLayoutEngine

/// Laws that hold for any sections.
struct FlowSolverTests {
  /// Random sections, uniform and sized by turns, whose items fit the room across.
  static func sections(seed: UInt64, breadth: CGFloat) -> [FlowSolver.Section] {
    var random = SeededGenerator(seed: seed)
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    return (0..<6).map { _ in
      let count = Int.random(in: 0...30, using: &random)
      let (start, end) = (length(0...20), length(0...20))
      let widest = Int(breadth - start - end)
      let items: FlowSolver.Section.Items =
        Bool.random(using: &random)
        ? .uniform(
          count: count, size: .init(main: length(1...80), cross: length(1...widest)))
        : .sized(
          (0..<count).map { _ in
            .init(main: length(1...80), cross: length(1...widest))
          })
      return FlowSolver.Section(
        header: length(0...30), footer: length(0...30), insetStart: length(0...20),
        insetEnd: length(0...20), crossInsetStart: start, crossInsetEnd: end,
        lineSpacing: length(0...20), interitemSpacing: length(0...20), items: items)
    }
  }

  private static let breadth: CGFloat = 320
  private static let seeds: [UInt64] = Array(1...20)

  private func count(_ section: FlowSolver.Section) -> Int {
    switch section.items {
    case .uniform(let count, _): count
    case .sized(let sizes): sizes.count
    }
  }

  /// All slots of a section as rectangles with the main axis vertical.
  private func rects(_ solver: FlowSolver, section: Int) -> [CGRect] {
    (0..<count(solver.sections[section].metrics)).compactMap { item in
      solver.slot(item: item, section: section).map {
        CGRect(x: $0.cross, y: $0.main, width: $0.size.cross, height: $0.size.main)
      }
    }
  }

  @Test(arguments: seeds) func `every item has a place and no two overlap`(seed: UInt64) {
    let solver = FlowSolver(Self.sections(seed: seed, breadth: Self.breadth), breadth: Self.breadth)
    for section in solver.sections.indices {
      let rects = rects(solver, section: section)
      #expect(rects.count == count(solver.sections[section].metrics))
      for (index, rect) in rects.enumerated() {
        for other in rects[(index + 1)...] {
          #expect(!rect.insetBy(dx: 1e-6, dy: 1e-6).intersects(other))
        }
      }
    }
  }

  @Test(arguments: seeds) func `items are inside the insets of their section`(seed: UInt64) {
    let solver = FlowSolver(Self.sections(seed: seed, breadth: Self.breadth), breadth: Self.breadth)
    for (index, section) in solver.sections.enumerated() {
      let metrics = section.metrics
      let room = CGRect(
        x: metrics.crossInsetStart, y: section.contentStart,
        width: Self.breadth - metrics.crossInsetStart - metrics.crossInsetEnd,
        height: section.end - metrics.footer - metrics.insetEnd - section.contentStart
      )
      for rect in rects(solver, section: index) {
        #expect(rect.minX > room.minX - 1e-6 && rect.maxX < room.maxX + 1e-6)
        #expect(rect.minY > room.minY - 1e-6 && rect.maxY < room.maxY + 1e-6)
      }
    }
  }

  @Test(arguments: seeds) func `a full line with several items reaches from edge to edge`(
    seed: UInt64
  ) {
    let solver = FlowSolver(Self.sections(seed: seed, breadth: Self.breadth), breadth: Self.breadth)
    for (index, section) in solver.sections.enumerated() {
      let metrics = section.metrics
      // The items of a line have one middle.
      var lines: [[CGRect]] = []
      for rect in rects(solver, section: index) {
        if let last = lines.last?.last, abs(last.midY - rect.midY) < 1e-9 {
          lines[lines.count - 1].append(rect)
        } else {
          lines.append([rect])
        }
      }
      for line in lines.dropLast() where line.count > 1 {
        #expect(abs(line[0].minX - metrics.crossInsetStart) < 1e-9)
        #expect(abs(line[line.count - 1].maxX - (Self.breadth - metrics.crossInsetEnd)) < 1e-9)
        let gaps = zip(line, line.dropFirst()).map { $1.minX - $0.maxX }
        #expect(
          gaps.allSatisfy { abs($0 - gaps[0]) < 1e-9 && $0 > metrics.interitemSpacing - 1e-6 })
      }
    }
  }

  @Test(arguments: seeds) func `a line ends only where the next item does not fit`(seed: UInt64) {
    let solver = FlowSolver(Self.sections(seed: seed, breadth: Self.breadth), breadth: Self.breadth)
    for section in solver.sections {
      guard case .sized(let sizes) = section.metrics.items, case .sized(let lines) = section.lines
      else { continue }
      let metrics = section.metrics
      let room = Self.breadth - metrics.crossInsetStart - metrics.crossInsetEnd
      for line in lines.dropLast() {
        let next = sizes[line.items.upperBound].cross
        let used = sizes[line.items].reduce(0) { $0 + $1.cross + metrics.interitemSpacing }
        #expect(used + next > room)
      }
    }
  }

  // As wide as three items of 100 with two gaps of 10.
  @Test func `items of their own sizes share a line that they fill exactly`() {
    let sizes = [Extent](repeating: Extent(main: 20, cross: 100), count: 4)
    let solver = FlowSolver([FlowSolver.Section(items: .sized(sizes))], breadth: 320)
    #expect((0..<4).map { solver.slot(item: $0, section: 0)?.cross } == [0, 110, 220, 0])
  }

  // Two of 45 and a gap of 10 fill the 100; two of 46 do not fit.
  @Test(arguments: [(30.0 as CGFloat, 0.0 as CGFloat), (45, 0), (46, 27), (48, 26), (52, 24)])
  func `a single item is centred where no second one like it would fit`(
    breadth: CGFloat, origin: CGFloat
  ) {
    let solver = FlowSolver(
      [FlowSolver.Section(items: .sized([Extent(main: 20, cross: breadth)]))], breadth: 100)
    #expect(solver.slot(item: 0, section: 0)?.cross == origin)
  }

  @Test(arguments: seeds) func `a search by position finds what looking at every item finds`(
    seed: UInt64
  ) {
    let solver = FlowSolver(Self.sections(seed: seed, breadth: Self.breadth), breadth: Self.breadth)
    var random = SeededGenerator(seed: seed ^ 0xff)
    for _ in 0..<20 {
      let low = CGFloat.random(in: -100...(solver.length + 100), using: &random)
      let range = low...(low + CGFloat.random(in: 0...400, using: &random))
      let sections = solver.sections(in: range)
      for (index, section) in solver.sections.enumerated() {
        let touches = section.end >= range.lowerBound && section.start <= range.upperBound
        #expect(sections.contains(index) == touches)
        let found = solver.items(in: range, section: index)
        for (item, rect) in rects(solver, section: index).enumerated()
        where rect.maxY > range.lowerBound && rect.minY < range.upperBound {
          #expect(found.contains(item))
        }
      }
    }
  }
}
