package import AnimCauses

extension History {
  /// What came of a step, in numbers.
  package struct StepCounts: Hashable, Sendable, Encodable {
    /// Where the step is written; nil for what came of none, as before the first.
    package var place: CodePlace?
    package var name: String
    /// When it began for the first time, in seconds.
    package var time: Double
    package var counts: Counts
  }

  /// How often things happened, by the step that they come of; what comes of none is first.
  package func countsBySteps() -> [StepCounts] {
    // The root of an event is that of its cause, which comes before it.
    var roots: [Int] = []
    for (index, event) in log.events.enumerated() {
      if case .step = event.kind {
        roots.append(index)
      } else {
        roots.append(event.cause == .none ? -1 : roots[Int(event.cause.index)])
      }
    }
    var places: [CodePlace?: Int] = [:]
    var groups: [(step: CauseEvent?, events: [CauseEvent])] = [(nil, [])]
    places[nil] = 0
    for (index, event) in log.events.enumerated() {
      let step = roots[index] < 0 ? nil : log.events[roots[index]]
      let place = step.flatMap { $0.kind.stepPlace }
      let group = places[place] ?? groups.count
      if group == groups.count {
        places[place] = group
        groups.append((step, []))
      }
      groups[group].events.append(event)
    }
    return groups.map { step, events in
      var name = ""
      if case .step(let given, _, _) = step?.kind { name = given }
      return StepCounts(
        place: step.flatMap { $0.kind.stepPlace }, name: name, time: step?.time ?? 0,
        counts: Counts(events))
    }
  }
}

extension CauseEvent.Kind {
  fileprivate var stepPlace: CodePlace? {
    guard case .step(_, let file, let line) = self else { return nil }
    return CodePlace(function: "", file: file, line: line)
  }
}
