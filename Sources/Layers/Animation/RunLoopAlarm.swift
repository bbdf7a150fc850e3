import Foundation

/// Calls back from a run loop when a moment has come, if anybody runs it until then.
@MainActor final class RunLoopAlarm {
  private let runLoop: @MainActor () -> RunLoop
  private var timer: Timer?
  private var time: TimeInterval = 0

  /// An alarm of a run loop on the main actor's thread.
  nonisolated init(_ runLoop: @escaping @MainActor () -> RunLoop) { self.runLoop = runLoop }

  /// Calls `action` at `time`, unless it is set for an earlier moment already.
  ///
  /// - Parameters:
  ///   - time: A moment of the clock that is to be advanced, in seconds; one that has passed stands for the next turn.
  ///   - now: The clock's own time.
  ///   - action: Called once, from the run loop.
  func set(for time: TimeInterval, now: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    guard timer == nil || time < self.time else { return }
    timer?.invalidate()
    self.time = time
    let timer = Timer(timeInterval: max(0, time - now), repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.timer = nil
        action()
      }
    }
    self.timer = timer
    runLoop().add(timer, forMode: .common)
  }
}
