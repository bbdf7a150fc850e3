package import UIKit

/// Rows as wide as the view, of which one is higher than the others.
///
/// After cnoon's CollectionViewAnimations: a change of the expanded row is animated by invalidating
/// the layout and laying the view out inside `UIView.animate`. Rows that scroll in or out on the
/// way start from and go to where they are, not where they are seen.
@preconcurrency @MainActor package class ExpandableLayout: UICollectionViewLayout {
  /// The height of every row but the expanded one, in points.
  package var rowHeight: CGFloat = 100
  /// The height of the expanded row, in points.
  package var expandedRowHeight: CGFloat = 300
  /// The row that is expanded; nil for none.
  package var expandedIndexPath: IndexPath?

  var attributes: [[UICollectionViewLayoutAttributes]] = []
  private var previous: [[UICollectionViewLayoutAttributes]] = []
  var contentHeight: CGFloat = 0

  /// The room above the rows of each section, in points.
  var headerHeight: CGFloat { 0 }

  package override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    previous = attributes
    attributes = []
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      y += headerHeight
      attributes.append(
        (0..<collectionView.numberOfItems(inSection: section)).map { item in
          let path = IndexPath(item: item, section: section)
          let height = path == expandedIndexPath ? expandedRowHeight : rowHeight
          let row = UICollectionViewLayoutAttributes(forCellWith: path)
          row.frame = CGRect(x: 0, y: y, width: collectionView.bounds.width, height: height)
          y += height
          return row
        })
    }
    contentHeight = y
  }

  package override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.joined().filter { $0.frame.intersects(rect) }
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { Self.find(indexPath, in: attributes) }

  /// The attributes at an index path; nil if there are none.
  static func find(
    _ indexPath: IndexPath, in attributes: [[UICollectionViewLayoutAttributes]]
  ) -> UICollectionViewLayoutAttributes? {
    guard attributes.indices.contains(indexPath.section),
      attributes[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return attributes[indexPath.section][indexPath.item]
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  package override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { Self.find(itemIndexPath, in: previous) }

  package override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Brings the whole expanded row into view.
  package override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard let collectionView, let path = expandedIndexPath,
      let row = layoutAttributesForItem(at: path)?.frame
    else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    let bounds = collectionView.bounds
    var offset = CGPoint(x: 0, y: bounds.minY)
    if row.maxY > bounds.maxY {
      offset.y += row.maxY - bounds.maxY
    } else if row.minY < bounds.minY + headerHeight {
      offset.y = row.minY - headerHeight
    }
    return offset
  }
}
