import AnimScenarioFormat
import Foundation
import UIKitCore

extension UIView {
  /// Animates with the timing that a scenario describes.
  static func animate(
    _ timing: Timing, duration: Double, delay: Double = 0, _ changes: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    switch timing {
    case .curve(let curve):
      animate(
        withDuration: duration, delay: delay, options: .init(curve), animations: changes,
        completion: completion)
    case .spring(let spring):
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: spring.dampingRatio,
        initialSpringVelocity: spring.initialVelocity, animations: changes,
        completion: completion)
    case .cubic(let x1, let y1, let x2, let y2):
      let animator = UIViewPropertyAnimator(
        duration: duration,
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2)))
      animator.addAnimations(changes)
      animator.addCompletion { _ in completion(true) }
      animator.startAnimation(afterDelay: delay)
    }
  }
}

extension UIView.AnimationOptions {
  init(_ curve: Timing.Curve) {
    switch curve {
    case .easeInOut: self = .curveEaseInOut
    case .easeIn: self = .curveEaseIn
    case .easeOut: self = .curveEaseOut
    case .linear: self = .curveLinear
    }
  }
}
