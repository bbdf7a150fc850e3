import AnimLayers
import AnimMotion
public import Foundation

extension UIView {
  /// Animates changes that begin and end within the whole, each given by `addKeyframe` in fractions
  /// of the duration.
  ///
  /// The whole runs with an ease-in-out curve, whatever the calculation mode, unless the curve bits
  /// of the options say otherwise: UIKit's often surprising default.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue)
    let (pace, inherited) = inherited(
      Pace(duration: duration, form: .curve(plain.curve)), plain)
    guard areAnimationsEnabled, pace.duration > 0 else {
      withoutAnimation(animations)
      if let completion { MediaClock.current.schedule(after: delay) { completion(true) } }
      return
    }
    let recorder = KeyframeRecorder()
    let whole = ViewAnimation(pace, delay: delay, options: inherited)
    recorder.whole = whole
    ViewAnimation(pace, options: inherited, recorder: recorder).run(animations)
    recorder.start(mode: options.mode)
    if let completion { whole.addCompletion(completion) }
    whole.close()
  }

  /// Within the closure of `animateKeyframes`: changes that take a part of the duration.
  ///
  /// Start and duration are fractions of the whole, from 0 to 1; what goes beyond the end is cut
  /// off. Elsewhere the changes are made as if the call were not around them.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: () -> Void
  ) {
    guard let recorder = KeyframeRecorder.current else { return animations() }
    let outer = recorder.span
    recorder.span = (start, min(start + duration, 1))
    animations()
    recorder.span = outer
  }
}

/// Collects what the keyframes of one animation change.
@MainActor private final class KeyframeRecorder: ChangeRecorder {
  /// The part of the duration to which changes belong.
  var span = (start: 0.0, end: 1.0)
  var whole: ViewAnimation?
  private var tracks: [Track] = []

  private struct Track {
    let layer: CALayer
    let path: LayerKeyPath
    var steps: [(start: Double, end: Double, from: AnimatableValue, to: AnimatableValue)]
  }

  static var current: KeyframeRecorder? {
    ViewAnimation.current?.recorder as? KeyframeRecorder
  }

  func record(_ change: ViewChange, in animation: ViewAnimation) {
    let step = (span.start, span.end, change.from, change.to)
    let known = tracks.firstIndex { $0.layer === change.layer && $0.path == change.path }
    if let known {
      tracks[known].steps.append(step)
    } else {
      tracks.append(Track(layer: change.layer, path: change.path, steps: [step]))
    }
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { whole?.addCompletion(completion) }

  /// Adds one animation for each property; between its keyframes it rests.
  func start(mode: CAAnimationCalculationMode) {
    guard let whole else { return }
    for track in tracks {
      let steps = track.steps.sorted { $0.start < $1.start }
      guard let first = track.steps.first else { continue }
      var times = [0.0]
      var values = [first.from]
      func add(_ time: Double, _ value: AnimatableValue) {
        times.append(max(time, times[times.count - 1]))
        values.append(value)
      }
      for step in steps {
        if step.start > times[times.count - 1] { add(step.start, values[values.count - 1]) }
        add(step.end, step.to)
      }
      if times[times.count - 1] < 1 { add(1, values[values.count - 1]) }
      let animation = CAKeyframeAnimation(keyPath: track.path.description)
      animation.values = values
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.calculationMode = mode
      animation.duration = whole.pace.duration
      if case .curve(let curve) = whole.pace.form {
        animation.timingFunction = CAMediaTimingFunction(curve: curve)
      }
      if let repetition = whole.options.repetition {
        animation.repeatCount = Float(repetition.count)
        animation.autoreverses = repetition.autoreverses
      }
      whole.start(animation, on: track.layer, forKey: track.path.description)
    }
  }
}

extension UIView.KeyframeAnimationOptions {
  fileprivate var mode: CAAnimationCalculationMode {
    switch rawValue >> 10 & 0xf {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}
