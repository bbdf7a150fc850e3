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
  public internal(set) var subviews: [UIView] = []
  public internal(set) weak var superview: UIView?

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

  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code: there are no storyboards here")
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
    for subview in subviews { subview.propagateTraitChange(from: previous) }
  }

  /// Whether the content is turned around where people read from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsConstraintLayout() } }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

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
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    let here = convert(safe, from: window)
    return UIEdgeInsets(
      top: max(0, here.minY - bounds.minY), left: max(0, here.minX - bounds.minX),
      bottom: max(0, bounds.maxY - here.maxY), right: max(0, bounds.maxX - here.maxX))
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

  // MARK: Hierarchy notifications

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { owner ?? superview }

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

  /// The frontmost view at `point`, in this view's coordinates, that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
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
