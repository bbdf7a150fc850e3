package import Foundation

/// The differences up to which computed lengths count as equal.
package enum Tolerance {
  /// A millionth of a point.
  ///
  /// Lengths that were computed to fit exactly, as a third of a width three times over, differ from
  /// it by roundings of 1e-13 points or so; what anybody sees is a thousand times more.
  package static let length: CGFloat = 1e-6
}
