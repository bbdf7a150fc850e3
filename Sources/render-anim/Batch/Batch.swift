import Rendering
import ScenarioFormat
import Staging

/// Runs the jobs of a plan side by side.
///
/// Each lane works on one job at a time; the longest jobs come first, so that no lane is left alone
/// with one at the end. What is written does not depend on the number of lanes, and messages come in
/// the order of the plan.
@MainActor final class Batch {
  private let plan: RenderPlan
  private let general: GeneralOptions
  private let progress: ProgressBar
  private let isWatched: Bool
  private var waiting: [Int]
  private var outcomes: [JobOutcome?]
  private var told = 0

  var timeline: RunTimeline { plan.timeline }

  init(_ plan: RenderPlan, general: GeneralOptions, terminal: Terminal) {
    self.plan = plan
    self.general = general
    progress = ProgressBar(terminal)
    isWatched = terminal.isInteractive
    let jobs = plan.jobs
    waiting = jobs.indices.sorted { (-jobs[$0].work, $0) < (-jobs[$1].work, $1) }
    outcomes = Array(repeating: nil, count: jobs.count)
    for job in jobs { progress.expect(job.animation.expectedFrames) }
  }

  /// What became of the jobs, in the order of the plan; failures are noted in it.
  ///
  /// - Parameter tasks: How many frames may be worked on at once.
  func run(tasks: Int) async throws -> [JobOutcome] {
    let lanes = min(tasks, plan.jobs.count)
    let share = max(1, tasks / max(1, lanes))
    let work = (0..<lanes).map { lane in Task { await self.work(in: lane, tasks: share) } }
    await withTaskCancellationHandler {
      for task in work { await task.value }
    } onCancel: {
      for task in work { task.cancel() }
    }
    progress.clear()
    try Task.checkCancellation()
    return outcomes.compactMap(\.self)
  }

  private func work(in lane: Int, tasks: Int) async {
    while !waiting.isEmpty, !Task.isCancelled {
      let index = waiting.removeFirst()
      let job = plan.jobs[index]
      let began = ContinuousClock.now
      let result: Result<(outputs: [OutputSummary], notes: [String]), any Error>
      do {
        result = .success(try await job.run(tasks: tasks, progress: progress))
      } catch {
        result = .failure(error)
      }
      timeline.add("render", job.name, lane: lane, since: began)
      outcomes[index] = JobOutcome(job: job, result: result, took: ContinuousClock.now - began)
      if !Task.isCancelled { tell() }
    }
  }

  /// Prints what is known of the jobs whose predecessors have been told of.
  private func tell() {
    while told < outcomes.count, let outcome = outcomes[told] {
      told += 1
      let job = outcome.job
      if !general.quiet {
        for warning in job.warnings { progress.print("\(job.name): warning: \(warning)\n") }
      }
      switch outcome.result {
      case .failure(let error):
        progress.clear()
        plan.fail(job.rehearsal.scenario.file, Failure(error, general))
      case .success(let (_, notes)):
        guard !general.quiet else { continue }
        for note in notes { progress.print("\(job.name): \(note)\n") }
        if outcomes.count > 1, !isWatched {
          progress.print("\(job.name): done, took \(outcome.took.seconds) s\n")
        }
      }
    }
  }
}

/// What became of a job.
@MainActor struct JobOutcome {
  let job: RenderJob
  let result: Result<(outputs: [OutputSummary], notes: [String]), any Error>
  let took: Duration
}
