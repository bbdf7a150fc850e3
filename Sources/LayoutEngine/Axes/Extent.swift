package import Foundation

/// A length on each axis, in points; also a position or a shift, where it may be negative.
package struct Extent: Hashable, Sendable {
  package var main: CGFloat
  package var cross: CGFloat

  package init(main: CGFloat, cross: CGFloat) { (self.main, self.cross) = (main, cross) }

  package static let zero = Extent(main: 0, cross: 0)

  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .main ? main : cross }
    set { if axis == .main { main = newValue } else { cross = newValue } }
  }
}
