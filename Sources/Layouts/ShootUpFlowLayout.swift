package import UIKit

/// Inserted items shoot up from the bottom centre while they grow and turn; deleted ones shrink and
/// turn away.
///
/// After "Animating Collection Views", objc.io issue 12: an item starts at the bottom centre of the
/// visible bounds, scaled to 0.2 and rotated by π.
@preconcurrency @MainActor package class ShootUpFlowLayout: TransitioningFlowLayout {
  /// The scale that inserted items start with.
  package var insertionScale: CGFloat = 0.2
  /// The turn that inserted items start with, in radians.
  package var insertionAngle: CGFloat = .pi
  /// The scale that deleted items end with.
  package var deletionScale: CGFloat = 0.05
  /// The turn that deleted items end with, in radians; a little less than a half turn, which has a
  /// direction of its own.
  package var deletionAngle: CGFloat = 0.99 * .pi

  package override func setInitialState(of attributes: UICollectionViewLayoutAttributes) {
    guard let collectionView else { return }
    attributes.transform = CGAffineTransform(scaleX: insertionScale, y: insertionScale)
      .rotated(by: insertionAngle)
    attributes.center = CGPoint(
      x: collectionView.bounds.midX, y: collectionView.bounds.maxY)
  }

  package override func setFinalState(of attributes: UICollectionViewLayoutAttributes) {
    attributes.transform = CGAffineTransform(scaleX: deletionScale, y: deletionScale)
      .rotated(by: deletionAngle)
    attributes.alpha = 0
  }
}
