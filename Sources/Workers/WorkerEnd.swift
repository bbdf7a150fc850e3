import Foundation

/// The end of a worker in the middle of a job.
package struct WorkerEnd: Hashable, Sendable {
  /// The ways in which a process ends.
  package enum Cause: Hashable, Sendable {
    /// It returned a status.
    case exited(Int32)
    /// It was ended by a signal.
    case signalled(Int32)
  }
  /// The way in which the process ended.
  package let cause: Cause
  /// The reason that the process wrote before it stopped itself; empty if it did not.
  package let note: String
  /// The text that it printed since the message before.
  package let said: String

  /// An end with the words of the process: its note on the reason, and its latest output.
  package init(cause: Cause, note: String, said: String) {
    self.cause = cause
    self.note = note
    self.said = said
  }

  /// An end by the status of the process.
  ///
  /// - Parameters:
  ///   - status: The status as `waitpid` tells it.
  ///   - note: The reason that the process wrote before it stopped itself.
  ///   - said: The text that it printed since the message before.
  init(status: Int32, note: String, said: String) {
    let signal = status & 0x7f
    self.init(
      cause: signal == 0 ? .exited(status >> 8 & 0xff) : .signalled(signal), note: note, said: said)
  }

  /// The end in words, if there is no note: `the program crashed (SIGSEGV)`.
  package var text: String {
    switch cause {
    case .exited(let code): "the program ended with \(code) in the middle of its work"
    case .signalled(SIGKILL): "the program was killed, perhaps for want of memory"
    case .signalled(let number): "the program crashed (\(Self.name(of: number)))"
    }
  }

  /// The line in which Swift's runtime says what is wrong; nil if there is none.
  package var runtimeMessage: String? {
    said.split(separator: "\n").last { $0.contains("Fatal error: ") }.map(String.init)
  }

  private static func name(of signal: Int32) -> String {
    let names = [
      SIGSEGV: "SIGSEGV", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGFPE: "SIGFPE",
      SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGTERM: "SIGTERM", SIGPIPE: "SIGPIPE",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}
