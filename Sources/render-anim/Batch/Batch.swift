import AnimRendering
import AnimScenarioFormat
import AnimStaging

/// Runs the jobs of a plan side by side.
///
/// Each lane works on one job at a time; the longest jobs come first, so that no lane is left alone
/// with one at the end. The files do not depend on the number of lanes, and messages come in the
/// order of the plan.
@MainActor final class Batch {
  private let jobs: [RenderJob]
  private let general: GeneralOptions
  private let progress: ProgressBar
  private let timeline: RunTimeline
  /// Whether it is told of each job that it is done.
  private let announcesJobs: Bool
  private var waiting: [Int]
  private var outcomes: [JobOutcome?]
  private var told = 0
  private var tell: (JobOutcome) -> Void = { _ in }
  /// Makes the outputs of a job, by a number of tasks.
  private let make: Make

  typealias Make =
    @MainActor (RenderJob, _ tasks: Int) async throws
    -> (outputs: [OutputSummary], notes: [String])

  init(
    _ jobs: [RenderJob], general: GeneralOptions, progress: ProgressBar, timeline: RunTimeline,
    announcesJobs: Bool, make: @escaping Make
  ) {
    self.make = make
    self.jobs = jobs
    self.general = general
    self.progress = progress
    self.timeline = timeline
    self.announcesJobs = announcesJobs
    waiting = jobs.indices.sorted { (-jobs[$0].work, $0) < (-jobs[$1].work, $1) }
    outcomes = Array(repeating: nil, count: jobs.count)
  }

  /// Does the jobs.
  ///
  /// - Parameters:
  ///   - tasks: The largest number of frames that are worked on at once.
  ///   - tell: Told the outcomes of the jobs, in the order of the plan.
  /// - Throws: `CancellationError`; failures of jobs are outcomes.
  func run(tasks: Int, tell: @escaping (JobOutcome) -> Void) async throws {
    self.tell = tell
    let lanes = min(tasks, jobs.count)
    let share = max(1, tasks / max(1, lanes))
    let work = (0..<lanes).map { lane in Task { await self.work(in: lane, tasks: share) } }
    await withTaskCancellationHandler {
      for task in work { await task.value }
    } onCancel: {
      for task in work { task.cancel() }
    }
    progress.clear()
    try Task.checkCancellation()
  }

  private func work(in lane: Int, tasks: Int) async {
    while !waiting.isEmpty, !Task.isCancelled {
      let index = waiting.removeFirst()
      let job = jobs[index]
      let began = ContinuousClock.now
      let result: Result<(outputs: [OutputSummary], notes: [String]), any Error>
      do {
        result = .success(try await make(job, tasks))
      } catch {
        result = .failure(error)
      }
      timeline.add("render", job.name, lane: lane, since: began)
      outcomes[index] = JobOutcome(job: job, result: result, took: ContinuousClock.now - began)
      if !Task.isCancelled { tellMore() }
    }
  }

  /// Tells the outcomes of the jobs whose predecessors have been told of, and prints their
  /// messages.
  private func tellMore() {
    while told < outcomes.count, let outcome = outcomes[told] {
      told += 1
      let job = outcome.job
      if !general.quiet {
        for warning in job.warnings { progress.print("\(job.name): warning: \(warning)\n") }
      }
      if case .success(let (_, notes)) = outcome.result, !general.quiet {
        for note in notes { progress.print("\(job.name): \(note)\n") }
        if announcesJobs {
          progress.print("\(job.name): done, took \(outcome.took.seconds) s\n")
        }
      }
      tell(outcome)
    }
  }
}

/// The outcome of a job.
@MainActor struct JobOutcome {
  let job: RenderJob
  let result: Result<(outputs: [OutputSummary], notes: [String]), any Error>
  let took: Duration
}
