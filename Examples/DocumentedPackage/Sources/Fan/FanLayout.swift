import UIKit

/// Cards in a hand: they lie on a circle around a point below them, each turned as it lies.
public final class FanLayout: UICollectionViewLayout {
  /// The size of a card, in points.
  public var cardSize = CGSize(width: 84, height: 120)
  /// The angle between two cards, in degrees.
  public var spread: CGFloat = 10

  /// How far the middle of a card is from the point around which they are turned, in points.
  private let radius: CGFloat = 250
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  public override func prepare() {
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    attributes = (0..<count).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      let angle = (CGFloat(item) - CGFloat(count - 1) / 2) * spread * .pi / 180
      let bounds = collectionView.bounds
      attributes.size = cardSize
      attributes.center = CGPoint(
        x: bounds.midX + radius * sin(angle), y: bounds.midY + radius * (1 - cos(angle)))
      attributes.transform = CGAffineTransform(rotationAngle: angle)
      attributes.zIndex = item
      return attributes
    }
  }

  public override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.item < attributes.count ? attributes[indexPath.item] : nil
  }

  public override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: items)
    inserted = Set(
      items.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    deleted = Set(
      items.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
  }

  /// A card that is drawn comes from above the hand.
  public override func initialLayoutAttributesForAppearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(indexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: indexPath)
    }
    return moved(indexPath, by: -170)
  }

  /// A card that is played leaves upwards.
  public override func finalLayoutAttributesForDisappearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard deleted.contains(indexPath) else {
      return super.finalLayoutAttributesForDisappearingItem(at: indexPath)
    }
    return moved(indexPath, by: -170)
  }

  private func moved(_ indexPath: IndexPath, by distance: CGFloat)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.center.y += distance
    attributes?.alpha = 0
    return attributes
  }
}
