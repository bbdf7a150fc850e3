import AnimScenarioFormat
import Foundation

@testable import AnimVerifying

/// A scenario of six blue cells on white, to be changed in one place.
let scenarioText = """
  renderAnim: 1
  canvas: {size: [120, 90], scale: 1}
  dataSource: {sections: [{items: 6}]}
  layout:
    class: flow
    itemSize: [30, 30]
    minimumInteritemSpacing: 5
    minimumLineSpacing: 5
    sectionInset: [5, 5, 5, 5]
    appearing: {for: updates, transform: [{rotate: 90deg}], alpha: 0.5}
  cells:
    default:
      - view: {insets: 0, backgroundColor: "#007AFF", cornerRadius: 6}
  timeline:
    - wait: 0.1
    - insertItems: [[0, 1]]
    - wait: 0.1
  """

/// `scenarioText` with one of its parts replaced.
func changed(_ part: String = "", to replacement: String = "") throws -> Scenario {
  let text =
    part.isEmpty ? scenarioText : scenarioText.replacing(part, with: replacement)
  precondition(part.isEmpty || text != scenarioText, "'\(part)' is not in the scenario")
  return try ScenarioReader.read(text, file: "six.yaml").scenario
}

@MainActor func performance(_ scenario: Scenario) async throws -> Performance {
  try await Performance.of(scenario, theme: .light, tasks: 2)
}

/// The reference of a scenario, written and read again without touching a disk.
///
/// - Parameters:
///   - scenario: The scenario.
///   - knowsText: Whether it has what the scenario says. Without it the verdict is as on an engine
///     or an app that has changed.
/// - Returns: The reference.
/// - Throws: What acting out or encoding throws.
@MainActor func reference(
  _ scenario: Scenario, knowsText: Bool = false
) async throws -> Reference {
  let files = try await Reference.files(for: try await performance(scenario))
  return try Reference { $0 == .scenario && !knowsText ? nil : files[$0] }
}

/// The verdict on a scenario, by the reference of another one.
@MainActor func verdict(
  on scenario: Scenario, by original: Scenario, knowsText: Bool = false
) async throws -> Verdict {
  Judge(
    try await performance(scenario), try await reference(original, knowsText: knowsText)
  ).verdict(name: "six")
}
