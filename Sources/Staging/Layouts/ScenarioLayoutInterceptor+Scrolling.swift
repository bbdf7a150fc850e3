import AnimScenarioFormat
import Foundation
import UIKitCore

// Where scrolling comes to rest, and what an update keeps in view.
extension ScenarioLayoutInterceptor {
  func targetContentOffset(
    of layout: UICollectionViewLayout, velocity: CGPoint?, answer: CGPoint
  ) -> CGPoint {
    guard let view = layout.collectionView else { return answer }
    if velocity != nil { return snapped(answer, layout, view) }
    if let offset = arrival?() { return offset }
    switch definition.targetContentOffset {
    case .proposed: return answer
    case .keepSelectedItemVisible: return revealing(answer, layout, view)
    }
  }

  /// The offset nearest to `offset` at which an item is in the middle, or at the edge.
  private func snapped(
    _ offset: CGPoint, _ layout: UICollectionViewLayout, _ view: UICollectionView
  ) -> CGPoint {
    guard definition.snap != .none else { return offset }
    let isHorizontal = layout.scrollsHorizontally
    let (inset, bounds) = (view.adjustedContentInset, view.bounds.size)
    let margin = (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    let target = CGRect(origin: offset, size: bounds)
    let offsets = layout.askedElements(in: target.insetBy(dx: -bounds.width, dy: -bounds.height))
      .filter { $0.representedElementCategory == .cell }
      .map { cell in
        switch (definition.snap, isHorizontal) {
        case (.nearestItemEdge, true): cell.frame.minX - margin.left - inset.left
        case (.nearestItemEdge, false): cell.frame.minY - margin.top - inset.top
        case (_, true): cell.center.x - bounds.width / 2
        case (_, false): cell.center.y - bounds.height / 2
        }
      }
    let proposed = isHorizontal ? offset.x : offset.y
    guard let nearest = offsets.min(by: { abs($0 - proposed) < abs($1 - proposed) }) else {
      return offset
    }
    let size = view.contentSize
    return isHorizontal
      ? CGPoint(
        x: nearest.clamped(-inset.left, size.width + inset.right - bounds.width), y: offset.y)
      : CGPoint(
        x: offset.x, y: nearest.clamped(-inset.top, size.height + inset.bottom - bounds.height))
  }

  /// The offset nearest to `offset` at which the selected item is visible as a whole, below a header
  /// that stays at the top.
  private func revealing(
    _ offset: CGPoint, _ layout: UICollectionViewLayout, _ view: UICollectionView
  ) -> CGPoint {
    guard let path = selectedItem ?? view.indexPathsForSelectedItems?.last,
      let item = layout.askedAttributes(of: .cell(at: path))?.frame
    else { return offset }
    var visible = CGRect(origin: offset, size: view.bounds.size)
      .inset(by: view.adjustedContentInset)
    if case .bool(true)? = self["sectionHeadersPinToVisibleBounds"] ?? stickyHeaders {
      let header = layout.askedAttributes(of: .header(of: path.section))?.size.height ?? 0
      visible = visible.inset(by: UIEdgeInsets(top: header, left: 0, bottom: 0, right: 0))
    }
    var target = offset
    if item.minY < visible.minY || item.height > visible.height {
      target.y += item.minY - visible.minY
    } else if item.maxY > visible.maxY {
      target.y += item.maxY - visible.maxY
    }
    if item.minX < visible.minX || item.width > visible.width {
      target.x += item.minX - visible.minX
    } else if item.maxX > visible.maxX {
      target.x += item.maxX - visible.maxX
    }
    return target
  }

  /// The headers of this class stay at the top without being told to.
  private var stickyHeaders: PropertyValue? {
    definition.implementation == .builtIn(.stickyHeaders) ? .bool(true) : nil
  }
}

extension CollectionViewElement {
  static func cell(at path: IndexPath) -> Self { Self(category: .cell, kind: nil, indexPath: path) }

  @MainActor static func header(of section: Int) -> Self {
    Self(
      category: .supplementaryView, kind: UICollectionView.elementKindSectionHeader,
      indexPath: IndexPath(item: 0, section: section))
  }
}

extension UICollectionViewLayout {
  /// Whether the content goes on to the right rather than down.
  var scrollsHorizontally: Bool {
    if let flow = self as? UICollectionViewFlowLayout { return flow.scrollDirection == .horizontal }
    guard let bounds = collectionView?.bounds else { return false }
    let content = collectionViewContentSize
    return content.width > bounds.width && content.height <= bounds.height
  }
}

extension CGFloat {
  /// Not beyond `low` and `high`; `low` where these are the wrong way round.
  func clamped(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    CGFloat.maximum(low, .minimum(self, high))
  }
}
