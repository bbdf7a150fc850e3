package import UIKit

/// Items one under the other on a wave.
///
/// After the photo gallery of "iOS 6 Programming Pushing the Limits", chapter 20: the centre of an
/// item is `amplitude · sin(2π · y / wavelength)` beside the middle.
@preconcurrency @MainActor package class SineLayout: UICollectionViewLayout {
  /// The size of every item, in points.
  package var itemSize = CGSize(width: 50, height: 50)
  /// The height of the header of each section, in points; 0 for no headers.
  package var headerHeight: CGFloat = 20
  /// The distance between items, in points.
  package var verticalGap: CGFloat = 10
  /// The distance by which items swing to each side, in points.
  package var amplitude: CGFloat = 125
  /// The length of a swing, in points; 0 for the height of the view.
  package var wavelength: CGFloat = 0

  private var cells: [[UICollectionViewLayoutAttributes]] = []
  private var headers: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  package override func prepare() {
    super.prepare()
    cells = []
    headers = []
    guard let collectionView else { return }
    let bounds = collectionView.bounds
    let wavelength = wavelength > 0 ? wavelength : max(bounds.height, 1)
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      header.frame = CGRect(x: 0, y: y, width: bounds.width, height: headerHeight)
      headers.append(header)
      // From here on, y is the centre of the next item.
      y += headerHeight + verticalGap + itemSize.height / 2
      cells.append(
        (0..<collectionView.numberOfItems(inSection: section)).map { item in
          let cell = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: section))
          cell.size = itemSize
          cell.center = CGPoint(
            x: bounds.width / 2 + amplitude * sin(2 * .pi * y / wavelength), y: y)
          y += itemSize.height + verticalGap
          return cell
        })
    }
    contentHeight = y + verticalGap
  }

  package override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    ((headerHeight > 0 ? headers : []) + cells.joined()).filter { $0.frame.intersects(rect) }
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ExpandableLayout.find(indexPath, in: cells)
  }

  package override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    headers.indices.contains(indexPath.section) ? headers[indexPath.section] : nil
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
