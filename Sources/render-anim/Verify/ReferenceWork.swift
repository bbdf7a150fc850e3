import AnimActions
import AnimScenarioFormat
import AnimText
import AnimVerifying
import AnimWorkers
import Foundation

/// The part of the comparison of a scenario with its references that a process of its own does.
struct ReferenceWork: WorkerJob {
  enum Task: Codable, Sendable {
    /// Reads it, and does nothing.
    case survey
    /// Acts it out and draws nothing, so that it is known which fonts are used.
    case study
    /// Compares, and writes the pictures of the differences into the folder of a report.
    case verify(report: String, Report.Pictures)
    /// Compares, and writes the page that plays it into the folder of a report.
    case debug(report: String)
    /// Compares with the trace in a file that another UIKit has written.
    case verifyTrace(file: String, TraceTolerance)
    /// Compares two ways of drawing.
    case compareRuns
    /// Writes the frames of the scenario as its reference.
    case record(RecordingMode, dryRun: Bool)
  }

  var file: String
  var selection: ReferenceSelection
  var task: Task
  /// The largest number of frames that are worked on at once.
  var tasks: Int

  enum Event: Codable, Sendable {
    case surveyed(ScenarioSurvey)
    case done(ReferencePart, Result, FontUsage)
  }

  /// What came of one of the scenario's references.
  enum Result: Codable, Sendable {
    case compared(Report.Entry)
    /// The page was written; false if there is nothing to play.
    case debugged(Bool)
    /// The difference of two ways of drawing, in words; nil if there is none.
    case difference(String?)
    /// The files that were written, or would be; nil if the reference is to be left alone.
    case recorded(ReferenceStore.Change?)
    /// It was acted out, which took so many seconds and needed these fonts.
    case studied(seconds: Double, FontUsage)
    case failed(CommandError)
  }

  enum Answer: Codable, Sendable {
    /// All is done; the work began at this time, in nanoseconds since 1970.
    case finished(began: Int64)
    /// It cannot be read: the reason, and the same in as few words as there are.
    case unreadable(CommandError, problem: String)
  }

  var subject: String { file }
}

/// The fonts that a scenario was drawn with.
struct FontUsage: Codable, Hashable, Sendable {
  var fonts: [FontUse] = []
  /// Whether it mattered which fonts there are beside those of the program.
  var looksElsewhere = false

  init() {}

  init(_ kept: KeptFonts) {
    (fonts, looksElsewhere) = (kept.digests.map(\.font), kept.others != nil)
  }

  init(_ ledger: FontLedger) {
    (fonts, looksElsewhere) = (ledger.fonts, ledger.looksElsewhere)
  }
}

/// Does the work in this process.
@MainActor struct ReferenceWorker {
  private let general: GeneralOptions

  init(_ general: GeneralOptions) { self.general = general }

  func perform(
    _ work: ReferenceWork, tell: (ReferenceWork.Event) -> Void
  ) async -> ReferenceWork.Answer {
    let began = FileDigests.now
    let survey: ScenarioSurvey
    let scenario: Scenario
    do {
      // The parent prints the warnings.
      (survey, scenario) = try ScenarioSurvey.read(work.file, general, general.terminal)
    } catch {
      return .unreadable(
        CommandError(error, general.terminal),
        problem: CommandError(error, Terminal(color: .never, form: .short)).text)
    }
    tell(.surveyed(survey))
    if case .survey = work.task { return .finished(began: began) }
    var parts = work.selection.parts(of: survey)
    if case .verifyTrace = work.task { parts = Array(parts.prefix(1)) }
    for part in parts {
      let ledger = FontLedger()
      let result = await FontLedger.$current.withValue(ledger) {
        do {
          return try await self.result(of: work, part, scenario)
        } catch {
          return .failed(CommandError(error, general.terminal))
        }
      }
      tell(.done(part, result, FontUsage(ledger)))
    }
    return .finished(began: began)
  }

  private func result(
    of work: ReferenceWork, _ part: ReferencePart, _ scenario: Scenario
  ) async throws -> ReferenceWork.Result {
    let store = ReferenceStore(folder: work.selection.references)
    let verifier = Verifier(store, tasks: work.tasks)
    switch work.task {
    case .survey: preconditionFailure("a survey has no parts")
    case .study:
      let began = ContinuousClock.now
      try Performance.study(scenario, theme: part.theme)
      let seconds = (ContinuousClock.now - began).inSeconds
      return .studied(
        seconds: seconds, FontLedger.current.map { FontUsage($0) } ?? FontUsage())
    case .verify(let report, let pictures):
      let began = ContinuousClock.now
      let verdict = try await verifier.verdict(on: scenario, theme: part.theme)
      try ReportFolder(report).writePictures(of: verdict)
      var entry = try Report.Entry(
        verdict, source: try ScenarioFile(path: part.file).lines().joined(separator: "\n"),
        acceptCommand: work.selection.acceptCommand(for: part), pictures: pictures)
      entry.seconds = (ContinuousClock.now - began).inSeconds
      return .compared(entry)
    case .debug(let report):
      let verdict = try await verifier.verdict(on: scenario, theme: part.theme)
      let page = DebuggerPage(verdict, tasks: work.tasks)
      return .debugged(try await page?.write(to: ReportFolder(report)) != nil)
    case .verifyTrace(let file, let tolerance):
      let verdict = try verifier.verdict(
        on: scenario, theme: part.theme, against: try LayoutTrace(file: file), tolerance)
      return .compared(try Report.Entry(verdict, source: "", acceptCommand: ""))
    case .compareRuns:
      return .difference(try await verifier.selfDifference(of: scenario, theme: part.theme))
    case .record(let mode, let dryRun):
      guard try await isWanted(scenario, part, mode, verifier) else { return .recorded(nil) }
      let performance = try await Performance.of(
        scenario, theme: part.theme, tasks: work.tasks)
      return .recorded(try await store.write(performance, name: part.name, dryRun: dryRun))
    }
  }

  private func isWanted(
    _ scenario: Scenario, _ part: ReferencePart, _ mode: RecordingMode, _ verifier: Verifier
  ) async throws -> Bool {
    switch mode {
    case .all: return true
    case .missing: return !verifier.store.names().contains(part.name)
    case .changed, .never:
      let verdict = try await verifier.verdict(on: scenario, theme: part.theme)
      return verdict.status.isToBeRecorded(for: verdict.causes + verdict.effects)
    }
  }
}
