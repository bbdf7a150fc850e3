package import UIKit

/// A line of items that come to rest with one of them in the middle.
///
/// As in "CollectionViewCoolAnimation" by kmyhy, insets let the first and the last item reach the
/// middle, and a flick stops at the item whose centre is nearest. Items beside the middle may be
/// smaller and fainter: `sideItemScale` and `sideItemAlpha` are theirs one step away.
@preconcurrency @MainActor package class CarouselLayout: UICollectionViewFlowLayout {
  /// The scale of the items one step beside the middle and farther.
  package var sideItemScale: CGFloat = 1 { didSet { invalidateLayout() } }
  /// The alpha of the items one step beside the middle and farther, 0…1.
  package var sideItemAlpha: CGFloat = 1 { didSet { invalidateLayout() } }

  package override init() {
    super.init()
    scrollDirection = .horizontal
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    scrollDirection = .horizontal
  }

  private var isHorizontal: Bool { scrollDirection == .horizontal }

  package override func prepare() {
    if let bounds = collectionView?.bounds {
      let side =
        (isHorizontal ? bounds.width - itemSize.width : bounds.height - itemSize.height) / 2
      var inset = sectionInset
      if isHorizontal {
        inset.left = max(0, side)
        inset.right = max(0, side)
      } else {
        inset.top = max(0, side)
        inset.bottom = max(0, side)
      }
      if inset != sectionInset { sectionInset = inset }
    }
    super.prepare()
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect)
    elements?.filter { $0.representedElementCategory == .cell }.forEach(recede)
    return elements
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if let attributes { recede(attributes) }
    return attributes
  }

  private func recede(_ attributes: UICollectionViewLayoutAttributes) {
    guard changesWhileScrolling, let bounds = collectionView?.bounds else { return }
    let step =
      (isHorizontal ? itemSize.width : itemSize.height) + minimumLineSpacing
    let distance =
      isHorizontal ? attributes.center.x - bounds.midX : attributes.center.y - bounds.midY
    let away = min(1, abs(distance) / max(step, 1))
    let scale = 1 + (sideItemScale - 1) * away
    attributes.transform3D = CATransform3DMakeScale(scale, scale, 1)
    attributes.alpha = 1 + (sideItemAlpha - 1) * away
    attributes.zIndex = Int((1 - away) * 10)
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changesWhileScrolling || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// Whether items beside the middle look different from the one in it.
  private var changesWhileScrolling: Bool { sideItemScale != 1 || sideItemAlpha != 1 }

  /// The offset at which the item nearest to the middle of the proposed bounds is in the middle.
  package override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let bounds = collectionView?.bounds else { return proposedContentOffset }
    let target = CGRect(origin: proposedContentOffset, size: bounds.size)
    let centers = (super.layoutAttributesForElements(in: target) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.center)
    func distance(_ center: CGPoint) -> CGFloat {
      isHorizontal ? abs(center.x - target.midX) : abs(center.y - target.midY)
    }
    guard let nearest = centers.min(by: { distance($0) < distance($1) }) else {
      return proposedContentOffset
    }
    return isHorizontal
      ? CGPoint(x: nearest.x - bounds.width / 2, y: proposedContentOffset.y)
      : CGPoint(x: proposedContentOffset.x, y: nearest.y - bounds.height / 2)
  }
}
