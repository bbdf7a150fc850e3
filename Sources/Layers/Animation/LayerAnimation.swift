import AnimMotion
import Foundation

/// An animation as a value: what a `CAAnimation` comes to when it is added to a layer.
struct LayerAnimation: Sendable {
  /// In the layer's time, or within a group in the group's.
  var timing: MediaTiming
  var easing: Easing
  var effect: Effect

  indirect enum Effect: Sendable {
    case change(LayerKeyPath, Change)
    /// Of a property that a class of an app's adds.
    case ownChange(String, Change)
    case group([LayerAnimation])
    /// From an earlier look of the whole layer to its present one.
    case transition(LayerSnapshot, LayerSnapshot.Transition.Style)
  }

  /// What becomes of one property.
  struct Change: Sendable {
    enum Course: Sendable {
      case ends(Ends)
      case keyframes(Keyframes<AnimatableValue>)
    }

    var course: Course
    var isAdditive: Bool
    var isCumulative: Bool

    /// The value in flight.
    ///
    /// - Parameters:
    ///   - base: The value without the animation; nil where the layer has none.
    ///   - progress: How far the present run has come.
    ///   - cycle: The number of runs before it.
    /// - Returns: The value; nil where there is nothing to begin with.
    func value(from base: AnimatableValue?, progress: Double, cycle: Int) -> AnimatableValue? {
      switch course {
      case .ends(let ends):
        guard let base = base ?? ends.to ?? ends.from else { return nil }
        let (from, to) = ends.resolved(base: base, isAdditive: isAdditive)
        var value = from.interpolated(to: to, at: progress)
        if isCumulative { value = value.adding(to.repeated(cycle)) }
        return isAdditive ? base.adding(value) : value
      case .keyframes(let keyframes):
        guard let base else { return nil }
        var value = keyframes.value(at: progress)
        if isCumulative, let last = keyframes.values.last {
          value = value.adding(last.repeated(cycle))
        }
        return isAdditive ? base.adding(value) : value
      }
    }

    /// The first value that is named; nil for none.
    fileprivate var first: AnimatableValue? {
      switch course {
      case .ends(let ends): ends.from ?? ends.to ?? ends.by?.zero
      case .keyframes(let keyframes): keyframes.values.first
      }
    }
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
    case .change(let path, let change):
      let value = change.value(from: properties[path], progress: progress, cycle: phase.cycle)
      if let value { properties[path] = value }
    case .group(let animations):
      let local = progress * timing.duration
      for animation in animations { animation.apply(to: &properties, at: local) }
    case .ownChange, .transition: break
    }
  }

  /// The properties that classes of an app's add and that the animation changes.
  var ownKeys: [String] {
    switch effect {
    case .ownChange(let key, _): [key]
    case .group(let animations): animations.flatMap(\.ownKeys)
    case .change, .transition: []
    }
  }

  /// Sets such properties to their values at `time` of the layer, as `apply(to:at:)` does with the others.
  func apply(to values: inout [String: AnimatableValue], at time: Double) {
    guard let phase = timing.phase(at: time) else { return }
    let progress = easing.progress(at: phase.fraction)
    switch effect {
    case .ownChange(let key, let change):
      values[key] = change.value(
        from: values[key] ?? change.first, progress: progress, cycle: phase.cycle)
    case .group(let animations):
      let local = progress * timing.duration
      for animation in animations { animation.apply(to: &values, at: local) }
    case .change, .transition: break
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
