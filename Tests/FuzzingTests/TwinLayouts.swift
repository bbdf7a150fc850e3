import Foundation
import UIKitCore

/// Remembers its items as `StubbornLayout` does, and hears of updates.
final class AttentiveLayout: GridLayout {
  private var known: [[CGRect]] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { known = [] }
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    if known.isEmpty || known != frames { known = frames }
    return known.indices.flatMap { section in
      known[section].indices.filter { known[section][$0].intersects(rect) }.compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
  }
}

/// Has room below its last row.
final class SpaciousLayout: GridLayout {
  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width, height: size.height + rowHeight)
  }
}

/// Fades what is far from the middle of the screen.
final class FadingLayout: GridLayout {
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    guard let collectionView, let attributes else { return attributes }
    attributes.alpha = max(0.2, 1 - abs(attributes.center.y - collectionView.bounds.midY) / 1000)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Counts passes, and does nothing with the number.
final class CountingLayout: GridLayout {
  private var passes = 0.0

  override func prepare() {
    passes += 1
    measure()
  }
}

/// Makes rows a little higher with every item.
final class ProportionalLayout: GridLayout {
  override var rowHeight: CGFloat {
    60 + CGFloat((collectionView?.numberOfSections ?? 0))
  }
}

/// Agrees to every offset.
final class StayingLayout: GridLayout {
  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
}

/// Invalidates itself at the end of every update.
final class FinishingLayout: GridLayout {
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    invalidateLayout()
  }
}

/// Scrolls in the end of an update as far as rows came or went above: what was leaving comes back.
final class AnchoringLayout: GridLayout {
  private var shift = 0.0

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let first = Int((collectionView?.contentOffset.y ?? 0) / rowHeight) * 3
    func isAbove(_ path: IndexPath?) -> Bool {
      path.map { $0.section == 0 && $0.count > 1 && $0.item < first + 3 } ?? false
    }
    let rows = updateItems.reduce(0.0) { sum, item in
      switch item.updateAction {
      case .insert: isAbove(item.indexPathAfterUpdate) ? sum + 1.0 / 3 : sum
      case .delete: isAbove(item.indexPathBeforeUpdate) ? sum - 1.0 / 3 : sum
      default: sum
      }
    }
    shift = rows.rounded() * rowHeight
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    guard let collectionView, shift != 0 else { return }
    let limit = max(0, collectionViewContentSize.height - collectionView.bounds.height)
    collectionView.contentOffset.y = min(max(0, collectionView.contentOffset.y + shift), limit)
  }
}

/// Loads all anew after every update.
final class ReloadingLayout: GridLayout {
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    UIView.animate(withDuration: 0.01, animations: {}) { [weak self] _ in
      self?.collectionView?.reloadData()
    }
  }
}

/// Moves rows by how far they are scrolled.
final class ScrollFollowingLayout: GridLayout {
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    guard let collectionView, let attributes else { return attributes }
    attributes.transform = CGAffineTransform(
      translationX: (collectionView.contentOffset.y / 100).rounded(), y: 0)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Is a little wider than the screen.
final class WideLayout: GridLayout {
  override var width: CGFloat { super.width + 20 }
}

/// Measures once, until the data change or the bounds do.
final class ForgettingLayout: GridLayout {
  private var isMeasured = false

  override func prepare() {
    if !isMeasured { measure() }
    isMeasured = true
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isMeasured = false
    super.invalidateLayout(with: context)
  }
}

/// A column of rows as high as their cells like, estimated until they are seen.
class CorrectingLayout: UICollectionViewLayout {
  private var heights: [IndexPath: CGFloat] = [:]
  private var frames: [IndexPath: CGRect] = [:]
  private var height: CGFloat = 0

  /// How much the offset is corrected for each point that a row above the screen turns out higher.
  var correction: CGFloat { 1 }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { heights = [:] }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    guard let collectionView else { return }
    (frames, height) = ([:], 0)
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let frame = CGRect(
          x: 0, y: height, width: collectionView.bounds.width, height: heights[path] ?? 40)
        frames[path] = frame
        height = frame.maxY
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.filter { $0.value.intersects(rect) }.keys.sorted().compactMap(layoutAttributesForItem)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = frames[indexPath] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size.height != originalAttributes.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    heights[preferredAttributes.indexPath] = preferredAttributes.size.height
    if let collectionView, originalAttributes.frame.minY < collectionView.bounds.minY {
      context.contentOffsetAdjustment.y +=
        correction * (preferredAttributes.size.height - originalAttributes.size.height)
    }
    return context
  }
}

/// Lies on a backdrop that is as high as all rows, whether they were measured or not.
final class BackdropLayout: CorrectingLayout {
  private static let kind = "backdrop"

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.kind)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let backdrop = layoutAttributesForDecorationView(
      ofKind: Self.kind, at: IndexPath(item: 0, section: 0))
    return (super.layoutAttributesForElements(in: rect) ?? []) + [backdrop].compactMap(\.self)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize)
    attributes.zIndex = -1
    return attributes
  }
}

/// Corrects the offset twice.
final class OvercorrectingLayout: CorrectingLayout {
  override var correction: CGFloat { 2 }
}

/// Has a margin above all rows that grows with every item, and holds what is on screen where it is.
final class HoldingLayout: GridLayout {
  private var growth = 0.0

  private var margin: CGFloat { CGFloat(frames.reduce(0) { $0 + $1.count }) * 6 }

  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width, height: size.height + margin)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect.offsetBy(dx: 0, dy: -margin))
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.frame.origin.y += margin
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let insertions = updateItems.count { $0.updateAction == .insert }
    growth = CGFloat(insertions) * 6
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x, y: offset.y + growth)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    growth = 0
  }
}
