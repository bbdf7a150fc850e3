/// Turns tracks into attributes and keyframes.
struct Animator {
  let timeline: Timeline

  /// What is written of a track: what it always is, or its keyframes.
  enum Course {
    case constant([Double])
    case changing(Keyframes, first: [Double])
  }

  /// The course of values.
  ///
  /// - Parameters:
  ///   - track: The values.
  ///   - tolerance: How far each may deviate.
  ///   - digits: The decimals of each.
  ///   - isJoint: Whether the squares of deviations are added.
  ///   - write: Properties with the values that they have.
  /// - Returns: The values that they always have, or keyframes.
  func course(
    _ track: Track, tolerance: [Double], digits: [Int], isJoint: Bool = true,
    write: ([Double]) -> [(String, Value)]
  ) -> Course {
    if let constant = track.constant(within: tolerance) { return .constant(constant) }
    let keys = KeyframeFitter(
      timeline, tolerance: tolerance, digits: digits, isJoint: isJoint
    ).keys(of: track)
    if let first = keys.first, keys.allSatisfy({ $0.values == first.values }) {
      return .constant(first.values)
    }
    return .changing(
      Keyframes(
        keys: keys.map { key in
          Keyframes.Key(
            time: key.time,
            values: write(key.values).map { SVGElement.Attribute(name: $0.0, value: $0.1) },
            easing: key.easing.css)
        }), first: track.values[0])
  }

  /// Keyframes that show something in certain frames only; nil if these are all.
  func visibility(in frames: [Int]) -> Keyframes? {
    guard let first = frames.first, frames.count < timeline.count else { return nil }
    var keys: [Keyframes.Key] = []
    func add(_ time: Int, _ isVisible: Bool) {
      let value = Value.text(isVisible ? "visible" : "hidden")
      keys.append(.init(time: time, values: [.init(name: "visibility", value: value)]))
    }
    // Between hidden and visible CSS shows it, so what is hidden is so until the last step.
    func begin(_ frame: Int) {
      if timeline.steps[frame] > 0 { add(timeline.steps[frame] - 1, false) }
      add(timeline.steps[frame], true)
    }
    if timeline.steps[first] > 1 { add(0, false) }
    begin(first)
    for (frame, next) in zip(frames, frames.dropFirst() + [timeline.count])
    where next != frame + 1 || next == timeline.count {
      let end = timeline.end(of: frame)
      add(end == Timeline.steps ? end : end - 1, true)
      if end < Timeline.steps { add(end, false) }
      if next < timeline.count { begin(next) }
    }
    if keys.last?.time != Timeline.steps { add(Timeline.steps, false) }
    return Keyframes(keys: keys)
  }

  /// Adds a property that is a single number.
  func animate(
    _ name: String, _ track: Track, tolerance: Double, digits: Int, standard: Double,
    of element: inout SVGElement
  ) {
    let course = course(track, tolerance: [tolerance], digits: [digits]) { values in
      [(name, .text(number(values[0], digits: digits)))]
    }
    switch course {
    case .constant(let values):
      let text = number(values[0], digits: digits)
      if text != number(standard, digits: digits) { element.add(name, .text(text)) }
    case .changing(let keyframes, _): element.animations.append(keyframes)
    }
  }
}
