package import Foundation

/// A rectangle on both axes: where it begins, in points, and its size.
package struct Slot: Hashable, Sendable {
  /// The start along the main axis.
  package var main: CGFloat
  /// The start across.
  package var cross: CGFloat
  /// The lengths on both axes.
  package var size: Extent

  /// A rectangle of a size.
  package init(main: CGFloat, cross: CGFloat, size: Extent) {
    (self.main, self.cross, self.size) = (main, cross, size)
  }

  /// The start along an axis.
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .main ? main : cross }
    set { if axis == .main { main = newValue } else { cross = newValue } }
  }

  /// The end along an axis.
  package func end(_ axis: Axis) -> CGFloat { self[axis] + size[axis] }

  /// The same rectangle with lengths that are not negative, as Core Graphics reads rectangles.
  package var standardized: Slot {
    var slot = self
    for axis in [Axis.main, .cross] where size[axis] < 0 {
      slot[axis] += size[axis]
      slot.size[axis] = -size[axis]
    }
    return slot
  }

  /// The rectangle without insets.
  ///
  /// Where these leave nothing, the length is zero.
  package func inset(by insets: AxisInsets) -> Slot {
    let slot = standardized
    return Slot(
      main: slot.main + insets.start.main, cross: slot.cross + insets.start.cross,
      size: slot.size.inset(by: insets))
  }
}

/// The margins at the sides of a rectangle, in points; negative lengths reach beyond it.
package struct AxisInsets: Hashable, Sendable {
  /// Kept free at the starts of both axes.
  package var start: Extent
  /// Kept free at the ends of both axes.
  package var end: Extent

  /// Insets; none unless told.
  package init(start: Extent = .zero, end: Extent = .zero) {
    (self.start, self.end) = (start, end)
  }

  /// No insets.
  package static let zero = AxisInsets()

  /// The sum of the margins at both sides along an axis, in points.
  @inlinable package subscript(axis: Axis) -> CGFloat { start[axis] + end[axis] }
}

extension Extent {
  /// The size without insets, not below zero.
  package func inset(by insets: AxisInsets) -> Extent {
    Extent(
      main: max(0, main - insets.start.main - insets.end.main),
      cross: max(0, cross - insets.start.cross - insets.end.cross))
  }
}
