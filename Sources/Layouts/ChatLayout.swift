package import UIKit

/// Tells the sizes of messages, and whose they are.
@preconcurrency @MainActor package protocol ChatLayoutDelegate: UICollectionViewDelegate {
  /// The size of a message, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout: ChatLayout, sizeForMessageAt indexPath: IndexPath
  ) -> CGSize

  /// Whether the message is the user's own.
  func collectionView(
    _ collectionView: UICollectionView, layout: ChatLayout, isOutgoingAt indexPath: IndexPath
  ) -> Bool
}

/// Messages from the bottom up: the user's own at the trailing edge, the others' at the leading
/// one.
///
/// Few messages stand at the bottom. New ones grow out of the corner from which their side speaks,
/// and as long as the end is in view it stays there.
@preconcurrency @MainActor package class ChatLayout: UICollectionViewLayout {
  /// The room around all messages, in points.
  package var sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16) {
    didSet { invalidateLayout() }
  }
  /// The distance between messages of one side, in points.
  package var messageSpacing: CGFloat = 3 { didSet { invalidateLayout() } }
  /// The distance between messages where the side changes, in points.
  package var turnSpacing: CGFloat = 12 { didSet { invalidateLayout() } }
  /// The scale that a new message starts with.
  package var insertionScale: CGFloat = 0.4

  private var messages: [[UICollectionViewLayoutAttributes]] = []
  private var outgoing: Set<IndexPath> = []
  private var contentHeight: CGFloat = 0
  private var inserted: Set<IndexPath> = []
  private var wasAtEnd = true

  package override func prepare() {
    super.prepare()
    messages = []
    outgoing = []
    contentHeight = sectionInset.top
    guard let collectionView else { return }
    let delegate = collectionView.delegate as? any ChatLayoutDelegate
    let width = collectionView.bounds.width
    var previous: Bool?
    for section in 0..<collectionView.numberOfSections {
      messages.append(
        (0..<collectionView.numberOfItems(inSection: section)).map { item in
          let path = IndexPath(item: item, section: section)
          let isOutgoing =
            delegate?.collectionView(collectionView, layout: self, isOutgoingAt: path) ?? false
          if isOutgoing { outgoing.insert(path) }
          let size =
            delegate?.collectionView(collectionView, layout: self, sizeForMessageAt: path)
            ?? CGSize(width: width * 0.6, height: 36)
          if let previous {
            contentHeight += previous == isOutgoing ? messageSpacing : turnSpacing
          }
          previous = isOutgoing
          let message = UICollectionViewLayoutAttributes(forCellWith: path)
          message.frame = CGRect(
            x: isOutgoing ? width - sectionInset.right - size.width : sectionInset.left,
            y: contentHeight, width: size.width, height: size.height)
          contentHeight += size.height
          return message
        })
    }
    contentHeight += sectionInset.bottom
    // What does not fill the view stands at its bottom.
    let slack = visibleHeight - contentHeight
    guard slack > 0 else { return }
    for message in messages.joined() { message.center.y += slack }
    contentHeight = visibleHeight
  }

  private var visibleHeight: CGFloat {
    guard let collectionView else { return 0 }
    let inset = collectionView.adjustedContentInset
    return collectionView.bounds.height - inset.top - inset.bottom
  }

  package override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    messages.joined().filter { $0.frame.intersects(rect) }
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ExpandableLayout.find(indexPath, in: messages) }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  // MARK: New messages

  /// The offset at which the end of the content is at the bottom of the view.
  package var endOffset: CGPoint {
    guard let collectionView else { return .zero }
    let inset = collectionView.adjustedContentInset
    return CGPoint(
      x: 0,
      y: max(-inset.top, contentHeight + inset.bottom - collectionView.bounds.height))
  }

  package override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let collectionView { wasAtEnd = collectionView.contentOffset.y >= endOffset.y - 1 }
    super.invalidateLayout(with: context)
  }

  package override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { wasAtEnd ? endOffset : proposedContentOffset }

  package override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])
  {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(
      updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }

  package override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
  }

  package override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard let attributes, inserted.contains(itemIndexPath) else { return attributes }
    // Scaled about the lower corner at its own side, which starts at the bottom of the view.
    let size = attributes.size
    let side: CGFloat = outgoing.contains(itemIndexPath) ? 1 : -1
    attributes.center.x += side * size.width * (1 - insertionScale) / 2
    attributes.center.y += size.height * (1 - insertionScale) / 2 + size.height
    attributes.transform = CGAffineTransform(scaleX: insertionScale, y: insertionScale)
    return attributes
  }
}
