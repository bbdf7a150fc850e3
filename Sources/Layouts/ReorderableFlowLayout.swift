package import UIKit

/// A flow layout whose items a finger can take up, after a long press, and put down elsewhere.
///
/// The data source is told of the move by `collectionView(_:moveItemAt:to:)`.
@preconcurrency @MainActor package class ReorderableFlowLayout: UICollectionViewFlowLayout {
  /// The scale of the item that is under the finger.
  package var liftedScale: CGFloat = 1.1
  /// The alpha of the item that is under the finger, 0…1.
  package var liftedAlpha: CGFloat = 0.9

  /// The way from the finger to the centre of the item, in points.
  private var grip = CGPoint.zero

  private lazy var longPress = UILongPressGestureRecognizer { [weak self] in self?.follow($0) }

  package override func prepare() {
    super.prepare()
    guard let collectionView, longPress.view !== collectionView else { return }
    collectionView.addGestureRecognizer(longPress)
  }

  package override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    longPress.view?.removeGestureRecognizer(longPress)
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    guard let collectionView else { return }
    let finger = press.location(in: collectionView)
    let position = CGPoint(x: finger.x + grip.x, y: finger.y + grip.y)
    switch press.state {
    case .began:
      guard let path = collectionView.indexPathForItem(at: finger),
        let center = layoutAttributesForItem(at: path)?.center
      else { return }
      grip = CGPoint(x: center.x - finger.x, y: center.y - finger.y)
      UIView.animate(withDuration: 0.2) {
        collectionView.beginInteractiveMovementForItem(at: path)
        collectionView.layoutIfNeeded()
      }
    case .changed: collectionView.updateInteractiveMovementTargetPosition(position)
    case .ended: collectionView.endInteractiveMovement()
    case .cancelled, .failed: collectionView.cancelInteractiveMovement()
    case .possible: break
    }
  }

  package override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
    attributes.transform = CGAffineTransform(scaleX: liftedScale, y: liftedScale)
    attributes.alpha = liftedAlpha
    return attributes
  }
}
