package import UIKit

/// Rows as wide as the view, as in a table.
///
/// There is a line between each two if there is a class for it: register one for
/// `ListLayout.separator`.
@preconcurrency @MainActor package class ListLayout: UICollectionViewFlowLayout {
  /// The kind of the decoration views between rows.
  package static let separator = "Separator"

  /// The height of every row, in points.
  package var rowHeight: CGFloat = 44 { didSet { invalidateLayout() } }
  /// Whether there are lines between rows.
  package var showsSeparators = true { didSet { invalidateLayout() } }
  /// The room that is left free before each separator, in points.
  package var separatorIndent: CGFloat = 16 { didSet { invalidateLayout() } }
  /// The height of the separators, in points.
  package var separatorThickness: CGFloat = 0.5 { didSet { invalidateLayout() } }

  package override init() {
    super.init()
    minimumLineSpacing = 0
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    minimumLineSpacing = 0
  }

  package override func prepare() {
    if let collectionView {
      let inset = collectionView.adjustedContentInset
      let width =
        collectionView.bounds.width - inset.left - inset.right - sectionInset.left
        - sectionInset.right
      let size = CGSize(width: max(0, width), height: rowHeight)
      if itemSize != size { itemSize = size }
    }
    super.prepare()
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    guard showsSeparators else { return elements }
    let rows = elements.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    return elements
      + rows.compactMap { layoutAttributesForDecorationView(ofKind: Self.separator, at: $0) }
  }

  /// The separator below a row; none below the last row of a section.
  package override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.separator, showsSeparators, let collectionView,
      let row = layoutAttributesForItem(at: indexPath)?.frame,
      indexPath.item + 1 < collectionView.numberOfItems(inSection: indexPath.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      x: row.minX + separatorIndent, y: row.maxY - separatorThickness,
      width: row.width - separatorIndent, height: separatorThickness)
    attributes.zIndex = 1
    return attributes
  }
}
