/// Reads the runs of a delta in pieces that end with its rows.
struct RunReader {
  private let runs: [UInt32]
  private var position = 0
  private var rest = 0

  init(_ runs: [UInt32]) {
    self.runs = runs
  }

  /// The colour number of the next pixels, nil for unchanged ones, and how many of them there are.
  mutating func next(atMost limit: Int) -> (number: Int?, count: Int) {
    let word = runs[position]
    let isChange = word >> 24 > 0
    if rest == 0 { rest = Int(isChange ? word >> 24 : word) }
    let count = min(rest, limit)
    rest -= count
    if rest == 0 { position += 1 }
    return (isChange ? Int(word & 0xff_ffff) : nil, count)
  }
}
