import ArgumentParser
import Dispatch
import Foundation

/// Work that ends in order when the user interrupts it, so that it leaves nothing half-written behind.
enum Interruptible {
  /// Runs `body`, prints what goes wrong and ends with its exit code.
  @MainActor static func run(
    _ terminal: Terminal, _ body: @escaping @MainActor () async throws -> Void
  ) async throws {
    let work = Task { @MainActor in
      do {
        try await body()
        return nil as Failure.Code?
      } catch {
        let failure = Failure(error, terminal)
        terminal.print(failure.text)
        return failure.code
      }
    }
    signal(SIGINT, SIG_IGN)
    let interruption = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    // Not on the main actor: the handler is called on the queue.
    interruption.setEventHandler { @Sendable in work.cancel() }
    interruption.resume()
    let code = await work.value
    interruption.cancel()
    if let code { throw ExitCode(code.rawValue) }
  }
}
