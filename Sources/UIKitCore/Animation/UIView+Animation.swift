import AnimLayers
import AnimMotion
public import Foundation

extension UIView {
  /// Animates the changes that `animations` makes to views, over `duration` seconds with an
  /// ease-in-out curve.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates the changes that `animations` makes to views, over `duration` seconds with an
  /// ease-in-out curve.
  ///
  /// `completion` is called at the end, with false if any of the animations was replaced or
  /// removed.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes that `animations` makes to views.
  ///
  /// Inside another animation's closure, duration, curve and repetition are that one's unless the
  /// options override them. Without duration and delay the changes take effect at once.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds; until then, the old values are shown.
  ///   - options: Curve, repetition, and the relation to an animation around this one.
  ///   - animations: Makes the changes, before the call returns.
  ///   - completion: Called at the end, with false if any of the animations was replaced or
  ///     removed.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      options.pace(duration: duration), delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates with a spring that comes to rest at the end of the duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds; until then, the old values are shown.
  ///   - dampingRatio: 1 does not overshoot, smaller values oscillate.
  ///   - velocity: In distances to the end value per second.
  ///   - options: Repetition, and the relation to an animation around this one.
  ///   - animations: Makes the changes, before the call returns.
  ///   - completion: Called at the end, with false if any of the animations was replaced or
  ///     removed.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      Pace(duration: duration, form: .settling(dampingRatio: dampingRatio, velocity: velocity)),
      delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates with a spring that seems to arrive after `duration` and rests when it rests.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - bounce: 0 does not overshoot, up to 1 does ever more; negative values creep.
  ///   - initialSpringVelocity: In distances to the end value per second.
  ///   - delay: Seconds; until then, the old values are shown.
  ///   - options: Repetition, and the relation to an animation around this one.
  ///   - animations: Makes the changes, before the call returns.
  ///   - completion: Called at the end, with false if any of the animations was replaced or
  ///     removed.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    animate(
      Pace(duration: spring.settlingDuration, form: .spring(spring)), delay: delay,
      options: options, animations: animations, completion: completion)
  }

  /// The seconds that UIKit's own transitions take with the system's spring.
  ///
  /// Source: published measurements of pushes and of recorded sheets up to iOS 18.
  nonisolated static let systemTransitionDuration = 0.5

  /// Animates as UIKit moves pushed controllers and sheets: with the system's spring.
  static func animateSystemTransition(
    _ animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      Pace(duration: systemTransitionDuration, form: .spring(.system)), delay: 0, options: [],
      animations: animations, completion: completion)
  }

  /// Makes changes that take effect at once, whatever animation is running.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    withoutAnimation(actionsWithoutAnimation)
  }

  static func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ViewAnimation.$isSuspended.withValue(true) {
      try ViewAnimation.$scope.withValue(.some(nil)) { try body() }
    }
  }

  /// Whether animations animate: not where they were switched off or inside
  /// `performWithoutAnimation`.
  public static var areAnimationsEnabled: Bool {
    MediaClock.current.isViewAnimationEnabled && !ViewAnimation.isSuspended
  }

  /// Switches animations on or off everywhere; without, changes take effect at once.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    MediaClock.current.isViewAnimationEnabled = enabled
  }

  /// The duration of the animation whose closure is running, or 0.
  public static var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.pace.duration ?? 0
  }

  /// Repeats the changes that `animations` makes inside an animation's closure.
  ///
  /// `count` is the number of runs; with `autoreverses` each of them goes there and back.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let current = ViewAnimation.current else { return animations() }
    let outer = current.repetition
    current.repetition = (Double(count), autoreverses)
    animations()
    current.repetition = outer
  }

  static func animate(
    _ pace: Pace, delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let (pace, options) = inherited(pace, options)
    guard areAnimationsEnabled, pace.duration > 0 || delay > 0 else {
      withoutAnimation(animations)
      if let completion { MediaClock.current.schedule(after: delay) { completion(true) } }
      return
    }
    var lasting = pace
    lasting.duration = max(pace.duration, .leastNormalMagnitude)
    let animation = ViewAnimation(lasting, delay: delay, options: options)
    if options.contains(.flushUpdates) { withoutAnimation { UIEnvironment.current.flushUpdates() } }
    animation.run {
      animations()
      if options.contains(.flushUpdates) { UIEnvironment.current.flushUpdates() }
    }
    if let completion { animation.addCompletion(completion) }
    animation.close()
  }

  /// Pace and options of an animation, with those that it takes over from the one around it.
  static func inherited(_ own: Pace, _ options: AnimationOptions) -> (Pace, AnimationOptions) {
    guard let outer = ViewAnimation.current else { return (own, options) }
    var (pace, options) = (own, options)
    if !options.contains(.overrideInheritedDuration) { pace.duration = outer.pace.duration }
    if !options.contains(.overrideInheritedCurve) {
      pace.form = outer.pace.form
      pace.vertical = outer.pace.vertical
    }
    if !options.contains(.overrideInheritedOptions) {
      options.formUnion(outer.options.intersection([.repeat, .autoreverse]))
    }
    return (pace, options)
  }
}
