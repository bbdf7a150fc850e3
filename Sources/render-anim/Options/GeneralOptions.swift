import AnimScenarioFormat
import ArgumentParser

extension DiagnosticsForm: ExpressibleByArgument {}

/// The options of every command that reads scenarios.
struct GeneralOptions: ParsableArguments {
  @Option(help: "How mistakes and failures are printed: human, short, json, github or xcode.")
  var diagnostics = DiagnosticsForm.human

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

  @OptionGroup var fonts: FontOptions
  @OptionGroup var sources: SourceOptions
}

extension GeneralOptions {
  /// The values of the scenario that the command line overrides.
  var overrides: [String] { settings + (seed.map { ["clock.seed=\($0)"] } ?? []) }

  /// The terminal with the colours and the form of messages that are asked for.
  var terminal: Terminal { Terminal(color: color, form: diagnostics) }
}
