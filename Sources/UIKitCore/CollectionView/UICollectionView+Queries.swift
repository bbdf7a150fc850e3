import AnimGeometry
import AnimLayoutEngine
import Foundation

extension UICollectionView {
  func frontmostItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let probe = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = queryElements(in: probe).enumerated().filter {
      $0.element.kind == .cell && $0.element.frame.contains(point)
    }
    return hits.max {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }?.element.indexPath
  }

  func scroll(
    toItemAt indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
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
    let (section, name) = (indexPath.section, "<\(type(of: self))>")
    guard counts.items.indices.contains(section) else {
      UIEnvironment.current.raise(
        "Attempted to scroll the collection view to an out-of-bounds section (\(section)) when there "
          + "are only \(counts.sections) sections. Collection view: \(name).")
      return
    }
    guard counts.contains(indexPath) else {
      UIEnvironment.current.raise(
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when "
          + "there are only \(counts.items[section]) items in section \(section). Collection view: "
          + "\(name).")
      return
    }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      UIEnvironment.current.raise(
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
          + indexPath.inException)
      return
    }
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
