package import Foundation

/// A length on each axis, in points; also a position or a shift, where it may be negative.
package struct Extent: Hashable, Sendable {
  /// The length along the main axis.
  package var main: CGFloat
  /// The length across.
  package var cross: CGFloat

  /// A length on each axis.
  package init(main: CGFloat, cross: CGFloat) { (self.main, self.cross) = (main, cross) }

  /// No length on either axis.
  package static let zero = Extent(main: 0, cross: 0)

  /// The length along an axis.
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .main ? main : cross }
    set { if axis == .main { main = newValue } else { cross = newValue } }
  }
}
