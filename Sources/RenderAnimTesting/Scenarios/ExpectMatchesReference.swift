import AnimFiles
import AnimScenarioFormat
import AnimStaging
import AnimVerifying
import Foundation

/// Expects every frame of a scenario, in each of its themes, to be as its reference says.
///
/// What is wrong with the scenario itself is an issue at its place. Differences count beyond what the scenario's own `verify` allows, or what a trait says. Records
/// one issue for each cause of a difference, at the scenario's line where it is known.
///
/// - Parameters:
///   - file: The scenario.
///   - fileID: The module and the file of issues whose line in the scenario is not known.
///   - filePath: The path of that file.
///   - function: The test.
///   - line: The line of such issues.
///   - column: The column of such issues.
/// - Throws: What reading and writing files throws.
@MainActor public func expectMatchesReference(
  _ file: ScenarioFile, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) async throws {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let settings = RendersSettings.current
  let text = try String(contentsOfFile: file.path, encoding: .utf8)
  var scenario: Scenario
  do {
    scenario = try ScenarioReader.read(
      text, file: file.path, linkedClasses: Set(settings.classes.map(\.name)),
      load: { try Premises(around: $1).scenarioText($0) }
    ).scenario
  } catch {
    for finding in error.findings {
      place.fail(finding.message.sentences, at: finding.range)
    }
    return
  }
  settings.tolerance?.apply(to: &scenario.verification)
  let store = ReferenceStore(folder: settings.references)
  let tasks = ProcessInfo.processInfo.activeProcessorCount
  let studio = settings.classes.sources.map { SourceStudio(linked: $0) } ?? .current
  try await SourceStudio.$current.withValue(studio) {
    for theme in scenario.themes {
      let verdict = try await Verifier(store, tasks: tasks).verdict(on: scenario, theme: theme)
      try await TestVerdict(verdict, at: place).settle(
        try await Performance.of(scenario, theme: theme, tasks: tasks), in: store, source: text)
    }
  }
}

extension Finding.Message {
  /// All that it says, in one line.
  fileprivate var sentences: String {
    ([text, hint] + notes).filter { !$0.isEmpty }.joined(separator: "; ") + " [\(code.rawValue)]"
  }
}
