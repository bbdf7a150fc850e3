import AnimLayoutEngine
public import Foundation

/// An object that is told of items about to come on screen, and of those that will not come after
/// all.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Told of items that are about to be shown, in ascending order.
  ///
  /// They are within one screen of the visible bounds, on the side to which the content scrolls;
  /// how far UIKit looks ahead is undocumented.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Told of announced items that are no longer ahead and never came on screen. Optional.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    throws(UnimplementedRequirement)
}

/// The items that were announced before they are seen, and whether any are.
struct PrefetchingState {
  var isEnabled = true
  var paths: Set<IndexPath> = []
  /// The content offset at that time.
  var offset = CGPoint.zero
}

extension UICollectionView {
  /// Tells of the items within a screen of what is seen, on the side to which the content scrolls.
  ///
  /// How far UIKit looks ahead is undocumented. Nothing is asked of a layout that has no one to tell.
  func prefetchItems() {
    guard prefetching.isEnabled, let prefetchDataSource, bounds.height > 0 else { return }
    let last = prefetching.offset
    let ahead = bounds.origin.y < last.y || bounds.origin.x < last.x ? -1.0 : 1.0
    prefetching.offset = bounds.origin
    let isTall = contentSize.height > bounds.height
    let next = bounds.offsetBy(
      dx: isTall ? 0 : ahead * bounds.width, dy: isTall ? ahead * bounds.height : 0)
    let paths = queryElements(in: next).filter { $0.kind == .cell && visible[$0.key] == nil }
      .map(\.indexPath).sorted()
    let wanted = Set(paths)
    let gone = prefetching.paths.filter {
      !wanted.contains($0) && visible[ElementKey(kind: .cell, indexPath: $0)] == nil
    }.sorted()
    let new = paths.filter { !prefetching.paths.contains($0) }
    prefetching.paths = wanted
    if !gone.isEmpty {
      prefetchDataSource.collectionView?(self, cancelPrefetchingForItemsAt: gone)
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
