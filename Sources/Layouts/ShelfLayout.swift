package import UIKit

/// A flow layout whose lines stand on shelves.
///
/// After the photo gallery of "iOS 6 Programming Pushing the Limits", chapter 20. A shelf is a
/// decoration view with the index path (line, section); register its class for `ShelfLayout.shelf`.
@preconcurrency @MainActor package class ShelfLayout: UICollectionViewFlowLayout {
  /// The kind of the decoration views.
  package static let shelf = "Shelf"

  /// The height of a shelf, in points.
  package var shelfHeight: CGFloat = 25
  /// The distance by which a shelf reaches up behind the items that stand on it, in points.
  package var shelfOverlap: CGFloat = 13

  private var shelves: [IndexPath: CGRect] = [:]

  package override func prepare() {
    super.prepare()
    shelves = [:]
    guard let collectionView else { return }
    let width = collectionViewContentSize.width
    for section in 0..<collectionView.numberOfSections {
      // A line ends where the items' bottom edges do.
      var bottoms: [CGFloat] = []
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let frame = layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        guard let bottom = frame?.maxY, bottoms.last != bottom else { continue }
        bottoms.append(bottom)
      }
      for (line, bottom) in bottoms.enumerated() {
        shelves[IndexPath(item: line, section: section)] = CGRect(
          x: 0, y: bottom - shelfOverlap, width: width, height: shelfHeight)
      }
    }
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    for attributes in elements { attributes.zIndex = 1 }
    let paths = shelves.filter { $0.value.intersects(rect) }.keys.sorted()
    return elements
      + paths.compactMap { layoutAttributesForDecorationView(ofKind: Self.shelf, at: $0) }
  }

  package override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.shelf, let frame = shelves[indexPath] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    attributes.zIndex = 0
    return attributes
  }
}
