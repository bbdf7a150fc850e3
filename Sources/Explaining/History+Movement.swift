import AnimCauses
import AnimStaging
import Foundation

extension History {
  /// What moves between two times, and why: by where it is seen, so that scrolling counts.
  ///
  /// An element that another view shows meanwhile, as after `reloadData()`, is the same one.
  package func movements(in times: ClosedRange<Double>) -> [Answer] {
    guard let first = sighting(at: times.lowerBound), let last = sighting(at: times.upperBound),
      first.take == last.take
    else { return [] }
    var isKnown: Set<UInt64> = []
    let moved = last.elements.compactMap { element -> Answer? in
      let name = ElementName(element)
      guard let before = counterpart(of: element, in: first, last, times) else {
        var answer = Answer("\(name)", at: last.time, ["came: \(element.text)"])
        if let placement = latestPlacement(of: element.id, until: last.time) {
          answer.reasons = reasons(of: placement)
        }
        return answer
      }
      isKnown.insert(before.id)
      var change = before.change(to: element)
      guard !change.isEmpty else { return nil }
      if ElementName(before) != name { change.append("it was \(ElementName(before))") }
      var answer = Answer("\(name)", at: last.time, change)
      answer.reasons = cause(ofMovement: before, to: element, first, last)
      return answer
    }
    return moved
      + first.elements.filter { !isKnown.contains($0.id) }.map { before in
        var answer = Answer(
          "\(ElementName(before))", at: last.time, ["left: it was at \(before.text)"])
        let removal = self.last(at: last.time) { kind in
          if case .removed(_, let view) = kind { view == before.id } else { false }
        }
        if let removal { answer.reasons = reasons(of: removal) }
        return answer
      }
  }

  /// The element as it was seen before: by its view, or if that showed another one then, by its name.
  private func counterpart(
    of element: TracedElement, in first: Sighting, _ last: Sighting, _ times: ClosedRange<Double>
  ) -> TracedElement? {
    if let before = first.elements.first(where: { $0.id == element.id }),
      !isReused(element.id, in: times)
    {
      return before
    }
    guard let namesake = first.element(ElementName(element)) else { return nil }
    // What bore the name may bear another one now.
    let isElsewhere = last.elements.contains { $0.id == namesake.id }
    return isElsewhere && !isReused(namesake.id, in: times) ? nil : namesake
  }

  /// Whether a view went back to the pool meanwhile, so that what it shows now is something else.
  private func isReused(_ view: UInt64, in times: ClosedRange<Double>) -> Bool {
    log.events.contains { event in
      guard times.contains(event.time), case .removed(_, view) = event.kind else { return false }
      return true
    }
  }

  /// The frames in which something moves much further than in the frames around it, each with its cause.
  ///
  /// Among elements that jump together the first is told, with the number of the others.
  package func jumps() -> [Answer] {
    var answers: [Answer] = []
    for index in sightings.indices.dropFirst() {
      let found = jumps(between: index - 1, and: index)
      guard let first = found.first else { continue }
      let (name, way) = (ElementName(first.element), first.way)
      let others = found.count > 1 ? ", and \(found.count - 1) more" : ""
      var answer = Answer(
        "\(name)", at: sightings[index].time,
        [
          "jumps by \(Double(way.x).hundredthsText), \(Double(way.y).hundredthsText) on screen, within a frame\(others)"
        ])
      if let before = sightings[index - 1].elements.first(where: { $0.id == first.element.id }) {
        let (old, new) = (sightings[index - 1], sightings[index])
        if isScrolled(before, to: first.element, old, new) {
          let scrolled = new.contentOffset - old.contentOffset
          answer.statements.append(
            "it stays where it is in the content, which is scrolled by "
              + "\(Double(scrolled.x).hundredthsText), \(Double(scrolled.y).hundredthsText)")
        }
        answer.reasons = cause(ofMovement: before, to: first.element, old, new)
      }
      answers.append(answer)
    }
    return answers
  }

  /// The least distance within a frame that can be a jump, in points.
  private static let leastJump = 12.0
  /// How much further than in the frames around it.
  private static let jumpFactor = 4.0

  private func jumps(
    between before: Int, and after: Int
  ) -> [(element: TracedElement, way: CGPoint)] {
    guard sightings[before].take == sightings[after].take else { return [] }
    return sightings[after].elements.compactMap { element in
      guard let way = way(of: element.id, from: before, to: after) else { return nil }
      let distance = hypot(way.x, way.y)
      guard distance >= Self.leastJump else { return nil }
      let around = [
        self.way(of: element.id, from: before - 1, to: before),
        self.way(of: element.id, from: after, to: after + 1),
      ].compactMap { $0 }.map { hypot($0.x, $0.y) }
      guard distance > Self.jumpFactor * ((around.max() ?? 0) + 1) else { return nil }
      return (element, way)
    }
  }

  /// How far a view is seen to go between two sightings; nil if it is not in both for the same element.
  private func way(of id: UInt64, from: Int, to: Int) -> CGPoint? {
    guard sightings.indices.contains(from), sightings.indices.contains(to),
      sightings[from].take == sightings[to].take,
      let old = sightings[from].elements.first(where: { $0.id == id }),
      let new = sightings[to].elements.first(where: { $0.id == id }),
      ElementName(old) == ElementName(new),
      let start = old.seenMiddle, let end = new.seenMiddle, old.alpha > 0, new.alpha > 0
    else { return nil }
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func latestPlacement(of view: UInt64, until time: Double) -> CauseID? {
    last(at: time) { if case .placement(_, view, _) = $0 { true } else { false } }
  }

  /// The chain of what an element moves for: the content's movement where its place in the content stays, or else its
  /// own placement or that movement, whichever came last.
  private func cause(
    ofMovement before: TracedElement, to element: TracedElement, _ first: Sighting, _ last: Sighting
  ) -> [Answer.Reason] {
    let placement = latestPlacement(of: element.id, until: last.time)
    let offset = self.last(at: last.time) { if case .offset = $0 { true } else { false } }
    if let offset, isScrolled(before, to: element, first, last) { return reasons(of: offset) }
    guard let latest = [placement, offset].compactMap({ $0 }).max() else { return [] }
    return reasons(of: latest)
  }

  /// Whether an element moves only because the content does.
  private func isScrolled(
    _ before: TracedElement, to element: TracedElement, _ first: Sighting, _ last: Sighting
  ) -> Bool {
    let moved = element.center - before.center
    let scrolled = last.contentOffset - first.contentOffset
    return hypot(moved.x, moved.y) < 0.01 && hypot(scrolled.x, scrolled.y) > 0.01
  }
}

extension CGPoint {
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }
}

extension TracedElement {
  /// The middle of what is seen of it, in points of the picture; nil if a corner is out of sight.
  fileprivate var seenMiddle: CGPoint? {
    guard quad.count == 4 else { return nil }
    return CGPoint(x: quad.map(\.x).reduce(0, +) / 4, y: quad.map(\.y).reduce(0, +) / 4)
  }

  /// What is different about the same view later, in sentences; none if nothing is.
  fileprivate func change(to other: TracedElement) -> [String] {
    var changes: [String] = []
    if let start = seenMiddle, let end = other.seenMiddle,
      hypot(end.x - start.x, end.y - start.y) > 0.01
    {
      changes.append(
        "moves by \(Double(end.x - start.x).hundredthsText), \(Double(end.y - start.y).hundredthsText) on screen"
      )
    }
    if abs(size.width - other.size.width) > 0.01 || abs(size.height - other.size.height) > 0.01 {
      changes.append("its size goes from \(size.text) to \(other.size.text)")
    }
    if abs(alpha - other.alpha) > 0.001 {
      changes.append("its alpha goes from \(alpha.hundredthsText) to \(other.alpha.hundredthsText)")
    }
    if transform != other.transform { changes.append("its transform changes") }
    return changes
  }
}
