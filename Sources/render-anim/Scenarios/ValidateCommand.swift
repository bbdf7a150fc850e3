import AnimScenarioFormat
import AnimStaging
import ArgumentParser

struct ValidateCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Checks scenarios without drawing anything.",
    discussion: """
      Scenarios are read and acted out, as for 'render'. The code of an app is not run: of a scenario \
      with Swift sources, what is in the file is checked. With --lint the layouts are asked as well, and the exit code \
      is 1 if they do not answer as UIKit expects.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenarios, or folders of them; - is the standard input.", valueName: "scenario.yaml"),
    completion: .scenarios)
  var scenarios: [String]

  @Flag(
    help: """
      Also hold each scenario's layout to what UIKit expects, as 'lint' does; the code of an app is run \
      for that.
      """)
  var lint = false

  @OptionGroup var input: InputOptions
  @OptionGroup var general: GeneralOptions

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) {
      try check(try ScenarioPaths.files(scenarios), terminal)
    }
  }

  @MainActor private func check(_ paths: [String], _ terminal: Terminal) throws {
    var worst: CommandError.Code?
    for path in paths {
      do {
        let scenario = try ScenarioFile(path: path, assumedPath: input.assumeFilename)
          .read(terminal, general)
        if lint { try lint(scenario, terminal) }
        if !scenario.runsCode {
          _ = try Rehearsal(scenario, theme: scenario.themes[0])
        } else {
          try Rehearsal.check(scenario)
        }
      } catch {
        let failure = CommandError(error, terminal)
        terminal.print(failure)
        worst = failure.code.orWorse(worst)
      }
    }
    if let worst { throw CommandError(worst, text: "") }
  }

  /// Prints what the layout that a scenario begins with does not do as it must.
  ///
  /// - Throws: `StageError` if it cannot be shown, or `CommandError` if there is anything.
  @MainActor private func lint(_ scenario: Scenario, _ terminal: Terminal) throws {
    let stage = try Stage(scenario, theme: scenario.themes[0])
    try stage.advance(to: 0)
    let faults = LayoutProbe(stage).faults()
    try stage.check()
    let notices = faults.map { fault in
      Notice(
        "\(fault.rule.method ?? "the layout") \(fault.message)", severity: .warning,
        code: fault.rule.code, at: scenario.layout.location, notes: [fault.rule.remedy])
    }
    guard !notices.isEmpty else { return }
    terminal.print(terminal.form.text(notices))
    throw CommandError(.difference, text: "")
  }
}
