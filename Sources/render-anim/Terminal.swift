import ArgumentParser
import Foundation

/// What is known of the terminal, or pipe, behind the standard error stream.
struct Terminal {
  enum ColorChoice: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  /// Whether somebody watches: a terminal, and no CI.
  let isInteractive: Bool
  let usesColor: Bool

  /// - Parameter color: What the command line says; `auto` asks NO_COLOR, FORCE_COLOR,
  ///   CLICOLOR_FORCE, TERM and the stream, in this order.
  init(color: ColorChoice) {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDERR_FILENO) == 1
    isInteractive = isTerminal && environment["CI"] == nil
    func isSet(_ name: String) -> Bool {
      environment[name].map { !$0.isEmpty && $0 != "0" } ?? false
    }
    usesColor =
      switch color {
      case .always: true
      case .never: false
      case .auto:
        if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
          false
        } else if isSet("FORCE_COLOR") || isSet("CLICOLOR_FORCE") {
          true
        } else {
          isTerminal && environment["TERM"] != "dumb"
        }
      }
  }

  func print(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// A bar that fills up on one line of a terminal; nothing elsewhere.
struct ProgressBar {
  let terminal: Terminal
  let total: Int
  private static let width = 30

  func show(_ done: Int) {
    guard terminal.isInteractive else { return }
    let filled = total > 0 ? done * Self.width / total : 0
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "░", count: Self.width - filled)
    terminal.print("\r\(bar) \(done)/\(total) frames")
  }

  func clear() {
    guard terminal.isInteractive else { return }
    terminal.print("\r\u{1B}[K")
  }
}
