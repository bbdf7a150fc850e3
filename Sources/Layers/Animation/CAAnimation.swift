public import Foundation
import Motion

/// What happens when a layer's property changes.
public protocol CAAction {
  /// Called after the property of `object`, a `CALayer`, has its new value.
  @MainActor func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing, and ends the search for one.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Is told when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: Whether the animation reached its end rather than being removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base of all animations: when they run and how time passes for them.
///
/// An animation is copied when it is added to a layer; later changes to it have no effect.
open class CAAnimation: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  /// 0 stands for the transaction's duration, 0.25 s unless set.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// Nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer forgets the animation at its end. If not, `fillMode` says what remains.
  open var isRemovedOnCompletion = true
  /// Held strongly, as by Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  private var extras: [String: Any] = [:]

  public override required init() { super.init() }

  /// Remembers a value under a name of the app's own, for the delegate to recognise the animation.
  public func setValue(_ value: Any?, forKey key: String) { extras[key] = value }

  public func value(forKey key: String) -> Any? { extras[key] }

  open override func copy() -> Any { duplicate() }

  func duplicate() -> Self {
    let copy = Self()
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.delegate = delegate
    copy.extras = extras
    copyEffect(to: copy)
    return copy
  }

  /// Copies what a subclass adds.
  func copyEffect(to copy: CAAnimation) {}

  /// What the animation does to a layer, if anything.
  @MainActor func effect(on layer: CALayer) -> LayerAnimation.Effect? { nil }

  /// How the animation paces a run of `duration` seconds.
  func easing(duration: Double) -> Easing { .curve(timingFunction?.curve ?? .linear) }

  /// The animation as a value, to run within a parent that lasts `parentDuration` seconds.
  @MainActor func resolved(on layer: CALayer, parentDuration: Double) -> LayerAnimation? {
    guard let effect = effect(on: layer) else { return nil }
    let timing = MediaTiming(
      beginTime: beginTime, duration: duration > 0 ? duration : parentDuration,
      speed: Double(speed), timeOffset: timeOffset,
      repeatCount: repeatCount > 0 ? Double(repeatCount) : 1, repeatDuration: repeatDuration,
      autoreverses: autoreverses, fillMode: fillMode.mode)
    return LayerAnimation(
      timing: timing, easing: easing(duration: timing.duration), effect: effect)
  }
}

extension CAAnimation: CAAction {
  @MainActor public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard let layer = anObject as? CALayer else {
      preconditionFailure("an animation acts on layers, not on \(anObject)")
    }
    layer.add(self, forKey: event)
  }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether the value is added to the property's own value instead of replacing it.
  open var isAdditive = false
  /// Whether each repeat starts where the one before ended.
  open var isCumulative = false

  public required init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyEffect(to copy: CAAnimation) {
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
  }

  var layerKeyPath: LayerKeyPath? { keyPath.flatMap { LayerKeyPath($0) } }
}

/// From one value to another.
///
/// Of `fromValue`, `toValue` and `byValue` any two suffice; what is missing is the property's value
/// without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func copyEffect(to copy: CAAnimation) {
    super.copyEffect(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  @MainActor override func effect(on layer: CALayer) -> LayerAnimation.Effect? {
    guard let path = layerKeyPath else { return nil }
    let ends = LayerAnimation.Ends(
      from: AnimatableValue(fromValue), to: AnimatableValue(toValue), by: AnimatableValue(byValue))
    return .basic(path, ends, isAdditive: isAdditive, isCumulative: isCumulative)
  }
}

/// From one value to another as a spring would pull it.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In distances to the end value per second.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring with a damping ratio above 1 creeps; else it is critically damped.
  open var allowsOverdamping = false

  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    allowsOverdamping = true
    duration = spring.settlingDuration
  }

  /// The time at which the spring is at rest, in seconds; not the duration unless it is made so.
  public var settlingDuration: CFTimeInterval { spring.settlingDuration / Double(speed) }

  var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  override func easing(duration: Double) -> Easing { .spring(spring, duration: duration) }

  override func copyEffect(to copy: CAAnimation) {
    super.copyEffect(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }
}
