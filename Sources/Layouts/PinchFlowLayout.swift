public import UIKit

/// A flow layout in which one item is as large as two fingers are apart.
///
/// After "Animating Collection Views", objc.io issue 12. Set the size while the fingers move; when
/// they leave, call `release()` inside `performBatchUpdates`, and the item springs back.
@preconcurrency @MainActor open class PinchFlowLayout: ShootUpFlowLayout {
  /// The item under the fingers.
  open var pinchedIndexPath: IndexPath? { didSet { invalidateLayout() } }
  /// How far the fingers are apart, in points.
  open var pinchedLength: CGFloat = 0 { didSet { invalidateLayout() } }

  open func release() {
    pinchedIndexPath = nil
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect)
    elements?.filter { $0.representedElementCategory == .cell }.forEach(pinch)
    return elements
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if let attributes { pinch(attributes) }
    return attributes
  }

  private func pinch(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.indexPath == pinchedIndexPath else { return }
    attributes.size = CGSize(width: pinchedLength, height: pinchedLength)
    attributes.zIndex = 100
  }
}
