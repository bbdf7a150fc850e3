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

/// What is known of items before they are seen.
struct PrefetchingState {
  var isEnabled = true
  /// The items that were announced.
  var paths: Set<IndexPath> = []
  /// The cells that were made.
  var cells: [IndexPath: UICollectionViewCell] = [:]
  /// The items whose cells are made next, one in each pass, the nearest first.
  var waiting: [IndexPath] = []
  /// Points by which the content has moved, and not turned, since it was at rest; positive toward its end.
  var way = 0.0
  /// The content offset at the last pass of layout.
  var offset = CGPoint.zero
}

extension UICollectionView {
  /// Looks ahead after a pass of layout, to the side to which the content scrolls.
  func prefetch() {
    let last = prefetching.offset
    prefetching.offset = bounds.origin
    guard prefetching.isEnabled, !bounds.isEmpty else { return }
    announceItems(after: last)
    if last != bounds.origin { makeCellsAhead(from: last) }
  }

  /// Tells of the items within a screen of what is seen.
  ///
  /// How far UIKit looks ahead is undocumented. Nothing is asked of a layout that has no one to tell.
  private func announceItems(after last: CGPoint) {
    guard let prefetchDataSource else { return }
    let ahead = bounds.origin.y < last.y || bounds.origin.x < last.x ? -1.0 : 1.0
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

  /// Has the data source make one cell of those that are to come next, without showing it.
  ///
  /// While a finger, its throw or an animated movement goes on, for three quarters of the bounds ahead: a pass that finds
  /// none waiting looks for them, and each pass after it makes one. What an app moves at once brings nothing along. The delegate
  /// is told that they are displayed when they are. Recorded on iOS 26.1. Nothing is made ahead inside of animations, updates and
  /// transitions, whose elements come and go in ways of their own.
  private func makeCellsAhead(from last: CGPoint) {
    guard ViewAnimation.current == nil, updates.depth == 0, movement == nil, validity.isSettled,
      !(currentLayout is UICollectionViewTransitionLayout)
    else { return }
    guard !isAtRest else {
      prefetching.waiting = []
      prefetching.way = 0
      return
    }
    let (x, y) = (bounds.minX - last.x, bounds.minY - last.y)
    let move = abs(y) >= abs(x) ? y : x
    if move * prefetching.way < 0 {
      giveBackCells()
      prefetching.way = 0
    }
    prefetching.way += move
    prefetching.waiting.removeAll {
      visible[ElementKey(kind: .cell, indexPath: $0)] != nil || !counts.contains($0)
    }
    if let next = prefetching.waiting.first {
      prefetching.waiting.removeFirst()
      prefetching.cells[next] = UIView.withoutAnimation { askForCell(at: next) }
    } else if abs(prefetching.way) >= Self.wayToLookAhead {
      prefetching.waiting = itemsAhead(isVertical: abs(y) >= abs(x), isForward: move > 0)
    }
  }

  /// Points after which a movement is one that cells are made for: between 3⅓ and 5⅔, as recorded.
  private static var wayToLookAhead: Double { 5 }
  /// How far ahead cells are made, in lengths of the bounds.
  private static var reach: Double { 0.75 }

  /// The items that have no cell yet and begin beyond the side to which the content moves, the nearest first.
  private func itemsAhead(isVertical: Bool, isForward: Bool) -> [IndexPath] {
    let length = Self.reach * (isVertical ? bounds.height : bounds.width)
    var ahead = bounds
    if isVertical {
      ahead.origin.y = isForward ? bounds.maxY : bounds.minY - length
      ahead.size.height = length
    } else {
      ahead.origin.x = isForward ? bounds.maxX : bounds.minX - length
      ahead.size.width = length
    }
    func distance(_ frame: CGRect) -> CGFloat {
      if isVertical { return isForward ? frame.minY - bounds.maxY : bounds.minY - frame.maxY }
      return isForward ? frame.minX - bounds.maxX : bounds.minX - frame.maxX
    }
    return elements(inTilesOf: ahead)
      .filter {
        $0.kind == .cell && visible[$0.key] == nil && prefetching.cells[$0.indexPath] == nil
      }
      .map { (path: $0.indexPath, frame: mirrored($0).frame) }
      // Sections that scroll across have cells beside the bounds, which this does not bring nearer.
      .filter { $0.frame.overlaps(ahead) && distance($0.frame) >= 0 }
      .map { (distance: distance($0.frame), path: $0.path) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
      .map(\.path)
  }

  /// Returns the cells that were made ahead and have not been displayed, and makes no others.
  func giveBackCells() {
    prefetching.waiting = []
    for path in prefetching.cells.keys.sorted() {
      guard let cell = prefetching.cells.removeValue(forKey: path) else { continue }
      noteRemoval(cell, of: ElementKey(kind: .cell, indexPath: path))
      UIView.withoutAnimation { pool.recycle(cell) }
    }
  }
}
