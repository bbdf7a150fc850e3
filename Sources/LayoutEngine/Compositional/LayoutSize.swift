package import Foundation

/// A length of an item along one axis.
package enum LayoutDimension: Hashable, Sendable {
  /// Points.
  case absolute(CGFloat)
  /// A part of the container's length along an axis, not necessarily the one that is measured.
  case fraction(CGFloat, of: Axis)
  /// As long as the content turns out to be; the points stand in until it is measured.
  case estimated(CGFloat)
  /// As long as the content of the longest sibling turns out to be; the points stand in until they are measured.
  case uniform(CGFloat)

  /// Whether the content decides, of the item or of a sibling.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .absolute, .fraction: false
    }
  }

  /// Whether the content of the longest sibling decides.
  package var isUniform: Bool { if case .uniform = self { true } else { false } }

  /// Points, in a container of a size in points.
  package func length(in container: Extent) -> CGFloat {
    switch self {
    case .absolute(let length), .estimated(let length), .uniform(let length): length
    case .fraction(let fraction, let axis): fraction * container[axis]
    }
  }
}

/// A length along each axis.
package struct LayoutSize: Hashable, Sendable {
  /// The length along the main axis.
  package var main: LayoutDimension
  /// The length across.
  package var cross: LayoutDimension

  /// A size of two lengths.
  package init(main: LayoutDimension, cross: LayoutDimension) {
    (self.main, self.cross) = (main, cross)
  }

  /// The size in a container, in points.
  package func extent(in container: Extent) -> Extent {
    Extent(main: main.length(in: container), cross: cross.length(in: container))
  }

  /// The size in a container, with measured lengths in place of estimated ones.
  ///
  /// - Parameters:
  ///   - container: The size, in points, of which fractional lengths are a part.
  ///   - measured: The measured size; asked only where a length is estimated, nil as long as
  ///     nothing is known.
  /// - Returns: The size in points.
  package func extent(in container: Extent, measured: @autoclosure () -> Extent?) -> Extent {
    replacingEstimates(in: extent(in: container), by: measured())
  }

  /// A size with measured lengths along the axes whose lengths are estimated.
  func replacingEstimates(in size: Extent, by measured: @autoclosure () -> Extent?) -> Extent {
    guard main.isEstimated || cross.isEstimated, let measured = measured() else { return size }
    return Extent(
      main: main.isEstimated ? measured.main : size.main,
      cross: cross.isEstimated ? measured.cross : size.cross)
  }

  /// The length along an axis.
  package subscript(axis: Axis) -> LayoutDimension { axis == .main ? main : cross }

  /// The axes along which the content decides.
  package var estimatedAxes: AxisSet {
    var axes: AxisSet = []
    if main.isEstimated { axes.insert(.main) }
    if cross.isEstimated { axes.insert(.cross) }
    return axes
  }
}

/// Room between items or around one, in points.
package struct LayoutSpacing: Hashable, Sendable {
  /// The room, or the least of it.
  package var length: CGFloat
  /// Whether the spacing takes a share of what a line leaves over.
  package var isFlexible: Bool

  /// Room of a length, or of that length at least.
  package init(_ length: CGFloat, isFlexible: Bool = false) {
    (self.length, self.isFlexible) = (length, isFlexible)
  }

  /// No room.
  package static let none = LayoutSpacing(0)
}

/// Room around an item.
package struct LayoutEdgeSpacing: Hashable, Sendable {
  /// Room on both sides along one axis.
  package struct Sides: Hashable, Sendable {
    /// Room at the start.
    package var before: LayoutSpacing
    /// Room at the end.
    package var after: LayoutSpacing

    /// Room at the start and at the end.
    package init(before: LayoutSpacing = .none, after: LayoutSpacing = .none) {
      (self.before, self.after) = (before, after)
    }
  }

  /// Room along the main axis.
  package var main: Sides
  /// Room across.
  package var cross: Sides

  /// Room along both axes.
  package init(main: Sides = Sides(), cross: Sides = Sides()) {
    (self.main, self.cross) = (main, cross)
  }

  /// The room along an axis.
  package subscript(axis: Axis) -> Sides { axis == .main ? main : cross }
}
