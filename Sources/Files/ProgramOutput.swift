import Foundation
import Synchronization

/// The standard output, as the program found it.
///
/// It is the program's alone from the first use on: whatever else is written to the standard
/// output, as by `print` in code that was loaded, goes to the standard error stream, so that it
/// does not end up between the bytes of a picture.
package enum ProgramOutput {
  static let descriptor: Descriptor = {
    guard let own = try? Descriptor(duplicating: STDOUT_FILENO),
      dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
    else { return Descriptor(number: STDOUT_FILENO) }
    return own
  }()

  /// Makes it the program's alone.
  package static func claim() { _ = descriptor }

  private static let tellsOthers = Mutex(true)

  /// Sets whether what others print goes to the standard error stream from now on, or nowhere.
  package static func tellsOthers(_ isTold: Bool) {
    tellsOthers.withLock { known in
      guard known != isTold else { return }
      known = isTold
      claim()
      // What was printed before goes where it was to go.
      fflush(nil)
      if isTold {
        dup2(STDERR_FILENO, STDOUT_FILENO)
      } else if let nowhere = try? Descriptor(opening: "/dev/null", O_WRONLY) {
        dup2(nowhere.number, STDOUT_FILENO)
        try? nowhere.close()
      }
    }
  }

  /// Whether it is a terminal.
  package static var isTerminal: Bool { isatty(descriptor.number) == 1 }

  /// Writes text in UTF-8.
  package static func write(_ text: String) throws(OutputError) {
    try OutputFile.write([UInt8](text.utf8), to: "-")
  }
}

/// The standard error stream.
package enum ProgramErrors {
  /// Writes as much of the text as can be written; there is nobody to tell of the rest.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - number: Another descriptor of the same stream; without one, its own.
  package static func write(_ text: String, to number: Int32 = STDERR_FILENO) {
    try? Descriptor(number: number).write([UInt8](text.utf8))
  }
}
