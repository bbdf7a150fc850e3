public import AnimGeometry
import AnimMotion
public import Foundation

/// The kind of a pace: a named curve, a curve of two control points, a spring, or both.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// The pace of a property animator.
public protocol UITimingCurveProvider {
  /// The kind of the pace; not heeded.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, heeded if there is no spring; nil for none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The named curve, or ease-in-out for one that has no name.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: fractions of time and of the way.
  public let controlPoint1: CGPoint
  /// The second control point: fractions of time and of the way.
  public let controlPoint2: CGPoint
  /// `cubic` for a curve given by control points, else `builtin`.
  public let timingCurveType: UITimingCurveType

  /// Creates the curve of implicit Core Animation actions.
  public convenience override init() { self.init(.default, .easeInOut, .builtin) }

  /// Creates a named curve.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve.curve, curve, .builtin)
  }

  /// Creates a curve from (0, 0) to (1, 1) by two control points, whose x is time and y the way.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init(TimingCurve(point1.x, point1.y, point2.x, point2.y), .easeInOut, .cubic)
  }

  private init(_ curve: TimingCurve, _ named: UIView.AnimationCurve, _ type: UITimingCurveType) {
    animationCurve = named
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    timingCurveType = type
    super.init()
  }

  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: a curve is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve {
    TimingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }
}

/// A spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// In distances to the end value per second; `dy` is heeded for vertical positions only.
  public let initialVelocity: CGVector
  private let form: Form

  private enum Form: Sendable {
    /// Fitted to the animator's duration.
    case ratio(Double)
    /// Takes as long as it takes.
    case spring(Spring)
  }

  /// Creates the spring that moves sheets, pushed controllers and the keyboard; it takes half a
  /// second or so.
  public convenience override init() { self.init(.spring(.system), .zero) }

  /// Creates a spring that starts from rest and comes to rest at the end of the animator's
  /// duration.
  ///
  /// A ratio of 1 does not overshoot, smaller ones oscillate.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that comes to rest at the end of the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// Creates a spring with constants of its own; the animator's duration is ignored.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.spring(Spring(mass: mass, stiffness: stiffness, damping: damping)), velocity)
  }

  /// Creates a spring that seems to arrive after `duration` seconds; the animator's duration is
  /// ignored.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(.spring(Spring(perceptualDuration: duration, bounce: bounce)), velocity)
  }

  private init(_ form: Form, _ velocity: CGVector) {
    self.form = form
    initialVelocity = velocity
    super.init()
  }

  /// `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil: a spring is no curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  func pace(duration: TimeInterval) -> Pace {
    func form(_ velocity: CGFloat) -> Pace.Form {
      switch self.form {
      case .ratio(let ratio): return .settling(dampingRatio: ratio, velocity: velocity)
      case .spring(var spring):
        spring.initialVelocity = velocity
        return .spring(spring)
      }
    }
    func length(_ form: Pace.Form) -> TimeInterval {
      if case .spring(let spring) = form { spring.settlingDuration } else { duration }
    }
    let horizontal = form(initialVelocity.dx)
    guard initialVelocity.dy != initialVelocity.dx else {
      return Pace(duration: length(horizontal), form: horizontal)
    }
    let vertical = form(initialVelocity.dy)
    return Pace(
      duration: max(length(horizontal), length(vertical)), form: horizontal, vertical: vertical)
  }
}

extension UITimingCurveProvider {
  /// The pace over `duration` seconds, which some springs ignore.
  func pace(duration: TimeInterval) -> Pace {
    if let spring = springTimingParameters { return spring.pace(duration: duration) }
    let curve = cubicTimingParameters?.curve ?? .easeInOut
    return Pace(duration: duration, form: .curve(curve))
  }
}
