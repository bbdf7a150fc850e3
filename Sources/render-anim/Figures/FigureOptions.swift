import AnimScenarioFormat
import ArgumentParser
import Foundation

/// The arguments of commands that make one figure of one scenario.
struct FigureOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The scenario; - is the standard input.", valueName: "scenario.yaml"),
    completion: .scenarios)
  var scenario: String

  @Option(help: "light or dark (default: the scenario's first).")
  var theme: Theme?

  @OptionGroup var input: InputOptions

  var file: ScenarioFile {
    ScenarioFile(path: scenario, assumedPath: input.assumeFilename)
  }
}
