import AnimFiles
import AnimScenarioFormat
import AnimVerifying
import AnimWorkers
import Foundation

/// A command that compares scenarios with references.
protocol ReferenceCommand: WorkerCommand where Job == ReferenceWork {}

extension ReferenceCommand {
  @MainActor func worker() throws
    -> (ReferenceWork, _ tell: @escaping @MainActor (ReferenceWork.Event) -> Void) async
    -> ReferenceWork.Answer
  {
    let worker = ReferenceWorker(general)
    return { work, tell in await worker.perform(work, tell: tell) }
  }
}

/// What came of the work on one of a scenario's references.
enum ReferenceOutcome {
  /// The scenario cannot be read: the reason, and the same in as few words as there are.
  case unreadable(CommandError, problem: String)
  case answered(ReferenceWork.Result)
  case crashed(WorkerEnd)

  /// The reason why the work was not done; nil if it was, or if the process came to its end.
  var failure: CommandError? {
    switch self {
    case .unreadable(let failure, _), .answered(.failed(let failure)): failure
    case .answered, .crashed: nil
    }
  }
}

/// Has a task done on scenarios, and tells what came of it in the order of the scenarios.
///
/// What is known from an earlier run is not done again. The rest is done by processes of their own, as many as
/// frames may be worked on at once, the scenarios that take longest first, so that no core is left
/// alone at the end. Each reads its scenario itself: nothing of thousands of them is
/// done by one process alone.
@MainActor final class ReferenceRun {
  private let pool: WorkerPool<ReferenceWork>
  private let selection: ReferenceSelection
  private let tasks: Int
  private let general: GeneralOptions
  private let terminal: Terminal
  /// The verdicts that are known; nil to find out all anew.
  var verdicts: VerdictCache?
  /// How long scenarios take, by their files; nil if it does not matter.
  var weights: ScenarioWeights?
  /// Whether an outcome is the reason to begin with no other scenario.
  var stops: (ReferenceOutcome) -> Bool = { _ in false }
  /// The number of scenarios that were not begun with, since something stopped the run.
  private(set) var skipped = 0

  private struct State {
    var survey: ScenarioSurvey?
    var outcomes: [(part: ReferencePart, outcome: ReferenceOutcome)] = []
    var said = ""
    /// What was recalled has no part that is to be done.
    var isComplete = false
  }
  private var files: [String] = []
  private var places: [String: Int] = [:]
  private var states: [State] = []
  private var told = 0
  private var failure: (any Error)?
  private var isStopped = false
  /// The report that pictures of differences are put into.
  private var folder: ReportFolder?

  init(
    _ pool: WorkerPool<ReferenceWork>, _ selection: ReferenceSelection, tasks: Int,
    _ general: GeneralOptions, _ terminal: Terminal
  ) {
    (self.pool, self.selection, self.tasks) = (pool, selection, tasks)
    (self.general, self.terminal) = (general, terminal)
  }

  /// Does the task on scenarios.
  ///
  /// - Parameters:
  ///   - files: The scenarios.
  ///   - task: What is to be done with each of their references that is meant.
  ///   - tell: Told what came of all of these, in their order.
  /// - Throws: `WorkerError` if no process can be started, `CancellationError`, or the error that
  ///   `tell` throws; `CommandError` if two scenarios have one reference.
  func run(
    _ files: [String], _ task: ReferenceWork.Task,
    tell: (ReferencePart, ReferenceOutcome) throws -> Void
  ) async throws {
    self.files = files.filter(selection.mayAdmit)
    states = self.files.map { _ in State() }
    places = Dictionary(self.files.enumerated().map { ($1, $0) }) { first, _ in first }
    (told, failure, isStopped, skipped) = (0, nil, false, 0)
    if case .verify(let report, _) = task { folder = ReportFolder(report) } else { folder = nil }
    try await checkNames()
    try await withoutActuallyEscaping(tell) { tell in
      try await recall(task)
      tellMore(tell)
      var due = states.indices.filter { !states[$0].isComplete }
      if let weights, due.count > tasks {
        let known = due.map { (weights.seconds(of: self.files[$0]), $0) }
        due = known.sorted { (-$0.0, $0.1) < (-$1.0, $1.1) }.map(\.1)
      }
      let progress = ProgressBar(terminal, unit: "scenarios")
      progress.expect(due.count)
      // After a crash, what is left of a scenario is done by another process.
      while !due.isEmpty, !isStopped, failure == nil {
        try await perform(task, on: due, progress, tell)
        due = due.filter { !states[$0].isComplete && !states[$0].outcomes.isEmpty }
      }
      progress.clear()
      skipped = states.count { !$0.isComplete }
      for index in states.indices where !states[index].isComplete {
        states[index].isComplete = true
      }
      tellMore(tell)
    }
    await verdicts?.finish()
    if let failure { throw failure }
  }

  /// Makes sure that no two scenarios have one reference; those that may are read for that.
  private func checkNames() async throws {
    let bases = files.map { ReferenceStore.base(of: $0) }
    let counts = Dictionary(bases.map { ($0, 1) }, uniquingKeysWith: +)
    let doubtful = files.indices.filter { (counts[bases[$0]] ?? 0) > 1 }
    guard !doubtful.isEmpty else { return }
    var owners: [String: String] = [:]
    let surveys = try await surveys(of: doubtful.map { files[$0] })
    for (index, survey) in zip(doubtful, surveys) {
      // One that cannot be read is as good as any.
      let names = survey.map { selection.parts(of: $0).map(\.name) } ?? [bases[index]]
      for name in names {
        if let other = owners[name], other != files[index] {
          throw CommandError(
            .dataError,
            "'\(other)' and '\(files[index])' have one name, '\(name)'; rename one of them")
        }
        if owners[name] != nil {
          throw CommandError(.usage, "'\(files[index])' is named twice")
        }
        owners[name] = files[index]
      }
    }
  }

  /// What is known of scenarios from reading them; nil of those that cannot be read.
  private func surveys(of files: [String]) async throws -> [ScenarioSurvey?] {
    var surveys = [ScenarioSurvey?](repeating: nil, count: files.count)
    let work = files.map {
      ReferenceWork(file: $0, selection: selection, task: .survey, tasks: 1)
    }
    try await pool.run(work, lanes: tasks) { number, event in
      if case .surveyed(let survey) = event { surveys[number] = survey }
    } done: { _, _, _, _ in
    }
    return surveys
  }

  // MARK: What is known

  /// Takes what earlier runs have found out.
  private func recall(_ task: ReferenceWork.Task) async throws {
    guard let verdicts else { return }
    switch task {
    case .verify, .record(.changed, _), .record(.never, _), .study, .survey: break
    case .record, .debug, .verifyTrace, .compareRuns: return
    }
    let known = await verdicts.recall(files, selection, into: folder)
    for index in states.indices {
      guard let recalled = known[index], !isRefused(recalled.survey) else { continue }
      let parts = selection.parts(of: recalled.survey)
      states[index].survey = recalled.survey
      if case .survey = task {
        states[index].isComplete = true
        continue
      }
      for part in parts {
        guard let verdict = recalled.verdicts[part.name] else { continue }
        let result: ReferenceWork.Result
        switch task {
        case .record:
          let entry = verdict.entry
          guard !entry.status.isToBeRecorded(for: entry.causes + entry.effects) else { continue }
          result = .recorded(nil)
        case .study: result = .studied(seconds: verdict.entry.seconds, verdict.fonts)
        case .survey, .verify, .debug, .verifyTrace, .compareRuns: result = .compared(verdict.entry)
        }
        states[index].said += verdict.said
        states[index].outcomes.append((part, .answered(result)))
      }
      states[index].isComplete = states[index].outcomes.count == parts.count
      if states[index].isComplete, states[index].outcomes.contains(where: { stops($0.outcome) }) {
        isStopped = true
      }
    }
  }

  /// Whether a scenario is one that its doubts keep from being read.
  private func isRefused(_ survey: ScenarioSurvey) -> Bool {
    general.strict && !survey.warnings.isEmpty
  }

  // MARK: What is done

  private func perform(
    _ task: ReferenceWork.Task, on due: [Int], _ progress: ProgressBar,
    _ tell: @escaping (ReferencePart, ReferenceOutcome) throws -> Void
  ) async throws {
    // As many processes as there may be share the cores; what is left over is for each of them.
    let share = max(1, tasks / max(1, min(tasks, due.count)))
    let work = due.map { index in
      var selection = selection
      if let survey = states[index].survey {
        let done = Set(states[index].outcomes.map(\.part.name))
        selection.names = Set(selection.parts(of: survey).map(\.name)).subtracting(done)
      }
      return ReferenceWork(
        file: files[index], selection: selection, task: task, tasks: share)
    }
    var usages: [Int: [(ReferencePart, ReferenceWork.Result, FontUsage)]] = [:]
    try await pool.run(work, lanes: tasks) { number, event in
      let index = due[number]
      switch event {
      case .surveyed(let survey): self.states[index].survey = survey
      case .done(let part, let result, let usage):
        self.states[index].outcomes.append((part, .answered(result)))
        usages[index, default: []].append((part, result, usage))
        self.stopIfNeeded(.answered(result))
      }
    } done: { number, outcome, said, _ in
      let index = due[number]
      self.finish(index, outcome, said, done: usages[index] ?? [])
      progress.clear()
      self.tellMore(tell)
      progress.advance(1)
    }
  }

  private func stopIfNeeded(_ outcome: ReferenceOutcome) {
    guard stops(outcome) else { return }
    isStopped = true
    pool.stop()
  }

  private func finish(
    _ index: Int, _ outcome: WorkerPool<ReferenceWork>.Outcome, _ said: String,
    done: [(ReferencePart, ReferenceWork.Result, FontUsage)]
  ) {
    switch outcome {
    case .answered(.finished(let began)):
      states[index].said += said
      states[index].isComplete = true
      if let survey = states[index].survey {
        // Of which reference its code said something is known only if there is one.
        verdicts?.keep(
          survey, done, in: folder, said: done.count == 1 || said.isEmpty ? said : nil, began)
      }
    case .answered(.unreadable(let failure, let problem)):
      let name = ReferenceStore.name(of: files[index], theme: .light, scale: 1)
      let part = ReferencePart(file: files[index], name: name, theme: .light)
      states[index].outcomes = [(part, .unreadable(failure, problem: problem))]
      states[index].isComplete = true
      stopIfNeeded(.unreadable(failure, problem: problem))
    case .ended(let end):
      // Without a note, it is the runtime's register dump.
      if !end.note.isEmpty { states[index].said += said }
      let parts = states[index].survey.map { selection.parts(of: $0) } ?? []
      let isDone = Set(states[index].outcomes.map(\.part.name))
      let part =
        parts.first { !isDone.contains($0.name) }
        ?? ReferencePart(
          file: files[index],
          name: ReferenceStore.name(of: files[index], theme: .light, scale: 1), theme: .light)
      states[index].outcomes.append((part, .crashed(end)))
      states[index].isComplete = states[index].outcomes.count >= parts.count
      stopIfNeeded(.crashed(end))
    }
  }

  // MARK: What is told

  /// Tells the outcomes of all scenarios before which there is none that is not done.
  private func tellMore(_ tell: (ReferencePart, ReferenceOutcome) throws -> Void) {
    while failure == nil, told < states.count, states[told].isComplete {
      let state = states[told]
      if let survey = state.survey, !isRefused(survey) {
        ScenarioFile(path: survey.file).tell(
          survey.parts, survey.warnings, terminal, general)
      }
      terminal.print(state.said)
      let order = state.survey.map { selection.parts(of: $0).map(\.name) } ?? []
      let outcomes = state.outcomes.enumerated().sorted { a, b in
        let (one, other) = (
          order.firstIndex(of: a.element.part.name), order.firstIndex(of: b.element.part.name)
        )
        return (one ?? order.count, a.offset) < (other ?? order.count, b.offset)
      }
      for (_, (part, outcome)) in outcomes where failure == nil {
        do { try tell(part, outcome) } catch { failure = error }
      }
      // Thousands of them have pages of their own.
      states[told].outcomes = []
      told += 1
    }
    if failure != nil { pool.stop() }
  }

  /// What is known of a scenario from reading it; nil if it could not be read.
  func survey(of file: String) -> ScenarioSurvey? {
    places[file].flatMap { states[$0].survey }
  }

  /// Prints the names of the references that are meant.
  ///
  /// - Throws: As `run`, and `CommandError` if there are none, or a scenario cannot be read.
  func list(_ files: [String], _ options: ReferenceOptions) async throws {
    var worst: CommandError.Code?
    try await run(files, .survey) { part, outcome in
      let failure: CommandError
      switch outcome {
      case .crashed(let end): failure = CommandError(end, in: part.file)
      case .unreadable, .answered:
        guard let reason = outcome.failure else { return }
        failure = reason
      }
      terminal.print(failure)
      worst = failure.code.orWorse(worst)
    }
    let names = states.compactMap(\.survey).flatMap { selection.parts(of: $0) }.map(\.name)
    if worst == nil { try options.check(names) }
    try ProgramOutput.write(names.map { $0 + "\n" }.joined())
    if let worst { throw CommandError(worst, text: "") }
  }
}
