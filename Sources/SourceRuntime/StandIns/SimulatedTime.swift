import AnimLayers
public import Foundation
public import UIKitCore

/// The replacement of `DispatchQueue` in sources of apps: work is done on the simulation's clock.
///
/// Every queue is the main one, so that what is done in the background is done in the same order in
/// each run.
@preconcurrency @MainActor public final class SimulatedQueue {
  /// What the system's queues take when they are made, which makes no difference here.
  public typealias Attributes = DispatchQueue.Attributes
  /// When the system's queues release what their work leaves, which makes no difference either.
  public typealias AutoreleaseFrequency = DispatchQueue.AutoreleaseFrequency

  /// Whether others wait in vain for what is done in it.
  private let isMain: Bool

  /// The queue of the main thread, as all are.
  public static var main: SimulatedQueue { SimulatedQueue(isMain: true) }

  /// A queue that is concurrent in apps; here it is like the main one.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> SimulatedQueue {
    SimulatedQueue(isMain: false)
  }

  /// What the queue was called; empty for those of the system.
  public private(set) var label = ""

  private init(isMain: Bool) { self.isMain = isMain }

  /// A queue of an app's own; quality of service and attributes make no difference.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit,
    target: SimulatedQueue? = nil
  ) {
    isMain = false
    self.label = label
  }

  /// Work that was handed over and not begun; of queues of the app's own alone, which do one piece after another.
  private var pending: [Piece] = []

  private final class Piece {
    let work: @MainActor () -> Void
    init(_ work: @escaping @MainActor () -> Void) { self.work = work }
  }

  /// How often the queue was suspended and not resumed.
  private var suspensions = 0

  /// Begins nothing more until `resume()` is called as often.
  public func suspend() { suspensions += 1 }

  /// Goes on with what was handed over meanwhile.
  public func resume() {
    suspensions -= 1
    if suspensions == 0 { WorkElsewhere.current.schedule(after: 0) { self.finish() } }
  }

  private func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    guard !isMain else {
      MediaClock.current.schedule(after: delay, work)
      return
    }
    guard delay == 0 else {
      return WorkElsewhere.current.schedule(after: delay) {
        if self.suspensions > 0 { self.pending.append(Piece(work)) } else { work() }
      }
    }
    let piece = Piece(work)
    pending.append(piece)
    WorkElsewhere.current.schedule(after: 0) { self.finish(through: piece) }
  }

  /// Does what was handed over up to one of the pieces, or all of it.
  private func finish(through last: Piece? = nil) {
    guard suspensions <= 0, last == nil || pending.contains(where: { $0 === last }) else { return }
    while !pending.isEmpty {
      let piece = pending.removeFirst()
      piece.work()
      if piece === last { return }
    }
  }

  /// Does the work at the end of the current turn of the clock.
  public func async(
    group: SimulatedGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    group?.enter()
    schedule(after: 0) {
      work()
      group?.leave()
    }
  }

  /// Performs the item at the end of the current turn of the clock, unless it is cancelled before.
  public func async(group: SimulatedGroup? = nil, execute workItem: SimulatedWorkItem) {
    async(group: group) { workItem.perform() }
  }

  /// Does the work at a time of the system's clock, which here is that much later in the
  /// simulation.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    schedule(after: Self.delay(until: deadline), work)
  }

  /// An item that is cancelled in the meantime does nothing.
  public func asyncAfter(deadline: DispatchTime, execute workItem: SimulatedWorkItem) {
    schedule(after: Self.delay(until: deadline)) { workItem.perform() }
  }

  /// Does the work at a time of the day, which here is that much later in the simulation.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
  ) {
    schedule(after: Self.delay(until: wallDeadline), work)
  }

  /// Seconds until a time of the day.
  static func delay(until wallDeadline: DispatchWallTime) -> Double {
    // Nanoseconds since 1970, as negative numbers.
    let (now, then) = (DispatchWallTime.now().rawValue, wallDeadline.rawValue)
    let delay = Double(Int64(bitPattern: now) &- Int64(bitPattern: then)) / 1_000_000
    return max(0, delay.rounded(.up) / 1000)
  }

  /// Seconds until `deadline`.
  static func delay(until deadline: DispatchTime) -> Double {
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = Double(deadline.uptimeNanoseconds) - Double(now)
    // The system's clock ran on for some microseconds since the deadline was computed.
    return max(0, (delay / 1_000_000).rounded(.up) / 1000)
  }

  /// Work for several threads is done on one, in order.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }

  /// Work that is waited for is done at once, after all that was handed over before.
  public func sync<Result>(
    flags: DispatchWorkItemFlags = [], execute work: () throws -> Result
  ) rethrows -> Result {
    finish()
    return try work()
  }

  /// An item that is waited for is performed at once, after all that was handed over before.
  public func sync(execute workItem: SimulatedWorkItem) { sync { workItem.perform() } }

  /// Work that is waited for is done at once, after all that was handed over before.
  public func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }

  /// Keeps a value for code that is in the main queue, as all is; of other queues nothing is kept.
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    if isMain { MainQueueValues.shared.values[ObjectIdentifier(key)] = value.map { (key, $0) } }
  }
  /// What is kept for the main queue under a key; nil for nothing.
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    MainQueueValues.shared.values[ObjectIdentifier(key)]?.value as? Value
  }
}

/// What sources keep for the main queue, with the keys, which stay.
@MainActor private final class MainQueueValues {
  static let shared = MainQueueValues()

  var values: [ObjectIdentifier: (key: AnyObject, value: Any)] = [:]
}

/// The replacement of `DispatchGroup` in sources of apps: what is to be told is told on the simulation's clock.
@preconcurrency @MainActor public final class SimulatedGroup: NSObject {
  private var count = 0
  private var waiting: [@MainActor () -> Void] = []

  public nonisolated override init() { super.init() }

  /// Notes that something has begun.
  public func enter() { count += 1 }

  /// Notes that it has ended; what waits for all is done at the end of the turn.
  public func leave() {
    count -= 1
    if count == 0 { tell() }
  }

  private func tell() {
    let waiting = self.waiting
    self.waiting = []
    for work in waiting { MediaClock.current.schedule(after: 0, work) }
  }

  /// Does the work once all that has begun has ended, at the end of this turn if nothing has begun.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: SimulatedQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    waiting.append(work)
    if count == 0 { tell() }
  }

  /// Performs the item once all that has begun has ended.
  public func notify(queue: SimulatedQueue, work: SimulatedWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// Goes on once all has ended: what other threads would do is done at once.
  public func wait() { _ = wait(timeout: .distantFuture) }

  /// Goes on once all has ended, or nothing more helps, and tells which.
  @discardableResult public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    while count > 0, WorkElsewhere.current.hurry() {}
    return count == 0 ? .success : .timedOut
  }
}

/// The replacement of `Timer` in sources of apps: it fires on the simulation's clock.
@preconcurrency @MainActor public final class SimulatedTimer: NSObject {
  /// Seconds between two times that the timer fires; at least 0.0001.
  public let timeInterval: TimeInterval
  /// Anything that was given along with the timer.
  public let userInfo: Any?
  /// Whether the timer will fire; false once it was invalidated, or fired without repeating.
  public private(set) var isValid = true
  /// Seconds by which the timer may be late, 0 by default; not heeded, timers fire exactly.
  public var tolerance: TimeInterval = 0
  private let repeats: Bool
  private let action: (SimulatedTimer) -> Void

  /// A timer that fires for the first time after `timeInterval` seconds of the simulation's clock.
  public init(
    timeInterval: TimeInterval, repeats: Bool, userInfo: Any? = nil,
    block: @escaping (SimulatedTimer) -> Void
  ) {
    self.timeInterval = max(timeInterval, 0.0001)
    self.repeats = repeats
    self.userInfo = userInfo
    action = block
    super.init()
    schedule()
  }

  /// A timer that never fires, to be replaced.
  public override init() {
    (timeInterval, repeats, userInfo, action) = (0.0001, false, nil, { _ in })
    super.init()
    isValid = false
  }

  /// A timer that calls a method of `target`, and runs at once; in UIKit it runs when it is added
  /// to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let receiver = TargetAction(target, selector)
    self.init(timeInterval: interval, repeats: repeats, userInfo: userInfo) { receiver.perform($0) }
  }

  /// A timer that calls a method of `target` at a date, and then every `interval` seconds if it repeats.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    fireDate = date
  }

  /// A timer that calls `block` at a date, and then every `interval` seconds if it repeats.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping (SimulatedTimer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    fireDate = date
  }

  /// A timer that calls `block` after `interval` seconds, and again after each as many if it
  /// repeats.
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping (SimulatedTimer) -> Void
  ) -> SimulatedTimer {
    SimulatedTimer(timeInterval: interval, repeats: repeats, block: block)
  }

  /// A timer that calls a method of `target` after `interval` seconds, and again after each as many
  /// if it repeats.
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> SimulatedTimer {
    let receiver = TargetAction(target, selector)
    return SimulatedTimer(timeInterval: interval, repeats: repeats, userInfo: userInfo) {
      receiver.perform($0)
    }
  }

  /// When the timer fires next, as the simulation's clock tells; setting it puts that off, or has it be sooner.
  ///
  /// A repeating timer goes on from there.
  public var fireDate: Date {
    get { Date(timeIntervalSinceNow: nextTime - MediaClock.current.now) }
    set { schedule(after: max(0, newValue.timeIntervalSinceNow)) }
  }
  /// When the timer fires next, in seconds of the clock.
  private var nextTime: TimeInterval = 0
  private var alarm: MediaClock.Token?
  /// Seconds from which on a timer is waiting for good, as one whose date is `distantFuture`.
  private static let never: TimeInterval = 1e9

  private func schedule(after delay: TimeInterval? = nil) {
    guard isValid else { return }
    let clock = MediaClock.current
    if let alarm { clock.cancel(alarm) }
    alarm = nil
    let delay = delay ?? timeInterval
    nextTime = clock.now + delay
    guard delay < Self.never else { return }
    alarm = clock.schedule(after: delay) {
      self.alarm = nil
      guard self.isValid else { return }
      self.action(self)
      // The action may have set a date.
      if !self.repeats { self.isValid = false } else if self.alarm == nil { self.schedule() }
    }
  }

  /// Fires now; a timer that does not repeat is invalid afterwards, and one that does goes on as before.
  public func fire() {
    guard isValid else { return }
    action(self)
    if !repeats { invalidate() }
  }

  /// Has the timer never fire again.
  public func invalidate() {
    isValid = false
    if let alarm { MediaClock.current.cancel(alarm) }
    alarm = nil
  }
}

/// The replacement of `Task` where sources let it sleep: it wakes up on the simulation's clock.
public enum SimulatedTask {
  /// Waits for nanoseconds of the simulation's clock.
  ///
  /// - Throws: `CancellationError` if the task was cancelled when it would wake up.
  @preconcurrency @MainActor public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(seconds: Double(duration) / 1e9)
  }

  /// Waits for nanoseconds of the simulation's clock: the name before Swift 5.7.
  ///
  /// - Throws: `CancellationError` if the task was cancelled when it would wake up.
  @preconcurrency @MainActor public static func sleep(_ duration: UInt64) async throws {
    try await sleep(nanoseconds: duration)
  }

  /// Waits for a duration of the simulation's clock; the tolerance makes no difference.
  ///
  /// - Throws: `CancellationError` if the task was cancelled when it would wake up.
  @preconcurrency @MainActor public static func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    let (seconds, attoseconds) = duration.components
    try await sleep(seconds: Double(seconds) + Double(attoseconds) / 1e18)
  }

  /// The replacement of `Thread.sleep(forTimeInterval:)`: time stands still while code runs, so there is nothing to wait for.
  public static func sleepThread(forTimeInterval ti: TimeInterval) {}

  /// The replacement of `Thread.sleep(until:)`, which does not wait either.
  public static func sleepThread(until date: Date) {}

  /// The replacement of `sleep`, which does not wait either.
  @discardableResult
  public static func sleepThread(_ seconds: UInt32) -> UInt32 { 0 }

  /// The replacement of `usleep`, which does not wait either.
  @discardableResult
  public static func usleepThread(_ microseconds: UInt32) -> Int32 { 0 }

  @MainActor private static func sleep(seconds: Double) async throws {
    await withCheckedContinuation { continuation in
      _ = MediaClock.current.schedule(after: seconds) { continuation.resume() }
    }
    try Task.checkCancellation()
  }
}

extension RunLoop {
  /// A timer runs from the moment it is made; here there is only one run loop.
  public func add(_ timer: SimulatedTimer, forMode mode: RunLoop.Mode) {}
}
