import AnimFiles
import AnimScenarioFormat
import AnimVerifying

/// Comparisons with something else than references.
extension VerifyCommand {
  /// Compares a scenario with the trace that another UIKit wrote of it.
  @MainActor func verify(against file: String, _ terminal: Terminal) async throws {
    guard selection.scenarios.count == 1, !ScenarioPaths.isFolder(selection.scenarios[0]) else {
      throw CommandError(.usage, "'--against' takes one scenario, whose trace '\(file)' is")
    }
    let files = try selection.files()
    let wanted = selection.selection
    try OutputCheck(inputs: files + [file], outputs: outputs.files).run()
    // A file that is no trace is not the scenario's fault.
    _ = try LayoutTrace(file: file)
    var entries: [Report.Entry] = []
    let tolerance = TraceTolerance(points: tolerance, seconds: timeTolerance)
    let run = ReferenceRun(pool(terminal), wanted, tasks: selection.tasks, general, terminal)
    try await run.run(files, .verifyTrace(file: file, tolerance)) { part, outcome in
      let entry = try entry(for: part, outcome, wanted)
      entries.append(entry)
      print(entry, terminal, failure: outcome.failure)
    }
    let report = Report(entries)
    try outputs.write(report, strict: general.strict)
    try conclude(report)
  }

  /// Compares two ways of drawing each scenario.
  @MainActor func compareRuns(_ terminal: Terminal) async throws {
    var differs = false
    var worst: CommandError.Code?
    let run = ReferenceRun(
      pool(terminal), selection.selection, tasks: selection.tasks, general, terminal)
    try await run.run(try selection.files(), .compareRuns) { part, outcome in
      switch outcome {
      case .answered(.difference(let difference)):
        differs = differs || difference != nil
        if !general.quiet || difference != nil {
          let status =
            difference == nil
            ? terminal.painted("passed", .green) : terminal.painted("failed", .red)
          terminal.print("\(status)  \(part.name)")
          terminal.print(difference.map { "\n    \($0)\n" } ?? "\n")
        }
      case .answered(.failed(let failure)), .unreadable(let failure, _):
        terminal.print(failure)
        worst = failure.code.orWorse(worst)
      case .crashed(let end):
        let failure = CommandError(end, in: part.file)
        terminal.print(failure)
        worst = failure.code.orWorse(worst)
      case .answered:
        preconditionFailure("what was not asked was answered")
      }
    }
    if let worst { throw CommandError(worst, text: "") }
    if differs { throw CommandError(.difference, text: "") }
  }
}

extension LayoutTrace {
  /// Reads a trace that an exported test has written.
  ///
  /// - Throws: `InputFile.Problem` if the file cannot be read, `CommandError` if it is no trace.
  init(file: String) throws {
    let bytes = try InputFile.bytes(file, .regular, limit: InputFile.scenarioLimit)
    do {
      self = try LayoutTrace(try InputFile.text(bytes, of: file))
    } catch let error as ReferenceError {
      guard case .damaged(let reason) = error else { throw error }
      throw CommandError(.dataError, "'\(file)' is no trace of elements: \(reason)")
    }
  }
}
