public import AnimGeometry
import AnimLayers
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

  /// Insets by reading direction as a rectangle: leading and top, then trailing and bottom.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      rect: CGRect(
        x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom))
  }

  /// An offset in a box, as a point.
  public convenience init(uiOffset: UIOffset) {
    self.init(point: CGPoint(x: uiOffset.horizontal, y: uiOffset.vertical))
  }

  /// A matrix in a box.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// An address in a box.
  public convenience init(pointer: UnsafeRawPointer?) {
    self.init(numbers: [CGFloat(Double(bitPattern: UInt64(UInt(bitPattern: pointer))))])
  }

  /// The address in the box; nil for none.
  public var pointerValue: UnsafeMutableRawPointer? {
    guard let number = numbers(1)?.first else { return nil }
    return unsafe UnsafeMutableRawPointer(bitPattern: UInt(Double(number).bitPattern))
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

  /// The insets in the box, by reading direction.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = uiEdgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// The offset in the box.
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }

  /// The matrix in the box; the zero matrix if there is something else.
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(6) ?? Array(repeating: 0, count: 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
