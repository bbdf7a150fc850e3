import ArgumentParser
import ScenarioFormat
import Staging

struct ValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Checks scenarios without drawing anything.",
    discussion: """
      Scenarios are read and acted out, as for 'render'. The code of an app is not run: of a scenario \
      with Swift sources, what is in the file is checked.
      """)

  @Argument(help: ArgumentHelp("Scenarios; - is the standard input.", valueName: "scenario.yaml"))
  var scenarios: [String]

  @OptionGroup var input: InputOptions
  @OptionGroup var general: GeneralOptions

  @MainActor func run() async throws {
    let terminal = Terminal(color: general.color)
    var worst: CommandError.Code?
    for path in scenarios {
      do {
        let scenario = try ScenarioFile(path: path, assumedPath: input.assumeFilename)
          .read(terminal, general)
        if !scenario.runsCode {
          _ = try Rehearsal(scenario, theme: scenario.themes[0])
        } else {
          try Rehearsal.check(scenario)
        }
      } catch {
        let failure = CommandError(error, terminal, form: general.diagnostics)
        terminal.print(failure.text)
        worst = failure.code.orWorse(worst)
      }
    }
    if let worst { throw ExitCode(worst.rawValue) }
  }
}
