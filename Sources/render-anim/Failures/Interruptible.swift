import ArgumentParser

/// The body of a command, whose errors are printed; signals that end it are dealt with by
/// `Leftovers`.
enum Interruptible {
  /// Runs `body`, prints its error and ends with the exit code of that.
  @MainActor static func run(
    _ terminal: Terminal, _ body: @MainActor () async throws -> Void
  ) async throws {
    do {
      try await body()
    } catch {
      let failure = CommandError(error, terminal)
      terminal.print(failure)
      throw ExitCode(failure.code.rawValue)
    }
  }
}
