/// Plans scenarios and renders them, in this process.
@MainActor final class ScenarioRenderer {
  private let options: RenderOptions
  private let general: GeneralOptions
  private let terminal: Terminal
  private let gallery: GalleryFolder?
  /// The plans, by the scenario's path.
  private var plans: [String: RenderPlan] = [:]

  /// A renderer in this process.
  ///
  /// - Parameters:
  ///   - options: The outputs and their looks.
  ///   - general: The options that all commands share.
  ///   - terminal: The terminal for messages.
  ///   - gallery: The folder whose page shows the animations; nil for none.
  init(
    _ options: RenderOptions, _ general: GeneralOptions, _ terminal: Terminal,
    for gallery: GalleryFolder? = nil
  ) {
    self.options = options
    self.general = general
    self.terminal = terminal
    self.gallery = gallery
  }

  /// Plans a scenario; mistakes in it are printed.
  func plan(_ file: ScenarioFile) -> PlannedScenario {
    let timeline = RunTimeline()
    let plan = RenderPlan(file, options, general, terminal, timeline)
    plans[file.path] = plan
    var summary = plan.summary
    summary.events = timeline.events
    return summary
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
    let plan = plans[file.path] ?? RenderPlan(file, options, general, terminal.silent, timeline)
    let batch = Batch(
      plan.jobs, general: general, progress: progress, timeline: timeline,
      announcesJobs: announcesJobs)
    var result = RenderedScenario()
    try await batch.run(tasks: tasks) { outcome in
      do {
        var job = RenderedJob(
          outcome.job, outputs: try outcome.result.get().outputs, took: outcome.took)
        job.animation = try self.gallery?.animation(outcome.job, job.outputs)
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
    return result
  }

  /// Does the work that another process asks for.
  func perform(
    _ work: RenderWork, tell: @escaping @MainActor (RenderWork.Event) -> Void
  ) async -> RenderWork.Answer {
    switch work {
    case .study(let work): return .studied(work.answer(terminal, general))
    case .plan(let file): return .planned(plan(file))
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
