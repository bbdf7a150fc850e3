package import UIKit

/// Inserted items shoot up from the bottom centre; deleted ones fly towards the viewer and past
/// him.
///
/// The final attributes are those of the project that goes with "Animating Collection Views",
/// objc.io issue 12: an eye 20000 points away and an item moved 19500 points towards it, so that it
/// is seen 40 times as large, in the middle of the view, almost clear.
@preconcurrency @MainActor package class FlyAwayFlowLayout: ShootUpFlowLayout {
  package override func setFinalState(of attributes: UICollectionViewLayoutAttributes) {
    guard let collectionView else { return }
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 20000
    attributes.transform3D = CATransform3DTranslate(transform, 0, 0, 19500)
    // In the coordinates of the superview, as in the article's code.
    attributes.center = collectionView.center
    attributes.alpha = 0.2
    attributes.zIndex = 1
  }
}
