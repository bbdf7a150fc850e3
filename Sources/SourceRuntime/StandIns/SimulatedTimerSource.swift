import AnimLayers
public import Foundation

/// The replacement of `DispatchSource` in sources of apps, of which there are timers alone.
@preconcurrency @MainActor public enum SimulatedSource {
  /// How exact a timer is; makes no difference.
  public typealias TimerFlags = DispatchSource.TimerFlags

  /// A timer that fires on the simulation's clock, once it has a schedule and was resumed.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: SimulatedQueue? = nil
  ) -> SimulatedTimerSource { SimulatedTimerSource() }
}

/// The replacement of `DispatchSourceTimer` in sources of apps.
@preconcurrency @MainActor public final class SimulatedTimerSource: NSObject {
  private var handler: (@MainActor () -> Void)?
  private var cancelHandler: (@MainActor () -> Void)?
  /// When it fires next, in seconds of the clock; nil if never.
  private var time: TimeInterval?
  /// Seconds between two times that it fires; nil for once.
  private var interval: TimeInterval?
  /// How often it was suspended and not resumed: timers begin suspended.
  private var suspensions = 1
  private var alarm: MediaClock.Token?
  /// Whether it will never fire again.
  public private(set) var isCancelled = false

  fileprivate override init() { super.init() }

  // MARK: What it does

  /// Says what is done each time that the timer fires.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (@MainActor () -> Void)?
  ) { self.handler = handler }

  /// Says what is done each time that the timer fires.
  public func setEventHandler(handler: SimulatedWorkItem) {
    self.handler = { handler.perform() }
  }

  /// Says what is done when the timer is cancelled.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (@MainActor () -> Void)?
  ) { cancelHandler = handler }

  // MARK: When

  /// Has it fire at a time of the system's clock, which is that much later on the simulation's, and after each interval from there.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(after: SimulatedQueue.delay(until: deadline), interval.seconds) }

  /// The same, with an interval in seconds.
  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(after: SimulatedQueue.delay(until: deadline), interval) }

  /// Has it fire at a time of the day, which is that much later on the simulation's clock, and after each interval from there.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(after: SimulatedQueue.delay(until: wallDeadline), interval.seconds) }

  /// The same, with an interval in seconds.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(after: SimulatedQueue.delay(until: wallDeadline), interval) }

  private func schedule(after delay: TimeInterval, _ interval: TimeInterval?) {
    time = delay.isFinite ? MediaClock.current.now + delay : nil
    // Without a pause the clock would never go on.
    self.interval = interval.flatMap { $0.isFinite ? max($0, 0.0001) : nil }
    wait()
  }

  private func wait() {
    if let alarm { MediaClock.current.cancel(alarm) }
    alarm = nil
    guard suspensions == 0, !isCancelled, let time else { return }
    alarm = MediaClock.current.schedule(after: max(0, time - MediaClock.current.now)) {
      self.fire()
    }
  }

  private func fire() {
    alarm = nil
    if let interval, let last = time {
      let missed = ((MediaClock.current.now - last) / interval).rounded(.down)
      time = last + (max(0, missed) + 1) * interval
    } else {
      time = nil
    }
    wait()
    handler?()
  }

  // MARK: Whether

  /// Has it fire from now on, as often as it was suspended; what was missed is done once.
  public func resume() {
    suspensions = max(0, suspensions - 1)
    wait()
  }

  /// The same for a timer that is new.
  public func activate() { if suspensions > 0 { resume() } }

  /// Has it not fire until it is resumed.
  public func suspend() {
    suspensions += 1
    wait()
  }

  /// Has it never fire again.
  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    wait()
    handler = nil
    guard let cancelHandler else { return }
    self.cancelHandler = nil
    MediaClock.current.schedule(after: 0, cancelHandler)
  }
}

extension DispatchTimeInterval {
  /// Nil for never.
  fileprivate var seconds: TimeInterval? {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: nil
    }
  }
}

/// The replacement of `DispatchWorkItem` in sources of apps.
@preconcurrency @MainActor public final class SimulatedWorkItem: NSObject {
  private let block: @MainActor () -> Void
  private var waiting: [@MainActor () -> Void] = []
  private var isDone = false
  /// Whether it is not to be done.
  public private(set) var isCancelled = false

  /// Work for later.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) { self.block = block }

  /// Does it now, unless it was cancelled, and tells those who wait.
  public func perform() {
    if !isCancelled { block() }
    isDone = true
    let waiting = self.waiting
    self.waiting = []
    for work in waiting { MediaClock.current.schedule(after: 0, work) }
  }

  /// Has it not be done.
  public func cancel() { isCancelled = true }

  /// Does something else when it is done.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: SimulatedQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    if isDone {
      MediaClock.current.schedule(after: 0, work)
    } else {
      waiting.append(work)
    }
  }

  /// Performs another one when it is done.
  public func notify(queue: SimulatedQueue, execute item: SimulatedWorkItem) {
    notify(queue: queue) { item.perform() }
  }

  /// Goes on once it is done: what other threads would do is done at once.
  public func wait() { while !isDone, WorkElsewhere.current.hurry() {} }

  /// Goes on once it is done, or nothing more helps, and tells which.
  @discardableResult public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait()
    return isDone ? .success : .timedOut
  }
}
