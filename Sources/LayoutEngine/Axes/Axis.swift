/// The two directions of a layout: the one that scrolls and the one across it.
package enum Axis: Hashable, Sendable {
  /// The axis that scrolls: y where a layout scrolls vertically.
  case main
  /// The axis at a right angle to `main`.
  case cross

  /// The axis at a right angle.
  @inlinable package var other: Axis { self == .main ? .cross : .main }
}

/// Axes along which something holds.
package struct AxisSet: OptionSet, Hashable, Sendable {
  /// A bit for each axis.
  package let rawValue: UInt8

  /// The set of the axes whose bits are set.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The axis that scrolls.
  package static let main = AxisSet(rawValue: 1)
  /// The axis across.
  package static let cross = AxisSet(rawValue: 2)

  /// The set of one axis.
  package init(_ axis: Axis) { self = axis == .main ? .main : .cross }
}
