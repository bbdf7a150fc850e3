import AnimLayers
public import AnimSourceRuntime
public import Foundation
public import OpenCombine

/// What does work on the simulation's clock.
public protocol SceneScheduler: Scheduler where SchedulerTimeType == SceneTime {}

/// Nothing that schedulers could be told makes a difference.
public struct SceneSchedulerOptions: Sendable {}

extension SceneScheduler {
  /// The time of the simulation.
  public var now: SceneTime { MainActor.assumeIsolated { SceneTime(MediaClock.current.now) } }

  /// None: what is due is done at that time.
  public var minimumTolerance: SceneTime.Stride { 0 }

  /// Does the work at the end of the current turn of the clock.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    SceneWork(action).schedule(after: 0)
  }

  /// Does the work at a time.
  public func schedule(
    after date: SceneTime, tolerance: SceneTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    SceneWork(action).schedule(after: date.seconds - now.seconds)
  }

  /// Does the work at a time and again after each interval until that is cancelled.
  public func schedule(
    after date: SceneTime, interval: SceneTime.Stride, tolerance: SceneTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = SceneWork(action)
    work.interval = max(interval.seconds, SceneWork.leastInterval)
    work.schedule(after: date.seconds - now.seconds)
    return AnyCancellable { work.isCancelled = true }
  }
}

/// Work that is to be done, once or again and again.
private final class SceneWork {
  private let action: () -> Void
  /// Nil for once.
  var interval: Double?
  var isCancelled = false

  /// In seconds; work without a pause would never let the clock go on.
  static let leastInterval = 0.0001

  init(_ action: @escaping () -> Void) { self.action = action }

  func schedule(after delay: Double) {
    // Apps' code runs on the main actor, whether it says so or not.
    nonisolated(unsafe) let work = self
    MainActor.assumeIsolated {
      _ = MediaClock.current.schedule(after: max(0, delay)) { unsafe work.run() }
    }
  }

  private func run() {
    guard !isCancelled else { return }
    action()
    if let interval { schedule(after: interval) }
  }
}

extension SimulatedQueue: SceneScheduler {
  /// Nothing that could be told makes a difference.
  public typealias SchedulerOptions = SceneSchedulerOptions
  /// The simulation's time.
  public typealias SchedulerTimeType = SceneTime
}

extension RunLoop: @retroactive Scheduler, SceneScheduler {
  /// Nothing that could be told makes a difference.
  public typealias SchedulerOptions = SceneSchedulerOptions
  /// The simulation's time.
  public typealias SchedulerTimeType = SceneTime
}

extension OperationQueue: @retroactive Scheduler, SceneScheduler {
  /// Nothing that could be told makes a difference.
  public typealias SchedulerOptions = SceneSchedulerOptions
  /// The simulation's time.
  public typealias SchedulerTimeType = SceneTime
}

extension SimulatedOperationQueue: SceneScheduler {
  /// Nothing that could be told makes a difference.
  public typealias SchedulerOptions = SceneSchedulerOptions
  /// The simulation's time.
  public typealias SchedulerTimeType = SceneTime
}
