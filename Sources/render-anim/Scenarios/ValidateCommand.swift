import AnimScenarioFormat
import AnimStaging
import ArgumentParser

struct ValidateCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Checks scenarios without drawing anything.",
    discussion: """
      Scenarios are read and acted out, as for 'render'. The code of an app is not run: of a scenario \
      with Swift sources, what is in the file is checked.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenarios, or folders of them; - is the standard input.", valueName: "scenario.yaml"),
    completion: .scenarios)
  var scenarios: [String]

  @OptionGroup var input: InputOptions
  @OptionGroup var general: GeneralOptions

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) {
      try check(try ScenarioPaths.files(scenarios), terminal)
    }
  }

  @MainActor private func check(_ paths: [String], _ terminal: Terminal) throws {
    var worst: CommandError.Code?
    for path in paths {
      do {
        let scenario = try ScenarioFile(path: path, assumedPath: input.assumeFilename)
          .read(terminal, general)
        if !scenario.runsCode {
          _ = try Rehearsal(scenario, theme: scenario.themes[0])
        } else {
          try Rehearsal.check(scenario)
        }
      } catch {
        let failure = CommandError(error, terminal)
        terminal.print(failure)
        worst = failure.code.orWorse(worst)
      }
    }
    if let worst { throw CommandError(worst, text: "") }
  }
}
