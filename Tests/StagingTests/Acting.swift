import Foundation
import ScenarioFormat
import Staging
import Testing

/// The scenario of that name in `Scenarios/`.
func scenario(named name: String) throws -> Scenario {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenarios")
  let url = folder.appendingPathComponent("\(name).yaml")
  let text = try String(contentsOf: url, encoding: .utf8)
  return try ScenarioReader.read(text, file: "\(name).yaml").scenario
}

/// A scenario in the words of its file, on a canvas of 320 × 480 points.
func scenario(_ text: String) throws -> Scenario {
  try ScenarioReader.read(
    "renderAnim: 1\ncanvas: {size: [320, 480]}\n" + text, file: "test.yaml"
  ).scenario
}
