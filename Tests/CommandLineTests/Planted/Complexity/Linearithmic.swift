import UIKit

/// Sorts all rows whenever it is asked: O(n log n).
final class Linearithmic: UICollectionViewLayout {
  private static let height: CGFloat = 44
  private var rows: [UICollectionViewLayoutAttributes] = []

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(rows.count) * Self.height)
  }

  override func prepare() {
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    rows = (0..<collectionView.numberOfItems(inSection: 0)).map { item in  // prepares: Linearithmic
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
    // As from a dictionary, whose order is any.
    var mixed = rows
    var state: UInt32 = 1
    for index in mixed.indices {
      state = state &* 1_664_525 &+ 1_013_904_223
      mixed.swapAt(index, Int(state >> 8) % mixed.count)
    }
    let sorted = mixed.sorted { $0.frame.minY < $1.frame.minY }  // grows: Linearithmic
    return sorted.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows[indexPath.item]
  }
}
