import Foundation
import UIKitCore

/// A grid of three columns that does all as it must.
class GridLayout: UICollectionViewLayout {
  private(set) var frames: [[CGRect]] = []
  private var height = 0.0

  var width: CGFloat { collectionView?.bounds.width ?? 0 }
  var rowHeight: CGFloat { 60 }

  override func prepare() { measure() }

  final func measure() {
    guard let collectionView else { return }
    height = 0
    let side = width / 3
    frames = (0..<collectionView.numberOfSections).map { section in
      let count = collectionView.numberOfItems(inSection: section)
      let top = height
      height += ((Double(count) / 3).rounded(.up)) * rowHeight
      return (0..<count).map {
        CGRect(
          x: Double($0 % 3) * side, y: top + Double($0 / 3) * rowHeight, width: side,
          height: rowHeight)
      }
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: height) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.flatMap { section in
      frames[section].indices.filter { frames[section][$0].intersects(rect) }.compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.section][indexPath.item]
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

/// Measures once, whatever happens to the data.
final class CachingLayout: GridLayout {
  override func prepare() {
    if frames.isEmpty { measure() }
  }
}

/// Moves everything a little further with each pass.
final class DriftingLayout: GridLayout {
  private var passes = 0.0

  override func prepare() {
    passes += 1
    measure()
  }

  override var rowHeight: CGFloat { 60 + passes }
}

/// Fades what is far from the middle of whatever it is asked for.
final class RectangleLayout: GridLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    for attributes in all ?? [] {
      attributes.alpha = max(0.2, 1 - abs(attributes.center.y - rect.midY) / 1000)
    }
    return all
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    guard let collectionView, let attributes else { return attributes }
    attributes.alpha = max(0.2, 1 - abs(attributes.center.y - collectionView.bounds.midY) / 1000)
    return attributes
  }
}

/// Looks at groups of nine items, and at the items of those that reach into the rectangle.
class GroupingLayout: GridLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.flatMap { section in
      stride(from: 0, to: frames[section].count, by: 9).flatMap { first in
        let group = first..<min(first + 9, frames[section].count)
        return extent(of: frames[section][group]).intersects(rect)
          ? group.filter { frames[section][$0].intersects(rect) }.compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: section))
          } : []
      }
    }
  }

  func extent(of group: ArraySlice<CGRect>) -> CGRect { group.reduce(.null) { $0.union($1) } }
}

/// Takes a group to be no larger than its first item.
final class ShortcutLayout: GroupingLayout {
  override func extent(of group: ArraySlice<CGRect>) -> CGRect { group.first ?? .null }
}

/// Does not count its last row.
class ShortLayout: GridLayout {
  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width, height: max(0, size.height - rowHeight))
  }
}

/// Does not count its last row, and moves everything a little further with each pass.
final class ShortDriftingLayout: ShortLayout {
  private var passes = 0.0

  override func prepare() {
    passes += 1
    measure()
  }

  override var rowHeight: CGFloat { 60 + passes }
}

/// Jumps to the top with every update.
final class JumpingLayout: GridLayout {
  override func targetContentOffset(forProposedContentOffset _: CGPoint) -> CGPoint { .zero }
}

/// Keeps the largest width that it ever had.
final class WideningLayout: GridLayout {
  private var widest = 0.0

  override var width: CGFloat {
    widest = max(widest, super.width)
    return widest
  }
}

/// Counts how often it was scrolled.
final class ScrollCountingLayout: GridLayout {
  private var scrolls = 0.0

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.origin != collectionView?.bounds.origin { scrolls += 1 }
    return true
  }

  override var rowHeight: CGFloat { 60 + scrolls }
}

/// Always shows as many items as there were at the beginning.
final class StubbornLayout: GridLayout {
  private var first: [[CGRect]] = []

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    if first.isEmpty { first = frames }
    return first.indices.flatMap { section in
      first[section].indices.filter { first[section][$0].intersects(rect) }.map {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: $0, section: section))
        attributes.frame = first[section][$0]
        return attributes
      }
    }
  }
}

/// Makes rows a little higher with every update, until all is loaded anew.
final class IncrementalLayout: GridLayout {
  private var updates = 0.0

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      updates = 0
    } else if context.invalidateDataSourceCounts {
      updates += 1
    }
    super.invalidateLayout(with: context)
  }

  override var rowHeight: CGFloat { 60 + updates }
}

/// Leaves it to UIKit to turn it round.
class FlippingLayout: GridLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Leaves it to UIKit to turn it round, and does so itself besides.
class TwiceFlippingLayout: FlippingLayout {
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft, let attributes {
      attributes.center.x = width - attributes.center.x
    }
    return attributes
  }
}

/// Has cells that are higher than their rows.
final class OverlappingLayout: GridLayout {
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.frame.size.height = 70
    return attributes
  }
}

/// Lets cells have the height that they ask for, and leaves it to UIKit to turn it round.
final class FitFlippingLayout: FlippingLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { preferred.size.height != original.size.height }
}

/// Lets cells have the height that they ask for, and is turned round twice.
final class FitTwiceFlippingLayout: TwiceFlippingLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { preferred.size.height != original.size.height }
}

/// Has content that never gets lower.
final class ToweringLayout: GridLayout {
  private var highest = 0.0

  override var collectionViewContentSize: CGSize {
    highest = max(highest, super.collectionViewContentSize.height)
    return CGSize(width: width, height: highest)
  }
}

/// Keeps the first width that it had.
final class StiffLayout: GridLayout {
  private var first: CGFloat?

  override var width: CGFloat {
    if let first { return first }
    if super.width > 0 { first = super.width }
    return super.width
  }
}

/// Has a footer below its last row.
class FootedLayout: GridLayout {
  private let footerHeight = 40.0

  var footerPath: IndexPath { IndexPath(item: 0, section: 0) }

  private var footer: UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "footer", with: footerPath)
    attributes.frame = CGRect(
      x: 0, y: super.collectionViewContentSize.height, width: width, height: footerHeight)
    return attributes
  }

  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width, height: size.height + footerHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let cells = super.layoutAttributesForElements(in: rect) ?? []
    return footer.frame.intersects(rect) ? cells + [footer] : cells
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { indexPath == footer.indexPath ? footer : nil }
}

/// Does not count its footer.
final class FootlessLayout: FootedLayout {
  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width, height: size.height - 40)
  }
}

/// Has a footer with a path of no indices, as it belongs to no section.
final class PathlessFooterLayout: FootedLayout {
  override var footerPath: IndexPath { IndexPath() }
}
