import Foundation
import Geometry
import LayoutEngine

/// The scroll view in which an orthogonal section's cells are.
@MainActor final class OrthogonalScroller: UIScrollView {
  let section: Int
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// Where groups begin and end along the scrolling, unscrolled.
  private var groups: [ClosedRange<CGFloat>] = []
  private var isHorizontal = true

  init(section: Int) {
    self.section = section
    super.init(frame: .zero)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  /// Takes over the place and the groups of a section.
  func show(_ placed: PlacedLayoutSection) {
    behavior = placed.section.orthogonalScrollingBehavior
    isHorizontal = placed.isVertical
    groups = placed.groups.map { $0.start...max($0.start, $0.end) }
    if frame != placed.contentFrame { frame = placed.contentFrame }
    let size =
      placed.isVertical
      ? CGSize(width: placed.scrollableLength, height: placed.contentFrame.height)
      : CGSize(width: placed.contentFrame.width, height: placed.scrollableLength)
    if contentSize != size { contentSize = size }
    isPagingEnabled = behavior == .paging
    decelerationRate =
      behavior == .continuous || behavior == .continuousGroupLeadingBoundary ? .normal : .fast
    contentInset = centeringInset
    let offset = clamped(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Insets with which the first and the last group can come to the middle, where groups rest
  /// there.
  private var centeringInset: UIEdgeInsets {
    guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else {
      return .zero
    }
    let extent = isHorizontal ? bounds.width : bounds.height
    let length = isHorizontal ? contentSize.width : contentSize.height
    let before = max(0, extent / 2 - (first.lowerBound + first.upperBound) / 2)
    let after = max(0, extent / 2 - (length - (last.lowerBound + last.upperBound) / 2))
    return isHorizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    (superview as? UICollectionView)?.orthogonalScrollerDidScroll()
  }

  override func targetOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    snapped(offset, velocity: velocity)
  }

  /// Where the content comes to rest for a proposed offset and a velocity.
  func snapped(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let isCentered = behavior == .groupPagingCentered
    let extent = isHorizontal ? bounds.width : bounds.height
    let start = groups.first?.lowerBound ?? 0
    let stops = groups.map { group in
      isCentered
        ? (group.lowerBound + group.upperBound) / 2 - extent / 2 : group.lowerBound - start
    }
    let proposed = isHorizontal ? offset.x : offset.y
    let current = isHorizontal ? contentOffset.x : contentOffset.y
    let speed = isHorizontal ? velocity.x : velocity.y
    func nearest(to value: CGFloat) -> CGFloat? {
      stops.min { abs($0 - value) < abs($1 - value) }
    }
    let target: CGFloat?
    switch behavior {
    case .none, .continuous, .paging: target = nil
    case .continuousGroupLeadingBoundary: target = nearest(to: proposed)
    case .groupPaging, .groupPagingCentered:
      // One group at a time, in the direction of the finger.
      if speed > 0 {
        target = stops.first { $0 > current + 0.5 } ?? stops.last
      } else if speed < 0 {
        target = stops.last { $0 < current - 0.5 } ?? stops.first
      } else {
        target = nearest(to: current)
      }
    }
    guard let target else { return offset }
    return clamped(
      isHorizontal
        ? CGPoint(x: target, y: offset.y) : CGPoint(x: offset.x, y: target))
  }
}

extension UICollectionView {
  func orthogonalScrollerDidScroll() {
    validity.invalidate(.view)
    setNeedsLayout()
  }

  /// The view that an element's view is put into.
  func container(of key: ElementKey) -> UIView {
    guard currentLayout.isInScroller(key),
      let scroller = orthogonalScrollers[key.indexPath.section]
    else { return self }
    return scroller
  }

  /// A rectangle of the layout as it is seen in the content, orthogonal scrolling included.
  func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard currentLayout.isInScroller(attributes.key),
      let scroller = orthogonalScrollers[attributes.indexPath.section]
    else { return attributes.frame }
    return attributes.frame.offsetBy(
      dx: -scroller.contentOffset.x, dy: -scroller.contentOffset.y)
  }
}
