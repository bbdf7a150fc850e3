/// Walks the timeline with a simulated data source, and reports what cannot happen at its time.
struct TimelineCheck {
  private let scenario: Scenario
  private let reading: Reading
  private var state: SimulatedDataSource
  private var clock = TimelineClock()

  static func check(_ scenario: Scenario, _ reading: Reading) {
    var check = TimelineCheck(scenario: scenario, reading: reading)
    check.walk(scenario.timeline)
  }

  private init(scenario: Scenario, reading: Reading) {
    self.scenario = scenario
    self.reading = reading
    state = SimulatedDataSource(scenario.dataSource, seed: scenario.clock.seed)
  }

  private mutating func walk(_ steps: [Step]) {
    for step in steps {
      clock.begin(step)
      perform(step.action)
    }
  }

  private mutating func perform(_ action: Action) {
    switch action {
    case .performBatchUpdates(let update):
      for problem in state.apply(update) { report(problem) }
    case .reloadData, .wait, .mark: break
    }
  }

  private func report(_ problem: UpdateProblem) {
    switch problem.kind {
    case .illegal:
      reading.report(.illegalUpdate(problem.message, clock.text), at: problem.location)
    case .outOfRange(let summary, let moment):
      reading.report(
        .outOfRange(summary, moment, clock.text, uikit: problem.message), at: problem.location)
    }
  }
}

/// When a step begins, as far as it is known without acting: what fingers and scrolling take is not.
struct TimelineClock {
  /// Seconds since the start of the scenario; nothing once a step of unknown duration ran.
  private var previousStart: Double? = 0
  private var previousEnd: Double? = 0
  private var chapterStart: Double? = 0

  mutating func begin(_ step: Step) {
    let start: Double? =
      switch step.start {
      case .afterPrevious(let delay): previousEnd.map { $0 + delay }
      case .withPrevious(let delay): previousStart.map { $0 + delay }
      case .at(let time): chapterStart.map { $0 + time }
      }
    previousStart = start
    previousEnd = start.flatMap { start in step.action.knownDuration.map { start + $0 } }
  }

  /// ` (t = 1.20 s)`, or nothing.
  var text: String {
    guard let previousStart else { return "" }
    let centiseconds = Int((previousStart * 100).rounded())
    let fraction = centiseconds % 100
    return " (t = \(centiseconds / 100).\(fraction < 10 ? "0" : "")\(fraction) s)"
  }
}

extension Action {
  /// Seconds, if they do not depend on the layout.
  var knownDuration: Double? {
    switch self {
    case .performBatchUpdates: 0.3
    case .reloadData, .mark: 0
    case .wait(let seconds): seconds
    }
  }
}

extension Finding.Message {
  fileprivate static func outOfRange(
    _ summary: String, _ moment: UpdateProblem.Moment, _ time: String, uikit: String
  ) -> Self {
    let when = moment == .before ? "at this time" : "after this update"
    return .init(.indexPath, "\(summary) \(when)\(time)", notes: ["UIKit: \(uikit)"])
  }

  fileprivate static func illegalUpdate(_ message: String, _ time: String) -> Self {
    .init(.illegalUpdate, message + time)
  }
}
