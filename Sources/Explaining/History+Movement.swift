import AnimCauses
import AnimStaging
import Foundation

extension History {
  /// What moves between two times, and why: by where it is seen, so that scrolling counts.
  package func movements(in times: ClosedRange<Double>) -> [Answer] {
    guard let first = sighting(at: times.lowerBound), let last = sighting(at: times.upperBound),
      first.take == last.take
    else { return [] }
    return last.elements.compactMap { element -> Answer? in
      let name = ElementName(element)
      guard let before = first.elements.first(where: { $0.id == element.id }),
        !isReused(element.id, in: times)
      else {
        var answer = Answer("\(name)", at: last.time, ["came: \(element.text)"])
        if let placement = latestPlacement(of: element.id, until: last.time) {
          answer.reasons = reasons(of: placement)
        }
        return answer
      }
      var change = before.change(to: element)
      guard !change.isEmpty else { return nil }
      if ElementName(before) != name { change.append("it was \(ElementName(before))") }
      var answer = Answer("\(name)", at: last.time, change)
      answer.reasons = cause(ofMovement: element.id, until: last.time)
      return answer
    }
      + first.elements.filter { before in !last.elements.contains { $0.id == before.id } }.map {
        before in
        var answer = Answer(
          "\(ElementName(before))", at: last.time, ["left: it was at \(before.text)"])
        let removal = self.last(at: last.time) { kind in
          if case .removed(_, let view) = kind { view == before.id } else { false }
        }
        if let removal { answer.reasons = reasons(of: removal) }
        return answer
      }
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
      answer.reasons = cause(ofMovement: first.element.id, until: sightings[index].time)
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

  /// The chain of what a view moves for: its own placement, or the content's, whichever came last.
  private func cause(ofMovement view: UInt64, until time: Double) -> [Answer.Reason] {
    let placement = latestPlacement(of: view, until: time)
    let offset = last(at: time) { if case .offset = $0 { true } else { false } }
    guard let latest = [placement, offset].compactMap({ $0 }).max() else { return [] }
    return reasons(of: latest)
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
