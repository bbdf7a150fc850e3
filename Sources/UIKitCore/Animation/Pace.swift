import AnimLayers
import AnimMotion
import Foundation

/// How long an animation takes and how it gets there.
struct Pace {
  enum Form {
    case curve(TimingCurve)
    /// A spring made to settle within the duration, as of old.
    case settling(dampingRatio: Double, velocity: Double)
    /// A spring with its own constants.
    case spring(Spring)
  }

  /// Seconds.
  var duration: TimeInterval
  var form: Form
  /// Where the vertical part of positions has another pace, as with a spring whose initial velocity
  /// is a vector.
  var vertical: Form?

  init(duration: TimeInterval, form: Form, vertical: Form? = nil) {
    self.duration = duration
    self.form = form
    self.vertical = vertical
  }

  func easing(vertically: Bool = false) -> Easing {
    switch form(vertically) {
    case .curve(let curve): .curve(curve)
    case .settling(let ratio, let velocity):
      .spring(settlingSpring(ratio, velocity), duration: duration)
    case .spring(let spring): .spring(spring, duration: duration)
    }
  }

  /// An animation of a property at this pace.
  func animation(of path: LayerKeyPath) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch form(path.isVertical) {
    case .curve(let curve):
      animation = CABasicAnimation(keyPath: path.description)
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
    case .settling(let ratio, let velocity):
      animation = CASpringAnimation(path, settlingSpring(ratio, velocity))
    case .spring(let spring):
      animation = CASpringAnimation(path, spring)
    }
    animation.duration = duration
    return animation
  }

  private func form(_ isVertical: Bool) -> Form { isVertical ? vertical ?? form : form }

  private func settlingSpring(_ dampingRatio: Double, _ velocity: Double) -> Spring {
    Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
  }
}

extension CASpringAnimation {
  fileprivate convenience init(_ path: LayerKeyPath, _ spring: Spring) {
    self.init(keyPath: path.description)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    initialVelocity = spring.initialVelocity
    allowsOverdamping = spring.allowsOverdamping
  }
}

extension LayerKeyPath {
  static let positionX = LayerKeyPath(.position, "x")
  static let positionY = LayerKeyPath(.position, "y")

  var isVertical: Bool { self == .positionY }
}
