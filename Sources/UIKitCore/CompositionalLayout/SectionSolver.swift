import Foundation
import LayoutEngine

/// A section in its place: where its groups, headers, footers and background are.
///
/// All frames are in content coordinates, without orthogonal scrolling.
@MainActor struct PlacedLayoutSection {
  struct Group {
    /// Along the direction in which groups follow each other.
    let start: CGFloat
    let end: CGFloat
    let cells: Range<Int>
  }

  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let index: Int
    let frame: CGRect
  }

  let section: NSCollectionLayoutSection
  /// Everything that belongs to the section.
  let frame: CGRect
  /// Where the groups are seen; for orthogonal scrolling, as large as the window on them.
  let contentFrame: CGRect
  /// The length of all groups and insets across the layout's direction, where they scroll.
  let scrollableLength: CGFloat
  let cells: [GroupSolver.Cell]
  let groups: [Group]
  let boundaries: [Boundary]
  let isVertical: Bool

  var scrollsOrthogonally: Bool { section.orthogonalScrollingBehavior != .none }
  /// Whether groups follow each other from top to bottom.
  var stacksVertically: Bool { isVertical != scrollsOrthogonally }

  /// The items whose groups touch a rectangle, in the coordinates of the unscrolled section.
  func items(in rect: CGRect) -> Range<Int> {
    let (low, high) = stacksVertically ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = groups.partitioningIndex { $0.end >= low }
    let last = groups.partitioningIndex { $0.start > high }
    guard first < last else { return 0..<0 }
    return groups[first].cells.lowerBound..<groups[last - 1].cells.upperBound
  }
}

/// Lays one section out.
@MainActor struct SectionSolver {
  let section: NSCollectionLayoutSection
  let itemCount: Int
  /// The layout's width and height.
  let container: CGSize
  let isVertical: Bool
  let environment: any NSCollectionLayoutEnvironment
  let measuredItem: (Int) -> CGSize?
  let measuredBoundary: (Int) -> CGSize?

  /// Lays the section out from `position` on, in points along the layout's direction.
  func place(at position: CGFloat) -> PlacedLayoutSection {
    let insets = section.contentInsets
    let inner = CGRect(origin: .zero, size: container).inset(by: insets)
    let boundaryRoom = section.supplementariesFollowContentInsets ? inner.size : container
    let sizes = section.boundarySupplementaryItems.enumerated().map { index, item in
      var size = item.layoutSize.size(in: boundaryRoom)
      let axes = item.layoutSize.estimatedAxes
      if axes != [], let measured = measuredBoundary(index) {
        if axes.contains(.horizontal) { size.width = measured.width }
        if axes.contains(.vertical) { size.height = measured.height }
      }
      return size
    }
    func extent(_ edge: NSDirectionalRectEdge) -> CGFloat {
      zip(section.boundarySupplementaryItems, sizes).reduce(0) { extent, entry in
        let (item, size) = entry
        guard item.extendsBoundary, item.alignment.edges.contains(edge) else { return extent }
        return max(extent, isVertical ? size.height : size.width)
      }
    }
    let before = extent(isVertical ? .top : .leading)
    let after = extent(isVertical ? .bottom : .trailing)
    let origin =
      isVertical
      ? CGPoint(x: insets.leading, y: position + before + insets.top)
      : CGPoint(x: position + before + insets.leading, y: insets.top)
    let solved = solveGroups(in: inner.size, origin: origin)

    // Along the layout's direction, the groups' length; with orthogonal scrolling, their breadth.
    let scrolls = section.orthogonalScrollingBehavior != .none
    let length = scrolls ? solved.breadth : solved.length
    let margins = isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing
    let total = before + margins + length + after
    let frame =
      isVertical
      ? CGRect(x: 0, y: position, width: container.width, height: total)
      : CGRect(x: position, y: 0, width: total, height: container.height)
    let contentFrame =
      isVertical
      ? CGRect(x: 0, y: position + before, width: container.width, height: margins + length)
      : CGRect(x: position + before, y: 0, width: margins + length, height: container.height)
    let boundaries = zip(section.boundarySupplementaryItems, sizes).enumerated().map {
      index, entry in
      PlacedLayoutSection.Boundary(
        item: entry.0, index: index,
        frame: boundaryFrame(entry.0, size: entry.1, section: frame, content: contentFrame))
    }
    let acrossMargins = isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom
    return PlacedLayoutSection(
      section: section, frame: frame, contentFrame: contentFrame,
      scrollableLength: solved.length + acrossMargins, cells: solved.cells, groups: solved.groups,
      boundaries: boundaries, isVertical: isVertical)
  }

  private struct SolvedGroups {
    var cells: [GroupSolver.Cell] = []
    var groups: [PlacedLayoutSection.Group] = []
    var length: CGFloat = 0
    var breadth: CGFloat = 0
  }

  private func solveGroups(in room: CGSize, origin: CGPoint) -> SolvedGroups {
    let stacksVertically = isVertical == (section.orthogonalScrollingBehavior == .none)
    let solver = GroupSolver(measured: measuredItem, environment: environment)
    var solved = SolvedGroups()
    var position: CGFloat = 0
    while solved.cells.count < itemCount {
      let first = solved.cells.count
      let group = solver.solve(
        section.group, in: room, first: first, limit: itemCount - first)
      guard !group.cells.isEmpty else { break }
      if first > 0 { position += section.interGroupSpacing }
      let start = position + (stacksVertically ? origin.y : origin.x)
      for var cell in group.cells {
        cell.frame = cell.frame.offsetBy(
          dx: origin.x + (stacksVertically ? 0 : position),
          dy: origin.y + (stacksVertically ? position : 0))
        solved.cells.append(cell)
      }
      let length = stacksVertically ? group.size.height : group.size.width
      solved.groups.append(
        PlacedLayoutSection.Group(
          start: start, end: start + length, cells: first..<solved.cells.count))
      position += length
      solved.breadth = max(
        solved.breadth, stacksVertically ? group.size.width : group.size.height)
    }
    solved.length = position
    return solved
  }

  private func boundaryFrame(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize, section frame: CGRect,
    content: CGRect
  ) -> CGRect {
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    var room = item.extendsBoundary ? frame : content
    if isVertical {
      room.origin.x += insets.leading
      room.size.width -= insets.leading + insets.trailing
    } else {
      room.origin.y += insets.top
      room.size.height -= insets.top + insets.bottom
    }
    return item.frame(size, on: room).offsetBy(dx: item.offset.x, dy: item.offset.y)
  }
}
