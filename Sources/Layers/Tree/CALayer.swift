import AnimDrawing
public import AnimGeometry
import AnimMotion
public import AnimPixels
public import Foundation

/// A layer whose class draws its content.
@preconcurrency @MainActor public protocol ContentDrawing: AnyObject {
  /// Renews the content.
  func drawContent()
}

/// Lays out, draws and animates a layer on its owner's terms.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Lays out the sublayers of `layer`.
  func layoutSublayers(of layer: CALayer)
  /// Renews the layer's content.
  func display(_ layer: CALayer)
  /// The reaction to a change of a property; nil leaves it to the layer, `NSNull` is nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Default: does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Default: does nothing.
  public func display(_ layer: CALayer) {}
  /// Default: leaves the reaction to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A rectangle with a look, in a tree of its kind: Core Animation's layer.
///
/// The properties are model values: where animations will end. What is to be seen at a time is asked
/// of `presentation(at:)`. Coordinates have y pointing down.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// All model values.
  public internal(set) final var properties = LayerProperties()
  /// The clock under which the layer was made.
  public final let clock: MediaClock
  /// The layer's number in order of creation under its clock: the same from run to run.
  public final let id: UInt64

  /// The object that lays out, draws and animates the layer; a view for its layer.
  ///
  /// Not retained.
  open var delegate: (any CALayerDelegate)? {
    get { unsafe owner ?? otherDelegate }
    set {
      unsafe owner = nil
      otherDelegate = newValue
    }
  }
  private final weak var otherDelegate: (any CALayerDelegate)?
  /// The view that has made the layer, which is its delegate for as long as it lives.
  private nonisolated(unsafe) final unowned(unsafe) var owner: (any CALayerDelegate)?
  /// A name for the app's own use; by default none.
  open var name: String?
  /// The way in which the layer and its sublayers are combined with what is behind them: a blend mode by the name of Core Image's filter,
  /// such as "multiplyBlendMode", or the filter; nil, the default, and anything else lays them over it.
  open var compositingFilter: Any? {
    didSet {
      let name = compositingFilter as? String ?? (compositingFilter as? any NamedFilter)?.name
      properties.blendMode = name.flatMap(BlendMode.init(filter:)) ?? .normal
    }
  }
  /// What is done with the layer's picture; kept, as on iOS nothing is.
  open var filters: [Any]?
  /// What is done with what is behind the layer; kept, as on iOS nothing is.
  open var backgroundFilters: [Any]?
  /// Actions for properties' changes, asked after the delegate.
  open var actions: [String: any CAAction]?

  /// A hint to Core Animation's renderer, kept and not heeded: every layer is drawn sharp.
  open var shouldRasterize = false
  /// Kept and not heeded, like `shouldRasterize`; by default 1.
  open var rasterizationScale: CGFloat = 1
  /// Kept and not heeded: drawing is synchronous.
  open var drawsAsynchronously = false
  /// Kept and not heeded: what lies behind is drawn in any case.
  open var isOpaque = false
  /// Kept and not heeded: all edges are antialiased.
  open var allowsEdgeAntialiasing = false
  /// Kept and not heeded: pictures that are shrunk are averaged over the pixels that they cover.
  open var minificationFilter = CALayerContentsFilter.linear
  /// Kept and not heeded, as it is about `trilinear` filters alone.
  open var minificationFilterBias: Float = 0

  /// The layer that this one is in; nil for a root and for a mask.
  public internal(set) final var superlayer: CALayer? {
    get { unsafe container }
    set { unsafe container = newValue }
  }
  /// Cleared before that layer goes: objects that have ever been referred to weakly are counted at half the speed.
  private nonisolated(unsafe) final unowned(unsafe) var container: CALayer?
  final var children: [CALayer] = []
  final var maskLayer: CALayer?
  final weak var maskedLayer: CALayer?

  final var layout = LayoutState()
  final var isDisplayNeeded = false
  /// Whether a new size has the content renewed; by default false.
  open var needsDisplayOnBoundsChange = false
  final var running: [RunningAnimation] = []
  final var time = MediaTiming(duration: .infinity)
  /// The turn of the clock in which the layer was made: until it is over, the layer has not been
  /// seen.
  private let firstTurn: Int
  /// The layer that this one is a copy of.
  private(set) final weak var original: CALayer?
  /// What is kept under names of the app's own.
  final var extras: [String: Any] = [:]
  /// While content is renewed at every frame, since values that it shows are animated.
  final var redrawing: MediaClock.Token?

  /// Creates a layer of no size under the current clock.
  public override init() {
    clock = MediaClock.current
    id = clock.makeLayerID()
    firstTurn = clock.turn
    super.init()
    properties.kind = Self.initialKind
  }

  deinit {
    for layer in children { unsafe layer.container = nil }
  }

  /// Makes a view the layer's delegate, which has to say so before it goes.
  package nonisolated final func belong(to view: (any CALayerDelegate)?) {
    unsafe owner = view
  }

  /// The initialiser through which views make layers of their `layerClass`, which wait for layout from the beginning: others do
  /// not, as recorded on iOS 26.1.
  public required convenience init(ofViewClass: Void) {
    self.init()
    layout.isNeeded = true
    layout.isNeededBelow = true
  }

  /// A copy of a layer's properties, without sublayers and animations.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else {
      preconditionFailure("a layer is copied from a layer, not from \(layer)")
    }
    clock = layer.clock
    id = layer.id
    firstTurn = layer.firstTurn
    super.init()
    properties = layer.properties
    name = layer.name
    extras = layer.extras
    original = layer
  }

  /// Not available: stops the program.
  public required init?(coder: NSCoder) {
    preconditionFailure("layers are created in code: there are no archives here")
  }

  /// The kind of a new layer of the class.
  class var initialKind: LayerProperties.Kind { .plain }

  // MARK: Properties that apps override

  /// The visible part of the layer in its own coordinates; the origin scrolls the sublayers.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      guard newValue != properties.bounds, isGeometry(newValue) else { return }
      let isResized = newValue.size != properties.bounds.size
      exchange(.bounds) { $0.bounds = newValue }
      if isResized && needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }
  /// The place of the anchor point, in points of the superlayer.
  open var position: CGPoint {
    get { properties.position }
    set {
      guard newValue != properties.position, isGeometry(newValue) else { return }
      exchange(.position) { $0.position = newValue }
    }
  }
  /// The smallest rectangle around the transformed bounds, in the superlayer's coordinates.
  ///
  /// Setting it sets `position` and the size of `bounds`.
  open var frame: CGRect {
    get { properties.frame }
    set {
      var target = properties
      target.frame = newValue
      position = target.position
      bounds = target.bounds
    }
  }
  /// Opacity from 0, clear, to 1, the default, applied to the layer and its sublayers as one
  /// picture.
  open var opacity: Float {
    get { Float(properties.opacity) }
    set {
      let opacity = Double(newValue)
      guard opacity != properties.opacity else { return }
      exchange(.opacity) { $0.opacity = opacity }
    }
  }
  /// Whether the layer and its sublayers are left out; by default false.
  open var isHidden: Bool {
    get { properties.isHidden }
    set {
      guard newValue != properties.isHidden else { return }
      exchange(.hidden) { $0.isHidden = newValue }
    }
  }
  /// Colour behind content and sublayers; nil, the default, for none.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set {
      guard newValue != properties.backgroundColor else { return }
      exchange(.backgroundColor) { $0.backgroundColor = newValue }
    }
  }
  /// Radius of the corners of background, border and clipping, in points; by default 0.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { change(.cornerRadius) { $0.cornerRadius = newValue } }
  }

  /// Width of the border in points; by default 0 for none.
  ///
  /// Drawn inside the bounds, above the sublayers.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { change(.borderWidth) { $0.borderWidth = newValue } }
  }
  /// Colour of the border; by default black, nil for none.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { change(.borderColor) { $0.borderColor = newValue } }
  }
  /// Whether content and sublayers are clipped to the bounds with their rounded corners.
  ///
  /// A layer that clips has no shadow.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { properties.masksToBounds = newValue }
  }
  /// The shape of the shadow; nil for that of whatever the layer shows.
  open var shadowPath: CGPath? {
    get { properties.shadowPath.map(CGPath.init) }
    set { change(.shadowPath) { $0.shadowPath = newValue?.path } }
  }
  /// Pixels of a picture per point.
  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set { change(.contentsScale) { $0.contentsScale = newValue } }
  }
  /// Transform about the anchor point; by default the identity.
  open var transform: CATransform3D {
    get { properties.transform }
    set {
      guard newValue != properties.transform else { return }
      exchange(.transform) { $0.transform = newValue }
    }
  }
  /// Number of runs of the layer's time; without meaning, as a layer lasts for ever.
  open var repeatCount: Float {
    get { Float(time.repeatCount) }
    set { setTime { $0.repeatCount = Double(newValue) } }
  }

  // MARK: Methods that apps override

  /// Adds a layer in front of all sublayers; it leaves the superlayer that it has.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Takes the layer out of its superlayer, or from the layer that it masks.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// Starts a copy of `animation`, in place of one with the same key.
  ///
  /// It begins now unless it has a begin time.
  open func add(_ animation: CAAnimation, forKey key: String?) { start(animation, forKey: key) }

  /// Takes all animations off at once; their delegates are told, with false, in the clock's next
  /// event.
  open func removeAllAnimations() { stopAllAnimations() }

  /// Whether `point`, in the layer's own coordinates, lies in its bounds.
  open func contains(_ point: CGPoint) -> Bool { properties.bounds.contains(point) }

  /// The frontmost visible layer at `point`, which is in the superlayer's coordinates; nil if there
  /// is none in this tree.
  ///
  /// Model values count.
  open func hitTest(_ point: CGPoint) -> CALayer? { frontmost(at: point) }

  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String {
    "<\(type(of: self)): 0x\(String(0x6080_0000_0000 + id * 0x20, radix: 16))>"
  }

  /// The layer that this one is a presentation of, or itself.
  public func model() -> Self { original as? Self ?? self }

  /// Remembers a value under a name of the app's own, or sets the property at that key path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath) else {
      extras[keyPath] = value
      return
    }
    guard let value = AnimatableValue(value) else { return }
    change(path.key) { $0[path] = value }
  }

  /// The model value at a key path, or the value that was kept under that name; nil if there is
  /// none.
  open func value(forKeyPath keyPath: String) -> Any? {
    guard let path = LayerKeyPath(keyPath) else { return extras[keyPath] }
    return properties[path]?.any
  }

  /// Sets the property of that name, or keeps a value under a name of the app's own.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The model value of a property, or the value that was kept under that name; nil if there is
  /// none.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Whether a change of a property renews the content; false unless a class says otherwise.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Change

  /// Changes model values under one key and runs the action that belongs to it.
  ///
  /// The action is looked up while the old value still stands, and run with the new one in place.
  final func change(_ key: LayerKey, _ body: (inout LayerProperties) -> Void) {
    var changed = properties
    body(&changed)
    guard changed != properties else { return }
    exchange(key) { $0 = changed }
  }

  /// Changes a model value as `change(_:_:)` does, where it is known to be another one.
  final func exchange(_ key: LayerKey, _ body: (inout LayerProperties) -> Void) {
    let action =
      original == nil && !clock.transactions.current.disablesActions
      ? self.action(forKey: key.rawValue) : nil
    body(&properties)
    if key == .bounds, !isLaidOutInVain { setNeedsLayout() }
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  /// The action for a change: the delegate's, then that in `actions`, then the class's, then an
  /// animation from the value on show with the transaction's duration and curve.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
    guard firstTurn != clock.turn, let path = LayerKeyPath(event) else { return nil }
    let transaction = clock.transactions.current
    guard transaction.duration > 0, let value = presentedProperties(at: clock.now)[path] else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = value
    animation.duration = transaction.duration
    animation.timingFunction = transaction.timingFunction
    return animation
  }

  /// The class's own reaction to a change of a property; nil, here, for the implicit animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Overridden by subclasses

  /// Places the sublayers; asks the delegate unless overridden.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Renews the content; asks the delegate unless overridden, or the layer draws it itself: while values that it draws are in
  /// flight, a copy with those does.
  open func display() {
    guard let own = self as? any ContentDrawing else { return delegate?.display(self) ?? () }
    guard redrawing != nil, let copy = presentation(), copy !== self,
      let presented = copy as? any ContentDrawing
    else { return own.drawContent() }
    presented.drawContent()
    properties.content = copy.properties.content
  }

  /// What is in the layer at a time of its own: its sublayers, which `sublayers` gives at any time.
  func shownSublayers(
    at time: TimeInterval, _ sublayers: (TimeInterval) -> [LayerSnapshot]
  ) -> [LayerSnapshot] { sublayers(time) }

  /// A copy with the values that are on show now, made by `init(layer:)`; the layer itself where its class, one of an app's own,
  /// has no such initialiser.
  open func presentation() -> Self? {
    guard let copy = Self.makeCopy(of: self) as? Self else { return self }
    copy.properties = presentedProperties(at: clock.now)
    for (key, value) in ownValuesInFlight { copy.extras[key] = value }
    return copy
  }

  /// A copy of a layer: lowered sources answer with one of their own class.
  open class func makeCopy(of layer: CALayer) -> CALayer { layer.makeCopy() }

  /// A layer with the values that are on show now, of the class that Core Animation itself has.
  package final var presented: CALayer {
    let copy = makeCopy()
    copy.properties = presentedProperties(at: clock.now)
    return copy
  }

  /// A layer of the class that Core Animation itself has.
  func makeCopy() -> CALayer { CALayer(layer: self) }
}
