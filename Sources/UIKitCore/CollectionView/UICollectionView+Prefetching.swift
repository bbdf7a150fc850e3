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
    if last != bounds.origin { makeCellAhead(from: last) }
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

  /// Has the data source make one cell of the line that is to come next, without showing it, and gives those back that are not to
  /// come any longer.
  ///
  /// As Apple presented it at WWDC 2016 (session 219): cells are made one at a time before they are needed while one scrolls, and
  /// the delegate is told that they are displayed when they are. How many are made ahead is undocumented; it is a line
  /// here, of the elements that the layout has named for the visible tiles. Nothing is made ahead inside of animations,
  /// updates and transitions, whose elements come and go in ways of their own.
  private func makeCellAhead(from last: CGPoint) {
    guard ViewAnimation.current == nil, updates.depth == 0, movement == nil, validity.isSettled,
      !(currentLayout is UICollectionViewTransitionLayout)
    else { return }
    let line = lineAhead(from: last)
    let paths = Set(line.map(\.indexPath))
    giveBackCells { !paths.contains($0) }
    guard let next = line.first(where: { prefetching.cells[$0.indexPath] == nil }) else { return }
    prefetching.cells[next.indexPath] = UIView.withoutAnimation { askForCell(at: next.indexPath) }
  }

  /// The cells that begin where the nearest one begins beyond the side to which the content has moved.
  private func lineAhead(from last: CGPoint) -> [UICollectionViewLayoutAttributes] {
    let (x, y) = (bounds.minX - last.x, bounds.minY - last.y)
    let isVertical = abs(y) >= abs(x)
    // Sections that scroll across have cells beside the bounds, which this does not bring nearer.
    func isInWay(_ frame: CGRect) -> Bool {
      isVertical
        ? frame.maxX > bounds.minX && frame.minX < bounds.maxX
        : frame.maxY > bounds.minY && frame.minY < bounds.maxY
    }
    func distance(_ frame: CGRect) -> CGFloat {
      if isVertical { return y > 0 ? frame.minY - bounds.maxY : bounds.minY - frame.maxY }
      return x > 0 ? frame.minX - bounds.maxX : bounds.minX - frame.maxX
    }
    let cells = answers.inTiles.filter { $0.kind == .cell && visible[$0.key] == nil }
    let ahead = cells.map { ($0, mirrored($0).frame) }.filter { isInWay($0.1) }
      .map { ($0.0, distance($0.1)) }.filter { $0.1 >= 0 }
    guard let nearest = ahead.map(\.1).min() else { return [] }
    return ahead.filter { $0.1 <= nearest + Tolerance.length }.map(\.0)
  }

  /// Returns cells that were made ahead and have not been displayed.
  func giveBackCells(where isGone: (IndexPath) -> Bool = { _ in true }) {
    for path in prefetching.cells.keys.sorted() where isGone(path) {
      guard let cell = prefetching.cells.removeValue(forKey: path) else { continue }
      noteRemoval(cell, of: ElementKey(kind: .cell, indexPath: path))
      UIView.withoutAnimation { pool.recycle(cell) }
    }
  }
}
