import AnimLayers
import AnimMotion
import Foundation

/// One change under the control of a property animator.
@MainActor struct AnimatorTrack {
  let layer: CALayer
  let path: LayerKeyPath
  let key: String
  private let change: ViewChange
  /// The fraction of the animator's time after which the change begins, and the curve of that time.
  private let delay: Double
  private let easing: Easing

  init(_ change: ViewChange, delay: Double, easing: Easing) {
    layer = change.layer
    path = change.path
    self.change = change
    self.delay = delay
    self.easing = easing
    let animation = CABasicAnimation(keyPath: change.path.description)
    let name = change.configure(animation, fromPresentation: false, isRepeating: false)
    // A name of its own, which no other animation replaces.
    key = layer.freeKey("animator.\(name)")
    animation.isRemovedOnCompletion = false
    animation.duration = 1
    animation.speed = 0
    animation.fillMode = .both
    layer.add(animation, forKey: key)
  }

  /// Shows the beginning of `way`, and no more.
  func hold(_ way: Easing) {
    layer.retime(
      animationForKey: key,
      timing: MediaTiming(duration: 1, speed: 0, fillMode: .both), easing: own(way))
  }

  /// Goes `way` in `duration` seconds from `begin`, a time of the clock.
  func go(_ way: Easing, begin: TimeInterval, duration: TimeInterval) {
    layer.retime(
      animationForKey: key,
      timing: MediaTiming(
        beginTime: layer.convertTime(begin, from: nil), duration: duration, fillMode: .both),
      easing: own(way))
  }

  /// The pace of the change while the animator goes `way`.
  private func own(_ way: Easing) -> Easing {
    delay > 0 ? .late(way, base: easing, delay: delay) : way
  }

  /// The value on show.
  func shownValue() -> AnimatableValue? {
    layer.presentedProperties(at: layer.clock.now)[path]
  }

  func setModel(_ position: UIViewAnimatingPosition) {
    switch position {
    case .end: setModel(change.to)
    case .start: setModel(change.from)
    case .current: break
    }
  }

  func setModel(_ value: AnimatableValue) {
    UIView.withoutAnimation { layer.setValue(value, forKeyPath: path.description) }
  }
}
