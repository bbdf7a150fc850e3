package import UIKit

/// Tells the heights of the items of a waterfall.
@preconcurrency @MainActor package protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
  /// The height of an item.
  ///
  /// - Parameters:
  ///   - collectionView: The view whose layout asks.
  ///   - layout: The layout.
  ///   - indexPath: The item.
  ///   - width: The width of the item's column, in points.
  /// - Returns: The height, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}

/// Columns of items as high as they like; the next item goes below the shortest column.
///
/// Sections follow one another and have columns of their own. Without a delegate items are square.
@preconcurrency @MainActor package class WaterfallLayout: UICollectionViewLayout {
  /// The number of columns.
  package var columnCount = 2 { didSet { invalidateLayout() } }
  /// The distance between columns, in points.
  package var minimumColumnSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The distance between the items of a column, in points.
  package var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around the items of each section, in points.
  package var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var contentHeight: CGFloat = 0

  package override func prepare() {
    super.prepare()
    items = []
    contentHeight = 0
    guard let collectionView, columnCount > 0 else { return }
    let room = collectionView.bounds.width - sectionInset.left - sectionInset.right
    let gaps = CGFloat(columnCount - 1) * minimumColumnSpacing
    let width = max(0, (room - gaps) / CGFloat(columnCount))
    for section in 0..<collectionView.numberOfSections {
      var ends = Array(repeating: contentHeight + sectionInset.top, count: columnCount)
      items.append(
        (0..<collectionView.numberOfItems(inSection: section)).map { item in
          // Of columns of the same length the first.
          let column = ends.indices.min { (ends[$0], $0) < (ends[$1], $1) } ?? 0
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: section))
          attributes.frame = CGRect(
            x: sectionInset.left + CGFloat(column) * (width + minimumColumnSpacing),
            y: ends[column], width: width, height: height(of: attributes.indexPath, width: width))
          ends[column] = attributes.frame.maxY + minimumInteritemSpacing
          return attributes
        })
      let longest = ends.max() ?? contentHeight
      contentHeight =
        longest - (items[section].isEmpty ? 0 : minimumInteritemSpacing) + sectionInset.bottom
    }
  }

  private func height(of path: IndexPath, width: CGFloat) -> CGFloat {
    guard let collectionView, let delegate = collectionView.delegate as? any WaterfallLayoutDelegate
    else { return width }
    return delegate.collectionView(
      collectionView, layout: self, heightForItemAt: path, width: width)
  }

  package override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    items.joined().filter { $0.frame.intersects(rect) }
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ExpandableLayout.find(indexPath, in: items) }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
