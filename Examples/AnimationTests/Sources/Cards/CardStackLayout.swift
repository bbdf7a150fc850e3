import UIKit

/// Cards that lie on each other like those of a wallet: of each, the upper edge is to be seen.
public final class CardStackLayout: UICollectionViewLayout {
  /// How much of a card the next one leaves to be seen, in points.
  public var peek: CGFloat = 36 {
    didSet { invalidateLayout() }
  }
  /// The height of a card, in points.
  public var cardHeight: CGFloat = 120

  private let margin: CGFloat = 16
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var inserted: Set<IndexPath> = []

  public override func prepare() {
    guard let collectionView else { return }
    let width = collectionView.bounds.width - 2 * margin
    let isEmpty = collectionView.numberOfSections == 0
    let count = isEmpty ? 0 : collectionView.numberOfItems(inSection: 0)
    attributes = (0..<count).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: margin, y: margin + CGFloat(item) * peek, width: width, height: cardHeight)
      attributes.zIndex = item
      return attributes
    }
  }

  public override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let bottom = attributes.last?.frame.maxY ?? 0
    return CGSize(width: collectionView.bounds.width, height: bottom + margin)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
  }

  /// Cards are as wide as the screen, which may turn.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  // MARK: Updates

  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(
      updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
  }

  /// New cards come up from the lower edge.
  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath), let collectionView,
      let initial = layoutAttributesForItem(at: itemIndexPath)?.copy()
        as? UICollectionViewLayoutAttributes
    else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
    initial.center.y = collectionView.bounds.maxY + cardHeight / 2
    return initial
  }
}
