package import UIKit

/// A flow layout in which one item is as large as two fingers are apart.
///
/// After "Animating Collection Views", objc.io issue 12. Two fingers on an item make it as large as
/// they are apart; when they leave, an empty batch update lets it spring back.
@preconcurrency @MainActor package class PinchFlowLayout: ShootUpFlowLayout {
  /// The item under the fingers.
  package var pinchedIndexPath: IndexPath? { didSet { invalidateLayout() } }
  /// The distance of the fingers, in points.
  package var pinchedLength: CGFloat = 0 { didSet { invalidateLayout() } }

  private lazy var recognizer = UIPinchGestureRecognizer { [weak self] in self?.follow($0) }

  package override func prepare() {
    super.prepare()
    guard let collectionView, recognizer.view !== collectionView else { return }
    collectionView.addGestureRecognizer(recognizer)
  }

  package override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    recognizer.view?.removeGestureRecognizer(recognizer)
  }

  private func follow(_ recognizer: UIPinchGestureRecognizer) {
    guard let collectionView else { return }
    switch recognizer.state {
    case .began, .changed:
      if recognizer.state == .began {
        pinchedIndexPath = collectionView.indexPathForItem(
          at: recognizer.location(in: collectionView))
      }
      guard recognizer.numberOfTouches == 2 else { return }
      let first = recognizer.location(ofTouch: 0, in: collectionView)
      let second = recognizer.location(ofTouch: 1, in: collectionView)
      pinchedLength = hypot(second.x - first.x, second.y - first.y)
    case .ended, .cancelled: collectionView.performBatchUpdates { self.release() }
    case .possible, .failed: break
    }
  }

  /// Gives the item its size back; animated inside `performBatchUpdates`.
  package func release() {
    pinchedIndexPath = nil
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect)
    elements?.filter { $0.representedElementCategory == .cell }.forEach(pinch)
    return elements
  }

  package override func layoutAttributesForItem(
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
