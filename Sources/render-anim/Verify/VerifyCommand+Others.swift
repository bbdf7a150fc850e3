import AnimFiles
import AnimScenarioFormat
import AnimVerifying

/// Comparisons with something else than references.
extension VerifyCommand {
  /// Compares a scenario with the trace that another UIKit wrote of it.
  func verify(against file: String, _ terminal: Terminal) async throws {
    guard let job = try selection.jobs(terminal, general).first,
      selection.scenarios.count == 1, !ScenarioPaths.isFolder(selection.scenarios[0])
    else {
      throw CommandError(.usage, "'--against' takes one scenario, whose trace '\(file)' is")
    }
    try OutputCheck(
      inputs: [job.file, file], outputs: [junit, json, summaryMd].compactMap(\.self)
    ).run()
    // A file that is no trace is not the scenario's fault.
    _ = try LayoutTrace(file: file)
    var entries: [Report.Entry] = []
    let tolerance = TraceTolerance(points: tolerance, seconds: timeTolerance)
    try await perform([job], terminal) { _ in
      .verifyTrace(file: file, tolerance)
    } tell: { job, outcome in
      terminal.print(outcome.said)
      let entry = try entry(for: job, outcome)
      entries.append(entry)
      print(entry, terminal, failure: outcome.failure)
    }
    let report = Report(entries)
    try write(report)
    try conclude(report)
  }

  /// Compares two ways of drawing each scenario.
  func compareRuns(_ terminal: Terminal) async throws {
    var differs = false
    var worst: CommandError.Code?
    try await perform(try selection.jobs(terminal, general), terminal) { _ in
      .compareRuns
    } tell: { job, outcome in
      terminal.print(outcome.said)
      switch outcome {
      case .answered(.difference(let difference), _):
        differs = differs || difference != nil
        if !general.quiet || difference != nil {
          let status =
            difference == nil
            ? terminal.painted("passed", .green) : terminal.painted("failed", .red)
          terminal.print("\(status)  \(job.name)")
          terminal.print(difference.map { "\n    \($0)\n" } ?? "\n")
        }
      case .answered(.failed(let failure), _), .unreadable(let failure):
        terminal.print(failure)
        worst = failure.code.orWorse(worst)
      case .crashed(let end, _):
        let failure = CommandError(end, in: job.file)
        terminal.print(failure)
        worst = failure.code.orWorse(worst)
      case .answered(.compared, _), .answered(.recorded, _):
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
