package import Foundation

/// Where the groups of a section come to rest that scrolls across its layout's direction.
///
/// Lengths are points along the scrolling; offsets are how far the content is scrolled.
package struct OrthogonalScrolling: Hashable, Sendable {
  /// The part of groups in where content rests, by the names of
  /// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  package enum Behavior: Hashable, Sendable {
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  /// The part of groups in where content rests.
  package var behavior: Behavior
  /// Where groups begin and end, unscrolled.
  package var groups: [ClosedRange<CGFloat>]
  /// The length of the window on the content.
  package var window: CGFloat
  /// The length of the content.
  package var length: CGFloat

  /// Scrolling of groups in a window.
  package init(
    behavior: Behavior, groups: [ClosedRange<CGFloat>], window: CGFloat, length: CGFloat
  ) {
    self.behavior = behavior
    self.groups = groups
    self.window = window
    self.length = length
  }

  /// The distance from a stop, in points, at which the content counts as being there; a page more
  /// than that is the next one.
  ///
  /// Half a point is less than a pixel of any device.
  static let atStop: CGFloat = 0.5

  /// The room before and after the content that lets the first and the last group come to the
  /// middle, where groups rest there.
  package var insets: (before: CGFloat, after: CGFloat) {
    guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else {
      return (0, 0)
    }
    return (
      max(0, window / 2 - (first.lowerBound + first.upperBound) / 2),
      max(0, window / 2 - (length - (last.lowerBound + last.upperBound) / 2))
    )
  }

  /// The offset at which content comes to rest that is let go; nil where groups have no say in it.
  ///
  /// The ends of the content are not minded.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which the content would come to rest by itself.
  ///   - current: The offset at which it is let go.
  ///   - velocity: The speed of the offset, of which only the sign counts.
  /// - Returns: The offset in points.
  /// - Complexity: O(groups).
  package func target(proposed: CGFloat, from current: CGFloat, velocity: CGFloat) -> CGFloat? {
    let start = groups.first?.lowerBound ?? 0
    let stops = groups.map { group in
      behavior == .groupPagingCentered
        ? (group.lowerBound + group.upperBound) / 2 - window / 2 : group.lowerBound - start
    }
    func nearest(to value: CGFloat) -> CGFloat? {
      stops.min { abs($0 - value) < abs($1 - value) }
    }
    switch behavior {
    case .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary: return nearest(to: proposed)
    case .groupPaging, .groupPagingCentered:
      // One group at a time, in the direction of the finger.
      if velocity > 0 { return stops.first { $0 > current + Self.atStop } ?? stops.last }
      if velocity < 0 { return stops.last { $0 < current - Self.atStop } ?? stops.first }
      return nearest(to: current)
    }
  }
}
