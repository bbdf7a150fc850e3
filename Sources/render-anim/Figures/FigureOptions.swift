import ArgumentParser
import Figures
import Foundation
import ScenarioFormat
import Staging

/// What commands take that make one figure of one scenario.
struct FigureOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The scenario; - is the standard input.", valueName: "scenario.yaml"))
  var scenario: String

  @Option(help: "light or dark (default: the scenario's first).")
  var theme: Theme?

  @OptionGroup var input: InputOptions
  @OptionGroup var general: GeneralOptions

  var file: ScenarioFile {
    ScenarioFile(path: scenario, assumedPath: input.assumeFilename)
  }

  /// The scenario, acted out once.
  ///
  /// - Parameters:
  ///   - picture: What goes over its canvas.
  ///   - output: Where the figure is going to be written, which must not be what it is made of.
  @MainActor func rehearsal(
    _ terminal: Terminal, _ picture: PictureOptions? = nil, for output: String? = nil
  ) throws -> Rehearsal {
    var inputs: [String] = []
    let rehearsal = try rehearsal(terminal, picture, inputs: &inputs)
    if let output { try OutputCheck(inputs: inputs, outputs: [output]).run() }
    return rehearsal
  }

  /// - Parameter inputs: The files that the scenario is made of, as far as they are known.
  @MainActor func rehearsal(
    _ terminal: Terminal, _ picture: PictureOptions?, inputs: inout [String]
  ) throws -> Rehearsal {
    var scenario = try file.read(terminal, general, inputs: &inputs)
    if let picture { scenario.canvas = picture.applied(to: scenario.canvas) }
    let rehearsal = try Rehearsal(scenario, theme: theme ?? scenario.themes[0])
    if general.strict, let warning = rehearsal.warnings.first {
      throw CommandError(.dataError, "\(file.shownPath): \(warning)")
    }
    if !general.quiet {
      for warning in rehearsal.warnings {
        terminal.print("\(file.shownPath): warning: \(warning)\n")
      }
    }
    return rehearsal
  }

  /// What the scenario is called in figures.
  func title(_ rehearsal: Rehearsal) -> String {
    rehearsal.scenario.title.isEmpty ? file.name : rehearsal.scenario.title
  }

  /// Runs a command's body, whose errors are printed and become exit codes.
  @MainActor func run(_ body: @escaping @MainActor (Terminal) async throws -> Void) async throws {
    let terminal = Terminal(color: general.color)
    let general = general
    try await Interruptible.run(terminal) {
      do {
        try await body(terminal)
      } catch {
        throw CommandError(error, general)
      }
    }
  }
}
