package import UIKit

/// A flow layout that enlarges items near the middle of the view.
///
/// After the photo gallery of "iOS 6 Programming Pushing the Limits", chapter 20: at a distance `d`
/// from the middle, along the scroll direction, an item is scaled by
/// `1 + amount · (1 - d / reach)`, and by 1 beyond the reach.
@preconcurrency @MainActor package class ZoomingFlowLayout: UICollectionViewFlowLayout {
  /// The distance from the middle beyond which items have their own size, in points.
  package var zoomReach: CGFloat = 150
  /// The part by which an item in the middle is larger than its own size.
  package var zoomAmount: CGFloat = 0.5

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect)
    elements?.filter { $0.representedElementCategory == .cell }.forEach(zoom)
    return elements
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if let attributes { zoom(attributes) }
    return attributes
  }

  private func zoom(_ attributes: UICollectionViewLayoutAttributes) {
    guard let bounds = collectionView?.bounds, zoomReach > 0 else { return }
    let distance =
      scrollDirection == .vertical
      ? bounds.midY - attributes.center.y : bounds.midX - attributes.center.x
    guard abs(distance) < zoomReach else { return }
    let scale = 1 + zoomAmount * (1 - abs(distance) / zoomReach)
    attributes.transform3D = CATransform3DMakeScale(scale, scale, 1)
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
