import AnimLayers
public import Foundation
import UIKitCore

/// What other threads of a device would do, here on the simulation's clock: answers of servers, and work of queues other than the main one.
///
/// Code that waits for it on its only thread has it done at once.
@MainActor final class WorkElsewhere {
  private final class Item {
    var work: (@MainActor () -> Void)?

    init(_ work: @escaping @MainActor () -> Void) { self.work = work }
  }

  /// In the order in which it would be done.
  private var items: [(time: TimeInterval, item: Item)] = []

  static var current: WorkElsewhere { UIEnvironment.current.single { WorkElsewhere() } }

  /// Does the work after some seconds, or when somebody waits for it.
  func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    let item = Item(work)
    let time = MediaClock.current.now + delay
    items.insert((time, item), at: items.firstIndex { $0.time > time } ?? items.endIndex)
    MediaClock.current.schedule(after: delay) { [weak self] in self?.finish(item) }
  }

  /// Does what would be done next; false if there is nothing.
  func hurry() -> Bool {
    guard let next = items.first else { return false }
    finish(next.item)
    return true
  }

  private func finish(_ item: Item) {
    items.removeAll { $0.item === item }
    let work = item.work
    item.work = nil
    work?()
  }
}

/// The replacement of `DispatchSemaphore` in sources of apps.
///
/// There is one thread: who waits has what others would do done at once, and goes on if that does not help, where a device would
/// stand still for ever.
@preconcurrency @MainActor public final class SimulatedSemaphore: NSObject {
  private var value: Int

  /// A semaphore that so many may pass.
  public nonisolated init(value: Int) { self.value = value }

  /// Lets one more pass; the number of those who waited is not known, and 0.
  @discardableResult public func signal() -> Int {
    value += 1
    return 0
  }

  /// Passes, once somebody has signalled.
  public func wait() { _ = pass() }

  /// Passes, and tells whether somebody has signalled.
  @discardableResult public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    pass() ? .success : .timedOut
  }

  /// Passes, and tells whether somebody has signalled.
  @discardableResult public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    pass() ? .success : .timedOut
  }

  private func pass() -> Bool {
    while value <= 0, WorkElsewhere.current.hurry() {}
    guard value > 0 else { return false }
    value -= 1
    return true
  }
}
