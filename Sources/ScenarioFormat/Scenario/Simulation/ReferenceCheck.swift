/// Reports names that refer to nothing, and names that are given twice.
package struct ReferenceCheck {
  private let scenario: Scenario
  private let reading: Reading
  private let layouts: [String]
  private let states: [String]
  private var marks: [SourceName] = []
  private var chapters: [SourceName] = []

  static func check(_ scenario: Scenario, _ reading: Reading) {
    var check = ReferenceCheck(scenario: scenario, reading: reading)
    check.walk(scenario.timeline + scenario.delegate.flatMap(\.steps))
    check.finish()
  }

  private init(scenario: Scenario, reading: Reading) {
    self.scenario = scenario
    self.reading = reading
    layouts = scenario.layouts.map(\.name)
    states = scenario.cells.flatMap { $0.value.states.map(\.name) }
  }

  private mutating func walk(_ steps: [Step]) {
    for step in steps {
      step.action.resolveNames(in: &self)
      walk(step.action.children)
    }
  }

  // MARK: What actions say

  mutating func note(mark: SourceName) { marks.append(mark) }

  mutating func note(chapter: SourceName) { chapters.append(chapter) }

  func requireLayout(_ name: SourceName) { require(name, "layout", layouts) }

  func requireCell(_ name: SourceName) { require(name, "cell", scenario.cells.map(\.name)) }

  func requireState(_ name: SourceName) { require(name, "state", states) }

  func check(_ assignments: [Action.Assignment]) {
    for assignment in assignments {
      if case (.layout, .text(let name)) = (assignment.target, assignment.value) {
        requireLayout(SourceName(name, at: assignment.location))
      }
    }
  }

  // MARK: The scenario

  private func finish() {
    repetitions(of: marks, "mark")
    repetitions(of: chapters, "chapter")
    let kinds = scenario.decorationViews.map(\.name)
    for decoration in scenario.layouts.flatMap(\.decorations) {
      require(decoration.kind, "decoration view", kinds)
    }
    for comparison in scenario.comparisons {
      require(comparison.left, "chapter", chapters.map(\.text))
      require(comparison.right, "chapter", chapters.map(\.text))
    }
    for expectation in scenario.expectations {
      switch expectation.moment {
      case .at(let moment): require(moment)
      case .range(let from, let to):
        require(from)
        require(to)
      }
    }
    require(scenario.output.png.at)
    for annotation in scenario.annotations {
      require(annotation.from)
      require(annotation.to)
    }
    for case .at(let moment) in scenario.verification.samples { require(moment) }
  }

  private func require(_ moment: Moment) {
    if case .mark(let name) = moment { require(name, "mark", marks.map(\.text)) }
  }

  /// The keys of the scenario in which each kind of name is defined.
  private static let origins = [
    "layout": ["layouts"], "mark": ["timeline", "delegate"], "chapter": ["timeline"],
    "state": ["cells"], "cell": ["cells"], "decoration view": ["decorationViews"],
  ]

  /// Reports a name that is not among `known`, unless it may be defined where something is wrong.
  private func require(_ name: SourceName, _ kind: String, _ known: [String]) {
    let mayBeDefined = Self.origins[kind]?.contains(where: reading.unsound.contains) ?? false
    guard !name.text.isEmpty, !known.contains(name.text), !mayBeDefined else { return }
    reading.report(.undefined(kind, name.text, known: known), at: name.location)
  }

  private func repetitions(of names: [SourceName], _ kind: String) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name.text).inserted {
      reading.report(.repeated(kind, name.text), at: name.location)
    }
  }
}

extension Finding.Message {
  fileprivate static func repeated(_ kind: String, _ name: String) -> Self {
    .init(.duplicateName, "the \(kind) '\(name)' is given twice")
  }
}
