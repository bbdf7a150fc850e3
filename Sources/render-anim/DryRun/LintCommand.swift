import AnimLayoutSources
import AnimScenarioFormat
import AnimStaging
import AnimWorkers
import ArgumentParser
import Foundation

struct LintCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Holds a layout's Swift source to what UIKit expects of it.",
    discussion: """
      The layout is compiled and asked as a collection view would ask it, and its source is searched for \
      properties of UIKit that are kept, but show nothing here, and for what collection views do not bear: \
      attributes that are not copied or compared, scrolling before there is a layout, data that changes before \
      its update, cells that keep what another item was given. Each finding names the method or the property, \
      says what to do and where it is documented; 'explain-code' has a bad and a good example for its code. \
      The exit code is 1 if there are any.

      With --complexity, the layout is shown with 100 to 100 000 items instead and scrolled, and it is counted how \
      often each branch of its code is taken: what does more the more items there are is named, such as "O(n) \
      attributes examined per scrolled frame: layoutAttributesForElements(in:), line 88". Nothing is timed, so that \
      the answer is the same on any machine.
      """)

  @Argument(
    help: ArgumentHelp("Swift files or folders of the layout.", valueName: "layout.swift"),
    completion: .file())
  var sources: [String]

  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("The layout class, if there are several.", valueName: "name"))
  var layoutClass: String?

  @Flag(help: "Only compile the sources.")
  var compileOnly = false

  @Flag(help: "Count what grows with the number of items, from 100 to 100 000.")
  var complexity = false

  @OptionGroup var general: GeneralOptions

  func validate() throws {
    if complexity, compileOnly {
      throw ValidationError("'--complexity' runs the layout, and '--compile-only' does not")
    }
    try SubjectOptions.refuseScenarios(among: sources)
  }

  var trustedSources: [String] { general.sources.trustedPaths + sources }

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) {
      do {
        if compileOnly {
          _ = try SourceStudio.current.library(named: sources, isTolerant: false)
          return
        }
        let traits = try await traits(terminal)
        if complexity { return try study(traits, terminal) }
        let findings = try LayoutLinter(sources, traits, seconds: Self.processorTime).findings()
        if !findings.isEmpty { terminal.print(terminal.form.text(findings.map(notice))) }
        if !findings.isEmpty { throw CommandError(.difference, text: "") }
        if !general.quiet { terminal.print("nothing to find fault with\n") }
      } catch let problem as SourceError {
        throw CommandError(problem)
      }
    }
  }

  /// Tells what of the layout's work grows with the number of items.
  @MainActor private func study(_ traits: LayoutTraits, _ terminal: Terminal) throws {
    let study = ComplexityStudy(traits, ExecutionCounter.meter, seconds: Self.processorTime)
    let report = try ComplexityReport(study.samples(), of: sources)
    guard report.notices.isEmpty else {
      terminal.print(terminal.form.text(report.notices))
      throw CommandError(.difference, text: "")
    }
    if !general.quiet { terminal.print("\(report.comment)\n") }
  }

  /// The traits of the layout, whose code may crash where it is asked.
  @MainActor private func traits(_ terminal: Terminal) async throws -> LayoutTraits {
    let pool = pool(terminal)
    return try await DryRun(sources, className: layoutClass, general, terminal) { work in
      let (outcome, said) = try await pool.outcome(of: work)
      return DryRun.Outcome(outcome, said: said) { $0 }
    }.traits()
  }

  private func notice(_ finding: LayoutFinding) -> Notice {
    Notice(
      "\(finding.subject) \(finding.message)", severity: .warning, code: finding.rule.code,
      at: finding.place.map { SourceRange(file: $0.path, line: $0.line, column: 1, length: 0) },
      notes: [finding.rule.remedy, "see \(finding.rule.source)"])
  }

  private static func processorTime(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}

extension LintCommand: BranchCountingCommand {
  var counting: BranchCounting { complexity ? .exact : .none }
}

extension LintCommand: WorkerCommand {
  @MainActor func worker() throws
    -> (LayoutWork, _ tell: @escaping @MainActor (Never) -> Void) async -> LayoutWork.Answer
  {
    let terminal = general.terminal
    return { work, _ in work.answer(terminal, general) }
  }
}
