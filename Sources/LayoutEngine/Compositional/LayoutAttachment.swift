import Foundation

/// A place on a rectangle.
package struct LayoutAnchor: Hashable, Sendable {
  /// A place along one axis.
  package enum Place: Hashable, Sendable {
    case start, middle, end

    /// The place on a line of length 1.
    var fraction: CGFloat {
      switch self {
      case .start: 0
      case .middle: 0.5
      case .end: 1
      }
    }
  }

  /// The place along the main axis.
  package var main: Place
  /// The place across.
  package var cross: Place
  /// Added to the place, in points or in sizes of what is attached.
  package var offset: Extent
  /// Whether the offset is in sizes of what is attached rather than in points.
  package var isOffsetFractional: Bool

  /// A place on both axes, with an offset.
  package init(
    main: Place, cross: Place, offset: Extent = .zero, isOffsetFractional: Bool = false
  ) {
    self.main = main
    self.cross = cross
    self.offset = offset
    self.isOffsetFractional = isOffsetFractional
  }

  /// The place along an axis.
  package subscript(axis: Axis) -> Place { axis == .main ? main : cross }

  fileprivate func offset(for size: Extent) -> Extent {
    isOffsetFractional
      ? Extent(main: offset.main * size.main, cross: offset.cross * size.cross) : offset
  }
}

/// How something is attached to a rectangle: a badge to an item, a header to a section.
package struct LayoutAttachment: Hashable, Sendable {
  /// The place on the rectangle.
  package var container: LayoutAnchor
  /// The place on what is attached that comes to lie there, and an offset that is added to the
  /// container's; nil for the same place without an offset.
  package var own: LayoutAnchor?

  /// An attachment to a place on a rectangle.
  package init(container: LayoutAnchor, own: LayoutAnchor? = nil) {
    (self.container, self.own) = (container, own)
  }

  /// Where something of a size is, attached to a rectangle; all in points.
  package func slot(_ size: Extent, on rectangle: Slot) -> Slot {
    let rectangle = rectangle.standardized
    let shift = container.offset(for: size)
    let ownShift = own?.offset(for: size) ?? .zero
    func start(_ axis: Axis) -> CGFloat {
      let outer = container[axis].fraction
      let inner = (own ?? container)[axis].fraction
      return rectangle[axis] + outer * rectangle.size[axis] - inner * size[axis] + shift[axis]
        + ownShift[axis]
    }
    return Slot(main: start(.main), cross: start(.cross), size: size)
  }
}
