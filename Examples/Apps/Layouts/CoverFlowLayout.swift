import UIKit

/// A row of covers: the one in the middle faces the viewer, the others lean to both sides.
final class CoverFlowLayout: UICollectionViewFlowLayout {
  /// How far the covers at the sides are turned, in radians.
  var maximumAngle: CGFloat = .pi / 3
  /// How much larger the cover in the middle is.
  var zoom: CGFloat = 0.15
  /// The distance from the middle, in widths of a cover, at which a cover is turned all the way.
  var reach: CGFloat = 1

  override init() {
    super.init()
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollDirection = .horizontal
    itemSize = CGSize(width: 180, height: 180)
    minimumLineSpacing = -50
  }

  override func prepare() {
    if let collectionView {
      collectionView.decelerationRate = .fast
      // The first and the last cover can come to the middle too.
      let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
      let side = max(0, (room.width - itemSize.width) / 2)
      let rest = max(0, (room.height - itemSize.height) / 2)
      let inset = UIEdgeInsets(top: rest, left: side, bottom: rest, right: side)
      if sectionInset != inset { sectionInset = inset }
    }
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap {
      ($0.copy() as? UICollectionViewLayoutAttributes).map(turned)
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes)
      .map(turned)
  }

  private func turned(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView, attributes.representedElementCategory == .cell else {
      return attributes
    }
    let distance = attributes.center.x - collectionView.bounds.midX
    let turn = max(-1, min(1, distance / (reach * itemSize.width)))
    let scale = 1 + zoom * (1 - abs(turn))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 600
    transform = CATransform3DScale(transform, scale, scale, 1)
    attributes.transform3D = CATransform3DRotate(transform, -turn * maximumAngle, 0, 1, 0)
    attributes.zIndex = -Int(abs(distance))
    return attributes
  }

  /// Comes to rest with a cover in the middle.
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let pace = itemSize.width + minimumLineSpacing
    let lastCover = CGFloat(max(0, collectionView.numberOfItems(inSection: 0) - 1))
    let cover = max(0, min(lastCover, (proposedContentOffset.x / pace).rounded()))
    return CGPoint(x: cover * pace, y: proposedContentOffset.y)
  }
}
