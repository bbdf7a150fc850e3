import AnimCauses
import AnimStaging
import AnimTextFormats

/// The work that a scenario takes, as text and as JSON.
enum WorkTable {
  /// A line for each quantity: in all, the most in a frame and when, and for each screen that is scrolled.
  static func text(_ work: CountedWork) -> String {
    var table = TextTable([.left, .right, .right, .right, .right])
    table.add("", "in all", "most in a frame", "at", "per screen")
    for quantity in Quantity.allCases {
      let most = work.mostInFrame[quantity]
      let frame = work.frames.first { $0.counts[quantity] == most }
      table.add(
        quantity.words, "\(work.total[quantity])", "\(most)",
        most == 0 ? "" : frame?.time.milliseconds ?? "", work.perScreen(quantity)?.shortText ?? "")
    }
    let count = work.frames.count
    return table.text
      + "\(count) frame\(count == 1 ? "" : "s"), \(work.screens.shortText) screens scrolled\n"
  }

  /// A line for each frame, and a last one for all.
  static func json(_ work: CountedWork) throws -> String {
    let frames = try work.frames.map { frame in
      try JSONText(
        FrameLine(time: frame.time.micros, screens: frame.screens.micros, counts: frame.counts)
      ).text + "\n"
    }
    let rates = Quantity.allCases.compactMap { quantity in
      work.perScreen(quantity).map { (quantity.rawValue, $0.micros) }
    }
    let summary = Summary(
      frames: work.frames.count, screens: work.screens.micros, total: work.total,
      mostInFrame: work.mostInFrame, perScreen: Dictionary(uniqueKeysWithValues: rates))
    return frames.joined() + (try JSONText(summary).text) + "\n"
  }

  private struct FrameLine: Encodable {
    var time: Double
    var screens: Double
    var counts: Counts
  }

  private struct Summary: Encodable {
    var frames: Int
    var screens: Double
    var total: Counts
    var mostInFrame: Counts
    var perScreen: [String: Double]
  }
}

extension Double {
  /// Rounded to millionths.
  fileprivate var micros: Double { (self * 1e6).rounded() / 1e6 }
}
