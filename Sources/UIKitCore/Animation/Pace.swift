import Foundation
import Layers
import Motion

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

  /// A copy of what CASpringAnimation or CABasicAnimation needs to have this pace.
  func easing(vertically: Bool = false) -> Easing {
    switch vertically ? vertical ?? form : form {
    case .curve(let curve): .curve(curve)
    case .settling(let ratio, let velocity):
      .spring(
        Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity),
        duration: duration)
    case .spring(let spring): .spring(spring, duration: duration)
    }
  }

  /// An animation of a property at this pace.
  @MainActor func animation(of path: LayerKeyPath) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch easing(vertically: path.isVertical) {
    case .spring(let spring, _):
      let springy = CASpringAnimation(keyPath: path.description)
      springy.mass = spring.mass
      springy.stiffness = spring.stiffness
      springy.damping = spring.damping
      springy.initialVelocity = spring.initialVelocity
      springy.allowsOverdamping = spring.allowsOverdamping
      animation = springy
    case .curve(let curve):
      animation = CABasicAnimation(keyPath: path.description)
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
    case .cosine, .rest, .remainder, .reversed, .late:
      preconditionFailure("a pace is a curve or a spring")
    }
    animation.duration = duration
    return animation
  }
}

extension LayerKeyPath {
  static let positionX = LayerKeyPath(.position, "x")
  static let positionY = LayerKeyPath(.position, "y")

  var isVertical: Bool { self == .positionY }
}
