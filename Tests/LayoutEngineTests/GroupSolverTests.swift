import Foundation
import TestSupport
import Testing

@testable import AnimLayoutEngine

struct GroupSolverTests {
  /// A cell of given lengths along the main and the cross axis.
  static func cell(
    _ main: LayoutDimension, _ cross: LayoutDimension, insets: AxisInsets = .zero,
    spacing: LayoutEdgeSpacing = LayoutEdgeSpacing(), id: Int = 0
  ) -> LayoutItem {
    LayoutItem(
      id: id, size: LayoutSize(main: main, cross: cross), insets: insets, spacing: spacing)
  }

  static func group(
    _ main: LayoutDimension, _ cross: LayoutDimension, insets: AxisInsets = .zero,
    _ arrangement: LayoutGroup.Arrangement, _ items: [LayoutItem], spacing: LayoutSpacing = .none
  ) -> LayoutItem {
    LayoutItem(
      size: LayoutSize(main: main, cross: cross), insets: insets,
      content: .group(LayoutGroup(arrangement, items: items, spacing: spacing)))
  }

  /// A slot by its start and its lengths.
  static func slot(
    _ main: CGFloat, _ cross: CGFloat, _ length: CGFloat, _ breadth: CGFloat
  ) -> Slot {
    Slot(main: main, cross: cross, size: Extent(main: length, cross: breadth))
  }

  /// The cells of one group in a container of 200 × 300 points, and the group's size.
  private func solve(
    _ item: LayoutItem, count: Int = 10, answers: GroupSolver.Answers = .init()
  ) -> (size: Extent, slots: [Slot]) {
    var solver = GroupSolver(itemCount: count, answers: answers)
    let size = solver.solve(item, in: Extent(main: 200, cross: 300))
    return (size, solver.cells.map(\.slot))
  }

  @Test func `a line takes as many items as fit`() {
    let item = Self.cell(.absolute(40), .absolute(90))
    let (size, slots) = solve(
      Self.group(.absolute(40), .fraction(1, of: .cross), .repeating(along: .cross), [item]))
    #expect(
      slots == [
        Self.slot(0, 0, 40, 90), Self.slot(0, 90, 40, 90), Self.slot(0, 180, 40, 90),
      ])
    #expect(size == Extent(main: 40, cross: 300))
  }

  @Test(arguments: [3, 7, 9, 11])
  func `fractions that add up to 1 fill a line`(parts: Int) {
    let item = Self.cell(.absolute(40), .fraction(1 / CGFloat(parts), of: .cross))
    let (_, slots) = solve(
      Self.group(.absolute(40), .absolute(299.9), .repeating(along: .cross), [item]), count: 100)
    #expect(slots.count == parts)
  }

  @Test func `a fraction may be of the other axis`() {
    let (size, _) = solve(Self.cell(.fraction(0.5, of: .cross), .fraction(0.25, of: .main)))
    #expect(size == Extent(main: 150, cross: 50))
  }

  @Test func `no more cells than items`() {
    let item = Self.cell(.absolute(40), .absolute(90))
    let (_, slots) = solve(
      Self.group(.absolute(40), .fraction(1, of: .cross), .repeating(along: .cross), [item]),
      count: 2)
    #expect(slots.count == 2)
  }

  @Test func `shares are equal, with the spacing taken off`() {
    let items = [10, 20, 30].map { Self.cell(.absolute(40), .absolute($0)) }
    let (_, slots) = solve(
      Self.group(
        .absolute(40), .absolute(290), .sharing(along: .cross), items,
        spacing: LayoutSpacing(10)))
    // (290 − 2 · 10) / 3
    #expect(slots.map(\.cross) == [0, 100, 200])
    #expect(slots.map(\.size.cross) == [90, 90, 90])
  }

  @Test func `flexible spacing takes what is left over, in equal shares`() {
    let flexible = LayoutSpacing(0, isFlexible: true)
    let item = Self.cell(
      .absolute(40), .absolute(50),
      spacing: LayoutEdgeSpacing(cross: .init(before: flexible, after: flexible)))
    let (_, slots) = solve(
      Self.group(.absolute(40), .absolute(300), .once(along: .cross), [item, item]))
    // 200 points are left to four spacings.
    #expect(slots.map(\.cross) == [50, 200])
  }

  @Test func `room around items counts across a line too`() {
    let item = Self.cell(
      .absolute(40), .absolute(50),
      spacing: LayoutEdgeSpacing(
        main: .init(before: LayoutSpacing(3), after: LayoutSpacing(4)),
        cross: .init(before: LayoutSpacing(1), after: LayoutSpacing(2))))
    let (size, slots) = solve(
      Self.group(.estimated(10), .absolute(300), .once(along: .cross), [item, item]))
    #expect(slots == [Self.slot(3, 1, 40, 50), Self.slot(3, 54, 40, 50)])
    #expect(size == Extent(main: 47, cross: 300))
  }

  @Test func `groups nest, and insets are taken off afterwards`() {
    let insets = AxisInsets(start: Extent(main: 1, cross: 2), end: Extent(main: 3, cross: 4))
    let small = Self.cell(.fraction(0.5, of: .main), .fraction(1, of: .cross), insets: insets)
    let column = Self.group(
      .fraction(1, of: .main), .fraction(0.5, of: .cross), .repeating(along: .main), [small])
    let large = Self.cell(.fraction(1, of: .main), .fraction(0.5, of: .cross))
    let (_, slots) = solve(
      Self.group(
        .absolute(104), .absolute(206), insets: insets, .repeating(along: .cross), [large, column]))
    #expect(
      slots == [
        Self.slot(1, 2, 100, 100), Self.slot(2, 104, 46, 94), Self.slot(52, 104, 46, 94),
      ])
  }

  @Test func `measured sizes replace estimates, along estimated axes only`() {
    let item = Self.cell(.estimated(44), .absolute(100))
    let heights: [CGFloat] = [30, 60]
    let (size, slots) = solve(
      Self.group(.estimated(44), .absolute(100), .repeating(along: .main), [item]), count: 3,
      answers: .init(measured: { index in
        heights.indices.contains(index) ? Extent(main: heights[index], cross: 7) : nil
      }))
    #expect(
      slots == [
        Self.slot(0, 0, 30, 100), Self.slot(30, 0, 60, 100), Self.slot(90, 0, 44, 100),
      ])
    #expect(size == Extent(main: 134, cross: 100))
  }

  @Test func `a custom group asks for its cells, by number and inner size`() {
    var item = Self.group(
      .absolute(100), .absolute(200), insets: AxisInsets(start: Extent(main: 5, cross: 6)),
      .custom, [])
    item.id = 7
    let (_, slots) = solve(
      item, count: 2,
      answers: .init(customCells: { id, room in
        [0, 10, 20].map {
          .init(slot: Self.slot($0, CGFloat(id), room.main, room.cross))
        }
      }))
    #expect(slots == [Self.slot(5, 13, 95, 194), Self.slot(15, 13, 95, 194)])
  }

  @Test func `a group without items, and one whose items have no length, come to an end`() {
    #expect(
      solve(Self.group(.absolute(100), .absolute(100), .repeating(along: .main), [])).slots == [])
    let nothing = Self.cell(.absolute(0), .absolute(10))
    #expect(
      solve(Self.group(.absolute(100), .absolute(100), .repeating(along: .main), [nothing])).slots
        == [Self.slot(0, 0, 0, 10)])
  }
}
