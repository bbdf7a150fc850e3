import AnimActions
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

      What has been compared before is not compared again as long as nothing changes that it depends on: \
      the scenario with its files, the reference, the fonts, the program, the options. '--no-cache' \
      compares all anew. With '--shard 2/8', the second of eight parts is compared, each on a machine of \
      its own; 'merge-reports' makes one report of theirs. Variables of Bazel's tests are heeded.

      With '--against', the places of a scenario's elements are compared with those in a file that a \
      test of 'export --xctest' has written with another UIKit, such as Apple's on a Mac. They may be \
      a little off in place and in time, since the other clock is a real one.
      """)

  @OptionGroup var selection: ReferenceOptions

  @Option(
    help: ArgumentHelp("Where the report is written.", valueName: "folder"), completion: .directory)
  var report = VerifyCommand.usualReport

  @OptionGroup var outputs: ReportOutputs

  @Flag(help: "Begin with no other scenario once one has failed.")
  var failFast = false

  @Flag(help: "Compare only what failed in the last run, as its report says.")
  var lastFailed = false

  @OptionGroup var sharding: ShardOptions

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
      } else if selection.list {
        try await list(terminal)
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
    guard !comparesRuns && against == nil || !lastFailed && !selection.list && sharding.shard == nil
    else {
      throw ValidationError(
        "'--last-failed', '--list' and '--shard' are about references, which '--self' and '--against' "
          + "do without")
    }
  }

  var pictures: Report.Pictures { linked ? .linked : .embedded }

  /// The scenarios and references that are meant, those of a part if only a part is to be compared.
  func chosen() throws -> (files: [String], selection: ReferenceSelection, part: Report.Part?) {
    var wanted = selection.selection
    if lastFailed { wanted.names = try failedNames() }
    let files = try selection.files().filter(wanted.mayAdmit)
    if let only = wanted.only, files.isEmpty { throw try selection.nothing(named: only) }
    guard let part = try sharding.part(of: files, selection, general) else {
      return (files, wanted, nil)
    }
    return (part.files, wanted, part.part)
  }

  /// The folder of the report; Bazel keeps what it is put into another one.
  var reportPlace: String {
    guard report == Self.usualReport, let folder = ShardOptions.undeclaredOutputs else {
      return report
    }
    return folder + "/report"
  }

  static let usualReport = ".render-anim/report"

  /// The references that were not as they should be in the last run.
  private func failedNames() throws(CommandError) -> Set<String> {
    let path = "\(reportPlace)/report.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError(.noInput, "there is no '\(path)', which would say what failed last")
    }
    guard let verdicts = OpenVerdicts([UInt8](data)) else {
      throw CommandError(.dataError, "'\(path)' is not a report of 'verify'")
    }
    return Set(verdicts.failed(strict: general.strict).map(\.name))
  }

  @MainActor private func list(_ terminal: Terminal) async throws {
    let (files, wanted, _) = try chosen()
    let run = ReferenceRun(pool(terminal), wanted, tasks: selection.tasks, general, terminal)
    run.verdicts = try verdicts(wanted)
    try await run.list(files, selection)
  }

  /// The verdicts of earlier runs; nil if they are not to be used.
  @MainActor func verdicts(_ wanted: ReferenceSelection) throws -> VerdictCache? {
    try VerdictCache(wanted, pictures, general)
  }

  @MainActor private func verify(_ terminal: Terminal) async throws {
    let began = ContinuousClock.now
    let (files, wanted, part) = try chosen()
    if lastFailed, wanted.names?.isEmpty == true {
      if !general.quiet { terminal.print("nothing failed in the last run\n") }
      return
    }
    try OutputCheck(inputs: files, outputs: outputs.files).run()
    try sharding.acknowledge()
    let place = reportPlace
    let draft = try ReportDraft(of: ReportFolder(place))
    let folder = draft.folder
    let run = ReferenceRun(pool(terminal), wanted, tasks: selection.tasks, general, terminal)
    run.verdicts = try verdicts(wanted)
    if files.count > selection.tasks {
      run.weights = try ScenarioWeights(selection.store, durations: sharding.durations)
    }
    if failFast {
      run.stops = { outcome in
        switch outcome {
        case .answered(.compared(let entry)): entry.isFailure(strict: general.strict)
        case .unreadable, .crashed, .answered(.failed): true
        case .answered: false
        }
      }
    }
    var entries: [Report.Entry] = []
    try await run.run(files, .verify(report: folder.path, pictures)) { part, outcome in
      let entry = try entry(for: part, outcome, wanted)
      entries.append(entry)
      print(entry, terminal, failure: outcome.failure)
    }
    for name in try await debug(entries, wanted, folder, terminal) {
      guard let index = entries.firstIndex(where: { $0.name == name }) else { continue }
      entries[index].hasDebugger = true
    }
    if run.skipped == 0, part == nil { try selection.check(entries.map(\.name)) }
    if !selection.isFiltered, wanted.names == nil, part == nil, run.skipped == 0 {
      let verifier = Verifier(selection.store, tasks: selection.tasks)
      for verdict in verifier.stale(except: Set(entries.map(\.name))) {
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
    try folder.write(report, strict: general.strict, part: part)
    try draft.publish()
    try outputs.write(report, strict: general.strict)
    try sharding.write(report, strict: general.strict)
    try desktop.open("\(place)/report.html")
    if let complaint = run.verdicts?.takeComplaint(), !general.quiet {
      terminal.print("warning: \(complaint)\n")
    }
    if !general.quiet { terminal.print(conclusion(of: report, run)) }
    try conclude(report)
  }

  /// The number of scenarios of a report that it has pages of: more take longer than anybody looks.
  private static let mostDebuggers = 8

  /// Writes the pages that play what was not as expected, of the first scenarios.
  ///
  /// - Returns: The names of the references of which there are pages.
  @MainActor private func debug(
    _ entries: [Report.Entry], _ wanted: ReferenceSelection, _ folder: ReportFolder,
    _ terminal: Terminal
  ) async throws -> [String] {
    let due = entries.filter {
      $0.isFailure(strict: general.strict) && [.failed, .drifted].contains($0.status)
    }.prefix(Self.mostDebuggers)
    guard !due.isEmpty else { return [] }
    var selection = wanted
    selection.names = Set(due.map(\.name))
    let silent = terminal.silent
    let run = ReferenceRun(
      pool(silent), selection, tasks: self.selection.tasks, general, silent)
    var names: [String] = []
    var files = due.map(\.file)
    files = files.indices.filter { files.firstIndex(of: files[$0]) == $0 }.map { files[$0] }
    try await run.run(files, .debug(report: folder.path)) { part, outcome in
      if case .answered(.debugged(true)) = outcome { names.append(part.name) }
    }
    return names
  }

  /// The line that says how it went.
  @MainActor private func conclusion(of report: Report, _ run: ReferenceRun) -> String {
    var parts = [report.summary]
    if let known = run.verdicts?.recalled, known > 0 {
      parts.append(
        known == report.verdicts.count ? "all known from before" : "\(known) known from before")
    }
    if run.skipped > 0 {
      parts.append("\(run.skipped) scenario\(run.skipped == 1 ? "" : "s") left out after a failure")
    }
    let place = ReportOutputs.place(of: "\(reportPlace)/report.html")
    return parts.joined(separator: "; ") + "; report: \(place)\n"
  }

  /// Ends with the exit code of the worst verdict.
  func conclude(_ report: Report) throws { try Self.conclude(report, strict: general.strict) }

  /// Ends with the exit code of the worst verdict.
  static func conclude(_ report: Report, strict: Bool) throws {
    let failures = report.verdicts.filter { $0.isFailure(strict: strict) }
    if failures.contains(where: { $0.status == .missing }) {
      throw CommandError(.noInput, text: "")
    }
    if failures.contains(where: { $0.status == .errored }) {
      throw CommandError(.dataError, text: "")
    }
    if !failures.isEmpty { throw CommandError(.difference, text: "") }
  }

  /// The entry of a reference in the report; a scenario that crashed is one that could not be acted out.
  func entry(
    for part: ReferencePart, _ outcome: ReferenceOutcome, _ wanted: ReferenceSelection
  ) throws -> Report.Entry {
    let problem: String
    switch outcome {
    case .answered(.compared(let entry)): return entry
    case .answered(.failed(let failure))
    where [.cannotCreate, .inputOutput].contains(failure.code):
      throw failure
    case .answered(.failed(let failure)): problem = failure.text
    case .unreadable(_, let text): problem = text
    case .crashed(let end): problem = end.summary
    case .answered:
      preconditionFailure("what was not asked was answered")
    }
    let source = (try? ScenarioFile(path: part.file).lines().joined(separator: "\n")) ?? ""
    return try Report.Entry(
      .error(
        problem.trimmingCharacters(in: .whitespacesAndNewlines), name: part.name, file: part.file),
      source: source, acceptCommand: wanted.acceptCommand(for: part))
  }

  /// The machine on which the report is made, in words.
  private static var machine: String {
    let info = ProcessInfo.processInfo
    return "\(info.operatingSystemVersionString), \(info.activeProcessorCount) cores"
  }
}

extension VerifyCommand: ReferenceCommand {}
