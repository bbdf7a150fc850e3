public import Foundation
public import Geometry
import Layers

/// A view whose bounds move over a content larger than itself.
///
/// `contentOffset` is `bounds.origin` at all times. A finger drags the content; let go, it slides on,
/// bounces at its edges, snaps to pages or to where the delegate wants it. Where the content is on its
/// way is a closed form of the time since, so it does not depend on how often it is looked at.
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

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum IndicatorStyle: Int, Sendable {
    /// Black on light, white on dark.
    case `default`, black, white
  }

  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    let delay = ContentTouchDelay()
    delay.scrollView = self
    addGestureRecognizer(delay)
    scrollPan.scrollView = self
    addGestureRecognizer(scrollPan)
  }

  // MARK: Content

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
      if newValue.origin != old.origin {
        if newValue.origin == offsetOfMotion {
          offsetOfMotion = nil
        } else {
          contentWasMoved(from: old.origin)
        }
        contentOffsetDidChange()
      }
      if newValue.size != old.size { rangeDidChange() }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds.size
      super.frame = newValue
      if super.bounds.size != old { rangeDidChange() }
    }
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "contentOffset": contentOffset
    case "contentSize": contentSize
    case "contentInset": contentInset
    default: super.value(forKey: key)
    }
  }

  /// Tells the delegate; the collection view lays out first.
  func contentOffsetDidChange() {
    placeIndicators()
    refreshControl?.contentDidScroll()
    delegate?.scrollViewDidScroll?.noted()(self)
  }

  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      rangeDidChange()
      keyObservers?.check()
    }
  }

  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      updateAdjustedInset()
      keyObservers?.check()
    }
  }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
  }

  /// The content inset plus the part of the safe area that the view covers, where it is asked for.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var inset = contentInset
    let isVertical = alwaysBounceVertical || contentSize.height > bounds.height
    let isHorizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
    let adjusts: (vertically: Bool, horizontally: Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic: (isVertical || isBelowBars, isHorizontal)
      case .scrollableAxes: (isVertical, isHorizontal)
      }
    if adjusts.vertically {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if adjusts.horizontally {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAdjustedInset()
    placeIndicators()
  }

  /// The adjusted inset of the last look at it.
  var knownInset = UIEdgeInsets.zero

  // MARK: Behaviour

  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var isDirectionalLockEnabled = false
  open var decelerationRate: DecelerationRate = .normal
  open var scrollsToTop = true
  /// There is no keyboard to dismiss.
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Uncovered when the content is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      refreshControl?.scrollView = self
      if let refreshControl {
        insertSubview(refreshControl, at: 0)
        alwaysBounceVertical = true
        refreshControl.contentDidScroll()
      }
    }
  }
  /// Whether a touch in the content is held back until it is clear that it is no drag.
  open var delaysContentTouches = true
  /// Whether a drag takes a touch away from the content.
  open var canCancelContentTouches = true

  // MARK: State

  private let scrollPan = ScrollPanGestureRecognizer()

  /// What drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// A drag under way.
  var drag: ScrollDrag?
  /// The movement of content that no finger holds.
  var motion: ContentMotion?
  var ticker: DisplayTicker?
  var motionEnd: MediaClock.Token?
  /// The offset that a drag or motion is about to give the content; nil once it has.
  var offsetOfMotion: CGPoint?
  var restActions: [() -> Void] = []
  lazy var indicators = ScrollIndicators()

  /// Whether a finger is on the content.
  open internal(set) var isTracking = false

  /// Whether a finger moves the content.
  open var isDragging: Bool { drag != nil }

  /// Whether the content slides on after a finger has let go.
  open var isDecelerating: Bool {
    if case .deceleration = motion?.kind { true } else { false }
  }

  // MARK: Indicators

  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: Scrolling

  /// Moves the content; with animation in 0.3 s, or as the animation goes in whose closure the call
  /// is made.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, contentOffset != self.contentOffset, UIView.areAnimationsEnabled else {
      self.contentOffset = contentOffset
      return
    }
    if let animation = ViewAnimation.current {
      self.contentOffset = contentOffset
      animation.addCompletion { [weak self] _ in
        guard let self else { return }
        delegate?.scrollViewDidEndScrollingAnimation?.noted()(self)
      }
    } else {
      animateContent(to: contentOffset)
    }
  }

  /// Scrolls as little as is needed to see `rect`, in content coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(clamped(offsetToReveal(rect)), animated: animated)
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { flashIndicators() }

  /// The layout's wish for the place of rest, asked before the delegate's.
  func targetOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }
}
