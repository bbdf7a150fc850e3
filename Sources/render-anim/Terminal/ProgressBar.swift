/// A bar for the work of a run, on one line of a terminal; nothing elsewhere.
///
/// The total is known before the work begins. What turns out to be less work is counted as done.
@MainActor final class ProgressBar {
  /// A change of the numbers that a bar counts.
  enum Change: Codable, Sendable {
    case expected(Int)
    case done(Int)
  }

  private let terminal: Terminal
  private let unit: String
  private let relay: ((Change) -> Void)?
  private var total = 0
  private var done = 0
  private let began = ContinuousClock.now
  private static let width = 30
  /// The time before which too little is known of how long it takes.
  private static let shortest = Duration.seconds(3)

  /// A bar without work.
  ///
  /// - Parameters:
  ///   - terminal: The terminal that shows it.
  ///   - unit: What is counted, in the plural.
  init(_ terminal: Terminal, unit: String = "frames") {
    self.terminal = terminal
    self.unit = unit
    relay = nil
  }

  /// A bar that another process shows.
  init(_ terminal: Terminal, relay: @escaping (Change) -> Void) {
    self.terminal = terminal
    unit = "frames"
    self.relay = relay
  }

  /// Counts work that is to be done.
  func expect(_ amount: Int) {
    total += amount
    relay?(.expected(amount))
  }

  /// Counts work that has been done.
  func advance(_ amount: Int) {
    done += amount
    relay?(.done(amount))
    show()
  }

  /// Counts what another process has counted.
  func count(_ change: Change) {
    switch change {
    case .expected(let amount): expect(amount)
    case .done(let amount): advance(amount)
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
    terminal.print(
      "\r" + Self.text(done, of: total, unit, after: ContinuousClock.now - began) + "\u{1B}[K")
  }

  /// The line of the bar.
  ///
  /// - Parameters:
  ///   - done: The work that has been done.
  ///   - total: All work.
  ///   - unit: What is counted, in the plural.
  ///   - elapsed: The time that it took so far.
  /// - Returns: The bar, the numbers and, once it can be told, the time that is left.
  static func text(_ done: Int, of total: Int, _ unit: String, after elapsed: Duration) -> String {
    let filled = total > 0 ? min(done * width / total, width) : 0
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    var text = "\(bar) \(done)/\(total) \(unit)"
    if elapsed >= shortest, done > 0, done < total {
      let left = Int((elapsed.inSeconds * Double(total - done) / Double(done)).rounded(.up))
      let seconds = left % 60
      text += ", \(left / 60):\(seconds < 10 ? "0" : "")\(seconds) left"
    }
    return text
  }
}
