public import Foundation
import Layers
public import UIKitCore

/// What stands in for `DispatchQueue` in sources of apps: work is done on the simulation's clock.
///
/// Every queue is the main one, so that what is done in the background is done in the same order in each
/// run.
@preconcurrency @MainActor public final class SimulatedQueue {
  public static var main: SimulatedQueue { SimulatedQueue() }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> SimulatedQueue { main }

  private init() {}

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = []
  ) {}

  /// Does the work at the end of the current turn of the clock.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    group?.enter()
    MediaClock.current.schedule(after: 0) {
      work()
      group?.leave()
    }
  }

  public func async(execute workItem: DispatchWorkItem) {
    MediaClock.current.schedule(after: 0) { workItem.perform() }
  }

  /// Does the work at a time of the system's clock, which here is that much later in the simulation.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    MediaClock.current.schedule(after: Self.delay(until: deadline), work)
  }

  /// An item that is cancelled in the meantime does nothing.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    MediaClock.current.schedule(after: Self.delay(until: deadline)) { workItem.perform() }
  }

  /// Seconds until `deadline`.
  private static func delay(until deadline: DispatchTime) -> Double {
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = Double(deadline.uptimeNanoseconds) - Double(now)
    // The system's clock ran on for some microseconds since the deadline was computed.
    return max(0, (delay / 1_000_000).rounded(.up) / 1000)
  }

  /// Work for several threads is done on one, in order.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }

  /// Work that is waited for is done at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

/// What stands in for `Timer` in sources of apps: it fires on the simulation's clock.
@preconcurrency @MainActor public final class SimulatedTimer: NSObject {
  public let timeInterval: TimeInterval
  public let userInfo: Any?
  public private(set) var isValid = true
  /// Timers fire exactly here.
  public var tolerance: TimeInterval = 0
  private let repeats: Bool
  private let action: (SimulatedTimer) -> Void

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

  /// In UIKit a timer made so runs when it is added to a run loop; here it does at once.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let receiver = TargetAction(target, selector)
    self.init(timeInterval: interval, repeats: repeats, userInfo: userInfo) { receiver.perform($0) }
  }

  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping (SimulatedTimer) -> Void
  ) -> SimulatedTimer {
    SimulatedTimer(timeInterval: interval, repeats: repeats, block: block)
  }

  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> SimulatedTimer {
    let receiver = TargetAction(target, selector)
    return SimulatedTimer(timeInterval: interval, repeats: repeats, userInfo: userInfo) {
      receiver.perform($0)
    }
  }

  private func schedule() {
    MediaClock.current.schedule(after: timeInterval) { self.fire() }
  }

  /// Fires now; a timer that does not repeat is invalid afterwards.
  public func fire() {
    guard isValid else { return }
    action(self)
    if repeats { schedule() } else { isValid = false }
  }

  public func invalidate() { isValid = false }
}

/// What stands in for `Task` where sources let it sleep: it wakes up on the simulation's clock.
public enum SimulatedTask {
  /// - Throws: `CancellationError` if the task was cancelled when it would wake up.
  @preconcurrency @MainActor public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(seconds: Double(duration) / 1e9)
  }

  @preconcurrency @MainActor public static func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    let (seconds, attoseconds) = duration.components
    try await sleep(seconds: Double(seconds) + Double(attoseconds) / 1e18)
  }

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
