import AnimScenarioFormat
import AnimStaging
import Foundation

/// A command that makes one figure of one scenario.
protocol FigureCommand: ScenarioCommand {
  var figure: FigureOptions { get }
}

extension FigureCommand {
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
    var scenario = try figure.file.read(terminal, general, inputs: &inputs)
    if let picture { scenario.canvas = picture.applied(to: scenario.canvas) }
    let rehearsal = try Rehearsal(scenario, theme: figure.theme ?? scenario.themes[0])
    if general.strict, let warning = rehearsal.warnings.first {
      throw CommandError(.dataError, "\(figure.file.shownPath): \(warning)")
    }
    if !general.quiet {
      for warning in rehearsal.warnings {
        terminal.print("\(figure.file.shownPath): warning: \(warning)\n")
      }
    }
    return rehearsal
  }

  /// The name of the scenario in figures: its title, or that of its file.
  func title(_ rehearsal: Rehearsal) -> String {
    rehearsal.scenario.title.isEmpty ? figure.file.name : rehearsal.scenario.title
  }

  /// Runs a command's body, whose errors are printed and become exit codes.
  @MainActor func run(_ body: @escaping @MainActor (Terminal) async throws -> Void) async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) { try await body(terminal) }
  }
}
