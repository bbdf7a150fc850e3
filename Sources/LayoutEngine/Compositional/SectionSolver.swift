package import Foundation

/// Lays one section of a compositional layout out.
package struct SectionSolver {
  /// The described section.
  package let section: LayoutSection
  /// How many cells there are to place.
  package let itemCount: Int
  /// The layout's size: its window along the main axis, all of it across.
  package let container: Extent
  private let answers: GroupSolver.Answers
  private let measuredBoundary: (Int) -> Extent?

  /// A solver for a section.
  ///
  /// - Parameters:
  ///   - section: The section as it is described.
  ///   - itemCount: The number of cells to place.
  ///   - container: The layout's size in points: its window along the main axis, all of it across.
  ///   - answers: The sizes of measured cells, and the cells of custom groups.
  ///   - measuredBoundary: The size that the boundary at an index turned out to have; nil if
  ///     unknown.
  package init(
    _ section: LayoutSection, itemCount: Int, container: Extent,
    answers: GroupSolver.Answers = GroupSolver.Answers(),
    measuredBoundary: @escaping (Int) -> Extent? = { _ in nil }
  ) {
    self.section = section
    self.itemCount = itemCount
    self.container = container
    self.answers = answers
    self.measuredBoundary = measuredBoundary
  }

  /// The section in its place.
  ///
  /// - Parameter position: The start of the section along the main axis, in points.
  /// - Returns: The places of the section's cells and boundaries.
  /// - Complexity: O(items).
  package func place(at position: CGFloat) -> PlacedLayoutSection {
    let insets = section.insets
    let room = container.inset(by: insets)
    let boundaryRoom = section.boundaryInsets.map { container.inset(by: $0) } ?? room
    let sizes = section.boundaries.enumerated().map { index, boundary in
      boundary.size.extent(in: boundaryRoom, measured: measuredBoundary(index))
    }
    let before = boundaryLength(at: .start, sizes)
    let after = boundaryLength(at: .end, sizes)
    let groups = solveGroups(
      in: room,
      origin: Extent(
        main: position + before + insets.start.main, cross: insets.start.cross))

    // Along the layout's direction, the groups' length; with orthogonal scrolling, their breadth.
    let length = section.scrollsAcross ? groups.breadth : groups.length
    let frame = Slot(
      main: position, cross: 0,
      size: Extent(main: before + insets[.main] + length + after, cross: container.cross))
    let contentFrame = Slot(
      main: position + before, cross: 0,
      size: Extent(main: insets[.main] + length, cross: container.cross))
    return PlacedLayoutSection(
      frame: frame, contentFrame: contentFrame,
      scrollableLength: groups.length + insets[.cross], groupAxis: section.groupAxis,
      cells: groups.cells, groups: groups.groups,
      boundaries: zip(section.boundaries, sizes).map {
        slot(of: $0, size: $1, section: frame, content: contentFrame)
      },
      backgrounds: section.backgrounds.map { frame.inset(by: $0) })
  }

  /// The length that the boundaries at one end of the main axis add to the section, in points.
  private func boundaryLength(at place: LayoutAnchor.Place, _ sizes: [Extent]) -> CGFloat {
    zip(section.boundaries, sizes).reduce(0) { length, entry in
      let (boundary, size) = entry
      guard boundary.extendsSection, boundary.anchor.main == place else { return length }
      return max(length, size.main)
    }
  }

  private struct SolvedGroups {
    var cells: [GroupSolver.Cell] = []
    var groups: [PlacedLayoutSection.Group] = []
    /// Along the axis on which the groups follow each other.
    var length: CGFloat = 0
    /// The largest group across that.
    var breadth: CGFloat = 0
  }

  private func solveGroups(in room: Extent, origin: Extent) -> SolvedGroups {
    let axis = section.groupAxis
    var solver = GroupSolver(itemCount: itemCount, answers: answers)
    var solved = SolvedGroups()
    while solver.cells.count < itemCount {
      let first = solver.cells.count
      let size = solver.solve(section.group, in: room)
      guard solver.cells.count > first else { break }
      if first > 0 { solved.length += section.interGroupSpacing }
      let start = solved.length + origin[axis]
      var offset = origin
      offset[axis] += solved.length
      solver.shift(from: first, by: offset)
      solved.groups.append(
        PlacedLayoutSection.Group(
          start: start, end: start + size[axis], cells: first..<solver.cells.count))
      solved.length += size[axis]
      solved.breadth = max(solved.breadth, size[axis.other])
    }
    solved.cells = solver.cells
    return solved
  }

  private func slot(
    of boundary: LayoutSection.Boundary, size: Extent, section frame: Slot, content: Slot
  ) -> Slot {
    var room = boundary.extendsSection ? frame : content
    let insets = section.boundaryInsets ?? section.insets
    room.cross += insets.start.cross
    room.size.cross -= insets[.cross]
    var slot = LayoutAttachment(container: boundary.anchor).slot(size, on: room)
    slot.main += boundary.offset.main
    slot.cross += boundary.offset.cross
    return slot.inset(by: boundary.insets)
  }
}
