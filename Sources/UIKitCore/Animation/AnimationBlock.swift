import AnimLayers
import AnimMotion
public import Foundation

/// What is changed between `beginAnimations` and `commitAnimations`, and how: the way to animate before closures.
@MainActor final class AnimationBlock {
  /// Whether any block is open, in any environment.
  private(set) static var areOpen = false
  private static var openCount = 0 { didSet { areOpen = openCount > 0 } }

  let name: String?
  /// Seconds.
  var duration = 0.2
  /// Seconds.
  var delay = 0.0
  var curve = UIView.AnimationCurve.easeInOut
  var repetition: (count: Double, autoreverses: Bool) = (0, false)
  var beginsFromCurrentState = false
  weak var delegate: AnyObject?
  var didStop: Selector?

  /// The animation, made by the first change: what is said of it later makes no difference.
  private(set) lazy var animation: ViewAnimation? = {
    guard UIView.areAnimationsEnabled, duration > 0 || delay > 0 else { return nil }
    var options: UIView.AnimationOptions =
      switch curve {
      case .easeInOut: .curveEaseInOut
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .linear: .curveLinear
      }
    if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
    let animation = ViewAnimation(
      Pace(duration: max(duration, .leastNormalMagnitude), form: .curve(options.curve)),
      delay: delay, options: options)
    if repetition.count > 0 { animation.repetition = repetition }
    return animation
  }()

  init(_ name: String?) {
    self.name = name
    Self.openCount += 1
  }

  /// Has the animation end by itself, and the delegate told when it does.
  func commit() {
    Self.openCount -= 1
    let tell = { [self] (isFinished: Bool) in
      guard let delegate, let didStop else { return }
      didStop.perform(on: delegate, name, NSNumber(value: isFinished))
    }
    guard let animation else { return tell(true) }
    animation.addCompletion(tell)
    animation.close()
  }
}

/// Animations of views before closures. What is said of one counts for the changes that follow.
extension UIView {
  /// Begins an animation that the changes belong to which follow, until `commitAnimations`.
  ///
  /// - Parameters:
  ///   - animationID: A name that the delegate is told.
  ///   - context: Not passed on.
  public static func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    UIEnvironment.current.animationBlocks.append(AnimationBlock(animationID))
  }

  /// Ends what `beginAnimations` began last; the changes are animated from now on.
  public static func commitAnimations() {
    UIEnvironment.current.animationBlocks.popLast()?.commit()
  }

  private static var block: AnimationBlock? { UIEnvironment.current.animationBlocks.last }

  /// Sets the duration in seconds, 0.2 unless it is set.
  public static func setAnimationDuration(_ duration: TimeInterval) { block?.duration = duration }

  /// Sets the seconds until the animation begins.
  public static func setAnimationDelay(_ delay: TimeInterval) { block?.delay = delay }

  /// Sets the curve, `.easeInOut` unless it is set.
  public static func setAnimationCurve(_ curve: AnimationCurve) { block?.curve = curve }

  /// Sets how often the animation runs.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    block?.repetition.count = Double(repeatCount)
  }

  /// Sets whether each run goes there and back.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    block?.repetition.autoreverses = repeatAutoreverses
  }

  /// Sets whether the animation begins at what is seen, in place of where running animations end.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    block?.beginsFromCurrentState = fromCurrentState
  }

  /// Sets the object that is told of the end; held weakly.
  public static func setAnimationDelegate(_ delegate: Any?) {
    block?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets what the delegate is called by in the end, with the name and whether all ran to its end.
  public static func setAnimationDidStop(_ selector: Selector?) { block?.didStop = selector }
}
