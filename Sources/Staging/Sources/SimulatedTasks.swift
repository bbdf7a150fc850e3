import AnimLayers
import CAnimConcurrencyHooks
import Synchronization

/// Where `Task { … }` in sources runs: on the thread that acts the scenario out, at the scenario's time.
///
/// The main actor's own executor gets its turn only when nothing is being acted out, at some time of the
/// machine's. While a scenario is acted out, this executor stands in for it: a job runs at the end of
/// the turn of the clock in which it became ready, one after the other. `SimulatedTask.sleep` makes it
/// ready later.
final class SimulatedTasks: SerialExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    /// The clock of the scenario that is being acted out.
    var clock: MediaClock?
    var isScheduled = false
  }

  private let state = Mutex(State())

  /// The runtime has one executor for the main actor.
  private static let shared: SimulatedTasks = {
    let tasks = SimulatedTasks()
    // A reference to an executor is two words: the object and what it implements of the protocol.
    let words = unsafe unsafeBitCast(
      tasks.asUnownedSerialExecutor(), to: (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?).self
    )
    unsafe concurrency_hooks_begin(words.0, words.1) { job in
      // A job is a pointer that the runtime keeps valid until it has run.
      unsafe SimulatedTasks.shared.add(unsafeBitCast(job, to: UnownedJob.self))
    }
    return tasks
  }()

  /// Runs what may start tasks, and those that it leaves ready.
  @MainActor static func run<Result>(on clock: MediaClock, _ body: () -> Result) -> Result {
    let tasks = shared
    concurrency_hooks_enter()
    let outer = tasks.state.withLock { state in
      defer { state.clock = clock }
      return state.clock
    }
    defer {
      tasks.state.withLock { $0.clock = outer }
      concurrency_hooks_leave()
    }
    let result = body()
    tasks.drain()
    return result
  }

  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job)) }

  private func add(_ job: UnownedJob) {
    let clock = state.withLock { state -> MediaClock? in
      state.jobs.append(job)
      // Other threads must not touch the clock; what they make ready runs at the end of the turn.
      guard concurrency_hooks_are_active(), !state.isScheduled else { return nil }
      state.isScheduled = true
      return state.clock
    }
    guard let clock else { return }
    MainActor.assumeIsolated { _ = clock.schedule(after: 0) { self.drain() } }
  }

  @MainActor private func drain() {
    while let job = next() { unsafe job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  private func next() -> UnownedJob? {
    state.withLock { state in
      guard !state.jobs.isEmpty else {
        state.isScheduled = false
        return nil
      }
      return state.jobs.removeFirst()
    }
  }

  /// The main actor is the thread that acts.
  func checkIsolated() {
    precondition(concurrency_hooks_are_active(), "the main actor's state is used on another thread")
  }

  func isIsolatingCurrentContext() -> Bool? { concurrency_hooks_are_active() }
}
