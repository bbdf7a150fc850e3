public import Foundation
public import Geometry

/// Geometry in boxes, by UIKit's names.
extension NSValue {
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  public convenience init(cgVector: CGVector) {
    self.init(point: CGPoint(x: cgVector.dx, y: cgVector.dy))
  }

  /// Insets as a rectangle: left and top, then right and bottom.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
  }

  public var cgPointValue: CGPoint { pointValue }

  public var cgSizeValue: CGSize { sizeValue }

  public var cgRectValue: CGRect { rectValue }

  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let rect = rectValue
    return UIEdgeInsets(
      top: rect.origin.y, left: rect.origin.x, bottom: rect.size.height, right: rect.size.width)
  }
}
