import ArgumentParser
import Figures
import Foundation
import ScenarioFormat
import Staging

/// The arguments of commands that make one figure of one scenario.
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
  ///   - terminal: The terminal for warnings.
  ///   - picture: The options that override its canvas; nil for none.
  ///   - output: The file that the figure is going to be written to, which must not be one that it
  ///     is made of.
  /// - Returns: The scenario as it was acted out, in the theme that is asked for.
  /// - Throws: `CommandError`, `ScenarioError` or `StageError`; under `--strict` warnings are
  ///   errors.
  @MainActor func rehearsal(
    _ terminal: Terminal, _ picture: PictureOptions? = nil, for output: String? = nil
  ) throws -> Rehearsal {
    var inputs: [String] = []
    let rehearsal = try rehearsal(terminal, picture, inputs: &inputs)
    if let output { try OutputCheck(inputs: inputs, outputs: [output]).run() }
    return rehearsal
  }

  /// The scenario, acted out once, with the files that it is made of.
  ///
  /// - Parameters:
  ///   - terminal: The terminal for warnings.
  ///   - picture: The options that override its canvas; nil for none.
  ///   - inputs: The files that the scenario is made of, as far as they are known.
  /// - Returns: The scenario as it was acted out, in the theme that is asked for.
  /// - Throws: `CommandError`, `ScenarioError` or `StageError`; under `--strict` warnings are
  ///   errors.
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

  /// The name of the scenario in figures: its title, or that of its file.
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
