import Foundation

/// Workers that do jobs side by side.
///
/// Workers live on between calls of `run`; those that are left end with the pool.
@MainActor package final class WorkerPool<Job: WorkerJob> {
  /// The outcome of a job.
  package enum Outcome: Sendable {
    /// The job was done.
    case answered(Job.Answer)
    /// The worker came to its end in the middle of the job.
    case ended(WorkerEnd)
  }

  private let program: WorkerProgram
  private let memoryLimit: Int
  private var idle: [Worker] = []
  private var isStopped = false

  /// A pool without workers, which are started when there are jobs.
  ///
  /// - Parameters:
  ///   - program: The program that is started as a worker.
  ///   - memoryLimit: The memory in bytes; a worker that takes more after a job is replaced.
  package init(_ program: WorkerProgram, memoryLimit: Int = 128 << 20) {
    self.program = program
    self.memoryLimit = memoryLimit
  }

  isolated deinit {
    for worker in idle { worker.process.dismiss() }
  }

  /// Has jobs that have not begun left out of the present run; those that have are done to their ends.
  package func stop() { isStopped = true }

  /// Does the jobs, as many at once as there are lanes, in their order.
  ///
  /// - Parameters:
  ///   - jobs: The jobs.
  ///   - lanes: The largest number of jobs at once, at least one.
  ///   - event: Called with the number of a job, and the message that it tells.
  ///   - done: Called with the number of a job that is done, its outcome, the text that was printed
  ///     meanwhile, and the lane.
  /// - Throws: `WorkerError` if no process can be started, or `CancellationError`; the workers have
  ///   been told to end then.
  package func run(
    _ jobs: [Job], lanes: Int, event: @escaping @MainActor (Int, Job.Event) -> Void = { _, _ in },
    done: @escaping @MainActor (Int, Outcome, _ said: String, _ lane: Int) -> Void
  ) async throws {
    var next = 0
    isStopped = false
    func take() -> Int? {
      guard next < jobs.count, !isStopped else { return nil }
      defer { next += 1 }
      return next
    }
    let work = (0..<min(max(1, lanes), jobs.count)).map { lane in
      Task { @MainActor in
        while !Task.isCancelled, let number = take() {
          let (outcome, said) = try await self.perform(jobs[number]) { event(number, $0) }
          if !Task.isCancelled { done(number, outcome, said, lane) }
        }
      }
    }
    try await withTaskCancellationHandler {
      var failure: (any Error)?
      for task in work {
        do { try await task.value } catch { failure = failure ?? error }
      }
      if let failure { throw failure }
    } onCancel: {
      for task in work { task.cancel() }
    }
    try Task.checkCancellation()
  }

  private struct Worker {
    let process: WorkerProcess
    var messages: AsyncStream<WorkerProcess.News>.Iterator
    /// The subject of the latest job.
    var subject = ""
    var hasLoadedCode = false
  }

  private func perform(
    _ job: Job, event: @escaping @MainActor (Job.Event) -> Void
  ) async throws -> (Outcome, said: String) {
    let worker = try worker(for: job.subject)
    let process = worker.process
    let request = [UInt8](try JSONEncoder.worker.encode(job))
    // A task that is cancelled hears no more news, but the end of the worker is to be waited for.
    let hearing = Task { @MainActor in
      try await self.hear(worker, about: job, request, event: event)
    }
    return try await withTaskCancellationHandler {
      try await hearing.value
    } onCancel: {
      process.dismiss()
    }
  }

  /// Sends a job and waits for what comes of it.
  private func hear(
    _ worker: Worker, about job: Job, _ request: [UInt8],
    event: @MainActor (Job.Event) -> Void
  ) async throws -> (Outcome, said: String) {
    var worker = worker
    worker.subject = job.subject
    // One that has died says so below.
    _ = worker.process.send(request)
    var said = ""
    while let news = await worker.messages.next(isolation: MainActor.shared) {
      switch news {
      case .ended(let end): return (.ended(end), said + end.said)
      case .reply(let message, let more):
        said += more
        let reply = try JSONDecoder.worker.decode(WorkerReply<Job>.self, from: Data(message))
        switch reply.content {
        case .event(let told): event(told)
        case .answer(let answer, let state):
          worker.hasLoadedCode = state.hasLoadedCode
          if state.residentBytes <= memoryLimit {
            idle.append(worker)
          } else {
            worker.process.dismiss()
          }
          return (.answered(answer), said)
        }
      }
    }
    preconditionFailure("a worker's news end with its end")
  }

  /// A worker that may do a job of a subject.
  private func worker(for subject: String) throws(WorkerError) -> Worker {
    let known = idle.lastIndex { $0.subject == subject }
    if let index = known ?? idle.lastIndex(where: { !$0.hasLoadedCode }) {
      return idle.remove(at: index)
    }
    // None may; what is left would only take memory.
    for worker in idle { worker.process.dismiss() }
    idle = []
    let process = try WorkerProcess(program)
    return Worker(process: process, messages: process.news.makeAsyncIterator())
  }
}
