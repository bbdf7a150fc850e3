package import Foundation

/// A section in its place: where its groups, headers, footers and backgrounds are.
///
/// All slots are in the layout's content, in points, without orthogonal scrolling.
package struct PlacedLayoutSection: Hashable, Sendable {
  /// One repetition of the section's group.
  package struct Group: Hashable, Sendable {
    /// Along the axis on which groups follow each other.
    package let start: CGFloat
    /// Along the same axis.
    package let end: CGFloat
    /// The indices of the items of the group.
    package let cells: Range<Int>
  }

  /// Everything that belongs to the section.
  package let frame: Slot
  /// Where the groups are seen; for orthogonal scrolling, as large as the window on them.
  package let contentFrame: Slot
  /// The length of all groups and the insets across the layout's direction, where groups scroll.
  package let scrollableLength: CGFloat
  /// The axis along which the groups follow each other.
  package let groupAxis: Axis
  /// The cells, in the order of the items.
  package let cells: [GroupSolver.Cell]
  /// The repetitions of the group, in order.
  package let groups: [Group]
  /// The headers and footers, in the order of their description.
  package let boundaries: [Slot]
  /// The decorations, in the order of their description.
  package let backgrounds: [Slot]

  /// Whether the groups scroll across the layout's direction.
  package var scrollsAcross: Bool { groupAxis == .cross }

  /// The items whose groups touch a rectangle, in the coordinates of the unscrolled section.
  ///
  /// - Complexity: O(log groups).
  package func items(in rectangle: Slot) -> Range<Int> {
    let first = groups.partitioningIndex { $0.end >= rectangle[groupAxis] }
    let last = groups.partitioningIndex { $0.start > rectangle.end(groupAxis) }
    guard first < last else { return 0..<0 }
    return groups[first].cells.lowerBound..<groups[last - 1].cells.upperBound
  }

  /// The place of a header that is kept at the start of what is visible, or of a footer at its end, as
  /// long as the section is there.
  ///
  /// - Parameters:
  ///   - boundary: The place of the header or footer without being pinned.
  ///   - isHeader: Whether it is a header.
  ///   - low: The start of the visible stretch of the main axis, in points.
  ///   - high: The end of that stretch, in points.
  /// - Returns: The place, which never leaves the section.
  package func pinned(
    _ boundary: Slot, isHeader: Bool, visibleFrom low: CGFloat, to high: CGFloat
  ) -> Slot {
    var slot = boundary
    slot.main =
      isHeader
      ? min(max(slot.main, low), frame.end(.main) - slot.size.main)
      : max(min(slot.main, high - slot.size.main), frame.main)
    return slot
  }
}
