import Foundation
import UIKitCore

extension CGRect {
  /// Core Graphics' rule, which Foundation's on Linux is not: rectangles that only touch have nothing in
  /// common.
  func intersects(_ other: CGRect) -> Bool { overlaps(other) }
}
