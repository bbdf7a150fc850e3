import ArgumentParser

struct ValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Checks scenarios without drawing anything.")

  @Argument(help: ArgumentHelp("Scenarios; - is the standard input.", valueName: "scenario.yaml"))
  var scenarios: [String]

  @OptionGroup var general: GeneralOptions

  func run() async throws {
    let terminal = Terminal(color: general.color)
    var code: Failure.Code?
    for path in scenarios {
      do {
        _ = try ScenarioFile(path: path).read(terminal)
      } catch {
        let failure = Failure(error, terminal)
        terminal.print(failure.text)
        code = code.map { $0.rawValue > failure.code.rawValue ? $0 : failure.code } ?? failure.code
      }
    }
    if let code { throw ExitCode(code.rawValue) }
  }
}

/// What every command takes.
struct GeneralOptions: ParsableArguments {
  @Option(help: "When messages are coloured: auto, always or never.")
  var color = Terminal.ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false
}
