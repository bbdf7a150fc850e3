import AnimFiles
package import Foundation

extension Process {
  /// Runs the process and returns when it has ended; it ends with this program.
  ///
  /// `waitUntilExit()` waits for ever if the process ends at the wrong moment: its run loop then sleeps on
  /// although it was woken just before. The termination handler is called in any case.
  ///
  /// - Parameters:
  ///   - seconds: After which it is killed, along with what it has started; nil for never.
  ///   - body: The work that is done while the process runs.
  /// - Returns: Whether it ended by itself.
  /// - Throws: If the process cannot be started.
  @discardableResult
  package func runToEnd(
    within seconds: Double? = nil, while body: () -> Void = {}
  ) throws -> Bool {
    let ended = DispatchSemaphore(value: 0)
    terminationHandler = { _ in ended.signal() }
    let limit = seconds.map { DispatchTime.now() + $0 } ?? .distantFuture
    var isInTime = true
    try Leftovers.withChild {
      try run()
      return processIdentifier
    } wait: {
      body()
      isInTime = ended.wait(timeout: limit) == .success
      if !isInTime {
        Leftovers.endTree(of: processIdentifier)
        ended.wait()
      }
    }
    // The handler is called a moment before the process says so itself.
    while isRunning { Thread.sleep(forTimeInterval: 0.001) }
    return isInTime
  }
}
