import AnimFiles
import AnimScenarioFormat
import ArgumentParser
import Foundation

/// The abilities of the terminal, or pipe, behind the standard error stream.
struct Terminal {
  enum ColorChoice: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  /// Whether somebody watches: a terminal, and no CI.
  let isInteractive: Bool
  let usesColor: Bool
  /// The form of mistakes and failures.
  let form: DiagnosticsForm
  private var isSilent = false

  /// The terminal without output, for messages that have been printed before.
  var silent: Terminal {
    var terminal = self
    terminal.isSilent = true
    return terminal
  }

  /// The terminal of the standard error stream.
  ///
  /// - Parameters:
  ///   - color: The wish of the command line; `auto` asks NO_COLOR, FORCE_COLOR,
  ///     CLICOLOR_FORCE, TERM and the stream, or GITLAB_CI, in this order.
  ///   - form: The form of mistakes and failures.
  init(color: ColorChoice, form: DiagnosticsForm = .human) {
    self.form = form
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
          // What GitLab keeps of a job is shown with its colours.
          isTerminal && environment["TERM"] != "dumb" || environment["GITLAB_CI"] == "true"
        }
      }
  }

  func print(_ text: String) {
    guard !isSilent else { return }
    ProgramErrors.write(text)
  }
}
