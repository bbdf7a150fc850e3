import AnimScenarioFormat
import AnimVerifying
import AnimWorkers
import Foundation

/// The part of the comparison of scenarios with their references that a process of its own does.
struct ReferenceWork: WorkerJob {
  enum Task: Codable, Sendable {
    /// Compares, and writes the pictures of the differences into the folder of a report.
    case verify(report: String, Report.Pictures, acceptCommand: String, source: String)
    /// Compares with the trace in a file that another UIKit has written.
    case verifyTrace(file: String, TraceTolerance)
    /// Compares two ways of drawing.
    case compareRuns
    /// Writes the frames of the scenario as its reference.
    case record(RecordingMode, dryRun: Bool)
  }

  var file: String
  var theme: Theme
  var name: String
  var task: Task
  /// The largest number of frames that are worked on at once.
  var tasks: Int

  typealias Event = Never

  enum Answer: Codable, Sendable {
    case compared(Report.Entry)
    /// The difference of two ways of drawing, in words; nil if there is none.
    case difference(String?)
    /// The files that were written, or would be; nil if the reference is to be left alone.
    case recorded(ReferenceStore.Change?)
    case failed(CommandError)
  }

  var subject: String { file }
}

/// Does the work in this process.
@MainActor struct ReferenceWorker {
  private let general: GeneralOptions
  private let store: ReferenceStore

  init(_ store: ReferenceStore, _ general: GeneralOptions) {
    self.general = general
    self.store = store
  }

  func perform(_ work: ReferenceWork) async -> ReferenceWork.Answer {
    do {
      // The parent has printed its warnings.
      let scenario = try ScenarioFile(path: work.file).read(
        general.terminal.silent, general)
      let verifier = Verifier(store, tasks: work.tasks)
      switch work.task {
      case .verify(let report, let pictures, let acceptCommand, let source):
        let began = ContinuousClock.now
        let verdict = try await verifier.verdict(on: scenario, theme: work.theme)
        try ReportFolder(report).writePictures(of: verdict)
        var entry = try Report.Entry(
          verdict, source: source, acceptCommand: acceptCommand, pictures: pictures)
        entry.seconds = (ContinuousClock.now - began).inSeconds
        return .compared(entry)
      case .verifyTrace(let file, let tolerance):
        let verdict = try verifier.verdict(
          on: scenario, theme: work.theme, against: try LayoutTrace(file: file), tolerance)
        return .compared(try Report.Entry(verdict, source: "", acceptCommand: ""))
      case .compareRuns:
        return .difference(
          try await verifier.selfDifference(of: scenario, theme: work.theme))
      case .record(let mode, let dryRun):
        guard try await isWanted(scenario, work, mode, verifier) else { return .recorded(nil) }
        return .recorded(
          try await record(
            scenario, work.theme, name: work.name, tasks: work.tasks, dryRun: dryRun))
      }
    } catch {
      return .failed(
        CommandError(error, general.terminal))
    }
  }

  private func isWanted(
    _ scenario: Scenario, _ work: ReferenceWork, _ mode: RecordingMode, _ verifier: Verifier
  ) async throws -> Bool {
    switch mode {
    case .all: true
    case .missing: !store.names().contains(work.name)
    case .changed, .never:
      switch try await verifier.verdict(on: scenario, theme: work.theme).status {
      case .passed, .drifted: false
      case .failed, .missing, .stale, .errored: true
      }
    }
  }

  /// Writes the reference of a scenario in a theme.
  private func record(
    _ scenario: Scenario, _ theme: Theme, name: String, tasks: Int, dryRun: Bool
  ) async throws -> ReferenceStore.Change {
    let performance = try await Performance.of(scenario, theme: theme, tasks: tasks)
    return try await store.write(performance, name: name, dryRun: dryRun)
  }
}

/// A command that compares scenarios with references.
protocol ReferenceCommand: WorkerCommand where Job == ReferenceWork {
  var selection: ReferenceOptions { get }
}

extension ReferenceCommand {
  @MainActor func worker() throws
    -> (ReferenceWork, _ tell: @escaping @MainActor (Never) -> Void) async -> ReferenceWork.Answer
  {
    let worker = ReferenceWorker(selection.store, general)
    return { work, _ in await worker.perform(work) }
  }

  /// Has a task done on each of the scenarios that can be read, by processes of their own.
  ///
  /// - Parameters:
  ///   - jobs: The scenarios, also those that cannot be read.
  ///   - terminal: The terminal for messages.
  ///   - task: The task for a job.
  ///   - tell: Told the outcomes of all of the jobs, in their order.
  /// - Throws: `WorkerError` if no process can be started, `CancellationError`, or the error that
  ///   `tell` throws.
  @MainActor func perform(
    _ jobs: [ReferenceOptions.Job], _ terminal: Terminal,
    task: (ReferenceOptions.Job) -> ReferenceWork.Task,
    tell: (ReferenceOptions.Job, ReferenceOutcome) throws -> Void
  ) async throws {
    let readable = jobs.indices.filter { jobs[$0].failure == nil }
    // As many processes as there may be share the cores; what is left over is for each of them.
    let share = max(1, selection.tasks / max(1, min(selection.tasks, readable.count)))
    let work = readable.map { index in
      let job = jobs[index]
      return ReferenceWork(
        file: job.file, theme: job.theme, name: job.name, task: task(job), tasks: share)
    }
    var outcomes = jobs.map { $0.failure.map { ReferenceOutcome.unreadable($0) } }
    var told = 0
    var failure: (any Error)?
    let progress = ProgressBar(terminal, unit: "scenarios")
    progress.expect(readable.count)
    try await withoutActuallyEscaping(tell) { tell in
      func tellMore() {
        while failure == nil, told < jobs.count, let outcome = outcomes[told] {
          do { try tell(jobs[told], outcome) } catch { failure = error }
          outcomes[told] = nil
          told += 1
        }
      }
      tellMore()
      try await pool(terminal).run(work, lanes: selection.tasks) { number, outcome, said, _ in
        switch outcome {
        case .answered(let answer): outcomes[readable[number]] = .answered(answer, said: said)
        case .ended(let end): outcomes[readable[number]] = .crashed(end, said: said)
        }
        progress.clear()
        tellMore()
        progress.advance(1)
      }
    }
    progress.clear()
    if let failure { throw failure }
  }
}

/// The outcome of the work on a scenario.
enum ReferenceOutcome {
  case unreadable(CommandError)
  case answered(ReferenceWork.Answer, said: String)
  case crashed(WorkerEnd, said: String)

  /// The reason why the work was not done; nil if it was, or if the process came to its end.
  var failure: CommandError? {
    switch self {
    case .unreadable(let failure), .answered(.failed(let failure), _): failure
    case .answered, .crashed: nil
    }
  }

  /// The text that the scenario's code has printed.
  var said: String {
    switch self {
    case .unreadable: ""
    case .answered(_, let said): said
    // Without a note, it is the runtime's register dump.
    case .crashed(let end, let said): end.note.isEmpty ? "" : said
    }
  }
}
