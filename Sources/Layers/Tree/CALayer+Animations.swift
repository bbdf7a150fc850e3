import AnimCauses
package import AnimMotion
import Foundation

/// An animation that a layer has.
struct RunningAnimation {
  let key: String
  let object: CAAnimation
  var value: LayerAnimation
  /// The event at which the layer looks whether the animation has ended.
  var end: MediaClock.Token?
  let groups: [CompletionGroup]

  @MainActor func tellOfEnd(finished: Bool) {
    object.delegate?.animationDidStop(object, finished: finished)
    for group in groups { group.leave() }
  }
}

extension CALayer {
  /// Starts a copy of `animation`, in place of one with the same key.
  final func start(_ animation: CAAnimation, forKey key: String?) {
    let transaction = clock.transactions.current
    guard var value = animation.resolved(on: self, parentDuration: transaction.duration) else {
      return
    }
    let name = key ?? "animation-\(clock.makeAnimationNumber())"
    removeAnimation(forKey: name)
    if value.timing.beginTime == 0 { value.timing.beginTime = localTime(at: clock.now) }
    clock.causes?.note(.animation(view: id, key: name, duration: value.timing.duration))
    let groups = clock.transactions.completions
    for group in groups { group.enter() }
    running.append(
      RunningAnimation(
        key: name, object: animation.duplicate(), value: value, end: nil, groups: groups))
    if animation.delegate != nil {
      let object = running[running.count - 1].object
      clock.schedule(at: globalTime(at: value.timing.beginTime)) {
        guard self.running.contains(where: { $0.object === object }) else { return }
        object.delegate?.animationDidStart(object)
      }
    }
    scheduleEnd(ofAnimationAt: running.count - 1)
    if !value.ownKeys.isEmpty { drawInFlight() }
  }

  /// The layer's animation with that key, as it was added.
  public final func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.object
  }

  /// In the order in which they were added; nil if there are none.
  public final func animationKeys() -> [String]? {
    running.isEmpty ? nil : running.map(\.key)
  }

  /// Takes an animation off at once; its delegate is told, with false, in the clock's next event.
  public final func removeAnimation(forKey key: String) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    abandon(running.remove(at: index))
  }

  /// Takes all animations off at once.
  final func stopAllAnimations() {
    let stopped = running
    running = []
    for animation in stopped { abandon(animation) }
  }

  /// Gives a running animation another time and pace without starting it anew.
  package final func retime(animationForKey key: String, timing: MediaTiming, easing: Easing) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    running[index].value.timing = timing
    running[index].value.easing = easing
    scheduleEnd(ofAnimationAt: index)
  }

  /// Gives a running animation another time at the pace that it has.
  package final func retime(animationForKey key: String, timing: MediaTiming) {
    guard let animation = running.first(where: { $0.key == key }) else { return }
    retime(animationForKey: key, timing: timing, easing: animation.value.easing)
  }

  /// The time of a running animation within the layer's; nil if there is none of that key.
  package final func timing(ofAnimationForKey key: String) -> MediaTiming? {
    running.first { $0.key == key }?.value.timing
  }

  /// Tells of an animation that was removed, once the code that removed it is done.
  private func abandon(_ animation: RunningAnimation) {
    if let token = animation.end { clock.cancel(token) }
    guard animation.object.delegate != nil || !animation.groups.isEmpty else { return }
    clock.schedule(after: 0) { animation.tellOfEnd(finished: false) }
  }

  // The clock holds the layer until the animation has ended: that it does end does not depend on who
  // else remembers the layer.
  private func scheduleEnd(ofAnimationAt index: Int) {
    if let token = running[index].end { clock.cancel(token) }
    running[index].end = nil
    let key = running[index].key
    let end = globalTime(at: running[index].value.timing.endTime)
    guard end.isFinite else { return }
    running[index].end = clock.schedule(at: end) { self.endAnimation(forKey: key) }
  }

  private func endAnimation(forKey key: String) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    // A layer whose time was changed meanwhile may be behind what was expected.
    let remaining = running[index].value.timing.endTime - localTime(at: clock.now)
    guard remaining < 1e-9 else { return scheduleEnd(ofAnimationAt: index) }
    running[index].end = nil
    let animation = running[index]
    if animation.object.isRemovedOnCompletion { running.remove(at: index) }
    animation.tellOfEnd(finished: true)
  }

  fileprivate func timeDidChange() {
    for index in running.indices { scheduleEnd(ofAnimationAt: index) }
    for layer in children { layer.timeDidChange() }
  }
}

// MARK: Time

extension CALayer: @MainActor CAMediaTiming {
  /// Seconds of the superlayer's time at which the layer's own begins; by default 0.
  public final var beginTime: CFTimeInterval {
    get { time.beginTime }
    set { setTime { $0.beginTime = newValue } }
  }
  /// Layers last for ever.
  public final var duration: CFTimeInterval {
    get { time.duration }
    set { setTime { $0.duration = newValue } }
  }
  /// 0 stops all animations of the layer and its sublayers.
  public final var speed: Float {
    get { Float(time.speed) }
    set { setTime { $0.speed = Double(newValue) } }
  }
  /// Seconds of the layer's own time at its begin; by default 0.
  public final var timeOffset: CFTimeInterval {
    get { time.timeOffset }
    set { setTime { $0.timeOffset = newValue } }
  }
  /// Seconds for which the layer's time repeats; without meaning, as a layer lasts for ever.
  public final var repeatDuration: CFTimeInterval {
    get { time.repeatDuration }
    set { setTime { $0.repeatDuration = newValue } }
  }
  /// Whether the layer's time goes back as well; without meaning, as a layer lasts for ever.
  public final var autoreverses: Bool {
    get { time.autoreverses }
    set { setTime { $0.autoreverses = newValue } }
  }
  /// The sides of its time on which the layer shows; without meaning, as it always does.
  public final var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(time.fillMode) }
    set { setTime { $0.fillMode = newValue.mode } }
  }

  final func setTime(_ body: (inout MediaTiming) -> Void) {
    body(&time)
    timeDidChange()
  }

  /// A time of `layer`, or of the clock for nil, in this layer's time.
  public final func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(at: layer?.globalTime(at: time) ?? time)
  }

  /// A time of this layer in that of `layer`, or of the clock for nil.
  public final func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let time = globalTime(at: time)
    return layer?.localTime(at: time) ?? time
  }

  /// The clock's time in this layer's time.
  final func localTime(at global: TimeInterval) -> TimeInterval {
    let parent = (superlayer ?? maskedLayer)?.localTime(at: global) ?? global
    return time.localTime(at: parent)
  }

  /// When the clock shows what is `local` in this layer's time; infinite if it never does.
  final func globalTime(at local: TimeInterval) -> TimeInterval {
    guard time.speed > 0 else { return .infinity }
    let parent = time.beginTime + (local - time.timeOffset) / time.speed
    return (superlayer ?? maskedLayer)?.globalTime(at: parent) ?? parent
  }
}
