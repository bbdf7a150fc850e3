import AnimStaging
import AnimWorkers

/// A command that has processes of their own act scenarios out, so that one that crashes ends
/// alone.
protocol WorkerCommand: ScenarioCommand {
  associatedtype Job: WorkerJob

  /// The function that does the jobs of a process.
  @MainActor func worker() throws
    -> (Job, _ tell: @escaping @MainActor (Job.Event) -> Void) async -> Job.Answer
}

extension WorkerCommand {
  /// Does the work that the parent asks for until it asks no more.
  @MainActor func work() async {
    let studio = SourceStudio.current
    do {
      let perform = try worker()
      await WorkerLoop.run(Job.self, hasLoadedCode: { studio.hasLoadedCode }) { job, tell in
        await perform(job, tell)
      }
    } catch {
      preconditionFailure("the parent had the same arguments: \(error)")
    }
  }

  /// The processes that do the command's jobs.
  @MainActor func pool(_ terminal: Terminal) -> WorkerPool<Job> {
    WorkerPool(Invocation.worker(for: terminal))
  }
}
