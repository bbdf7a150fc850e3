import AnimMotion
public import Foundation

/// A reaction to a change of a layer's property.
public protocol CAAction {
  /// Called after the property of `object`, a `CALayer`, has its new value.
  @MainActor func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing, and ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// An object that is told when an animation begins and ends; both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Told when the animation begins, after its delay; not if it was removed before.
  func animationDidStart(_ anim: CAAnimation)
  /// Told when the animation has ended, or has been removed, which `flag` tells apart: true for the
  /// end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Default: does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Default: does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base of all animations: when they run and how time passes for them.
///
/// An animation is copied when it is added to a layer; later changes to it have no effect.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Seconds of the layer's or group's time at which the animation begins; 0, the default, for now.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of one run; 0, the default, for the transaction's duration, 0.25 s unless set.
  open var duration: CFTimeInterval = 0
  /// Seconds of the animation per second of the layer; by default 1.
  open var speed: Float = 1
  /// Seconds into the run at which it begins; by default 0.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs, also a fraction or infinite; 0, the default, for one.
  open var repeatCount: Float = 0
  /// Seconds for which runs follow each other, in place of a count; 0, the default, for none.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run goes back as well; by default false.
  open var autoreverses = false
  /// The sides of its time on which the animation still shows; by default none.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The curve of the animation's progress over a run; nil, the default, is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer forgets the animation at its end; by default true.
  ///
  /// If not, `fillMode` says what remains.
  open var isRemovedOnCompletion = true
  /// The object that is told of beginning and end; held strongly, as by Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  private var extras: [String: Any] = [:]

  /// Creates an animation that lasts as long as the transaction says.
  public override required init() { super.init() }

  /// Remembers a value under a name of the app's own, for the delegate to recognise the animation.
  public func setValue(_ value: Any?, forKey key: String) { extras[key] = value }

  /// The value that was kept under a name; nil if there is none.
  public func value(forKey key: String) -> Any? { extras[key] }

  /// A copy of the dynamic class with all that this module stores.
  open override func copy() -> Any { duplicate() }

  /// Adds a copy of the animation to the layer under the property's name.
  @MainActor open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard let layer = anObject as? CALayer else {
      preconditionFailure("an animation acts on layers, not on \(anObject)")
    }
    layer.add(self, forKey: event)
  }

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

  /// The animation's effect on a layer; nil for none.
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

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// Name of the property, or of a part of it as `position.x`, or of one that the app's class adds; nil animates nothing.
  open var keyPath: String?
  /// Whether the value is added to the property's own value instead of replacing it; by default
  /// false.
  open var isAdditive = false
  /// Whether each repeat starts where the one before ended; by default false.
  open var isCumulative = false

  /// What makes the layer's transform of the animation's values, for `transform` as the property; nil, the default, where the values
  /// are transforms.
  open var valueFunction: CAValueFunction?

  /// Creates an animation without a property.
  public required init() { super.init() }

  /// Creates an animation of a property, by its name.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyEffect(to copy: CAAnimation) {
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  /// The effect of a course of the property's values; nil without a property.
  final func change(_ course: LayerAnimation.Change.Course) -> LayerAnimation.Effect? {
    guard let keyPath else { return nil }
    let change = LayerAnimation.Change(
      course: course, isAdditive: isAdditive, isCumulative: isCumulative)
    guard let path = LayerKeyPath(keyPath) else { return .ownChange(keyPath, change) }
    return .change(valueFunction?.path(from: path) ?? path, change)
  }
}

/// Makes a transform of one number, such as an angle.
public final class CAValueFunction: NSObject, Sendable {
  /// The name of the function, which says what it makes of the number.
  public let name: CAValueFunctionName

  /// The function of a name; nil for names that are not known.
  public init?(name: CAValueFunctionName) {
    guard Self.parts[name] != nil else { return nil }
    self.name = name
  }

  /// The part of a transform that the function's number is.
  func path(from path: LayerKeyPath) -> LayerKeyPath? {
    guard path.components.isEmpty, path.key == .transform || path.key == .sublayerTransform,
      let (kind, axis) = Self.parts[name]
    else { return nil }
    return LayerKeyPath(path.key, kind, axis)
  }

  private static let parts: [CAValueFunctionName: (String, String)] = [
    .rotateX: ("rotation", "x"), .rotateY: ("rotation", "y"), .rotateZ: ("rotation", "z"),
    .scaleX: ("scale", "x"), .scaleY: ("scale", "y"), .scaleZ: ("scale", "z"),
    .translateX: ("translation", "x"), .translateY: ("translation", "y"),
    .translateZ: ("translation", "z"),
  ]
}

/// What a function of values makes.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String
  /// A function by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A turn about the x axis, of an angle in radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A turn about the y axis, of an angle in radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A turn about the z axis, of an angle in radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale along the x axis, of a factor.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale along the y axis, of a factor.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale along the z axis, of a factor.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A move along the x axis, of points.
  public static let translateX = Self(rawValue: "translateX")
  /// A move along the y axis, of points.
  public static let translateY = Self(rawValue: "translateY")
  /// A move along the z axis, of points.
  public static let translateZ = Self(rawValue: "translateZ")
}

/// An animation of one property from one value to another.
///
/// Of `fromValue`, `toValue` and `byValue` any two suffice; what is missing is the property's value
/// without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between end and beginning.
  open var byValue: Any?

  override func copyEffect(to copy: CAAnimation) {
    super.copyEffect(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  @MainActor override func effect(on layer: CALayer) -> LayerAnimation.Effect? {
    let ends = LayerAnimation.Ends(
      from: AnimatableValue(fromValue), to: AnimatableValue(toValue), by: AnimatableValue(byValue))
    return change(.ends(ends))
  }
}

/// An animation of one property from one value to another, as a spring would pull it.
open class CASpringAnimation: CABasicAnimation {
  /// Mass at the end of the spring; by default 1.
  open var mass: CGFloat = 1
  /// Force of the spring per distance; by default 100.
  open var stiffness: CGFloat = 100
  /// Force against the movement per velocity; by default 10.
  open var damping: CGFloat = 10
  /// Velocity at the beginning, in distances to the end value per second; by default 0.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring with a damping ratio above 1 creeps; else, the default, it is critically
  /// damped.
  open var allowsOverdamping = false

  /// Creates a spring that seems to arrive after some seconds, and lasts until it rests.
  ///
  /// A bounce of 0 does not overshoot, up to 1 does ever more; negative values creep.
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
