package import AnimCauses
package import AnimStaging
import Foundation

extension History {
  /// Where an element is at a time, since when, and why.
  ///
  /// - Parameters:
  ///   - name: The element.
  ///   - time: Seconds of the picture.
  ///   - testimony: What the layout says of it then, for an element that is not to be seen.
  /// - Returns: The answer, whose reasons lead back to a step.
  package func answer(
    about name: ElementName, at time: Double, _ testimony: Testimony?
  ) -> Answer {
    guard let seen = sighting(at: time)?.element(name) else {
      return absence(of: name, at: time, testimony)
    }
    var answer = Answer("\(ElementName(seen))", at: time, [])
    answer.statements.append(seen.text + (seen.isDisappearing ? ", on its way out" : ""))
    let placement = last(at: time) { kind in
      if case .placement(_, let view, _) = kind { view == seen.id } else { false }
    }
    if let testimony, !seen.isDisappearing { answer.statements += concealment(of: testimony, seen) }
    guard let placement, let event = log[placement], case .placement(_, _, let target) = event.kind
    else { return answer }
    answer.statements += animations(of: seen, since: event, to: target, at: time)
    answer.statements.append(
      "its view shows it since \(shownSince(seen, name, placement).seconds) s, in this place since "
        + "\(event.time.seconds) s")
    if let source = log[event.source], source.time < event.time || event.source < event.cause {
      answer.statements.append(
        "its attributes are those of \(source.time.seconds) s, when \(source.sentence)"
          + (place(of: source).map { " (\($0.text))" } ?? ""))
    }
    answer.reasons = reasons(of: placement)
    return answer
  }

  /// All places that an element had, with the reason for each.
  package func answers(about name: ElementName) -> [Answer] {
    var answers: [Answer] = []
    for index in log.events.indices {
      guard case .placement(let element, _, let place) = log.events[index].kind,
        element.matches(name)
      else { continue }
      var answer = Answer("\(element)", at: log.events[index].time, ["placed at \(place.text)"])
      answer.reasons = reasons(of: CauseID(index), isFirst: false)
      if let last = answers.last, last.statements == answer.statements { continue }
      answers.append(answer)
    }
    return answers
  }

  /// When the view began to show the element for which it is there at a placement.
  private func shownSince(_ seen: TracedElement, _ name: ElementName, _ placement: CauseID)
    -> Double
  {
    var since = log[placement]?.time ?? 0
    for event in log.events[...Int(placement.index)].reversed() {
      switch event.kind {
      case .made(_, let view, _, _) where view == seen.id,
        .reused(_, let view) where view == seen.id:
        return event.time
      case .placement(let element, let view, _) where view == seen.id:
        guard element.matches(name) else { return since }
        since = event.time
      default: continue
      }
    }
    return since
  }

  /// What an element that is not yet where it was placed is on its way by.
  private func animations(
    of seen: TracedElement, since event: CauseEvent, to target: CauseEvent.Placement,
    at time: Double
  ) -> [String] {
    var keys: [String] = []
    var end = time
    for other in log.events {
      guard case .animation(let view, let key, let duration) = other.kind, view == seen.id,
        other.time <= time + 1e-9, other.time + duration > time + 1e-9
      else { continue }
      // Animations of one property are told apart by numbers.
      let property = key.prefix { $0 != "-" && !$0.isNumber }
      if !property.isEmpty, !keys.contains(String(property)) { keys.append(String(property)) }
      end = max(end, other.time + duration)
    }
    guard !keys.isEmpty else { return [] }
    return [
      "on its way to \(target.text), until \(end.seconds) s (\(keys.joined(separator: ", ")))"
    ]
  }

  /// What keeps an element from being seen that has a view.
  private func concealment(of testimony: Testimony, _ seen: TracedElement) -> [String] {
    var statements: [String] = []
    if let concealment = testimony.concealment {
      statements.append("not to be seen: \(concealment)")
    }
    if testimony.named?.isHidden == true {
      statements.append("not to be seen: its attributes are hidden")
    } else if seen.alpha <= 0 {
      statements.append("not to be seen: its alpha is 0")
    } else if seen.size.width <= 0 || seen.size.height <= 0 {
      statements.append("not to be seen: it has no extent")
    }
    if let cover = testimony.covers.first {
      let others = testimony.covers.count - 1
      statements.append(
        "not to be seen: covered by \(cover)"
          + (others > 0 ? " and \(others) more" : "") + ", which is in front of it")
    }
    return statements
  }
}

extension TracedElement {
  /// Where it is seen: `x 20, y 96, 64 × 64, alpha 0.5`.
  var text: String {
    CauseEvent.Placement(
      center: center, size: size, alpha: alpha, zIndex: zIndex, transform: transform
    ).text
  }
}
