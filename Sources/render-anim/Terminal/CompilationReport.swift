import AnimFiles
import AnimLayoutSources
import AnimWorkers
import Foundation
import Synchronization

/// Says what is being compiled to those who wait: on one line of a terminal, or else in a line every ten seconds.
final class CompilationReport: Sendable {
  private struct State {
    var latest: CompilationProgress?
    var began = ContinuousClock.now
    /// When something was said last.
    var said = ContinuousClock.now
    var isTicking = false
    /// Whether a line of the terminal is in use.
    var isShown = false
  }

  private let state = Mutex(State())
  private let isInteractive: Bool
  private let stream: Int32

  /// How long nothing is said, on a terminal and elsewhere.
  private static let silences = (interactive: Duration.seconds(1), other: Duration.seconds(10))

  /// A report for the standard error stream, or that of the process that has started this worker.
  init(isWorker: Bool) {
    isInteractive = !isWorker && Terminal(color: .auto).isInteractive
    stream = isWorker ? WorkerLoop.progressDescriptor : STDERR_FILENO
  }

  /// Notes what is compiled now, or, with nil, that it is.
  func note(_ progress: CompilationProgress?) {
    let (begins, line) = state.withLock { state in
      let isFirst = state.latest == nil && progress != nil
      if isFirst { (state.began, state.said) = (.now, .now) }
      let isOver = progress == nil && state.isShown
      if isOver { state.isShown = false }
      state.latest = progress
      let begins = isFirst && !state.isTicking
      if begins { state.isTicking = true }
      return (begins, isOver ? "\r\u{1B}[K" : nil)
    }
    if let line { write(line) }
    if begins { Thread.detachNewThread { self.tick() } }
  }

  /// Says what is compiled until nothing is.
  private func tick() {
    let silence = isInteractive ? Self.silences.interactive : Self.silences.other
    while true {
      Thread.sleep(forTimeInterval: 0.25)
      let (goesOn, line) = state.withLock { state -> (Bool, String?) in
        guard let latest = state.latest else {
          state.isTicking = false
          return (false, nil)
        }
        guard .now - state.said >= silence else { return (true, nil) }
        state.said = .now
        state.isShown = isInteractive
        let text = Self.text(latest, after: .now - state.began)
        return (true, isInteractive ? "\r\(text)\u{1B}[K" : "\(text)\n")
      }
      if let line { write(line) }
      guard goesOn else { return }
    }
  }

  static func text(_ progress: CompilationProgress, after elapsed: Duration) -> String {
    "\(progress.text) (\(elapsed.components.seconds) s)"
  }

  private func write(_ text: String) { ProgramErrors.write(text, to: stream) }
}
