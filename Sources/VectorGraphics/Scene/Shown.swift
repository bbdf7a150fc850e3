/// An element with the frames in which it is seen.
struct Shown {
  var element: SVGElement
  /// Rising.
  var frames: [Int]
}

extension [Shown] {
  /// The frames in which any of them is seen, rising.
  var frames: [Int] {
    guard let first = self.first else { return [] }
    if dropFirst().allSatisfy({ $0.frames == first.frames }) { return first.frames }
    return Set(flatMap(\.frames)).sorted()
  }

  /// The elements for an element around them that is seen in `frames`: those that are seen less often
  /// are hidden in the meantime.
  func elements(within frames: [Int], _ animator: Animator) -> [SVGElement] {
    map { shown in
      guard shown.frames != frames, let visibility = animator.visibility(in: shown.frames) else {
        return shown.element
      }
      // An element that already hides something is left alone, and so is what it refers to.
      var element = shown.element
      element.animations.append(visibility)
      return element
    }
  }

  /// One element with attributes around all of them.
  ///
  /// The only one takes the attributes itself, if it `canTake` them.
  func wrapped(
    _ animator: Animator, canTake: (SVGElement) -> Bool, _ change: (inout SVGElement) -> Void
  ) -> Shown? {
    guard !isEmpty else { return nil }
    let frames = frames
    if count == 1, canTake(self[0].element) {
      var result = self[0]
      change(&result.element)
      return result
    }
    var element = SVGElement("g", children: elements(within: frames, animator))
    change(&element)
    return Shown(element: element, frames: frames)
  }
}

extension SVGElement {
  func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// Whether one of its keyframes changes a property.
  func animates(_ name: String) -> Bool {
    animations.contains { $0.keys.first?.values.contains { $0.name == name } ?? false }
  }

  /// Whether its own coordinates are those of what it is in.
  var isUnmoved: Bool {
    ["transform", "translate", "rotate", "scale"].allSatisfy { !has($0) && !animates($0) }
  }
}
