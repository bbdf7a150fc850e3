import AnimFiles
import AnimFuzzing
import AnimLayoutSources
import AnimScenarioFormat
import AnimStaging
import AnimTextFormats
import AnimWorkers
import ArgumentParser
import Foundation

struct FuzzCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Looks for the bugs of a layout or a screen, without references.",
    discussion: """
      Sequences of legal changes, touches and questions are made from a seed and acted out; what comes of them is held \
      to rules that every layout keeps. A sequence that breaks one is reduced to the least that does, and written as a \
      scenario beside the one that was tried. The same seed gives the same sequences and findings on every machine. The \
      exit code is 1 if there are any.

      RULES
      \(FuzzRule.allCases.map { "  \($0.rawValue): \($0.sentence)" }.joined(separator: "\n"))
      """)

  @Argument(
    help: ArgumentHelp(
      "A scenario, or the Swift file of a layout.", valueName: "scenario.yaml | layout.swift"),
    completion: .file())
  var subject: String?

  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("The layout class, if the Swift file has several.", valueName: "name"))
  var layoutClass: String?

  @Option(help: ArgumentHelp("How many sequences are tried.", valueName: "number"))
  var runs: Int?

  @Option(
    help: ArgumentHelp(
      "How long they are tried, such as 60s or 5m (default: 10s, unless --runs is given).",
      valueName: "time"))
  var time: FuzzTime?

  @Option(
    help: ArgumentHelp("A rule that does not count; may be repeated.", valueName: "rule"))
  var without: [FuzzRule] = []

  @Option(
    help: ArgumentHelp(
      "A folder of sequences that are tried first; those that are found are added.",
      valueName: "folder"), completion: .directory)
  var corpus: String?

  @Option(
    help: ArgumentHelp(
      "Try only the sequence in this file, of a corpus or a scenario that was written.",
      valueName: "file"), completion: .file())
  var replay: String?

  @Flag(help: "Print the result as JSON.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write the result as JUnit's XML, a test case for each rule.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Flag(
    help:
      "List the rules, and what is done that UIKit seldom does, with the documentation that they follow from."
  )
  var sources = false

  @OptionGroup var jobs: FuzzJobs
  @OptionGroup var general: GeneralOptions

  var trustedSources: [String] { general.sources.trustedPaths + (isLayout ? [path] : []) }

  /// What is tried; `validate` has seen to it that it is named where it is needed.
  private var path: String { subject ?? "" }

  private var isLayout: Bool { path.hasSuffix(".swift") || ScenarioPaths.isFolder(path) }

  func validate() throws {
    if !sources, path.isEmpty || path == "-" {
      throw ValidationError("name a scenario, or the Swift file of a layout, on the disk")
    }
    if let runs, runs < 1 { throw ValidationError("'--runs \(runs)' is not a number of sequences") }
    if layoutClass != nil, !isLayout {
      throw ValidationError("'--class' is for the Swift file of a layout")
    }
  }

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) {
      if sources { return try ProgramOutput.write(FuzzReport.sources) }
      let pool = pool(terminal)
      let file = try await file(pool, terminal)
      let hunt = FuzzHunt(
        file, try file.fuzzSubject(terminal, general).kinds, pool, self, terminal)
      let result = try await hunt.result()
      let report = FuzzReport(result, file.shownPath, seed: seed, rules: rules)
      if let junit { try OutputFile.write(report.junit, to: junit) }
      if json {
        try ProgramOutput.write(try JSONText(report.json, isIndented: true).text + "\n")
      } else if !general.quiet || !result.findings.isEmpty {
        terminal.print(report.text)
      }
      if !result.findings.isEmpty { throw CommandError(.difference, text: "") }
    }
  }

  /// The number that all sequences follow from.
  var seed: UInt64 { UInt64(bitPattern: Int64(general.seed ?? 1)) }

  var rules: Set<FuzzRule> { Set(FuzzRule.allCases).subtracting(without) }

  /// The scenario that is tried; for a layout alone, one that is made up for it.
  @MainActor private func file(
    _ pool: WorkerPool<FuzzWork>, _ terminal: Terminal
  ) async throws -> ScenarioFile {
    guard isLayout else { return ScenarioFile(path: path) }
    do {
      let traits = try await DryRun([path], className: layoutClass, general, terminal) { work in
        let (outcome, said) = try await pool.outcome(of: .study(work))
        return DryRun.Outcome(outcome, said: said) { answer in
          guard case .studied(let answer) = answer else {
            preconditionFailure("a layout was to be studied")
          }
          return answer
        }
      }.traits()
      return ScenarioFile(SynthesizedScenario(traits))
    } catch let problem as SourceError {
      throw CommandError(problem)
    }
  }
}

extension FuzzRule: ExpressibleByArgument {}

extension FuzzCommand: WorkerCommand {
  @MainActor func worker() throws
    -> (FuzzWork, _ tell: @escaping @MainActor (Never) -> Void) async -> FuzzWork.Answer
  {
    let worker = FuzzWorker(general, rules: rules)
    return { work, _ in worker.perform(work) }
  }
}

/// The number of processes that try sequences.
struct FuzzJobs: ParsableArguments {
  @Option(help: "How many processes try sequences at once, 1 to 1024 (default: one for each core).")
  var jobs: TaskCount?

  var count: Int { jobs?.count ?? TaskCount.cores }
}

/// A time such as `60s`, `5m` or `2h`.
struct FuzzTime: ExpressibleByArgument {
  let seconds: Double

  init?(argument: String) {
    let units = ["s": 1.0, "m": 60, "h": 3600]
    let unit = argument.last.flatMap { units[String($0)] }
    guard let number = Double(unit == nil ? argument : String(argument.dropLast())), number > 0,
      number.isFinite
    else { return nil }
    seconds = number * (unit ?? 1)
  }
}

extension FuzzCommand: BranchCountingCommand {
  var counting: BranchCounting { .reached }
}
