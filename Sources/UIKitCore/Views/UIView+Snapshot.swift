import AnimGeometry
import Foundation

extension UIView {
  /// A picture of the view and everything in it, as their properties stand.
  func picture() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }
}
