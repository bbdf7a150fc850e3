import AnimFiles
import AnimRendering
import AnimScenarioFormat
import AnimTextFormats
import AnimVerifying
import ArgumentParser
import Foundation

struct VerifyCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Compares scenarios with their references.",
    discussion: """
      Every frame must be equal to the one that was recorded, unless the scenario's 'verify' allows \
      more. Says first what moves differently, then what is drawn differently, or that all is right \
      but late, and writes a report. Exits with 1 if anything differs and with 66 if a reference is \
      missing; 'record' makes it.

      With '--against', the places of a scenario's elements are compared with those in a file that a \
      test of 'export --xctest' has written with another UIKit, such as Apple's on a Mac. They may be \
      a little off in place and in time, since the other clock is a real one.
      """)

  @OptionGroup var selection: ReferenceOptions

  @Option(
    help: ArgumentHelp("Where the report is written.", valueName: "folder"), completion: .directory)
  var report = ".render-anim/report"

  @Option(help: ArgumentHelp("Write JUnit's XML here too.", valueName: "file"), completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write what was found as JSON; - is the standard output.", valueName: "file"),
    completion: .file()
  )
  var json: String?

  @Option(
    help: ArgumentHelp(
      "Append a table in Markdown (default: $GITHUB_STEP_SUMMARY, if set).", valueName: "file"),
    completion: .file())
  var summaryMd: String?

  @Option(
    help: ArgumentHelp(
      "Compare with what another UIKit wrote of one scenario, not with references.",
      valueName: "layout.jsonl"), completion: .file())
  var against: String?

  @Option(
    help: ArgumentHelp(
      "With --against, how far a place may be off; opacity and transforms by a fiftieth of it.",
      valueName: "points"))
  var tolerance = 0.5

  @Option(
    help: ArgumentHelp(
      "With --against, how much earlier or later something may be.", valueName: "seconds"))
  var timeTolerance = 0.05

  @Flag(
    name: .customLong("self"),
    help: "Compare no references, but frames drawn where they change with frames drawn anew.")
  var comparesRuns = false

  @Flag(
    help: "Leave the report's pictures in files beside its page, which is small then, not inside.")
  var linked = false

  @OptionGroup var desktop: OpenOption
  @OptionGroup var general: GeneralOptions

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) {
      try desktop.check()
      if let against {
        try await verify(against: against, terminal)
      } else if comparesRuns {
        try await compareRuns(terminal)
      } else {
        try await verify(terminal)
      }
    }
  }

  func validate() throws {
    guard tolerance.isFinite, tolerance >= 0, timeTolerance.isFinite, timeTolerance >= 0 else {
      throw ValidationError("tolerances are 0 or more")
    }
    guard !comparesRuns || against == nil else {
      throw ValidationError("'--self' and '--against' exclude each other")
    }
    guard !comparesRuns && against == nil || !linked && !desktop.open else {
      throw ValidationError(
        "'--self' and '--against' write no report, as '--linked' and '--open' need")
    }
  }

  private func verify(_ terminal: Terminal) async throws {
    let began = ContinuousClock.now
    let jobs = try selection.jobs(terminal, general)
    try OutputCheck(
      inputs: jobs.map(\.file), outputs: [junit, json, summaryMd].compactMap(\.self)
    ).run()
    let draft = try ReportDraft(of: ReportFolder(report))
    let folder = draft.folder
    var entries: [Report.Entry] = []
    try await perform(jobs, terminal) { job in
      .verify(
        report: folder.path, linked ? .linked : .embedded,
        acceptCommand: selection.acceptCommand(for: job), source: job.text)
    } tell: { job, outcome in
      terminal.print(outcome.said)
      let entry = try entry(for: job, outcome)
      entries.append(entry)
      print(entry, terminal, failure: outcome.failure)
    }
    if !selection.isFiltered {
      let verifier = Verifier(selection.store, tasks: selection.tasks)
      for verdict in verifier.stale(except: Set(jobs.map(\.name))) {
        let entry = try Report.Entry(
          verdict, source: "", acceptCommand: "render-anim record --prune")
        entries.append(entry)
        print(entry, terminal)
      }
    }
    let report = Report(
      entries,
      context: .init(
        command: (["render-anim"] + CommandLine.arguments.dropFirst()).joined(separator: " "),
        machine: Self.machine, duration: "\((ContinuousClock.now - began).seconds) s"))
    try folder.write(report, strict: general.strict)
    try draft.publish()
    try write(report)
    try desktop.open("\(self.report)/report.html")
    if !general.quiet {
      terminal.print("\(report.summary); report: \(self.report)/report.html\n")
    }
    try conclude(report)
  }

  /// Ends with the exit code of the worst verdict.
  func conclude(_ report: Report) throws {
    let failures = report.verdicts.filter { $0.isFailure(strict: general.strict) }
    if failures.contains(where: { $0.status == .missing }) {
      throw CommandError(.noInput, text: "")
    }
    if failures.contains(where: { $0.status == .errored }) {
      throw CommandError(.dataError, text: "")
    }
    if !failures.isEmpty { throw CommandError(.difference, text: "") }
  }

  /// The entry of a job in the report; a scenario that crashed is one that could not be acted out.
  func entry(
    for job: ReferenceOptions.Job, _ outcome: ReferenceOutcome
  ) throws -> Report.Entry {
    let problem: String
    switch outcome {
    case .answered(.compared(let entry), _): return entry
    case .answered(.failed(let failure), _)
    where [.cannotCreate, .inputOutput].contains(failure.code):
      throw failure
    case .answered(.failed(let failure), _): problem = failure.text
    case .unreadable: problem = job.problem
    case .crashed(let end, _): problem = end.summary
    case .answered(.difference, _), .answered(.recorded, _):
      preconditionFailure("what was not asked was answered")
    }
    return try Report.Entry(
      .error(
        problem.trimmingCharacters(in: .whitespacesAndNewlines), name: job.name, file: job.file),
      source: job.text, acceptCommand: selection.acceptCommand(for: job))
  }

  /// The machine on which the report is made, in words.
  private static var machine: String {
    let info = ProcessInfo.processInfo
    return "\(info.operatingSystemVersionString), \(info.activeProcessorCount) cores"
  }
}

extension VerifyCommand: ReferenceCommand {}
