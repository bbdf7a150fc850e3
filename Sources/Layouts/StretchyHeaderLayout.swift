package import UIKit

/// A flow layout whose header grows when the content is pulled down.
///
/// As in "Stretchy Header" by Ashis Laha, the header fills the room above the content's beginning
/// that the pull has bared.
@preconcurrency @MainActor package class StretchyHeaderLayout: UICollectionViewFlowLayout {
  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect)
    elements?.forEach(stretch)
    return elements
  }

  package override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForSupplementaryView(
      ofKind: elementKind, at: indexPath)
    if let attributes { stretch(attributes) }
    return attributes
  }

  private func stretch(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
      attributes.indexPath.section == 0, let collectionView
    else { return }
    let offset = collectionView.contentOffset.y
    guard offset < 0 else { return }
    attributes.frame = CGRect(
      x: 0, y: offset, width: collectionView.frame.width, height: attributes.frame.height - offset)
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
