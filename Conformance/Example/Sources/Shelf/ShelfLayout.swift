import UIKit

/// Items in one row, each as high as the shelf, that scrolls to where an item is at the leading edge.
public final class ShelfLayout: UICollectionViewFlowLayout {
  public var itemWidth: CGFloat = 80 {
    didSet { invalidateLayout() }
  }

  public override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    guard let collectionView else { return }
    itemSize = CGSize(width: itemWidth, height: collectionView.bounds.height)
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.height != collectionView?.bounds.height
  }

  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let step = itemWidth + minimumLineSpacing
    return CGPoint(x: (proposedContentOffset.x / step).rounded() * step, y: proposedContentOffset.y)
  }
}
