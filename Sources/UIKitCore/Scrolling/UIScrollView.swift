public import Foundation
public import Geometry

/// A view whose bounds move over a content larger than itself.
///
/// `contentOffset` is `bounds.origin` at all times.
@preconcurrency @MainActor open class UIScrollView: UIView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the velocity shrinks in each millisecond.
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.origin != old.origin { contentOffsetDidChange() }
    }
  }

  /// Tells the delegate; the collection view lays out first.
  func contentOffsetDidChange() { delegate?.scrollViewDidScroll(self) }

  open var contentSize: CGSize = .zero

  open var contentInset: UIEdgeInsets = .zero

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic

  /// The content inset plus the part of the safe area that the view covers, where it is asked for.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var inset = contentInset
    let scrollsVertically = alwaysBounceVertical || contentSize.height > bounds.height
    let scrollsHorizontally = alwaysBounceHorizontal || contentSize.width > bounds.width
    switch contentInsetAdjustmentBehavior {
    case .never: return inset
    case .always:
      inset.top += safe.top
      inset.bottom += safe.bottom
      inset.left += safe.left
      inset.right += safe.right
    case .automatic, .scrollableAxes:
      if scrollsVertically {
        inset.top += safe.top
        inset.bottom += safe.bottom
      }
      if scrollsHorizontally {
        inset.left += safe.left
        inset.right += safe.right
      }
    }
    return inset
  }

  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var isDirectionalLockEnabled = false
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var decelerationRate: DecelerationRate = .normal
  open var scrollsToTop = true

  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls as little as is needed to see `rect`, in content coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(clamped(offsetToReveal(rect)), animated: animated)
  }

  /// The offset nearest to the current one at which all of `rect` is inside the inset bounds, or its
  /// beginning where it is too large.
  func offsetToReveal(_ rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    func reveal(
      _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ near: CGFloat, _ far: CGFloat,
      _ extent: CGFloat
    ) -> CGFloat {
      if range.lowerBound < offset + near { return range.lowerBound - near }
      let overflow = range.upperBound - (offset + extent - far)
      return overflow > 0 ? min(offset + overflow, range.lowerBound - near) : offset
    }
    return CGPoint(
      x: reveal(contentOffset.x, rect.minX...rect.maxX, inset.left, inset.right, bounds.width),
      y: reveal(contentOffset.y, rect.minY...rect.maxY, inset.top, inset.bottom, bounds.height))
  }

  /// The offset nearest to `offset` at which the content fills the inset bounds.
  ///
  /// The allowed range is `-inset … content + inset - bounds`, and `-inset` alone where the content
  /// is smaller.
  func clamped(_ offset: CGPoint, contentSize: CGSize? = nil) -> CGPoint {
    let inset = adjustedContentInset
    let content = contentSize ?? self.contentSize
    func clamp(
      _ value: CGFloat, _ start: CGFloat, _ length: CGFloat, _ end: CGFloat, _ extent: CGFloat
    ) -> CGFloat {
      max(-start, min(value, max(-start, length + end - extent)))
    }
    return CGPoint(
      x: clamp(offset.x, inset.left, content.width, inset.right, bounds.width),
      y: clamp(offset.y, inset.top, content.height, inset.bottom, bounds.height))
  }
}

/// What a scroll view tells of itself.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
