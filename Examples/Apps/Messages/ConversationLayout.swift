import UIKit

/// Says which side of a conversation an item is on.
@MainActor protocol ConversationLayoutDelegate: AnyObject {
  func conversationLayout(_ layout: ConversationLayout, isOutgoingAt indexPath: IndexPath) -> Bool
}

/// Bubbles that size themselves, one below the other: those that are sent at the right, those that
/// are received at the left. A short conversation stands at the bottom, and the newest bubble
/// stays in view.
final class ConversationLayout: UICollectionViewLayout {
  weak var delegate: (any ConversationLayoutDelegate)?

  /// Space between bubbles of one side, and between those of two.
  var spacing: CGFloat = 2
  var turnSpacing: CGFloat = 12
  var margin: CGFloat = 14

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var sizes: [IndexPath: CGSize] = [:]
  private var contentHeight: CGFloat = 0
  private var insertedItems: Set<IndexPath> = []

  private var room: CGSize {
    guard let collectionView else { return .zero }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
  }

  // MARK: - Attributes

  override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    attributes = []
    var y = margin
    var lastSide: Bool?
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let isOutgoing = delegate?.conversationLayout(self, isOutgoingAt: indexPath) ?? false
      if let lastSide { y += lastSide == isOutgoing ? spacing : turnSpacing }
      lastSide = isOutgoing
      let size = sizes[indexPath] ?? CGSize(width: room.width * 0.75, height: 38)
      let element = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      element.frame = CGRect(
        x: isOutgoing ? room.width - margin - size.width : margin, y: y,
        width: size.width, height: size.height)
      attributes.append(element)
      y += size.height
    }
    contentHeight = y + margin

    let emptySpace = room.height - contentHeight
    guard emptySpace > 0 else { return }
    for element in attributes { element.frame.origin.y += emptySpace }
    contentHeight += emptySpace
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: room.width, height: contentHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  // MARK: - Sizes

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferred.size != original.size
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    sizes[preferred.indexPath] = preferred.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  // MARK: - Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert: update.indexPathAfterUpdate.map { _ = insertedItems.insert($0) }
      case .delete: update.indexPathBeforeUpdate.map { sizes[$0] = nil }
      default: break
      }
    }
  }

  /// A new bubble grows from its own side of the lower edge.
  override func initialLayoutAttributesForAppearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard insertedItems.contains(indexPath), let end = layoutAttributesForItem(at: indexPath),
      let start = end.copy() as? UICollectionViewLayoutAttributes
    else { return super.initialLayoutAttributesForAppearingItem(at: indexPath) }
    let isOutgoing = delegate?.conversationLayout(self, isOutgoingAt: indexPath) ?? false
    let scale = 0.6
    let shift = end.size.width * (1 - scale) / 2
    start.alpha = 0
    start.transform = CGAffineTransform(translationX: isOutgoing ? shift : -shift, y: 40)
      .scaledBy(x: scale, y: scale)
    return start
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedItems = []
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let insets = collectionView.adjustedContentInset
    return CGPoint(
      x: proposedContentOffset.x,
      y: contentHeight + insets.bottom - collectionView.bounds.height)
  }
}
