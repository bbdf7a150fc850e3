import AnimDrawing
import AnimGeometry
import Foundation

extension Gradient {
  /// The gradient in unit coordinates of `rect`; nil if it would look different there once the
  /// rectangle changes its shape.
  ///
  /// A line along an edge stays one, and so does an ellipse; a diagonal line would not stay at right
  /// angles to its colours.
  func relative(to rect: CGRect) -> Gradient? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    func unit(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: rounded((point.x - rect.minX) / rect.width, digits: 4),
        y: rounded((point.y - rect.minY) / rect.height, digits: 4))
    }
    switch geometry {
    case .linear(let start, let end):
      guard abs(start.x - end.x) < 1e-6 || abs(start.y - end.y) < 1e-6 else { return nil }
      return Gradient(.linear(start: unit(start), end: unit(end)), stops: stops)
    case .radial(let center, let radii):
      return Gradient(
        .radial(
          center: unit(center),
          radii: CGSize(
            width: rounded(radii.width / rect.width, digits: 4),
            height: rounded(radii.height / rect.height, digits: 4))), stops: stops)
    case .conic: return nil
    }
  }
}
