import AnimDrawing
public import AnimGeometry
public import AnimLayers
public import Foundation

/// A rectangle on the screen that shows a layer, holds subviews and lays them out.
///
/// Geometry is in points, y down. What a view shows is in its `layer`; the view is the layer's
/// delegate and decides whether a change of it is animated.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UICoordinateSpace {
  /// The placement of content in the bounds while their size changes, as by an animation.
  ///
  /// `redraw` is scaled like `scaleToFill` here; `center` and those after it keep the content's
  /// size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The parts of a view's frame that give way when its superview's size changes.
  ///
  /// The change is shared by the flexible parts of an axis in proportion to their lengths.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit per part, as in UIKit.
    public let rawValue: UInt

    /// The parts whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the superview's left edge gives way.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width gives way.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right edge gives way.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top edge gives way.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height gives way.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom edge gives way.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The view in words, as UIKit prints it; the address is the same in every run.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { fullDescription }
  }
  /// The text that `description` tells.
  var textInDescription: String? { nil }
  /// The background that `description` tells.
  var colorInDescription: UIColor? { backgroundColor }
  /// What `description` tells after the layer.
  var detailsInDescription: [String] { [] }
  /// The class of the layer as `description` tells it.
  var layerNameInDescription: String { String(describing: type(of: layer)) }

  /// The layer that shows the view, of the class that `layerClass` names; its delegate is the view.
  open var layer: CALayer { ownLayer }
  final let ownLayer: CALayer
  /// The views in this one from back to front.
  open internal(set) var subviews: [UIView] = []
  /// The view that holds this one; nil outside of any hierarchy and for windows.
  open internal(set) var superview: UIView? {
    get { unsafe container }
    set { unsafe container = newValue }
  }
  /// Cleared before that view goes, as in `CALayer`.
  private nonisolated(unsafe) final unowned(unsafe) var container: UIView?

  /// A number for `viewWithTag(_:)`; 0 by default.
  open var tag = 0
  /// Whether the view and everything in it receives touches; true by default.
  open var isUserInteractionEnabled = true
  /// Whether the view receives all fingers that touch it instead of the first only; false by
  /// default.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches while this one has some, false by default; kept, not
  /// heeded.
  open var isExclusiveTouch = false
  /// Whether a change of the bounds' size moves and sizes subviews by their autoresizing masks;
  /// true by default.
  open var autoresizesSubviews = true
  /// The parts of the frame that give way when the superview's size changes; none by default.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frame is as it was set; false leaves it to constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { setNeedsConstraintLayout() }
  }
  /// The room that content keeps from the edges, in points.
  ///
  /// 8 on each by default; of a controller's view 0 above and below, and at the sides at least its
  /// `systemMinimumLayoutMargins`. What is read has the safe area with it, unless `insetsLayoutMarginsFromSafeArea` is false.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      let old = ownMargins
      givenMargins = newValue
      if ownMargins != old { layoutMarginsDidChange() }
    }
  }
  /// The margins beside the safe area.
  var ownMargins: UIEdgeInsets {
    owner?.margins(of: self, given: givenMargins) ?? givenMargins ?? Self.standardMargins
  }
  private static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  private var givenMargins: UIEdgeInsets?
  /// `layoutMargins` by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isReversed ? layoutMargins.right : layoutMargins.left,
        bottom: layoutMargins.bottom,
        trailing: isReversed ? layoutMargins.left : layoutMargins.right)
    }
    set {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isReversed ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isReversed ? newValue.leading : newValue.trailing)
    }
  }
  /// The constraints that the view holds, and how firmly it keeps to its intrinsic size.
  var autoLayout = AutoLayoutState()
  /// What the view lends itself to besides touches.
  var attachedInteractions: [any UIInteraction] = []
  /// A name for tests that find the view by it; kept, shown nowhere.
  open var accessibilityIdentifier: String?
  /// Whether assistive apps treat the view as one element, false by default; kept, not heeded.
  open var isAccessibilityElement = false
  /// The words by which assistive apps name the view; kept, read by nothing.
  open var accessibilityLabel: String?
  /// The words by which assistive apps say what the view does; kept, read by nothing.
  open var accessibilityHint: String?
  /// Whether the view is shown enlarged where a finger rests on it, false by default; kept, not heeded.
  open var showsLargeContentViewer = false
  /// The words beside the enlarged view; kept.
  open var largeContentTitle: String?
  /// The smallest size of text that the view follows, nil by default; kept, text is as large as the screen says.
  open var minimumContentSizeCategory: UIContentSizeCategory?
  /// The largest size of text that the view follows, nil by default; kept, text is as large as the screen says.
  open var maximumContentSizeCategory: UIContentSizeCategory?
  /// The image of the enlarged view; kept.
  open var largeContentImage: UIImage?
  /// The view's place for assistive apps, in the coordinates of the screen: that of the view, unless another one is set.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? convert(bounds, to: nil) }
    set { ownAccessibilityFrame = newValue }
  }
  private var ownAccessibilityFrame: CGRect?
  /// Whether the view keeps its colours where the system inverts those of the screen, false by default; kept, nothing is
  /// inverted.
  open var accessibilityIgnoresInvertColors = false
  /// The view's name for what is kept over launches, nil by default; kept, nothing is.
  open var restorationIdentifier: String?
  /// The words by which assistive apps give the view's value; kept, read by nothing.
  open var accessibilityValue: String?
  /// The nature of the view for assistive apps; none by default, read by nothing.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The elements of the view for those who cannot see it, in order; by default nil, for its subviews.
  ///
  /// Kept, read by nothing here.
  open var accessibilityElements: [Any]?
  /// Whether assistive apps pass over what is in the view, false by default; kept, read by nothing.
  open var accessibilityElementsHidden = false
  /// Whether assistive apps pass over what is beside the view, false by default; kept, read by nothing.
  open var accessibilityViewIsModal = false
  /// Whether assistive apps read what is in the view before what is beside it, false by default; kept, read by
  /// nothing.
  open var shouldGroupAccessibilityChildren = false
  /// Scrolls for who has the screen read aloud, so for nobody; whether it did.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Whether the superview's margins are added to the view's own, false by default.
  ///
  /// Kept and not heeded: margins are a view's own here.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the guide of the layout margins keeps clear of the safe area, too; true by default.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }
  /// The placement of content in the bounds; `.scaleToFill` by default.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }
  /// Number of pixels to a point of what the view draws: always the screen's, as everything is drawn at the size of frames.
  ///
  /// Setting it sets that of the layer, which counts for contents that are an image.
  open var contentScaleFactor: CGFloat {
    get { traitCollection.displayScale }
    set { layer.contentsScale = newValue }
  }
  /// Whether the view promises to cover its bounds, true by default, but false for buttons; it makes no difference here.
  open var isOpaque = true
  var ownMotionEffects: [UIMotionEffect] = []
  /// The controller whose root view this is.
  weak var owner: UIViewController?

  /// The class of the view's layer; `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view at `frame`, in points of the superview it will be added to.
  public init(frame: CGRect) {
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("layerClass of \(Self.self) must be a subclass of CALayer")
    }
    ownLayer = layerClass.init(ofViewClass: ())
    super.init()
    ownLayer.belong(to: self)
    self.frame = frame
    ownLayer.setNeedsDisplay()
  }

  /// A view that an interface file describes.
  ///
  /// What the file says of it is read here, so that subclasses find it and have the last word.
  public required init?(coder: NSCoder) {
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("layerClass of \(Self.self) must be a subclass of CALayer")
    }
    ownLayer = layerClass.init(ofViewClass: ())
    super.init()
    ownLayer.belong(to: self)
    takeOn(coder)
  }

  /// Takes on what a coder says of a new view: for the classes whose `init(coder:)` cannot fail.
  final func takeOn(_ coder: NSCoder) {
    let interface = coder as? InterfaceCoder
    frame = interface?.frame ?? .zero
    ownLayer.setNeedsDisplay()
    setUpDecoded()
    interface?.fill(self)
  }

  /// Completes a view that is made of a coder, before it gets what the coder says of it.
  ///
  /// UIKit's own classes do here what they do last when they are made by code.
  func setUpDecoded() {}

  public convenience override init() { self.init(frame: .zero) }

  deinit {
    ownLayer.belong(to: nil)
    for view in subviews { unsafe view.container = nil }
  }

  /// A view of this class, whichever it is when the program runs, as `init(frame:)` makes it.
  ///
  /// Apps call `dynamic(frame:)`. Without Objective-C's runtime, initialisers of unknown classes cannot be
  /// called; classes of lowered sources override this instead.
  open class func madeDynamically(frame: CGRect) -> UIView {
    if let cell = self as? UICollectionReusableView.Type { return cell.init(dequeuedWith: frame) }
    guard let make = makers[ObjectIdentifier(self)] else {
      preconditionFailure("Use of unimplemented initializer 'init(frame:)' for class '\(self)'")
    }
    return make(frame)
  }

  /// The same for `init()`.
  open class func madeDynamically() -> UIView { madeDynamically(frame: .zero) }

  // MARK: Geometry

  /// The smallest rectangle around the transformed view, in points of the superview.
  ///
  /// Setting it moves `center` and sizes `bounds`. With a transform that keeps axes apart, the
  /// bounds become those whose transformed box is the new frame; UIKit leaves that undefined.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = bounds.size
      layer.frame = newValue
      boundsSizeDidChange(from: old)
      keyObservers?.check()
    }
  }

  /// The view's rectangle in its own coordinates, in points.
  ///
  /// The size is the view's before its transform; the origin is the point at the top-left corner,
  /// which scroll views move.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = bounds.size
      layer.bounds = newValue
      boundsSizeDidChange(from: old)
      keyObservers?.check()
    }
  }

  /// The place of the anchor point, which is the middle unless it was moved, in points of the
  /// superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      keyObservers?.check()
    }
  }

  /// The affine part of the transform about the anchor point; identity by default.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in space about the anchor point; identity by default.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  open override func value(forKey key: String) -> Any? {
    if key == "layer" { return layer }
    guard let property = KeyedProperty.view(key) else { return super.value(forKey: key) }
    return property.get(self)
  }

  private func boundsSizeDidChange(from old: CGSize) {
    guard bounds.size != old else { return }
    superview?.subviewDidResize()
    if corners ?? defaultCorners != nil { updateCorners() }
    if autoresizesSubviews {
      for subview in subviews { subview.autoresize(from: old, to: bounds.size) }
    }
    if !layer.isLaidOutInVain { setNeedsLayout() }
    setNeedsDisplay()
  }

  /// How the corners are rounded since iOS 26; nil leaves them to the layer.
  final var corners: UICornerConfiguration?
  /// How they are rounded where nobody has said it; nil leaves them to the layer.
  var defaultCorners: UICornerConfiguration? { nil }

  private(set) var isLayingOut = false

  /// Has the view laid out when a subview got another size, as UIKit does; not when the layout itself
  /// gave it that size.
  private func subviewDidResize() {
    if !isLayingOut { setNeedsLayout() }
  }

  // MARK: Appearance

  /// Opacity from 0, clear, to 1, the default, of the view and everything in it.
  ///
  /// A view below 0.01 receives no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = Float(newValue)
      keyObservers?.check()
    }
  }

  /// Whether the view and everything in it is left out of drawing and touches; false by default.
  ///
  /// A stack view closes the gap that a hidden view leaves.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.arrangementDidChange()
      keyObservers?.check()
    }
  }

  /// A view outside of the hierarchy whose drawing is the stencil of this one, nil for none; what
  /// it leaves clear is not seen.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }

  /// Whether subviews and content end at the rounded bounds; false by default, but true for scroll
  /// views.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour behind the view's content; nil, the default, for none.
  ///
  /// A dynamic colour is resolved anew when the view joins a hierarchy and when traits change. It is that of the layer
  /// once this was given another one.
  open var backgroundColor: UIColor? {
    get {
      layer.backgroundColor == background.shown
        ? background.color : layer.backgroundColor.map { UIColor(cgColor: $0) }
    }
    set {
      let hadPattern = background.color?.pattern != nil
      background.color = newValue
      showBackground()
      guard newValue?.pattern != nil || hadPattern else { return }
      layer.needsDisplayOnBoundsChange = newValue?.pattern != nil
      setNeedsDisplay()
    }
  }

  /// The colour that the view was given, and what the layer got of it.
  private var background: (color: UIColor?, shown: CGColor?)

  /// Gives the layer the colour under the view's traits; a pattern is drawn with the view's content.
  private func showBackground() {
    let color = background.color
    background.shown = color?.pattern == nil ? color?.color(for: traitCollection) : nil
    layer.backgroundColor = background.shown
  }

  /// Resolves a dynamic colour anew, unless the layer has another one.
  func refreshBackground() {
    if layer.backgroundColor == background.shown { showBackground() }
  }

  /// The least extent in points of what patterns are put together of, so that there are few pieces.
  private static let patternBlock: CGFloat = 128

  /// How the view was told to show its tint colour.
  var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  /// The tint colour that the view was given; nil where it takes its superview's.
  private(set) var ownTintColor: UIColor?

  /// The colour of what can be tapped; nil takes the superview's, and at the top it is
  /// `systemBlue`.
  open var tintColor: UIColor! {
    get {
      let color = ownTintColor ?? superview?.undimmedTintColor ?? .systemBlue
      return tintAdjustmentMode == .dimmed ? color.dimmed : color
    }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  /// The tint colour as it is without dimming.
  private var undimmedTintColor: UIColor {
    ownTintColor ?? superview?.undimmedTintColor ?? .systemBlue
  }

  /// Called when the tint colour changed, by the view itself or an outer view; passes the news on
  /// to subviews without a colour of their own.
  open func tintColorDidChange() {
    showBackground()
    setNeedsDisplay()
    for subview in subviews where subview.ownTintColor == nil { subview.tintColorDidChange() }
  }

  // MARK: Traits

  /// The appearance that the view and what is in it have whatever the superview's; `unspecified`, the default, for that one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overridingTraits.value(of: UITraitUserInterfaceStyle.self) ?? .unspecified }
    set { traitOverrides.override(UITraitUserInterfaceStyle.self, newValue) }
  }

  /// Traits that the view and what is in it have whatever the superview's; none by default.
  ///
  /// Source: "Automatic trait tracking" and `UITraitOverrides` in Apple's documentation.
  open var traitOverrides: any UITraitOverrides {
    get { overridingTraits }
    set { changeTraits { overridingTraits = TraitOverrides(newValue) } }
  }
  var overridingTraits = TraitOverrides()
  /// The overrides of the controller whose view this is.
  var traitsOfOwner = TraitOverrides()
  /// Those who want to know of changes of some traits.
  var traitRegistrations: [TraitRegistration] = []

  /// The traits of the superview, and without one the current traits, but for what is overridden.
  open var traitCollection: UITraitCollection {
    ownTraits(in: superview?.traitCollection ?? UITraitCollection.current)
  }

  /// Called when the traits changed; colours of layers are resolved anew.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the content is turned around where people read from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsConstraintLayout()
      setNeedsLayout()
    }
  }

  /// The direction in which a view with the given attribute runs under the current traits.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    }
  }

  /// The direction in which a view with the given attribute runs where its surroundings run in `layoutDirection`.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .unspecified ? layoutDirection : userInterfaceLayoutDirection(for: attribute)
  }

  /// The direction in which the view's content runs, by its semantic attribute and its traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Called by Interface Builder alone.
  open func prepareForInterfaceBuilder() {}

  /// Whether the view needs constraints; they are looked for in any case.
  open class var requiresConstraintBasedLayout: Bool { false }

  // There is no remote control whose focus the view could have.
  /// Whether a remote control's focus can stand on the view; false unless a subclass says
  /// otherwise.
  open var canBecomeFocused: Bool { false }
  /// Whether the focus stands on the view: never.
  open var isFocused: Bool { false }

  // MARK: Layout

  /// Marks the view's layout as out of date; `layoutSubviews()` is called before the next frame.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
    if layer.clock.followsRunLoop { window?.layOutInRunLoop() }
  }

  /// Lays out at once everything that needs it, from the outermost such view that contains this
  /// one, after properties were updated where that is needed.
  open func layoutIfNeeded() {
    UIEnvironment.current.updateProperties()
    settleConstraints()
    layer.layoutIfNeeded()
  }

  /// Called to set what the view shows, before it is laid out and before it is drawn; the plain view does nothing.
  ///
  /// It is called before the first layout, after `setNeedsUpdateProperties()`, and when anything `@Observable` changed that it
  /// has read. Source: `UIView.updateProperties()` in Apple's documentation of iOS 26.
  open func updateProperties() {}

  /// Has `updateProperties()` called before the next layout and the next frame; layout itself is not asked for.
  open func setNeedsUpdateProperties() { markPropertiesOutdated() }

  /// Calls `updateProperties()` now if that is needed.
  open func updatePropertiesIfNeeded() { refreshProperties() }

  /// Whether `updateProperties()` is to be called.
  var needsPropertyUpdate = true
  /// Whether `refreshConfiguration()` is to be called.
  var needsConfigurationRefresh = false

  /// Called when anything changed that a configuration was made of; cells and buttons make it anew.
  func refreshConfiguration() {}

  /// Called to place the subviews within the bounds, after constraints were solved; the plain view
  /// does nothing.
  open func layoutSubviews() {}

  /// The size in points that suits the content, if `size` is available; the plain view answers its
  /// own size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that `sizeThatFits(_:)` answers for the present one; the origins of the bounds and, as recorded on
  /// iOS 26.1, of the frame stay.
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = origin
  }

  /// The content's own size in points; `noIntrinsicMetric` on axes without one, which is the
  /// default for both.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The value for an axis on which a view has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Has constraints solved anew, as the content's own size changed.
  open func invalidateIntrinsicContentSize() { setNeedsConstraintLayout() }

  /// Called when `layoutMargins` changed; has constraints solved anew.
  open func layoutMarginsDidChange() {
    setNeedsConstraintLayout()
    owner?.viewLayoutMarginsDidChange()
  }

  /// Adds or changes constraints; called once before the next layout after
  /// `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// The intrinsic size of a view that is `width` wide, where its height depends on that.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// The distances of the first and the last baseline from the top, in points.
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) { (size.height, size.height) }

  /// The parts of the view's edges that bars and the device's corners cover, in points; zero
  /// outside of windows.
  open var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let (safe, screen) = (safeRect(in: window), window.bounds)
    // Where nothing is covered, it does not matter where the view is.
    guard safe != screen else { return .zero }
    let here = convert(safe, from: window)
    // What is beyond the screen is not covered by anything. Converted places are off in their last bits, and otherwise
    // wherever the content is scrolled to: an inset that moves it must not follow that for ever.
    func inset(_ covered: CGFloat, _ most: CGFloat) -> CGFloat {
      max(0, (min(covered, most) * 0x1p20).rounded() / 0x1p20)
    }
    return UIEdgeInsets(
      top: inset(here.minY - bounds.minY, safe.minY - screen.minY),
      left: inset(here.minX - bounds.minX, safe.minX - screen.minX),
      bottom: inset(bounds.maxY - here.maxY, screen.maxY - safe.maxY),
      right: inset(bounds.maxX - here.maxX, screen.maxX - safe.maxX))
  }

  /// The part of the window that the device's corners and the bars of controllers leave free for
  /// the view.
  final func safeRect(in window: UIWindow) -> CGRect {
    let rect = superview?.safeRectOfContent(in: window) ?? bounds.inset(by: window.safeAreaInsets)
    guard let owner else { return rect }
    let (bars, own) = (owner.barInsets, owner.additionalSafeAreaInsets)
    // Bars lie at the view's edges, and beside what the device's corners cover already.
    let edges = convert(bounds, to: window)
    func inner(_ outer: CGFloat, _ edge: CGFloat, _ inset: CGFloat) -> CGFloat {
      inset == 0 ? outer : max(outer, edge) + inset
    }
    let (top, left) = (
      inner(rect.minY, edges.minY, bars.top + own.top),
      inner(rect.minX, edges.minX, bars.left + own.left)
    )
    // To the right and below, everything counts the other way.
    let (bottom, right) = (
      -inner(-rect.maxY, -edges.maxY, bars.bottom + own.bottom),
      -inner(-rect.maxX, -edges.maxX, bars.right + own.right)
    )
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The part of the window that is left free for the view's subviews.
  func safeRectOfContent(in window: UIWindow) -> CGRect { safeRect(in: window) }

  /// Called when bars, additional insets or the device's orientation changed the safe area of the
  /// hierarchy; the plain view does nothing.
  open func safeAreaInsetsDidChange() {}

  /// The shape of the view in collisions; a rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  // MARK: Display

  /// Marks the view's own drawing as out of date; it is made anew before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Draws what the view shows between its background and its subviews into the current context;
  /// the plain view draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Draws the content of the view's layer; what `draw(_:)` draws, unless overridden.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    if let tiled = layer as? CATiledLayer {
      for tile in tiled.tiles {
        ctx.saveGState()
        ctx.clip(to: tile)
        draw(tile)
        ctx.restoreGState()
      }
    } else {
      draw(bounds)
    }
    UIGraphicsPopContext()
  }

  /// Makes the content of the layer from what `draw(_:)` draws.
  open func display(_ layer: CALayer) {
    let context = CGContext(showing: bounds)
    UIGraphicsPushContext(context)
    backgroundColor?.pattern?.repeated(toAtLeast: Self.patternBlock).drawAsPattern(in: bounds)
    asCurrent { track({ draw(layer, in: context) }, outdating: { $0.setNeedsDisplay() }) }
    UIGraphicsPopContext()
    // A view that draws nothing may show something that was given to its layer.
    if !context.items.isEmpty || hasDrawn {
      hasDrawn = true
      let items = context.items.cut(to: bounds.ofPixels(UIScreen.main.scale))
      layer.content = items.isEmpty ? .none : .drawing(items, bounds: bounds)
    }
  }

  private var hasDrawn = false

  /// A view that looks as this one does now and will not change with it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { UIView.withoutAnimation { layoutIfNeeded() } }
    let copy = UIImageView(image: picture())
    copy.frame = CGRect(origin: .zero, size: bounds.size)
    return copy
  }

  /// A view that looks as a part of this one does now.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let copy = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let window = UIView(frame: CGRect(origin: .zero, size: rect.size))
    window.clipsToBounds = true
    copy.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    window.addSubview(copy)
    return window
  }

  /// Draws what the view and everything in it look like into the current context.
  @discardableResult open func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    guard UIGraphicsGetCurrentContext() != nil else { return false }
    picture().draw(in: rect)
    return true
  }

  // MARK: Hierarchy notifications

  /// Called after a subview joined; the plain view does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves; the plain view does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view joins another superview, or leaves with nil; the plain view does
  /// nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed; the plain view does nothing.
  open func didMoveToSuperview() {}
  /// Called before the view comes to another window, or leaves with nil; the plain view does
  /// nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed; the plain view does nothing.
  open func didMoveToWindow() {}

  /// The window at the top of the hierarchy; nil outside of any.
  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { owner ?? superview }

  // MARK: Hierarchy

  /// Adds a view in front of all others; one that has another superview leaves that first.
  ///
  /// A subview of this view only changes its place in the order.
  ///
  /// An exception is raised for the view itself and for one that contains it.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Adds a view at a position in `subviews`; positions beyond the ends mean the ends.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view directly behind `sibling`; in front of all others if that is no subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: others(than: view).firstIndex(of: sibling) ?? subviews.count)
  }

  /// Adds a view directly in front of `sibling`; in front of all others if that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard sibling !== view, let index = others(than: view).firstIndex(of: sibling) else {
      return insert(view, at: subviews.count)
    }
    insert(view, at: index + 1)
    // Layers that belong to no view may lie between the sibling and the next view.
    if view.superview === self { layer.insertSublayer(view.layer, above: sibling.layer) }
  }

  private func others(than view: UIView) -> [UIView] { subviews.filter { $0 !== view } }

  /// Moves a subview in front of all others and of layers without a view; does nothing for views that are none.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    if subviews.last !== view { reorder(view, to: subviews.count - 1) }
    if let last = layer.sublayers?.last, last !== view.layer {
      layer.insertSublayer(view.layer, above: last)
    }
  }

  /// Moves a subview behind all others and layers without a view; does nothing for views that are none.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    if subviews.first !== view { reorder(view, to: 0) }
    if let first = layer.sublayers?.first, first !== view.layer {
      layer.insertSublayer(view.layer, below: first)
    }
  }

  /// Exchanges the positions of two subviews, given as indices into `subviews`.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (first, second) = (subviews[index1], subviews[index2])
    reorder(first, to: index2)
    reorder(second, to: index1)
  }

  /// Takes the view out of its superview along with the constraints that tie it to views outside;
  /// does nothing without one.
  open func removeFromSuperview() {
    UIEnvironment.current.keepForThisTurn(self)
    leaveSuperview()
  }

  /// Whether the view is `view` or anywhere in it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first view with that tag among the view itself and everything in it, depth first, from
  /// back to front.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Has a text that is being typed, in the view itself or below it, give up editing.
  ///
  /// - Parameter force: Whether it is not asked whether it would.
  /// - Returns: Whether there was such a text, and it has given up editing.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let text = window?.firstResponder as? any TextEditing & UIView,
      text.isDescendant(of: self)
    else { return false }
    if text.resignFirstResponder() { return true }
    guard force else { return false }
    window?.firstResponder = nil
    text.didEndEditing()
    return true
  }

  // MARK: Coordinates

  /// A point of this view in the coordinates of `view`, through all transforms between; nil stands
  /// for the window, or else for what the outermost view is in.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint.converted(point, from: self, to: view ?? window)
  }

  /// A point of `view` in the coordinates of this one, through all transforms between; nil stands
  /// for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint.converted(point, from: view ?? window, to: self)
  }

  /// The smallest rectangle of `view` around one of this view; nil stands for the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect.converted(rect, from: self, to: view ?? window)
  }

  /// The smallest rectangle of this view around one of `view`; nil stands for the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect.converted(rect, from: view ?? window, to: self)
  }

  // MARK: Constraints

  /// The part of the view that bars and the device's corners leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  /// The view without its margins and the safe area's insets.
  open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

  /// The part of the view that the keyboard covers; while there is none, what is below the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(of: self)
  }

  /// How far constraints keep from the edges of the frame, as shadows and touch areas are not aligned; 0 by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The part of a frame that constraints are about.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame around what constraints are about.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// Does nothing: views are made of interface files and never kept in them.
  open func encode(with coder: NSCoder) {}

  /// The view whose first line of text stands for this one's; this view itself.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text stands for this one's; this view itself.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }

  /// The view whose text stands for this one's, by the name from before iOS 9; this view itself.
  open func forBaselineLayout() -> UIView { self }

  /// The guides that were added to the view, without those of the safe area and the margins.
  open var layoutGuides: [UILayoutGuide] { autoLayout.guides.filter { $0.role == .free } }

  /// Adds a guide, which constraints can place within the view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
  }

  /// Takes a guide away; does nothing for guides of other views.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    autoLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The constraints that this view holds: those whose items it is the nearest to contain.
  open var constraints: [NSLayoutConstraint] { autoLayout.constraints }

  /// Has the view hold a constraint, which is active from then on; once is enough.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    autoLayout.constraints.append(constraint)
    constraint.isHeld(by: self)
    count(constraint, by: 1)
    setNeedsConstraintLayout()
  }

  /// Has the view hold several constraints, in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes away a constraint that the view holds, which is inactive from then on.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  /// Takes away several constraints, in order.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Sets the priority with which the view refuses to grow beyond its intrinsic size on `axis`.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, for: axis)
  }

  /// The priority with which the view refuses to grow beyond its intrinsic size on `axis`.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? autoLayout.hugging.horizontal : autoLayout.hugging.vertical
  }

  /// Sets the priority with which the view refuses to shrink below its intrinsic size on `axis`.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setResistance(priority, for: axis)
  }

  /// The priority with which the view refuses to shrink below its intrinsic size on `axis`.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? autoLayout.resistance.horizontal : autoLayout.resistance.vertical
  }

  /// Has `updateConstraints()` called before the next layout.
  open func setNeedsUpdateConstraints() {
    autoLayout.needsUpdate = true
    autoLayout.isUpdateWanted = true
    setNeedsConstraintLayout()
    if !isLayingOut { setNeedsLayout() }
  }

  /// Whether `updateConstraints()` is to be called before the next layout.
  open func needsUpdateConstraints() -> Bool { autoLayout.needsUpdate }

  /// Has `updateConstraints` called where it was asked for, innermost views first.
  open func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard autoLayout.needsUpdate else { return }
    autoLayout.needsUpdate = false
    autoLayout.isUpdateWanted = false
    track(
      {
        // A controller's view has its constraints updated by the controller.
        if let owner {
          owner.send("updateViewConstraints()") { owner.updateViewConstraints() }
        } else {
          updateConstraints()
        }
      }, outdating: { $0.setNeedsUpdateConstraints() })
  }

  /// The size that the view would have if nothing around it had a say: by its constraints, or else by
  /// its content.
  var fittingSizeOfContent: CGSize {
    if hasConstraints { return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    let (intrinsic, fitting) = (intrinsicContentSize, sizeThatFits(.zero))
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? fitting.width : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? fitting.height : intrinsic.height)
  }

  /// The size that the constraints inside the view ask for, nearest to `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside the view ask for.
  ///
  /// - Parameters:
  ///   - targetSize: The size to come near to, in points.
  ///   - horizontalFittingPriority: The weight of the target's width against the constraints.
  ///   - verticalFittingPriority: The weight of the target's height against the constraints.
  /// - Returns: The size in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: Gestures

  /// The recognizers of the view in the order in which they were added; nil if there were none yet.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// Adds a recognizer, which leaves the view that it had; it sees touches in this view and
  /// everything in it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Takes a recognizer away, and cancels its gesture; does nothing for recognizers of other views.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    window?.touches.cancel(gestureRecognizer)
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Whether a recognizer of this view may begin; its delegate is asked too.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hit testing

  /// Whether `point`, in this view's coordinates, is in the bounds, right and bottom edges
  /// excluded.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The opacity below which a view takes no touches, as Apple's documentation of `hitTest(_:with:)` has it.
  private static let leastTouchableAlpha: CGFloat = 0.01

  /// The frontmost view at `point`, in this view's coordinates, that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= Self.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    let frontToBack = subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
    }
    for (_, subview) in frontToBack {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: Layer delegate

  /// The animation with which the layer answers a change of `event`; none outside of animation
  /// blocks.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: layer, forKey: event) ?? NSNull()
  }

  /// Lays out what is in the layer: constraints first, then `layoutSubviews()`, between the
  /// controller's calls.
  open func layoutSublayers(of layer: CALayer) {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    defer { isLayingOut = wasLayingOut }
    asCurrent {
      refreshProperties()
      track({ tellOwnerOfLayout(isOver: false) }, outdating: { $0.setNeedsLayout() })
      layoutConstrainedSubviews()
      track(
        { send("layoutSubviews()") { self.layoutSubviews() } }, outdating: { $0.setNeedsLayout() })
      track({ tellOwnerOfLayout(isOver: true) }, outdating: { $0.setNeedsLayout() })
      settleConstraints()
      updateConcentricCorners()
    }
  }

  /// Calls the controller's method before or after the view's layout.
  private func tellOwnerOfLayout(isOver: Bool) {
    guard let owner else { return }
    if isOver {
      owner.send("viewDidLayoutSubviews()") { owner.viewDidLayoutSubviews() }
    } else {
      owner.send("viewWillLayoutSubviews()") { owner.viewWillLayoutSubviews() }
    }
  }
}

extension UIView.ContentMode {
  /// The layer gravity with the same meaning; UIKit's y axis points down, as does ours.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
