/// An action with the rule that says when it starts.
package struct Step: Hashable, Sendable {
  package var action: any TimelineAction {
    get { erased.base }
    set { erased.base = newValue }
  }
  private var erased: AnyAction
  /// The action as it is written, such as `insertItems`; `change` for new states and properties.
  package var name: String
  package var start: Start
  /// The step runs only if this holds when it is due.
  package var condition: Expression
  /// The key of the action.
  package var location: SourceRange
  /// Whether a step that nothing precedes starts with the timeline, whatever happens.
  package var isImmediate: Bool {
    guard condition == .constant(.bool(true)) else { return false }
    return switch start {
    case .afterPrevious(let delay), .withPrevious(let delay): delay == 0
    case .at(let time): time == 0
    }
  }

  init(
    action: any TimelineAction, name: String, start: Start, condition: Expression,
    location: SourceRange
  ) {
    erased = AnyAction(base: action)
    self.name = name
    self.start = start
    self.condition = condition
    self.location = location
  }

  /// When a step starts.
  package enum Start: Hashable, Sendable {
    /// When the step before it has ended, and this many seconds later.
    case afterPrevious(delay: Double)
    /// Together with the step before it, and this many seconds later.
    case withPrevious(delay: Double)
    /// This many seconds after the beginning of the chapter.
    case at(Double)
  }
}

/// The keys beside the action.
struct StepFrame: Sendable {
  var with: With?
  var at: Double?
  var delay = 0.0
  var condition = Expression.constant(.bool(true))

  enum With: String, WordChoice {
    case previous
  }

  var start: Step.Start {
    if let at { return .at(at + delay) }
    return with == nil ? .afterPrevious(delay: delay) : .withPrevious(delay: delay)
  }

  static let table = MappingTable<StepFrame>("step", "when an action starts") {
    Field(
      "with", \.with, ValueReader<With>.word.optional,
      "'previous': together with the step before it")
    Field(
      "at", \.at, ValueReader<Double>.seconds.optional, "seconds after the beginning of the chapter"
    )
    Field("delay", \.delay, .seconds, "seconds to wait before the action", synonyms: ["after"])
    Field(
      "when", \.condition, .condition, "a condition: otherwise the step is left out",
      synonyms: ["if"])
  }
}

extension ValueReader where Value == Step {
  /// An action, or a change of cells and overlays.
  static let step: ValueReader = .init(
    .deferred {
      .either([Action.table.schema, .mapping { Action.ViewChange.description }])
    }, "an action such as {wait: 0.5}"
  ) { node, reading in
    let errors = reading.findings.errorCount
    defer {
      if reading.findings.errorCount > errors { reading.brokenSteps.append(node.range) }
    }
    if let entries = node.entries, Action.ViewChange.isChange(entries, reading) {
      return Action.ViewChange.read(entries, of: node, reading)
    }
    var frame = StepFrame()
    return Action.table.read(node, into: &frame, reading).map { action in
      let key = node.entries?.first { Action.table.has($0.key.text) }
      return Step(
        action: action, name: key?.key.text ?? node.scalar?.text ?? "", start: frame.start,
        condition: frame.condition,
        location: key?.key.location ?? node.range)
    }
  }
}

extension ValueReader where Value == [Step] {
  static let steps: ValueReader = .list(of: .step, "a list of actions")
}
