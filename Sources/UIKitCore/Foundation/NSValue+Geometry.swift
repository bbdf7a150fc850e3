public import AnimGeometry
public import Foundation

/// Geometry in boxes, by UIKit's names.
extension NSValue {
  /// A point in a box.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// A size in a box.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// A rectangle in a box.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// A vector in a box, as a point.
  public convenience init(cgVector: CGVector) {
    self.init(point: CGPoint(x: cgVector.dx, y: cgVector.dy))
  }

  /// Insets as a rectangle: left and top, then right and bottom.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
  }

  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }

  /// The vector in the box.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

  /// The insets in the box.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let rect = rectValue
    return UIEdgeInsets(
      top: rect.origin.y, left: rect.origin.x, bottom: rect.size.height, right: rect.size.width)
  }
}
