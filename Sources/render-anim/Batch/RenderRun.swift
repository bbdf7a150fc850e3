import AnimRendering
import AnimScenarioFormat
import AnimWorkers
import Foundation

/// Renders the scenarios of a command and knows their outcomes.
///
/// Several scenarios are acted out and drawn by processes of their own, as many as frames may be
/// worked on at once: one that crashes is one failed scenario. The files do not depend on their
/// number, and messages come in the order of the scenarios. A single scenario is rendered here,
/// which is sooner done.
@MainActor final class RenderRun {
  /// The outputs that are to be made, in the order of the command line.
  private(set) var planned: [PlannedScenario] = []
  /// The jobs that were done of each of the scenarios.
  private(set) var rendered: [[RenderedJob]] = []
  private(set) var failures: [(scenario: String, failure: CommandError)] = []
  let timeline = RunTimeline()
  private let options: RenderOptions
  private let terminal: Terminal
  private let progress: ProgressBar
  private let own: ScenarioRenderer
  /// The processes that work; nil if there are none.
  private let pool: WorkerPool<RenderWork>?

  /// A run of the scenarios of a command.
  ///
  /// - Parameters:
  ///   - options: The outputs and their looks.
  ///   - general: The options that all commands share.
  ///   - files: The scenarios, in the order of the command line.
  ///   - terminal: The terminal for messages.
  ///   - gallery: The folder whose page shows the animations; nil for none.
  ///   - tellsOfFailures: Whether a scenario that crashes must not end the program, although it is
  ///     the only one.
  ///   - cache: What earlier runs have made; nil to make all anew.
  init(
    _ options: RenderOptions, _ general: GeneralOptions, _ files: [ScenarioFile],
    _ terminal: Terminal, for gallery: GalleryFolder? = nil, tellsOfFailures: Bool = false,
    cache: JobCache? = nil
  ) {
    self.options = options
    self.terminal = terminal
    progress = ProgressBar(terminal)
    own = ScenarioRenderer(options, general, terminal, for: gallery, cache: cache)
    let isAlone =
      files.count == 1 && !tellsOfFailures && !options.tellsOfFailures && gallery == nil
    let usesOutput = options.requests.contains { $0.path == "-" }
    pool = isAlone || usesOutput ? nil : WorkerPool(Invocation.worker(for: terminal))
    planned = files.map { PlannedScenario(file: $0) }
    rendered = files.map { _ in [] }
  }

  /// The exit code; nil for success.
  var worst: CommandError.Code? {
    failures.reduce(nil) { $1.failure.code.orWorse($0) }
  }

  private var tasks: Int { options.outputs.tasks }

  // MARK: Planning

  /// Finds out what there is to do, and prints the mistakes of scenarios.
  ///
  /// - Parameter studies: Whether it is to be known which fonts are used.
  /// - Throws: An error that makes the whole run senseless: two outputs in one place, or one that
  ///   would replace an input.
  func plan(studies: Bool = false) async throws {
    try await run(
      Array(planned.indices), work: { .plan(self.planned[$0].file, studies: studies) }
    ) { index in
      let began = ContinuousClock.now
      self.planned[index] = self.own.plan(self.planned[index].file, studies: studies)
      self.timeline.add(self.planned[index].events, lane: 0, since: began)
    }
    for scenario in planned {
      if let failure = scenario.failure { failures.append((scenario.file.path, failure)) }
    }
    let paths = planned.flatMap(\.jobs).flatMap(\.outputs).map(\.path)
    if let path = paths.firstRepeated {
      throw CommandError(
        .usage, "two outputs are to be written to '\(path)'; scenarios of one name need two runs")
    }
    try OutputCheck(
      inputs: planned.flatMap(\.inputs),
      outputs: planned.flatMap(\.jobs).flatMap(\.paths)
        + [options.deps, options.timings].compactMap(\.self)
    ).run()
  }

  // MARK: Rendering

  /// Renders what was planned, the longest first, so that no process is left alone with one at the
  /// end.
  func render() async throws {
    let jobs = planned.flatMap(\.jobs)
    for job in jobs { progress.expect(job.expectedFrames) }
    let announcesJobs = jobs.count > 1 && !terminal.isInteractive
    let busy = planned.indices.filter { !planned[$0].jobs.isEmpty }
    let order = busy.sorted { (-planned[$0].work, $0) < (-planned[$1].work, $1) }
    let share = max(1, tasks / max(1, min(tasks, order.count)))
    var unmet: [(Int, CommandError)] = []
    func finish(_ index: Int, _ result: RenderedScenario) {
      for failure in result.failures { failures.append((planned[index].file.path, failure)) }
      if let failure = result.unmet { unmet.append((index, failure)) }
    }
    try await run(
      order,
      work: { .render(self.planned[$0].file, tasks: share, announcesJobs: announcesJobs) },
      finish: finish
    ) { index in
      let began = ContinuousClock.now
      let result = try await self.own.render(
        self.planned[index].file, tasks: self.tasks, announcesJobs: announcesJobs,
        progress: self.progress
      ) { self.rendered[index].append($0) }
      self.timeline.add(result.events, lane: 0, since: began)
      finish(index, result)
    }
    progress.clear()
    for (index, failure) in unmet.sorted(by: { $0.0 < $1.0 }) {
      fail(planned[index].file.path, failure)
    }
  }

  private func fail(_ scenario: String, _ failure: CommandError) {
    progress.print(failure.text(in: terminal.form))
    failures.append((scenario, failure))
  }

  // MARK: Others' work

  /// The outcome of a scenario, kept until those before it have been told of.
  private struct News {
    var outcome: WorkerPool<RenderWork>.Outcome
    var said: String
  }

  /// Has work done on scenarios.
  ///
  /// - Parameters:
  ///   - scenarios: The numbers of the scenarios, in the order in which they are begun.
  ///   - work: The work of other processes on one.
  ///   - finish: Told the results of other processes.
  ///   - here: Does the work in this process.
  /// - Throws: `WorkerError` if no process can be started, `CancellationError`, or the error that
  ///   `here` throws.
  private func run(
    _ scenarios: [Int], work: (Int) -> RenderWork,
    finish: @escaping (Int, RenderedScenario) -> Void = { _, _ in },
    here: (Int) async throws -> Void
  ) async throws {
    let others = pool == nil ? [] : scenarios.filter { !planned[$0].usesStandardOutput }
    if let pool, !others.isEmpty {
      var news: [Int: News] = [:]
      var waiting = others.sorted()[...]
      let beginnings = BeginningTimes()
      try await pool.run(others.map(work), lanes: tasks) { number, event in
        switch event {
        case .progress(let change): self.progress.count(change)
        case .rendered(let job): self.rendered[others[number]].append(job)
        }
      } done: { number, outcome, said, lane in
        let index = others[number]
        self.note(outcome, lane, began: beginnings.begin(lane))
        news[index] = News(outcome: outcome, said: said)
        while let first = waiting.first, let known = news.removeValue(forKey: first) {
          waiting.removeFirst()
          self.tell(first, known, finish)
        }
      }
    }
    for index in scenarios where !others.contains(index) {
      try Task.checkCancellation()
      try await here(index)
    }
  }

  private func note(
    _ outcome: WorkerPool<RenderWork>.Outcome, _ lane: Int, began: ContinuousClock.Instant
  ) {
    switch outcome {
    case .answered(.planned(let scenario)): timeline.add(scenario.events, lane: lane, since: began)
    case .answered(.rendered(let scenario)): timeline.add(scenario.events, lane: lane, since: began)
    case .answered(.studied), .ended: break
    }
  }

  private func tell(_ index: Int, _ news: News, _ finish: (Int, RenderedScenario) -> Void) {
    switch news.outcome {
    case .answered(let answer):
      if !news.said.isEmpty { progress.print(news.said) }
      switch answer {
      case .studied: preconditionFailure("a scenario was to be planned or rendered")
      case .planned(let scenario): planned[index] = scenario
      case .rendered(let scenario): finish(index, scenario)
      }
    case .ended(let end):
      if !end.note.isEmpty, !news.said.isEmpty { progress.print(news.said) }
      let failure = CommandError(end, in: planned[index].file.shownPath)
      progress.print(failure.text(in: terminal.form))
      // What is planned of it is known by its failure; a crash while drawing leaves the plan.
      if planned[index].jobs.isEmpty {
        planned[index].failure = failure
      } else {
        failures.append((planned[index].file.path, failure))
      }
    }
  }
}

/// The times at which the lanes began their latest work.
@MainActor private final class BeginningTimes {
  private var ends: [Int: ContinuousClock.Instant] = [:]
  private let start = ContinuousClock.now

  /// The time at which a lane began the work that it has just done: the end of its work before.
  func begin(_ lane: Int) -> ContinuousClock.Instant {
    defer { ends[lane] = .now }
    return ends[lane] ?? start
  }
}
