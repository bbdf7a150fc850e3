import UIKit

/// Prepares anew whenever it is scrolled: O(n).
final class Prepares: UICollectionViewLayout {
  private static let height: CGFloat = 44
  private var rows: [UICollectionViewLayoutAttributes] = []

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(rows.count) * Self.height)
  }

  override func prepare() {
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    rows = (0..<collectionView.numberOfItems(inSection: 0)).map { item in  // prepares: Prepares
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: 0, y: CGFloat(item) * Self.height, width: width, height: Self.height)
      return attributes
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // The first row that ends below the upper edge, by halving.
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].frame.maxY <= rect.minY { low = middle + 1 } else { high = middle }
    }
    return Array(rows[low...].prefix { $0.frame.minY < rect.maxY })
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
