import AnimGeometry
package import AnimScenarioFormat
import Foundation

extension Rehearsal {
  /// Acts the scenario out once more and checks what it expects.
  ///
  /// - Returns: The expectations that do not hold, in the order of the text; none if all is well.
  @MainActor package func failedExpectations() throws -> [Finding] {
    guard !scenario.expectations.isEmpty else { return [] }
    let spans = scenario.expectations.map { span(of: $0.moment) }
    // Frames that several expectations ask about are acted out once.
    let ticks = (0...Int(saturating: (duration * scenario.clock.fps).rounded(.up)))
      .map { min(Double($0) / scenario.clock.fps, duration) }
      .filter { time in spans.contains { $0?.contains(time) ?? false } }
    let times = Set(ticks + spans.compactMap { $0 }.flatMap { [$0.lowerBound, $0.upperBound] })
    let player = try whole.player()
    var observations: [Observation] = []
    for time in times.sorted() {
      try player.advance(to: time)
      observations.append(player.stage.observation(at: time))
      try Task.checkCancellation()
    }
    let work = scenario.expectations.contains(where: \.counts) ? try countedWork() : nil
    var findings: [Finding] = []
    for (expectation, span) in zip(scenario.expectations, spans) {
      var seen: [Observation] = []
      if case .at(.mark(let name)) = expectation.moment {
        seen = marks.filter { $0.name == name.text }.compactMap(\.observation)
      } else if let span {
        seen = observations.filter { span.contains($0.time) }
      }
      findings += ExpectationCheck(
        expectation: expectation, observations: seen, work: span.flatMap { work?.during($0) }
      ) {
        expectation.moment.timeText($0)
      }.findings()
      if seen.isEmpty { findings.append(.neverReached(expectation)) }
    }
    return findings
  }

  /// The times in question; nil if a mark was not reached.
  private func span(of moment: Expectation.Span) -> ClosedRange<Double>? {
    switch moment {
    case .at(let moment): time(of: moment).map { $0...$0 }
    case .range(let from, let to):
      if let from = time(of: from), let to = time(of: to), from <= to { from...to } else { nil }
    }
  }
}

extension Expectation {
  /// Whether it is about numbers of things that happen.
  fileprivate var counts: Bool {
    checks.contains { if case .count = $0 { true } else { false } }
  }
}

extension Expectation.Span {
  fileprivate func timeText(_ time: Double) -> String {
    let rounded = Expression.Value.number((time * 100).rounded() / 100).text
    if case .at(.mark(let name)) = self { return "at '\(name.text)' (t = \(rounded) s)" }
    return "at t = \(rounded) s"
  }
}

extension Finding {
  fileprivate static func neverReached(_ expectation: Expectation) -> Finding {
    Finding(
      message: .init(.failedExpectation, "the moment of this expectation is never reached"),
      range: expectation.location, sourceLine: expectation.sourceLine)
  }
}
