/// A bar for the frames of all jobs, on one line of a terminal; nothing elsewhere.
@MainActor final class ProgressBar {
  /// A change of the numbers that a bar counts.
  enum Change: Codable, Sendable {
    case expected(Int)
    case done(Int)
  }

  private let terminal: Terminal
  private let relay: ((Change) -> Void)?
  private var total = 0
  private var done = 0
  private static let width = 30

  init(_ terminal: Terminal) {
    self.terminal = terminal
    relay = nil
  }

  /// A bar that another process shows.
  init(_ terminal: Terminal, relay: @escaping (Change) -> Void) {
    self.terminal = terminal
    self.relay = relay
  }

  /// Counts frames that are to be made.
  func expect(_ frames: Int) {
    total += frames
    relay?(.expected(frames))
  }

  /// Counts frames that have been made.
  func advance(_ frames: Int) {
    done += frames
    relay?(.done(frames))
    show()
  }

  /// Counts what another process has counted.
  func count(_ change: Change) {
    switch change {
    case .expected(let frames): expect(frames)
    case .done(let frames): advance(frames)
    }
  }

  /// Prints `text` above the bar.
  func print(_ text: String) {
    clear()
    terminal.print(text)
  }

  func clear() {
    guard terminal.isInteractive, done > 0 else { return }
    terminal.print("\r\u{1B}[K")
  }

  private func show() {
    guard terminal.isInteractive else { return }
    let filled = total > 0 ? min(done * Self.width / total, Self.width) : 0
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "░", count: Self.width - filled)
    terminal.print("\r\(bar) \(done)/\(total) frames")
  }
}
