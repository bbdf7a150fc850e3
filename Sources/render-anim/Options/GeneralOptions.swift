import AnimScenarioFormat
import ArgumentParser
import Foundation

extension DiagnosticsForm: ExpressibleByArgument {}

/// The options of every command that reads scenarios.
struct GeneralOptions: ParsableArguments {
  @Option(
    name: .customLong("diagnostics"),
    help: """
      How mistakes and failures are printed: human, short, json, github or xcode (default: human; \
      github in a workflow of GitHub).
      """)
  var chosenDiagnostics: DiagnosticsForm?

  @Option(help: "When messages are coloured: auto, always or never.")
  var color = Terminal.ColorChoice.auto

  @Option(
    help: ArgumentHelp(
      "What counts where scenarios say nothing (default: the nearest .render-anim.yml above them).",
      valueName: "file"), completion: .file())
  var config: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Override a value of the scenario, such as canvas.scale=3.", valueName: "key.path=value"))
  var settings: [String] = []

  @Option(
    help: ArgumentHelp(
      "The seed of everything that looks random (default: the scenario's).", valueName: "number"))
  var seed: Int?

  @Flag(
    help: "Take warnings for errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @Flag(
    name: .shortAndLong,
    help: """
      Say which files each scenario is made of; 'render' and 'verify' say what took how long too.
      """)
  var verbose = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var cache: CacheOptions
  @OptionGroup var sources: SourceOptions
}

extension GeneralOptions {
  func validate() throws {
    if verbose, quiet { throw ValidationError("'--verbose' and '--quiet' exclude each other") }
  }

  /// The form of mistakes and failures.
  var diagnostics: DiagnosticsForm {
    let environment = ProcessInfo.processInfo.environment
    return chosenDiagnostics ?? (environment["GITHUB_ACTIONS"] == "true" ? .github : .human)
  }

  /// The values of the scenario that the command line overrides.
  var overrides: [String] { settings + (seed.map { ["clock.seed=\($0)"] } ?? []) }

  /// The terminal with the colours and the form of messages that are asked for.
  var terminal: Terminal { Terminal(color: color, form: diagnostics) }
}
