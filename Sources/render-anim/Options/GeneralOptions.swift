import ArgumentParser
import ScenarioFormat

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

extension CommandError {
  /// Any error of a job, in the form that is asked for.
  init(_ error: any Error, _ options: GeneralOptions) {
    self.init(error, Terminal(color: options.color), form: options.diagnostics)
  }
}
