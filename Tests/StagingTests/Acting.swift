import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

private let scenarios = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenarios")

/// The names of all scenarios in `Scenarios/`, sorted.
func scenarioNames() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: scenarios.path)
    .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
}

/// The scenario of that name in `Scenarios/`.
func scenario(named name: String) throws -> Scenario {
  let url = scenarios.appendingPathComponent("\(name).yaml")
  let text = try String(contentsOf: url, encoding: .utf8)
  return try ScenarioReader.read(text, file: "\(name).yaml").scenario
}

/// A scenario in the words of its file, on a canvas of 320 × 480 points.
func scenario(_ text: String) throws -> Scenario {
  try ScenarioReader.read(
    "renderAnim: 1\ncanvas: {size: [320, 480]}\n" + text, file: "test.yaml"
  ).scenario
}
