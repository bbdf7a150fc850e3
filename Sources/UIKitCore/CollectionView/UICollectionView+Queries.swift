public import Foundation
import Geometry

extension UICollectionView {
  // MARK: What is on screen

  public var visibleCells: [UICollectionViewCell] {
    visibleOrder.compactMap { visible[$0] as? UICollectionViewCell }
  }

  public var indexPathsForVisibleItems: [IndexPath] {
    visibleOrder.filter { $0.kind == .cell }.map(\.indexPath)
  }

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[ElementKey(kind: .cell, indexPath: indexPath)] as? UICollectionViewCell
  }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visible[ElementKey(kind: .supplementary(elementKind), indexPath: indexPath)]
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleOrder.filter { $0.kind == .supplementary(elementKind) }.compactMap { visible[$0] }
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleOrder.filter { $0.kind == .supplementary(elementKind) }.map(\.indexPath)
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleOrder.first { $0.kind == .cell && visible[$0] === cell }?.indexPath
  }

  // MARK: What the layout says

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return attributes(for: ElementKey(kind: .cell, indexPath: indexPath))
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return attributes(for: ElementKey(kind: .supplementary(kind), indexPath: indexPath))
  }

  /// The frontmost item whose frame contains `point`, in the view's own coordinates.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let probe = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = queryElements(in: probe).enumerated().filter {
      $0.element.kind == .cell && $0.element.frame.contains(point)
    }
    return hits.max {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }?.element.indexPath
  }

  // MARK: Scrolling

  /// Scrolls so that the item is at `scrollPosition`; only the axes that it names move.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    let axes: [ScrollPosition] = [
      [.top, .centeredVertically, .bottom], [.left, .centeredHorizontally, .right],
    ]
    guard
      axes.allSatisfy({ scrollPosition.intersection($0).rawValue.nonzeroBitCount <= 1 })
    else {
      UIEnvironment.current.raise(
        "a scroll position names one place on each axis at most, not \(scrollPosition.rawValue)")
      return
    }
    guard counts.contains(indexPath) else {
      UIEnvironment.current.raise(
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when "
          + "there are only \(counts.items.indices.contains(indexPath.section) ? counts.items[indexPath.section] : 0) "
          + "items in section \(indexPath.section).")
      return
    }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    setContentOffset(contentOffset(showing: frame, at: scrollPosition), animated: animated)
  }

  /// The allowed offset at which `rect` is at `position`; with no position, the nearest at which it
  /// is seen whole.
  func contentOffset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = rect.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = rect.midY - bounds.height / 2
    } else if position.contains(.bottom) {
      offset.y = rect.maxY - bounds.height + inset.bottom
    }
    if position.contains(.left) {
      offset.x = rect.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = rect.midX - bounds.width / 2
    } else if position.contains(.right) {
      offset.x = rect.maxX - bounds.width + inset.right
    }
    if position == [] { offset = offsetToReveal(rect) }
    return clamped(offset)
  }
}
