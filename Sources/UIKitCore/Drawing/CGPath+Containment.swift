public import AnimGeometry
public import AnimLayers
public import Foundation

extension CGPath {
  /// Whether a fill of the path covers `point`, which `transform` is applied to first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), isEvenOdd: rule == .evenOdd)
  }
}
