import AnimActions
import AnimRendering
import AnimText

/// Plans scenarios and renders them, in this process.
@MainActor final class ScenarioRenderer {
  private let options: RenderOptions
  private let general: GeneralOptions
  private let terminal: Terminal
  private let gallery: GalleryFolder?
  /// The plans, by the scenario's path.
  private var plans: [String: Planned] = [:]
  private let cache: JobCache?

  /// A plan, the fonts that have been used for it, and when the scenario was read, in nanoseconds since 1970.
  private struct Planned {
    let plan: RenderPlan
    let ledger: FontLedger
    let began: Int64
  }

  /// A renderer in this process.
  ///
  /// - Parameters:
  ///   - options: The outputs and their looks.
  ///   - general: The options that all commands share.
  ///   - terminal: The terminal for messages.
  ///   - gallery: The folder whose page shows the animations; nil for none.
  ///   - cache: What earlier runs have made; nil to make all anew.
  init(
    _ options: RenderOptions, _ general: GeneralOptions, _ terminal: Terminal,
    for gallery: GalleryFolder? = nil, cache: JobCache?
  ) {
    self.cache = cache
    self.options = options
    self.general = general
    self.terminal = terminal
    self.gallery = gallery
  }

  /// Plans a scenario; mistakes in it are printed.
  ///
  /// - Parameters:
  ///   - file: The scenario.
  ///   - studies: Whether it is to be known which fonts are used.
  /// - Returns: What there is to do.
  func plan(_ file: ScenarioFile, studies: Bool) -> PlannedScenario {
    let timeline = RunTimeline()
    let planned = planned(file, terminal, timeline)
    if studies { FontLedger.$current.withValue(planned.ledger) { planned.plan.study() } }
    plans[file.path] = planned
    var summary = planned.plan.summary
    summary.fonts = FontUsage(planned.ledger)
    summary.events = timeline.events
    return summary
  }

  private func planned(
    _ file: ScenarioFile, _ terminal: Terminal, _ timeline: RunTimeline
  ) -> Planned {
    let (ledger, began) = (FontLedger(), FileDigests.now)
    let options = gallery?.options(options, for: file) ?? options
    let plan = FontLedger.$current.withValue(ledger) {
      RenderPlan(file, options, general, terminal, timeline)
    }
    return Planned(plan: plan, ledger: ledger, began: began)
  }

  /// Renders a scenario, planned here or elsewhere.
  ///
  /// - Parameters:
  ///   - file: The scenario.
  ///   - tasks: The largest number of frames that are worked on at once.
  ///   - announcesJobs: Whether it is printed of each part that it is done.
  ///   - progress: The bar that counts the frames.
  ///   - tell: Told the jobs that were done, in the order of the plan.
  /// - Returns: The failures of the jobs, which have been printed, and the expectations that do not
  ///   hold.
  /// - Throws: `CancellationError`.
  func render(
    _ file: ScenarioFile, tasks: Int, announcesJobs: Bool, progress: ProgressBar,
    tell: @escaping (RenderedJob) -> Void
  ) async throws -> RenderedScenario {
    let timeline = RunTimeline()
    // Another process may have planned it and said what there is to say.
    let planned = plans[file.path] ?? planned(file, terminal.silent, timeline)
    let plan = planned.plan
    let batch = Batch(
      plan.jobs, general: general, progress: progress, timeline: timeline,
      announcesJobs: announcesJobs
    ) { job, tasks in
      try await self.make(job, planned, tasks: tasks, progress)
    }
    var result = RenderedScenario()
    try await batch.run(tasks: tasks) { outcome in
      do {
        var job = RenderedJob(
          outcome.job, outputs: try outcome.result.get().outputs, took: outcome.took)
        job.animation = try self.gallery?.animation(outcome.job, of: file, job.outputs)
        tell(job)
      } catch {
        progress.clear()
        let failure = CommandError(error, self.general.terminal)
        self.terminal.print(failure)
        result.failures.append(failure)
      }
    }
    result.unmet = plan.unmetExpectations()
    result.events = timeline.events
    plans[file.path] = nil
    await cache?.finish()
    return result
  }

  /// Makes the outputs of a job, or puts those into their places that were made before.
  private func make(
    _ job: RenderJob, _ planned: Planned, tasks: Int, _ progress: ProgressBar
  ) async throws -> (outputs: [OutputSummary], notes: [String]) {
    let key = cache?.key(job, planned.plan.survey)
    if let cache, let key, let known = try await cache.recall(job, key) {
      progress.advance(job.animation.expectedFrames)
      return known
    }
    let made = try await FontLedger.$current.withValue(planned.ledger) {
      try await job.run(tasks: tasks, progress: progress)
    }
    if let cache, let key, let survey = planned.plan.survey {
      await cache.keep(job, key, made, FontUsage(planned.ledger), survey, planned.began)
    }
    return made
  }

  /// Does the work that another process asks for.
  func perform(
    _ work: RenderWork, tell: @escaping @MainActor (RenderWork.Event) -> Void
  ) async -> RenderWork.Answer {
    switch work {
    case .study(let work): return .studied(work.answer(terminal, general))
    case .plan(let file, let studies): return .planned(plan(file, studies: studies))
    case .render(let file, let tasks, let announcesJobs):
      do {
        return .rendered(
          try await render(
            file, tasks: tasks, announcesJobs: announcesJobs,
            progress: ProgressBar(terminal) { tell(.progress($0)) },
            tell: { tell(.rendered($0)) }))
      } catch {
        // Nobody waits any more.
        return .rendered(RenderedScenario(failures: [CommandError(error, terminal)]))
      }
    }
  }
}
