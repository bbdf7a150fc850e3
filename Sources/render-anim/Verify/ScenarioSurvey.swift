import AnimScenarioFormat
import AnimStaging
import AnimText
import AnimVerifying
import Foundation

/// What is known of a scenario from reading it: what it is made of, and what can be shown of it.
struct ScenarioSurvey: Codable, Sendable {
  var file: String
  /// The file with what counts where the scenario says nothing; nil if there is none.
  var configuration: String?
  /// The files that it includes.
  var includes: [String] = []
  var pictures: [String] = []
  /// The files of an app that it names.
  var sources: [String] = []
  /// Whether acting it out runs an app's code, which may read any file of its project.
  var runsCode = false
  var themes: [Theme] = []
  /// Pixels per point.
  var scale = 1
  /// Whether the doubts depend on which fonts there are beside those of the program.
  var looksElsewhere = false
  /// The doubts about it.
  var warnings: [Finding] = []

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - path: The scenario's path.
  ///   - general: The options of the command.
  ///   - terminal: The terminal whose form mistakes have.
  /// - Returns: What is known of it, and the scenario itself.
  /// - Throws: `ScenarioError` or `CommandError`.
  static func read(
    _ path: String, _ general: GeneralOptions, _ terminal: Terminal
  ) throws -> (survey: ScenarioSurvey, scenario: Scenario) {
    let file = ScenarioFile(path: path)
    var inputs: [String] = []
    var warnings: [Finding] = []
    let ledger = FontLedger()
    let scenario = try FontLedger.$current.withValue(ledger) {
      try file.read(terminal, general, inputs: &inputs, warnings: &warnings)
    }
    var survey = ScenarioSurvey(file, scenario, inputs: inputs, general)
    (survey.looksElsewhere, survey.warnings) = (ledger.looksElsewhere, warnings)
    return (survey, scenario)
  }

  /// What is known of a scenario that has been read.
  ///
  /// - Parameters:
  ///   - scenarioFile: Its file.
  ///   - scenario: The scenario.
  ///   - inputs: The files that were read, its own first.
  ///   - general: The options that it was read by.
  init(
    _ scenarioFile: ScenarioFile, _ scenario: Scenario, inputs: [String], _ general: GeneralOptions
  ) {
    file = scenarioFile.path
    configuration = general.config ?? scenarioFile.nearestConfig
    (pictures, sources) = (scenario.pictureFiles, scenario.sourceFiles)
    let others = Set([file] + [configuration].compactMap(\.self) + pictures + sources)
    includes = inputs.filter { !others.contains($0) }
    (runsCode, themes, scale) = (scenario.runsCode, scenario.themes, scenario.canvas.scale)
  }

  /// All files that it is made of, besides its own.
  var parts: [String] { [configuration].compactMap(\.self) + includes + pictures + sources }
}
