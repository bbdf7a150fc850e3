import Foundation
import Geometry

extension UIView {
  /// What the view and everything in it look like, as their properties stand.
  func picture() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }
}
