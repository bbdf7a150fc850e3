import AnimLayers
import AnimMotion
import Foundation

/// Animations of views that are led to and fro in time, and then go on to their end or back to their beginning.
///
/// A transition that fingers drive is made of them. As where a layer's time is set, the share that is told is one of the
/// time, which the animations' curves make progress of.
@MainActor final class ScrubbedAnimations {
  /// Those that lead what is animated while the closure of `collect` runs.
  @TaskLocal static var current: ScrubbedAnimations?

  /// Seconds that all of it takes.
  let duration: TimeInterval
  /// The second that is shown.
  private var position = 0.0
  private var tracks: [Track] = []
  private var changes: [ViewChange] = []
  private var animators: [UIViewPropertyAnimator] = []

  /// An animation of a layer.
  private struct Track {
    let layer: CALayer
    let key: String
    /// Its time, as if all had begun at 0.
    let timing: MediaTiming

    /// Stands still at a second.
    @MainActor func hold(at position: TimeInterval) {
      move(from: position, speed: 0)
    }

    /// Goes on from a second at a speed, which is negative on the way back.
    @MainActor func move(from position: TimeInterval, speed: Double) {
      var timing = timing
      timing.timeOffset = position - timing.beginTime
      timing.beginTime = layer.convertTime(layer.clock.now, from: nil)
      timing.speed = speed
      layer.retime(animationForKey: key, timing: timing)
    }
  }

  init(duration: TimeInterval) { self.duration = duration }

  /// Runs a closure whose animations are led from here.
  func collect(_ body: () -> Void) { Self.$current.withValue(self) { body() } }

  /// Takes over an animation that has just begun.
  func take(animationForKey key: String, of layer: CALayer) {
    guard var timing = layer.timing(ofAnimationForKey: key) else { return }
    timing.beginTime -= layer.convertTime(layer.clock.now, from: nil)
    let track = Track(layer: layer, key: key, timing: timing)
    tracks.append(track)
    track.hold(at: position)
  }

  /// Takes over an animator in place of its start.
  func take(_ animator: UIViewPropertyAnimator) {
    animators.append(animator)
    animator.fractionComplete = fraction(of: animator)
  }

  /// Notes a change, to be taken back if all is given up.
  func note(_ change: ViewChange) { changes.append(change) }

  /// Shows a share of the time, from 0 to 1.
  func update(_ share: Double) {
    position = share * duration
    for track in tracks { track.hold(at: position) }
    for animator in animators { animator.fractionComplete = fraction(of: animator) }
  }

  /// Lets time lead on to the end, where completions are called.
  func finish(speed: Double) {
    for track in tracks { track.move(from: position, speed: speed) }
    for animator in animators { animator.startAnimation(afterDelay: rest(before: animator)) }
  }

  /// Lets time lead back to the beginning, where all changes are taken back and completions are called.
  func cancel(speed: Double) {
    for track in tracks { track.move(from: position, speed: -speed) }
    for animator in animators {
      animator.isReversed = true
      animator.startAnimation()
    }
    MediaClock.current.schedule(after: position / speed) { self.takeBack() }
  }

  private func takeBack() {
    UIView.withoutAnimation {
      for change in changes.reversed() {
        change.layer.setValue(change.from, forKeyPath: change.path.description)
      }
    }
    for track in tracks { track.layer.removeAnimation(forKey: track.key) }
    (tracks, changes, animators) = ([], [], [])
  }

  private func fraction(of animator: UIViewPropertyAnimator) -> CGFloat {
    guard animator.duration > 0 else { return 1 }
    return min(max(0, (position - animator.delay) / animator.duration), 1)
  }

  private func rest(before animator: UIViewPropertyAnimator) -> TimeInterval {
    max(0, animator.delay - position)
  }
}
