import Files
public import Foundation

extension Process {
  /// Runs the process and returns when it has ended; it ends with this program.
  ///
  /// `waitUntilExit()` waits for ever if the process ends at the wrong moment: its run loop then sleeps on
  /// although it was woken just before. The termination handler is called in any case.
  ///
  /// - Parameter body: What is done while the process runs.
  /// - Throws: If the process cannot be started.
  public func runToEnd(while body: () -> Void = {}) throws {
    let ended = DispatchSemaphore(value: 0)
    terminationHandler = { _ in ended.signal() }
    try Leftovers.withChild {
      try run()
      return processIdentifier
    } wait: {
      body()
      ended.wait()
    }
    // The handler is called a moment before the process says so itself.
    while isRunning { Thread.sleep(forTimeInterval: 0.001) }
  }
}
