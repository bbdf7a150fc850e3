public import AnimSourceRuntime
import AnimLayers
public import Foundation
import UIKitCore

/// A time of a scheduler.
public typealias RxTime = Date
/// A duration.
public typealias RxTimeInterval = DispatchTimeInterval

/// What does work at once or in its turn.
public protocol ImmediateSchedulerType {
  /// Does work with a value.
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

/// What does work at a time.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The present time.
  var now: RxTime { get }

  /// Does work with a value later.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Does work again and again, with what the last time gave.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// The date of the simulation.
  public var now: RxTime { Date() }

  /// Does work with a value later, on the simulation's clock.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    SceneClock.schedule(after: dueTime.seconds) { action(state) }
  }

  /// Does work again and again, with what the last time gave.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    SceneClock.schedule(after: startAfter.seconds, every: period.seconds, from: state, action)
  }
}

extension RxTimeInterval {
  /// Its length; nil is for ever, and is never waited for.
  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: .infinity
    }
  }

  /// The same of a number, as versions before 5 have it.
  static func of(_ seconds: Double) -> RxTimeInterval {
    .nanoseconds(Int((min(max(seconds, 0), 1e9) * 1e9).rounded()))
  }
}

/// The simulation's clock.
enum SceneClock {
  /// Does something later, unless that is given up before.
  static func schedule(
    after delay: Double, _ action: @escaping () -> any Disposable
  ) -> any Disposable {
    let held = SerialDisposable()
    guard delay.isFinite else { return held }
    // Apps' code runs on the main actor, whether it says so or not.
    nonisolated(unsafe) let work = { if !held.isDisposed { held.disposable = action() } }
    MainActor.assumeIsolated {
      _ = MediaClock.current.schedule(after: max(0, delay)) { unsafe work() }
    }
    return held
  }

  /// In seconds; work without a pause would never let the clock go on.
  private static let leastInterval = 0.0001

  /// Does something again and again, with what the last time gave.
  static func schedule<State>(
    after delay: Double, every period: Double, from state: State,
    _ action: @escaping (State) -> State
  ) -> any Disposable {
    let held = SerialDisposable()
    func turn(after delay: Double, _ state: State) {
      held.disposable = schedule(after: delay) {
        let next = action(state)
        if !held.isDisposed { turn(after: max(period, leastInterval), next) }
        return Disposables.create()
      }
    }
    turn(after: delay, state)
    return held
  }
}

/// Work that waits until what is being done is done, as that of nested sequences does on the current thread.
final class Trampoline {
  private var isRunning = false
  /// How often code had not come to its end when it began.
  private var unfinishedCount = 0
  private var waiting: [() -> Void] = []

  /// That of the simulation.
  static var current: Trampoline {
    unsafe MainActor.assumeIsolated { Held.current }.trampoline
  }

  /// Keeps the simulation's own, which only the main actor asks for.
  @MainActor private final class Held {
    nonisolated(unsafe) let trampoline = Trampoline()
    static var current: Held { UIEnvironment.current.single { Held() } }
  }

  /// Does something, and then all that waits for it, unless that is a part of something else.
  ///
  /// What did not come to its end, as parts of the app are missing, is no longer being done.
  func run(_ work: () -> Void) {
    let count = MainActor.assumeIsolated { UIEnvironment.current.unfinishedCount }
    guard !isRunning || unfinishedCount != count else { return work() }
    unfinishedCount = count
    isRunning = true
    work()
    while !waiting.isEmpty { waiting.removeFirst()() }
    isRunning = false
  }

  /// Does something after what is being done.
  func enqueue(_ work: @escaping () -> Void) {
    waiting.append(work)
    run {}
  }
}

/// Does work at once, or after what is being done; later on the main queue if it is asked to.
public final class MainScheduler: SerialDispatchQueueScheduler {
  /// One like all others.
  public init() { super.init(isImmediate: true) }

  /// The one that does work at once where it is there already.
  public static var instance: MainScheduler { MainScheduler() }
  /// The one that does it in its turn.
  public static var asyncInstance: SerialDispatchQueueScheduler {
    SerialDispatchQueueScheduler(isImmediate: false)
  }

  /// Makes sure that the main thread runs, as it always does.
  public class func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
  /// The same under its other name.
  public class func ensureRunningOnMainThread(errorMessage: String? = nil) {}
}

/// Does work on a queue, in its turn.
public class SerialDispatchQueueScheduler: SchedulerType {
  private let isImmediate: Bool

  init(isImmediate: Bool) { self.isImmediate = isImmediate }

  /// That of a queue of its own.
  public convenience init(
    internalSerialQueueName: String,
    serialQueueConfiguration: ((SimulatedQueue) -> Void)? = nil,
    leeway: RxTimeInterval = .seconds(0)
  ) { self.init(isImmediate: false) }

  /// That of an app's queue.
  public convenience init(
    queue: SimulatedQueue, internalSerialQueueName: String, leeway: RxTimeInterval = .seconds(0)
  ) { self.init(isImmediate: false) }

  /// That of the system's queue of a quality.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "", leeway: RxTimeInterval = .seconds(0)
  ) { self.init(isImmediate: false) }

  /// Does work with a value: at once, or at the end of the clock's turn.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    isImmediate ? action(state) : SceneClock.schedule(after: 0) { action(state) }
  }
}

/// Does work on the main queue, at once where it is there already.
public final class ConcurrentMainScheduler: SchedulerType {
  private init() {}
  /// The only one there is need of.
  public static var instance: ConcurrentMainScheduler { ConcurrentMainScheduler() }

  /// Does work with a value.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { action(state) }
}

/// Does work on a queue, in its turn.
public class ConcurrentDispatchQueueScheduler: SchedulerType {
  /// That of an app's queue.
  public init(queue: SimulatedQueue, leeway: RxTimeInterval = .seconds(0)) {}
  /// That of the system's queue of a quality.
  public init(qos: DispatchQoS, leeway: RxTimeInterval = .seconds(0)) {}

  /// Does work with a value at the end of the clock's turn.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { SceneClock.schedule(after: 0) { action(state) } }
}

/// Does work as operations, in its turn.
public class OperationQueueScheduler: SchedulerType {
  /// That of an app's queue.
  public init(operationQueue: SimulatedOperationQueue) {}

  /// Does work with a value at the end of the clock's turn.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { SceneClock.schedule(after: 0) { action(state) } }
}

/// Does work after what is being done on the thread.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  private init() {}
  /// The only one there is need of.
  public static var instance: CurrentThreadScheduler { CurrentThreadScheduler() }

  /// Does work with a value.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let held = SerialDisposable()
    Trampoline.current.enqueue { if !held.isDisposed { held.disposable = action(state) } }
    return held
  }
}
