import Foundation
import Testing

@testable import AnimLayoutEngine

struct SectionSolverTests {
  private typealias Groups = GroupSolverTests

  /// A section of rows, 100 points long and as broad as there is room.
  private func rows(_ change: (inout LayoutSection) -> Void = { _ in }) -> LayoutSection {
    var section = LayoutSection(
      group: Groups.group(
        .absolute(100), .fraction(1, of: .cross), .repeating(along: .main),
        [Groups.cell(.fraction(1, of: .main), .fraction(1, of: .cross))]))
    change(&section)
    return section
  }

  private func place(
    _ section: LayoutSection, count: Int, at position: CGFloat = 0,
    measuredBoundary: @escaping (Int) -> Extent? = { _ in nil }
  ) -> PlacedLayoutSection {
    SectionSolver(
      section, itemCount: count, container: Extent(main: 600, cross: 320),
      measuredBoundary: measuredBoundary
    ).place(at: position)
  }

  private func boundary(
    _ place: LayoutAnchor.Place, _ main: LayoutDimension, extends: Bool = true,
    offset: Extent = .zero
  ) -> LayoutSection.Boundary {
    LayoutSection.Boundary(
      size: LayoutSize(main: main, cross: .fraction(1, of: .cross)),
      anchor: LayoutAnchor(main: place, cross: .middle), offset: offset, extendsSection: extends)
  }

  @Test func `header, insets, groups, spacing and footer add up`() {
    let section = rows {
      $0.insets = AxisInsets(start: Extent(main: 5, cross: 10), end: Extent(main: 15, cross: 20))
      $0.interGroupSpacing = 8
      $0.boundaries = [boundary(.start, .absolute(40)), boundary(.end, .absolute(30))]
      $0.backgrounds = [AxisInsets(start: Extent(main: 1, cross: 2))]
    }
    let placed = place(section, count: 3, at: 1000)
    // 40 + 5 + 3 · 100 + 2 · 8 + 15 + 30
    #expect(placed.frame == Groups.slot(1000, 0, 406, 320))
    #expect(placed.contentFrame == Groups.slot(1040, 0, 336, 320))
    #expect(
      placed.cells.map(\.slot) == [
        Groups.slot(1045, 10, 100, 290), Groups.slot(1153, 10, 100, 290),
        Groups.slot(1261, 10, 100, 290),
      ])
    #expect(
      placed.boundaries == [Groups.slot(1000, 10, 40, 290), Groups.slot(1376, 10, 30, 290)])
    #expect(placed.backgrounds == [Groups.slot(1001, 2, 405, 318)])
  }

  @Test func `a boundary over the content does not make room`() {
    let section = rows {
      $0.boundaries = [
        boundary(.end, .absolute(40), extends: false, offset: Extent(main: -7, cross: 3))
      ]
    }
    let placed = place(section, count: 1)
    #expect(placed.frame.size.main == 100)
    #expect(placed.boundaries == [Groups.slot(53, 3, 40, 320)])
  }

  @Test func `of several boundaries at one end the longest makes room`() {
    let section = rows {
      $0.boundaries = [
        boundary(.start, .absolute(40)), boundary(.start, .absolute(25)),
        boundary(.end, .absolute(10)), boundary(.end, .absolute(30)),
      ]
    }
    let placed = place(section, count: 1)
    #expect(placed.contentFrame == Groups.slot(40, 0, 100, 320))
    #expect(placed.frame == Groups.slot(0, 0, 170, 320))
  }

  @Test func `boundaries may be as broad as the layout`() {
    let section = rows {
      $0.insets = AxisInsets(start: Extent(main: 0, cross: 10), end: Extent(main: 0, cross: 10))
      $0.boundaries = [boundary(.start, .absolute(40))]
      $0.boundaryInsets = .zero
    }
    #expect(place(section, count: 1).boundaries == [Groups.slot(0, 0, 40, 320)])
  }

  @Test func `a measured header pushes the groups`() {
    let section = rows { $0.boundaries = [boundary(.start, .estimated(28))] }
    let placed = place(section, count: 1) { _ in Extent(main: 50, cross: 1) }
    #expect(placed.cells.map(\.slot.main) == [50])
    #expect(placed.boundaries == [Groups.slot(0, 0, 50, 320)])
  }

  @Test func `groups that scroll across follow each other across`() {
    var section = LayoutSection(
      group: Groups.group(
        .absolute(80), .absolute(100), .repeating(along: .main),
        [Groups.cell(.fraction(1, of: .main), .fraction(1, of: .cross))]),
      interGroupSpacing: 10, scrollsAcross: true)
    section.insets = AxisInsets(start: Extent(main: 1, cross: 2), end: Extent(main: 3, cross: 4))
    let placed = place(section, count: 5, at: 50)
    #expect(placed.cells.map(\.slot.cross) == [2, 112, 222, 332, 442])
    #expect(placed.cells.allSatisfy { $0.slot.main == 51 })
    #expect(placed.frame == Groups.slot(50, 0, 84, 320))
    // 5 · 100 + 4 · 10 + 2 + 4
    #expect(placed.scrollableLength == 546)
    #expect(placed.items(in: Groups.slot(0, 230, 1000, 100)) == 2..<3)
    #expect(placed.items(in: Groups.slot(0, 330, 1000, 200)) == 3..<5)
  }

  @Test func `a search by position finds the items of the groups that touch`() {
    let placed = place(rows { $0.interGroupSpacing = 10 }, count: 20, at: 30)
    #expect(placed.items(in: Groups.slot(0, 0, 29, 320)).isEmpty)
    #expect(placed.items(in: Groups.slot(0, 0, 30, 320)) == 0..<1)
    #expect(placed.items(in: Groups.slot(131, 0, 8, 320)).isEmpty)
    #expect(placed.items(in: Groups.slot(240, 0, 110, 320)) == 1..<3)
  }

  /// A header follows the start of what is visible until the end of its section pushes it out.
  @Test(arguments: [(-50.0, 0.0), (0, 0), (120, 120), (260, 160), (500, 160)])
  func `a pinned header stays in its section`(low: Double, expected: Double) {
    let placed = place(rows { $0.boundaries = [boundary(.start, .absolute(40))] }, count: 1)
    let tall = PlacedLayoutSection(
      frame: Groups.slot(0, 0, 200, 320), contentFrame: placed.contentFrame, scrollableLength: 0,
      groupAxis: .main, cells: [], groups: [], boundaries: placed.boundaries, backgrounds: [])
    let pinned = tall.pinned(
      placed.boundaries[0], isHeader: true, visibleFrom: low, to: low + 600)
    #expect(pinned == Groups.slot(expected, 0, 40, 320))
  }

  @Test(arguments: [(30.0, 0.0), (50, 10), (120, 80), (200, 160), (900, 160)])
  func `a pinned footer stays in its section`(high: Double, expected: Double) {
    let tall = PlacedLayoutSection(
      frame: Groups.slot(0, 0, 200, 320), contentFrame: Groups.slot(0, 0, 160, 320),
      scrollableLength: 0, groupAxis: .main, cells: [], groups: [], boundaries: [],
      backgrounds: [])
    let pinned = tall.pinned(
      Groups.slot(160, 0, 40, 320), isHeader: false, visibleFrom: high - 600, to: high)
    #expect(pinned == Groups.slot(expected, 0, 40, 320))
  }

  @Test func `a badge hangs on by its own anchor`() {
    let cell = Groups.slot(100, 200, 50, 80)
    let size = Extent(main: 20, cross: 10)
    let corner = LayoutAnchor(
      main: .start, cross: .end, offset: Extent(main: -0.5, cross: 0.25), isOffsetFractional: true)
    // The same corner of the badge, shifted by parts of the badge.
    #expect(
      LayoutAttachment(container: corner).slot(size, on: cell) == Groups.slot(90, 272.5, 20, 10))
    let middle = LayoutAnchor(main: .middle, cross: .middle, offset: Extent(main: 1, cross: 2))
    #expect(
      LayoutAttachment(container: corner, own: middle).slot(size, on: cell)
        == Groups.slot(81, 279.5, 20, 10))
  }
}

struct OrthogonalScrollingTests {
  /// Five groups of 100 points, 10 apart, in a window of 320.
  private func scrolling(_ behavior: OrthogonalScrolling.Behavior) -> OrthogonalScrolling {
    OrthogonalScrolling(
      behavior: behavior, groups: (0..<5).map { CGFloat($0) * 110...CGFloat($0) * 110 + 100 },
      window: 320, length: 540)
  }

  @Test func `groups have no say in continuous scrolling and in whole pages`() {
    #expect(scrolling(.continuous).target(proposed: 123, from: 0, velocity: 1) == nil)
    #expect(scrolling(.paging).target(proposed: 123, from: 0, velocity: 1) == nil)
  }

  @Test(arguments: [(0, 0), (54, 0), (56, 110), (1000, 440)] as [(CGFloat, CGFloat)])
  func `content rests at the group nearest to where it would`(
    proposed: CGFloat, target: CGFloat
  ) {
    #expect(
      scrolling(.continuousGroupLeadingBoundary)
        .target(proposed: proposed, from: 300, velocity: -1) == target)
  }

  @Test(
    arguments: [
      (100, 1, 110), (110, 1, 220), (110, -1, 0), (109.8, 1, 220), (110.2, -1, 0), (70, 0, 110),
      (440, 1, 440),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `pages of groups turn one at a time`(
    current: CGFloat, velocity: CGFloat, target: CGFloat
  ) {
    #expect(
      scrolling(.groupPaging).target(proposed: 999, from: current, velocity: velocity) == target)
  }

  @Test func `centred groups rest in the middle, the first and the last too`() {
    let centred = scrolling(.groupPagingCentered)
    // The middle of the first group is at 50, that of the window at 160.
    #expect(centred.target(proposed: 0, from: -100, velocity: 0) == -110)
    #expect(centred.target(proposed: 0, from: -110, velocity: 1) == 0)
    #expect(centred.insets == (110, 110))
    #expect(scrolling(.groupPaging).insets == (0, 0))
  }
}
