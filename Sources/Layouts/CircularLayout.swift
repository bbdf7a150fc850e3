package import UIKit

/// Items upright on a circle that turns as one scrolls.
///
/// New items come from the middle of the circle and deleted ones vanish there, as in the circle
/// layout that Apple showed with collection views in 2012.
@preconcurrency @MainActor package class CircularLayout: UICollectionViewLayout {
  /// The size of every item, in points.
  package var itemSize = CGSize(width: 70, height: 70) { didSet { invalidateLayout() } }
  /// The radius of the circle on which the centres are, in points.
  package var radius: CGFloat = 120 { didSet { invalidateLayout() } }
  /// The scale with which items come and go.
  package var hiddenScale: CGFloat = 0.1

  private var paths: [IndexPath] = []
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  package override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    paths = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  /// The size of the view, longer by one turn: the items go round as far as the finger does on the
  /// circle.
  package override var collectionViewContentSize: CGSize {
    guard let size = collectionView?.bounds.size else { return .zero }
    return CGSize(width: size.width, height: size.height + 2 * .pi * radius)
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    paths.compactMap(layoutAttributesForItem).filter { $0.frame.intersects(rect) }
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let index = paths.firstIndex(of: indexPath), let bounds = collectionView?.bounds else {
      return nil
    }
    // The first item is at the top when nothing is scrolled.
    let angle =
      2 * .pi * CGFloat(index) / CGFloat(paths.count) - .pi / 2 - bounds.minY / max(radius, 1)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
    return attributes
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  // MARK: Updates

  package override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])
  {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      switch item.updateAction {
      case .insert: inserted.formUnion([item.indexPathAfterUpdate].compactMap(\.self))
      case .delete: deleted.formUnion([item.indexPathBeforeUpdate].compactMap(\.self))
      case .reload, .move, .none: break
      }
    }
  }

  package override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }

  package override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return inserted.contains(itemIndexPath) ? hidden(attributes) : attributes
  }

  package override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return deleted.contains(itemIndexPath) ? hidden(attributes) : attributes
  }

  private func hidden(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let bounds = collectionView?.bounds else { return attributes }
    attributes?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    attributes?.transform3D = CATransform3DMakeScale(hiddenScale, hiddenScale, 1)
    attributes?.alpha = 0
    return attributes
  }
}
