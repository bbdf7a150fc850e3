/// Frame delays in hundredths of a second that add up to the true duration.
///
/// A frame shown from `start` to `end` (seconds) lasts `round(100 · end) − round(100 · start)`, so
/// that rounding never accumulates.
enum FrameClock {
  /// The shortest delay: players slow anything shorter down to 10.
  static let shortestDelay = 2
  /// The longest delay, the largest number of 16 bits.
  static let longestDelay = 65535

  /// The nearest number of hundredths of a second.
  static func centiseconds(_ seconds: Double) -> Int {
    Int((seconds * 100).rounded())
  }

  /// `delay` as a sequence of delays that each fit into 16 bits and are no shorter than the
  /// shortest.
  static func parts(of delay: Int) -> [Int] {
    var rest = max(delay, shortestDelay)
    var parts: [Int] = []
    while rest > longestDelay {
      let part = min(longestDelay, rest - shortestDelay)
      parts.append(part)
      rest -= part
    }
    return parts + [rest]
  }
}
