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

extension DiagnosticsForm: ExpressibleByArgument {}

/// The options of every command that reads scenarios.
struct GeneralOptions: ParsableArguments {
  @Option(help: "How mistakes in scenarios are printed: human, short, json, github or xcode.")
  var diagnostics = DiagnosticsForm.human

  @Option(help: "When messages are coloured: auto, always or never.")
  var color = Terminal.ColorChoice.auto

  @Option(
    help: ArgumentHelp(
      "What counts where scenarios say nothing (default: the nearest .render-anim.yml above them).",
      valueName: "file"))
  var config: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Override a value of the scenario, such as canvas.scale=3.", valueName: "key.path=value"))
  var overrides: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Take warnings for errors; for 'verify', these are differences within the tolerance and "
        + "references without a scenario."))
  var strict = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @OptionGroup(title: "Swift sources") var sources: SourceOptions
}

/// The options of commands that read a scenario from the standard input.
struct InputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What the standard input is called: in messages, for {name}, and as where its includes are.",
      valueName: "file"))
  var assumeFilename: String?
}
