public import Foundation
public import Geometry
public import Layers

/// A rectangle on the screen that shows a layer, holds subviews and lays them out.
///
/// Geometry is in points, y down. What a view shows is in its `layer`; the view is the layer's
/// delegate and decides whether a change of it is animated.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UICoordinateSpace {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public let layer: CALayer
  open internal(set) var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frame is as it was set; false leaves it to constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { setNeedsConstraintLayout() }
  }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }
  /// The constraints that the view holds, and how firmly it keeps to its intrinsic size.
  var autoLayout = AutoLayoutState()
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Margins are a view's own here, whatever its superview's are.
  open var preservesSuperviewLayoutMargins = false
  open var contentMode: ContentMode = .scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }
  open var isOpaque = true
  /// The controller whose root view this is.
  weak var owner: UIViewController?

  /// The class of the view's layer; `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  public init(frame: CGRect) {
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("layerClass of \(Self.self) must be a subclass of CALayer")
    }
    layer = layerClass.init(ofViewClass: ())
    super.init()
    layer.delegate = self
    self.frame = frame
    layer.setNeedsDisplay()
  }

  /// Made from an interface file, of which only the frame is known (see `InterfaceCoder`).
  public required init?(coder: NSCoder) {
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("layerClass of \(Self.self) must be a subclass of CALayer")
    }
    layer = layerClass.init(ofViewClass: ())
    super.init()
    layer.delegate = self
    frame = (coder as? InterfaceCoder)?.frame ?? .zero
    layer.setNeedsDisplay()
  }

  public convenience override init() { self.init(frame: .zero) }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = bounds.size
      layer.frame = newValue
      boundsSizeDidChange(from: old)
      keyObservers?.check()
    }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = bounds.size
      layer.bounds = newValue
      boundsSizeDidChange(from: old)
      keyObservers?.check()
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      keyObservers?.check()
    }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    default: super.value(forKey: key)
    }
  }

  private func boundsSizeDidChange(from old: CGSize) {
    guard bounds.size != old else { return }
    if autoresizesSubviews {
      for subview in subviews { subview.autoresize(from: old, to: bounds.size) }
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.arrangementDidChange()
    }
  }

  /// Where this view draws nothing, nothing of the view is seen.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.color(for: traitCollection) }
  }

  private var ownTintColor: UIColor?

  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  open func tintColorDidChange() {
    for subview in subviews where subview.ownTintColor == nil { subview.tintColorDidChange() }
  }

  // MARK: Traits

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified

  open var traitCollection: UITraitCollection {
    superview?.traitCollection ?? UITraitCollection.current
  }

  /// Called when the traits changed; colours of layers are resolved anew.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells the view and everything in it that traits changed, outermost first.
  func propagateTraitChange(from previous: UITraitCollection) {
    layer.backgroundColor = backgroundColor?.color(for: traitCollection)
    setNeedsDisplay()
    traitCollectionDidChange(previous)
    owner?.traitCollectionDidChange(previous)
    for subview in subviews { subview.propagateTraitChange(from: previous) }
  }

  /// Whether the content is turned around where people read from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsConstraintLayout() } }
  }

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
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }

  // MARK: Layout

  open func setNeedsLayout() { layer.setNeedsLayout() }

  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  open func layoutSubviews() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  public static let noIntrinsicMetric: CGFloat = -1

  open func invalidateIntrinsicContentSize() { setNeedsConstraintLayout() }

  open func layoutMarginsDidChange() { setNeedsConstraintLayout() }

  /// Adds or changes constraints; called once before the next layout after
  /// `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// The intrinsic size of a view that is `width` wide, where its height depends on that.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// How far the first and the last baseline are below the top.
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) { (size.height, size.height) }

  open var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let safe = safeRect(in: window)
    let (here, screen) = (convert(safe, from: window), window.bounds)
    // What is beyond the screen is not covered by anything.
    func inset(_ covered: CGFloat, _ most: CGFloat) -> CGFloat { max(0, min(covered, most)) }
    return UIEdgeInsets(
      top: inset(here.minY - bounds.minY, safe.minY - screen.minY),
      left: inset(here.minX - bounds.minX, safe.minX - screen.minX),
      bottom: inset(bounds.maxY - here.maxY, screen.maxY - safe.maxY),
      right: inset(bounds.maxX - here.maxX, screen.maxX - safe.maxX))
  }

  /// What the device's corners and the bars of controllers leave free for the view, in the window.
  private func safeRect(in window: UIWindow) -> CGRect {
    let rect = superview?.safeRect(in: window) ?? bounds.inset(by: window.safeAreaInsets)
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

  open func safeAreaInsetsDidChange() {}

  // MARK: Display

  /// Marks the view's own drawing as out of date; it is made anew before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Draws what the view shows between its background and its subviews into the current context;
  /// the plain view draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Makes the content of the layer from what `draw(_:)` draws.
  open func display(_ layer: CALayer) {
    let context = CGContext()
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
    // A view that draws nothing may show something that was given to its layer.
    if !context.items.isEmpty || hasDrawn {
      hasDrawn = true
      layer.content = .drawing(context.items, bounds: bounds)
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

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { owner ?? superview }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromParentBeforeMoving(to: self)
    insert(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromParentBeforeMoving(to: self)
    insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self, subviews.last !== view else { return }
    reorder(view, to: subviews.count - 1)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self, subviews.first !== view else { return }
    reorder(view, to: 0)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (first, second) = (subviews[index1], subviews[index2])
    reorder(first, to: index2)
    reorder(second, to: index1)
  }

  open func removeFromSuperview() { leaveSuperview() }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether a text field below gave up the keyboard: there are none.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { false }

  // MARK: Coordinates

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  // MARK: Constraints

  /// The part of the view that bars and the device's corners leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  /// The view without its margins and the safe area's insets.
  open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

  open var layoutGuides: [UILayoutGuide] { autoLayout.guides.filter { $0.role == .free } }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
  }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    autoLayout.guides.removeAll { $0 === layoutGuide }
  }

  /// The constraints that this view holds: those whose items it is the nearest to contain.
  open var constraints: [NSLayoutConstraint] { autoLayout.constraints }

  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !autoLayout.constraints.contains(where: { $0 === constraint }) else { return }
    autoLayout.constraints.append(constraint)
    constraint.isHeld(by: self)
    count(constraint, by: 1)
    setNeedsConstraintLayout()
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How firmly the view refuses to grow beyond its intrinsic size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, for: axis)
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? autoLayout.hugging.horizontal : autoLayout.hugging.vertical
  }

  /// How firmly the view refuses to shrink below its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setResistance(priority, for: axis)
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? autoLayout.resistance.horizontal : autoLayout.resistance.vertical
  }

  open func setNeedsUpdateConstraints() {
    autoLayout.needsUpdate = true
    setNeedsConstraintLayout()
  }

  open func needsUpdateConstraints() -> Bool { autoLayout.needsUpdate }

  /// Has `updateConstraints` called where it was asked for, innermost views first.
  open func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard autoLayout.needsUpdate else { return }
    autoLayout.needsUpdate = false
    updateConstraints()
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
  ///   - horizontalFittingPriority: How much the target's width matters.
  ///   - verticalFittingPriority: How much the target's height matters.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: Gestures

  open var gestureRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    window?.touches.cancel(gestureRecognizer)
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Whether a recognizer of this view may begin; its delegate is asked too.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hit testing

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

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: layer, forKey: event) ?? NSNull()
  }

  open func layoutSublayers(of layer: CALayer) {
    owner?.viewWillLayoutSubviews()
    layoutConstrainedSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
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
