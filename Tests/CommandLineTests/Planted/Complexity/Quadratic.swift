import UIKit

/// Compares each row with all others whenever it is asked: O(n²).
final class Quadratic: UICollectionViewLayout {
  private static let height: CGFloat = 44
  private var rows: [UICollectionViewLayoutAttributes] = []

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(rows.count) * Self.height)
  }

  override func prepare() {
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    rows = (0..<collectionView.numberOfItems(inSection: 0)).map { item in  // prepares: Quadratic
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
    var seen: [UICollectionViewLayoutAttributes] = []
    for row in rows where row.frame.intersects(rect) || isAlone(row) { seen.append(row) }
    return seen
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows[indexPath.item]
  }

  private func isAlone(_ row: UICollectionViewLayoutAttributes) -> Bool {
    let item = row.indexPath.item
    return !rows.contains { $0.indexPath.item == item }  // grows: Quadratic
  }
}
