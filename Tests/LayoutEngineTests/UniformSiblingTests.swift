import Foundation
import Testing

@testable import AnimLayoutEngine

/// Items that are as long as the longest of their siblings.
struct UniformSiblingTests {
  private func solve(
    _ size: LayoutSize, _ arrangement: LayoutGroup.Arrangement, heights: [Extent]
  ) -> [GroupSolver.Cell] {
    let item = LayoutItem(id: 0, size: size, content: .cell)
    let group = LayoutItem(
      id: 1, size: LayoutSize(main: .estimated(50), cross: .absolute(300)),
      content: .group(LayoutGroup(arrangement, items: [item])))
    var solver = GroupSolver(
      itemCount: heights.count, answers: .init(measured: { heights[$0] }))
    _ = solver.solve(group, in: Extent(main: 500, cross: 300))
    return solver.cells
  }

  @Test func `in a row all are as high as the highest, and the row too`() {
    let measured = [40.0, 90, 60].map { Extent(main: $0, cross: 100) }
    let cells = solve(
      LayoutSize(main: .uniform(50), cross: .absolute(100)), .repeating(along: .cross),
      heights: measured)
    #expect(cells.map(\.slot.size.main) == [90, 90, 90])
    #expect(cells.map(\.slot.cross) == [0, 100, 200])
  }

  @Test func `along the line those after it move on`() {
    let measured = [40.0, 90].map { Extent(main: 20, cross: $0) }
    let cells = solve(
      LayoutSize(main: .absolute(20), cross: .uniform(30)), .repeating(along: .cross),
      heights: measured)
    #expect(cells.map(\.slot.size.cross) == [90, 90])
    #expect(cells.map(\.slot.cross) == [0, 90])
  }

  @Test func `estimated ones stay as they are`() {
    let measured = [40.0, 90].map { Extent(main: $0, cross: 100) }
    let cells = solve(
      LayoutSize(main: .estimated(50), cross: .absolute(100)), .repeating(along: .cross),
      heights: measured)
    #expect(cells.map(\.slot.size.main) == [40, 90])
  }
}
