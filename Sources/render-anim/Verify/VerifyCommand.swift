import ArgumentParser
import Files
import Foundation
import Rendering
import ScenarioFormat
import Verifying

struct VerifyCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Compares scenarios with their references.",
    discussion: """
      Every frame must be equal to the one that was recorded, unless the scenario's 'verify' allows \
      more. Says first what moves differently, then what is drawn differently, or that all is right \
      but late, and writes a report. Exits with 1 if anything differs and with 66 if a reference is \
      missing; 'record' makes it.
      """)

  @OptionGroup var selection: ReferenceOptions

  @Option(help: ArgumentHelp("Where the report is written.", valueName: "folder"))
  var report = ".render-anim/report"

  @Option(help: ArgumentHelp("Write JUnit's XML here too.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp("Write what was found as JSON; - is the standard output.", valueName: "file")
  )
  var json: String?

  @Option(
    help: ArgumentHelp(
      "Append a table in Markdown (default: $GITHUB_STEP_SUMMARY, if set).", valueName: "file"))
  var summaryMd: String?

  @Flag(
    name: .customLong("self"),
    help: "Compare no references, but frames drawn where they change with frames drawn anew.")
  var comparesRuns = false

  @OptionGroup var general: GeneralOptions

  @MainActor func run() async throws {
    let terminal = Terminal(color: general.color)
    try await Interruptible.run(terminal) {
      if comparesRuns { try await compareRuns(terminal) } else { try await verify(terminal) }
    }
  }

  private func verify(_ terminal: Terminal) async throws {
    let began = ContinuousClock.now
    let jobs = try selection.jobs(terminal, general)
    try OutputCheck(
      inputs: jobs.map(\.file), outputs: [junit, json, summaryMd].compactMap(\.self)
    ).run()
    var entries: [Report.Entry] = []
    for job in jobs {
      let verdict = try await verdict(on: job)
      entries.append(
        .init(verdict, source: job.text, acceptCommand: selection.acceptCommand(for: job)))
      print(verdict, terminal)
    }
    if !selection.isFiltered {
      for verdict in selection.verifier.stale(except: Set(jobs.map(\.name))) {
        entries.append(.init(verdict, source: "", acceptCommand: "render-anim record --prune"))
        print(verdict, terminal)
      }
    }
    let report = Report(
      entries,
      context: .init(
        command: (["render-anim"] + CommandLine.arguments.dropFirst()).joined(separator: " "),
        machine: Self.machine, duration: "\((ContinuousClock.now - began).seconds) s"))
    try write(report)
    if !general.quiet {
      terminal.print("\(report.summary); report: \(self.report)/report.html\n")
    }
    let failures = report.verdicts.map(\.verdict).filter { $0.isFailure(strict: general.strict) }
    if failures.contains(where: { $0.status == .missing }) { throw Failure(.noInput, text: "") }
    if failures.contains(where: { $0.status == .errored }) { throw Failure(.dataError, text: "") }
    if !failures.isEmpty { throw Failure(.difference, text: "") }
  }

  @MainActor private func verdict(on job: ReferenceOptions.Job) async throws -> Verdict {
    switch job.scenario {
    case .success(let scenario):
      return try await selection.verifier.verdict(on: scenario, theme: job.theme)
    case .failure(let error):
      let text = Failure(error, Terminal(color: .never), form: .short).text
      return .error(
        text.trimmingCharacters(in: .whitespacesAndNewlines), name: job.name, file: job.file)
    }
  }

  /// What the report says about where it was made.
  private static var machine: String {
    let info = ProcessInfo.processInfo
    return "\(info.operatingSystemVersionString), \(info.activeProcessorCount) cores"
  }

  // MARK: Output

  private func print(_ verdict: Verdict, _ terminal: Terminal) {
    let isFailure = verdict.isFailure(strict: general.strict)
    guard !general.quiet || isFailure else { return }
    if general.diagnostics == .github {
      terminal.print(Self.annotations(verdict, isFailure: isFailure))
      return
    }
    var text = "\(verdict.status.rawValue)  \(verdict.name)"
    if !verdict.selfCheck.isEmpty { text += "  (\(verdict.selfCheck))" }
    text += "\n"
    for cause in verdict.causes.prefix(8) {
      text += "    \(cause.location.map { "\($0): " } ?? "")\(cause.text)\n"
    }
    if verdict.causes.count > 8 { text += "    and \(verdict.causes.count - 8) more\n" }
    terminal.print(text)
  }

  /// Workflow commands that GitHub shows beside the scenario's lines.
  private static func annotations(_ verdict: Verdict, isFailure: Bool) -> String {
    verdict.causes.map { cause in
      let kind = isFailure ? "error" : "warning"
      let place = cause.location
      let properties = [
        "file=\(property(place?.file ?? verdict.file))", "line=\(place?.line ?? 1)",
        "title=\(property(verdict.name))",
      ]
      return "::\(kind) \(properties.joined(separator: ","))::\(escaped(cause.text))\n"
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private func write(_ report: Report) throws {
    try report.write(to: self.report, strict: general.strict)
    if let junit { try OutputFile.write(report.junit(strict: general.strict), to: junit) }
    if let json { try OutputFile.write(try report.json(), to: json) }
    let environment = ProcessInfo.processInfo.environment
    if let path = summaryMd ?? environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      let old = FileManager.default.contents(atPath: path) ?? Data()
      try OutputFile.write([UInt8](old) + [UInt8](report.markdown.utf8), to: path)
    }
  }

  // MARK: Two runs

  private func compareRuns(_ terminal: Terminal) async throws {
    var differs = false
    for job in try selection.jobs(terminal, general) {
      let scenario = try job.scenario.get()
      let difference = try await selection.verifier.selfDifference(of: scenario, theme: job.theme)
      differs = differs || difference != nil
      if !general.quiet || difference != nil {
        terminal.print("\(difference == nil ? "passed" : "failed")  \(job.name)")
        terminal.print(difference.map { "\n    \($0)\n" } ?? "\n")
      }
    }
    if differs { throw Failure(.difference, text: "") }
  }
}
