import ArgumentParser

/// What a command does, with what goes wrong printed; signals that end it are dealt with by `Leftovers`.
enum Interruptible {
  /// Runs `body`, prints what goes wrong and ends with its exit code.
  @MainActor static func run(
    _ terminal: Terminal, _ body: @MainActor () async throws -> Void
  ) async throws {
    do {
      try await body()
    } catch {
      let failure = CommandError(error, terminal)
      terminal.print(failure.text)
      throw ExitCode(failure.code.rawValue)
    }
  }
}
