package import UIKit

/// Pages as large as the view, side by side.
///
/// After the photo gallery of "iOS 6 Programming Pushing the Limits", chapter 20; the collection
/// view has `isPagingEnabled`.
@preconcurrency @MainActor package class PagingFlowLayout: UICollectionViewFlowLayout {
  package override init() {
    super.init()
    setUp()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollDirection = .horizontal
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
  }

  package override func prepare() {
    if let size = collectionView?.bounds.size, size != itemSize { itemSize = size }
    super.prepare()
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Keeps the page when the size changes, as on rotation.
  package override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard let width = collectionView?.bounds.width, width > 0 else { return proposedContentOffset }
    let page = (proposedContentOffset.x / width).rounded()
    return CGPoint(x: page * width, y: proposedContentOffset.y)
  }
}
