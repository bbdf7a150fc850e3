public import AnimGeometry
public import Foundation

/// The shape of an item in collisions, as large as its bounds.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse }

/// Something that a dynamic animator can move: a view, or the attributes of a layout.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// Centre, in points of the animator's reference.
  var center: CGPoint { get set }
  /// A rectangle whose size is that of the item in points.
  var bounds: CGRect { get }
  /// Rotation about the centre; the animator replaces any other transform as it turns the item.
  var transform: CGAffineTransform { get set }
  /// The shape of the item in collisions.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
}

extension UIDynamicItem {
  /// Default: a rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
