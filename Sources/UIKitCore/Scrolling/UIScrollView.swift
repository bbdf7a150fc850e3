import AnimCauses
public import AnimGeometry
import AnimLayers
public import Foundation

/// A view whose bounds move over a content larger than itself.
///
/// `contentOffset` is `bounds.origin` at all times. A finger drags the content; let go, it slides on,
/// bounces at its edges, snaps to pages or to where the delegate wants it. Where the content is on its
/// way is a closed form of the time since, so it does not depend on how often it is looked at.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The rate at which content that slides on slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the velocity shrinks in each millisecond.
    public var rawValue: CGFloat

    /// Creates a rate from the factor for one millisecond, between 0 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate: 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate for content that snaps to places: 0.99 per millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The axes along which the safe area is added to the content inset.
  ///
  /// `automatic` and `scrollableAxes` add it where content can be moved; `automatic` also
  /// vertically for the content of a navigation controller.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The way in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Black on light, white on dark.
    case `default`, black, white
  }

  /// The object that is told of scrolling and asked where it ends.
  ///
  /// Not retained.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
  /// Told of the scrolling beside the delegate, by views whose scrolling is their own affair.
  weak var watcher: (any UIScrollViewDelegate)?

  override var detailsInDescription: [String] { contentInDescription }

  /// Creates a view without content, with its frame in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view as it is in a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
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

  /// The point of the content at the view's top left corner, in points; the same as
  /// `bounds.origin`.
  ///
  /// Setting it moves the content at once, or as part of an animation around the assignment, beyond
  /// the content's ends if need be, and tells the delegate.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      notingMove(to: CGRect(origin: newValue, size: bounds.size)) {
        bounds.origin = newValue
        delegate?.scrollViewDidScroll?.noted()(self)
      }
    }
  }

  /// Visible part of the content; its origin is the content offset.
  ///
  /// Setting it moves the content as `contentOffset` does, but the delegate is not told: so it was
  /// recorded on iOS 26.1.
  open override var bounds: CGRect {
    get { super.bounds }
    set { notingMove(to: newValue) { moveBounds(to: newValue) } }
  }

  private func moveBounds(to newValue: CGRect) {
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
    if newValue.size != old.size { sizeDidChange(from: old.size) }
  }

  private func sizeDidChange(from old: CGSize) {
    // What has no size has no room around its content, either: it is at its beginning with its first one.
    if old.width <= 0 || old.height <= 0, drag == nil, motion == nil {
      let inset = adjustedContentInset
      var offset = contentOffset
      if offset.x == 0 { offset.x = -inset.left }
      if offset.y == 0 { offset.y = -inset.top }
      if offset != contentOffset { contentOffset = offset }
    }
    rangeDidChange()
  }

  /// Whether the change of the bounds that is going on is noted already.
  var isMoveNoted = false

  /// Place in the superview; a new size gives content that slides new edges.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let (old, place) = (super.bounds.size, super.frame.origin)
      super.frame = newValue
      if super.bounds.size != old {
        sizeDidChange(from: old)
      } else if newValue.origin != place {
        // Another part of the view may be covered now.
        updateAdjustedInset()
      }
    }
  }

  /// Content offset, size, inset and recognizer by their names; for other keys the superclass's value.
  open override func value(forKey key: String) -> Any? {
    switch key {
    case "contentOffset": contentOffset
    case "contentSize": contentSize
    case "contentInset": contentInset
    case "panGestureRecognizer": panGestureRecognizer
    default: super.value(forKey: key)
    }
  }

  /// Lets what depends on the content's place follow it.
  func contentOffsetDidChange() {
    placeIndicators()
    setNeedsConstraintLayoutForOffset()
    refreshControl?.contentDidScroll()
  }

  /// Called before `setContentOffset(_:animated:)` moves anything, with the offset at the end of the
  /// way; the collection view asks its layout then.
  func contentWillMove(to offset: CGPoint) {}

  /// Width and height of the content in points; by default zero.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      layer.clock.causes?.note(.contentSize(from: oldValue, to: contentSize))
      rangeDidChange()
      keyObservers?.check()
    }
  }

  /// Whether constraints to the end of the content decide how large it is; not where a layout does.
  var takesContentSizeFromConstraints: Bool { true }

  /// Room around the content in points, by which it may be moved further; by default none.
  ///
  /// Another inset leaves the content where it is, unless that is beyond its ends then.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      updateAdjustedInset(followsStart: false)
      keyObservers?.check()
    }
  }

  /// The axes along which the safe area is added to the content inset; by default `automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
  }

  /// The content inset plus the part of the safe area that the view covers, where it is asked for,
  /// in points.
  open var adjustedContentInset: UIEdgeInsets { adjustedInset(around: contentSize) }

  /// The adjusted inset that there would be around content of another size, in points.
  func adjustedInset(around content: CGSize) -> UIEdgeInsets {
    let safe = safeAreaInsets
    var inset = contentInset
    let isVertical = alwaysBounceVertical || content.height > bounds.height
    let isHorizontal = alwaysBounceHorizontal || content.width > bounds.width
    let adjusts: (vertically: Bool, horizontally: Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic:
        (
          isVertical || isBelowBars(scrollingSideways: isHorizontal) || adjustsShortContent,
          isHorizontal
        )
      case .scrollableAxes: (isVertical, isHorizontal)
      }
    if adjusts.vertically {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    let covered = keyboardInset - (adjusts.vertically ? safe.bottom : 0)
    inset.bottom += max(0, covered)
    if adjusts.horizontally {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// Whether content that is not high enough to scroll keeps clear of the safe area, too, where the
  /// adjustment is automatic.
  var adjustsShortContent: Bool { false }

  /// The window's part as for the view itself, but not cut off where the content inset makes room
  /// already.
  override func safeRectOfContent(in window: UIWindow) -> CGRect {
    let (rect, screen) = (super.safeRectOfContent(in: window), window.bounds)
    let (all, own) = (adjustedContentInset, contentInset)
    let (top, left) = (
      all.top > own.top ? min(rect.minY, screen.minY) : rect.minY,
      all.left > own.left ? min(rect.minX, screen.minX) : rect.minX
    )
    let (bottom, right) = (
      all.bottom > own.bottom ? max(rect.maxY, screen.maxY) : rect.maxY,
      all.right > own.right ? max(rect.maxX, screen.maxX) : rect.maxX
    )
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Called when `adjustedContentInset` has changed; the base class does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Adapts the adjusted content inset to the new safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// Adapts the adjusted content inset, and puts the scroll indicators in their places.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runReplacement("UIScrollView.touchesBegan(_:with:)", touches, event) { return }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runReplacement("UIScrollView.touchesMoved(_:with:)", touches, event) { return }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runReplacement("UIScrollView.touchesEnded(_:with:)", touches, event) { return }
    super.touchesEnded(touches, with: event)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAdjustedInset()
    placeIndicators()
  }

  /// The part of the adjusted inset at the top that a bar has given up while content is scrolled: the
  /// height of a search bar and a large title that are gone, in points.
  var uncoveredTop: CGFloat = 0
  /// The height at the top in which content that a finger lets go does not rest, but goes on to the nearer
  /// end, in points: that of a search bar, which is there or gone.
  var restlessTop: CGFloat = 0

  /// The insets of what nothing covers now, in points: pinned headers stay inside of them.
  var coveredInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top -= uncoveredTop
    return inset
  }

  /// What the keyboard covers of the view, in points, where UIKit keeps content clear of it.
  var keyboardInset: CGFloat = 0 {
    didSet { if keyboardInset != oldValue { updateAdjustedInset() } }
  }

  /// The adjusted inset of the last look at it.
  var knownInset = UIEdgeInsets.zero

  // MARK: Behaviour

  /// Whether content can be pulled beyond its ends, and springs back; by default true.
  open var bounces = true
  /// Whether content that is not high enough to scroll can be pulled, too; by default false.
  open var alwaysBounceVertical = false
  /// Whether content that is not wide enough to scroll can be pulled, too; by default false.
  open var alwaysBounceHorizontal = false
  /// Whether content comes to rest at multiples of the view's size; by default false.
  open var isPagingEnabled = false
  /// Whether fingers can move the content; by default true.
  open var isScrollEnabled = true
  /// Whether a drag that begins within 20° of an axis moves the content along that axis alone; by
  /// default false.
  open var isDirectionalLockEnabled = false
  /// The rate at which content that slides on slows down; by default `normal`.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether a tap at the top of the screen, above the safe area, scrolls to the top; by default true.
  ///
  /// Nothing happens where more than one view on screen would.
  open var scrollsToTop = true
  /// When a drag ends editing: with `onDrag` as it begins, with `interactive` when the finger has pulled the keyboard down.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Kept and not heeded: indicators always keep clear of the safe area that the content does.
  ///
  /// By default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// A control that is uncovered when the content is pulled down; setting one lets content bounce
  /// vertically in any case.
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
  /// Whether a touch in the content is held back for 0.15 s at most, until it is clear that it is
  /// no drag; by default true.
  open var delaysContentTouches = true
  /// Whether a drag takes a touch away from the content; by default true.
  open var canCancelContentTouches = true
  /// Whether a view of the content hears of touches, true unless overridden; asked before it does.
  ///
  /// The scroll view drags its content all the same.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a drag takes a touch away from a view that has heard of it: from all but controls, unless overridden.
  ///
  /// Asked where `canCancelContentTouches` is true.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  var zoom = ScrollZoom()
  var zoomPinch: UIPinchGestureRecognizer?
  /// The smallest scale of the content, 1 by default; it can be zoomed if the largest is another.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
  /// The largest scale of the content, 1 by default.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
  /// Whether content can be pinched beyond its scales, and springs back; by default true.
  open var bouncesZoom = true
  /// The scale of the view that the delegate names for zooming; 1 by default.
  ///
  /// Setting it scales about the middle of what is seen, within the limits.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoom(newValue, animated: false) }
  }
  /// Whether two fingers change the scale.
  open var isZooming: Bool { zoom.pinch != nil }
  /// Whether content that was pinched beyond its scales is on its way back.
  open var isZoomBouncing: Bool { zoom.isBouncing }
  /// The recognizer with which two fingers change the scale; nil where there is only one.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomPinch }

  /// Sets the scale within the limits, in 0.3 s if `animated`.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { setZoom(scale, animated: animated) }

  /// Shows `rect` of the view that is zoomed as large as the limits allow, in the middle.
  open func zoom(to rect: CGRect, animated: Bool) { zoomContent(to: rect, animated: animated) }

  // MARK: State

  private let scrollPan = ScrollPanGestureRecognizer()

  /// The recognizer that drags the content.
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

  /// Whether the horizontal indicator is shown while content moves that is wider than the view; by
  /// default true.
  open var showsHorizontalScrollIndicator = true
  /// Whether the vertical indicator is shown while content moves that is higher than the view; by
  /// default true.
  open var showsVerticalScrollIndicator = true
  /// The colour of the indicators; by default it follows light and dark.
  open var indicatorStyle = IndicatorStyle.default
  /// Room around the track of the vertical indicator in points; by default none.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The look of content under a bar at the top.
  public private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  /// The look of content at the left edge.
  public private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  /// The look of content under a bar at the bottom.
  public private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  /// The look of content at the right edge.
  public private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
  /// Room around the track of the horizontal indicator in points; by default none.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Both indicators' insets; reading gives those of the vertical one.
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
    if contentOffset != self.contentOffset { contentWillMove(to: contentOffset) }
    guard animated, contentOffset != self.contentOffset, UIView.areAnimationsEnabled else {
      self.contentOffset = contentOffset
      return
    }
    if let animation = ViewAnimation.current {
      self.contentOffset = contentOffset
      animation.addCompletion { [weak self] _ in
        guard let self else { return }
        delegate?.scrollViewDidEndScrollingAnimation?.noted()(self)
        watcher?.scrollViewDidEndScrollingAnimation?.noted()(self)
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
