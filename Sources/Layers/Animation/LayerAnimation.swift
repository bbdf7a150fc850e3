import AnimMotion
import Foundation

/// An animation as a value: what a `CAAnimation` comes to when it is added to a layer.
struct LayerAnimation: Sendable {
  /// In the layer's time, or within a group in the group's.
  var timing: MediaTiming
  var easing: Easing
  var effect: Effect

  indirect enum Effect: Sendable {
    case basic(LayerKeyPath, Ends, isAdditive: Bool, isCumulative: Bool)
    case keyframes(LayerKeyPath, Keyframes<AnimatableValue>, isAdditive: Bool, isCumulative: Bool)
    case group([LayerAnimation])
    /// From an earlier look of the whole layer to its present one.
    case transition(LayerSnapshot, LayerSnapshot.Transition.Style)
  }

  /// The given ones of start, end and difference; a missing one is the value without the animation.
  struct Ends: Hashable, Sendable {
    var from: AnimatableValue?
    var to: AnimatableValue?
    var by: AnimatableValue?
  }

  /// Sets the animated properties to their values at `time` of the layer.
  ///
  /// `properties` are the values without this animation and those after it.
  func apply(to properties: inout LayerProperties, at time: Double) {
    guard let phase = timing.phase(at: time) else { return }
    let progress = easing.progress(at: phase.fraction)
    switch effect {
    case .basic(let path, let ends, let isAdditive, let isCumulative):
      guard let base = properties[path] ?? ends.to ?? ends.from else { return }
      let (from, to) = ends.resolved(base: base, isAdditive: isAdditive)
      var value = from.interpolated(to: to, at: progress)
      if isCumulative { value = value.adding(to.repeated(phase.cycle)) }
      properties[path] = isAdditive ? base.adding(value) : value
    case .keyframes(let path, let keyframes, let isAdditive, let isCumulative):
      var value = keyframes.value(at: progress)
      if isCumulative, let last = keyframes.values.last {
        value = value.adding(last.repeated(phase.cycle))
      }
      guard let base = properties[path] else { return }
      properties[path] = isAdditive ? base.adding(value) : value
    case .group(let animations):
      let local = progress * timing.duration
      for animation in animations { animation.apply(to: &properties, at: local) }
    case .transition: break
    }
  }

  /// The earlier look that is still to be seen at `time`, and how far the new one has come.
  func transition(at time: Double) -> LayerSnapshot.Transition? {
    guard case .transition(let source, let style) = effect, let phase = timing.phase(at: time)
    else {
      return nil
    }
    let progress = easing.progress(at: phase.fraction)
    return progress >= 1
      ? nil : LayerSnapshot.Transition(from: source, style: style, progress: progress)
  }
}

extension LayerAnimation.Ends {
  /// Both ends, by the rules of `CABasicAnimation`: two of the three suffice, and what cannot be had
  /// from them is the value without the animation, or nothing if the result is added to that.
  func resolved(
    base: AnimatableValue, isAdditive: Bool
  ) -> (from: AnimatableValue, to: AnimatableValue) {
    let rest = isAdditive ? base.zero : base
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by.negated), to)
    case (let from?, nil, nil): return (from, rest)
    case (nil, let to?, nil): return (rest, to)
    case (nil, nil, let by?): return (rest, rest.adding(by))
    case (nil, nil, nil): return (rest, rest)
    }
  }
}

extension AnimatableValue {
  fileprivate var negated: AnimatableValue { zero.delta(from: self) }
}
