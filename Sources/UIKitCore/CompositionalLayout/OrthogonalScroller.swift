import AnimGeometry
import AnimLayoutEngine
import Foundation

/// The scroll view in which an orthogonal section's cells are.
@MainActor final class OrthogonalScroller: UIScrollView {
  let section: Int
  private var behavior = OrthogonalScrolling.Behavior.continuous
  /// Where groups begin and end along the scrolling, unscrolled.
  private var groups: [ClosedRange<CGFloat>] = []
  private var isHorizontal = true

  private var scrolling: OrthogonalScrolling {
    OrthogonalScrolling(
      behavior: behavior, groups: groups, window: isHorizontal ? bounds.width : bounds.height,
      length: isHorizontal ? contentSize.width : contentSize.height)
  }

  /// Its groups decide how large the content is.
  override var takesContentSizeFromConstraints: Bool { false }

  init(section: Int) {
    self.section = section
    super.init(frame: .zero)
    clipsToBounds = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  /// Takes over the place and the groups of a section that scrolls across its layout's direction.
  func show(_ shown: CompositionalSection) {
    guard let behavior = shown.section.orthogonalScrollingBehavior.value else { return }
    self.behavior = behavior
    isHorizontal = shown.direction == .vertical
    groups = shown.placed.groups.map { $0.start...max($0.start, $0.end) }
    let window = shown.direction.rect(shown.placed.contentFrame)
    if frame != window {
      frame = window
      // What is in it has moved along, and is placed anew by its attributes.
      for case let view as UICollectionReusableView in subviews {
        view.containerOrigin = window.origin
      }
    }
    let size =
      isHorizontal
      ? CGSize(width: shown.placed.scrollableLength, height: window.height)
      : CGSize(width: window.width, height: shown.placed.scrollableLength)
    if contentSize != size { contentSize = size }
    isPagingEnabled = behavior == .paging
    decelerationRate =
      behavior == .continuous || behavior == .continuousGroupLeadingBoundary ? .normal : .fast
    let (before, after) = scrolling.insets
    let isAtStart = contentOffset == CGPoint(x: -contentInset.left, y: -contentInset.top)
    contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    let offset = clamped(
      isAtStart ? CGPoint(x: -contentInset.left, y: -contentInset.top) : contentOffset)
    if offset != contentOffset { contentOffset = offset }
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
    let target = scrolling.target(
      proposed: isHorizontal ? offset.x : offset.y,
      from: isHorizontal ? contentOffset.x : contentOffset.y,
      velocity: isHorizontal ? velocity.x : velocity.y)
    guard let target else { return offset }
    return clamped(
      isHorizontal
        ? CGPoint(x: target, y: offset.y) : CGPoint(x: offset.x, y: target))
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// The solver's word for the behaviour; nil where a section does not scroll by itself.
  fileprivate var value: OrthogonalScrolling.Behavior? {
    switch self {
    case .none: nil
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

extension UICollectionView {
  func orthogonalScrollerDidScroll() {
    validity.invalidate(.answers)
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
