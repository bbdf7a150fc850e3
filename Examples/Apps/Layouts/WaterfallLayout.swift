import UIKit

/// Tells a waterfall layout how tall its items are.
@MainActor protocol WaterfallLayoutDelegate: AnyObject {
  /// The height of an item that is as wide as its column.
  func collectionView(
    _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath,
    withWidth width: CGFloat
  ) -> CGFloat
}

/// Columns of items of different heights; each item goes to the column that is shortest.
final class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: (any WaterfallLayoutDelegate)?

  var numberOfColumns = 2 { didSet { invalidateLayout() } }
  var spacing: CGFloat = 10 { didSet { invalidateLayout() } }
  var contentInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { invalidateLayout() }
  }

  private var attributes: [[UICollectionViewLayoutAttributes]] = []
  private var contentHeight: CGFloat = 0
  private var insertedItems: Set<IndexPath> = []
  private var deletedItems: Set<IndexPath> = []

  private var contentWidth: CGFloat {
    guard let collectionView else { return 0 }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    attributes = []
    guard let collectionView, numberOfColumns > 0 else { return }

    let room = contentWidth - contentInset.left - contentInset.right
    let width = (room - spacing * CGFloat(numberOfColumns - 1)) / CGFloat(numberOfColumns)
    guard width > 0 else { return }
    var bottoms = Array(repeating: contentInset.top, count: numberOfColumns)

    for section in 0..<collectionView.numberOfSections {
      var elements: [UICollectionViewLayoutAttributes] = []
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
        let height =
          delegate?.collectionView(
            collectionView, heightForItemAt: indexPath, withWidth: width) ?? width
        let element = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        element.frame = CGRect(
          x: contentInset.left + CGFloat(column) * (width + spacing), y: bottoms[column],
          width: width, height: height)
        elements.append(element)
        bottoms[column] += height + spacing
      }
      attributes.append(elements)
    }
    contentHeight = (bottoms.max() ?? 0) - spacing + contentInset.bottom
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.joined().filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard attributes.indices.contains(indexPath.section),
      attributes[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return attributes[indexPath.section][indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  // MARK: - Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert: update.indexPathAfterUpdate.map { _ = insertedItems.insert($0) }
      case .delete: update.indexPathBeforeUpdate.map { _ = deletedItems.insert($0) }
      default: break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedItems = []
    deletedItems = []
  }

  override func initialLayoutAttributesForAppearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard insertedItems.contains(indexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: indexPath)
    }
    return shrunk(layoutAttributesForItem(at: indexPath))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: indexPath)
    return deletedItems.contains(indexPath) ? shrunk(attributes) : attributes
  }

  private func shrunk(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    copy?.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    return copy
  }
}
