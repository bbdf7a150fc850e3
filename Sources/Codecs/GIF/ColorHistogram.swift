/// The colours of all frames so far, with how much, how long and how flatly they show.
struct ColorHistogram: Sendable {
  private(set) var table = ColorTable()
  /// Whether a pixel is clear.
  private(set) var hasClear = false
  /// Pixels in flat areas that change to the colour, over all frames.
  private(set) var flatCounts: [Int] = []

  mutating func add(_ delta: FrameDelta) {
    for (index, color) in delta.colors.enumerated() {
      guard color != 0 else {
        hasClear = true
        continue
      }
      let number = table.number(of: color)
      if number == flatCounts.count { flatCounts.append(0) }
      flatCounts[number] += delta.flatCounts[index]
    }
  }

  /// Whether a palette of `limit` entries holds every colour, and the transparent index if there must
  /// be one.
  func fits(_ limit: Int) -> Bool { table.count + (hasClear ? 1 : 0) <= limit }

  /// A palette of at most `limit` entries: all colours if they fit.
  ///
  /// - Parameters:
  ///   - deltas: The frames that have been added.
  ///   - exposures: For each of them, and each of its colours, how long how many pixels show it.
  func palette(limit: Int, deltas: [FrameDelta], exposures: [[Int]]) -> Palette {
    if fits(limit) { return Palette(colors: table.colors, limit: limit) }
    var weights = [Int](repeating: 0, count: table.count)
    for (delta, exposures) in zip(deltas, exposures) {
      for (color, exposure) in zip(delta.colors, exposures) {
        if let number = table.existingNumber(of: color) { weights[number] += exposure }
      }
    }
    let colors = Quantizer(pinShare: 0.5).palette(
      for: table.colors, at: table.colors.map(OKLab.coordinates), weights: weights,
      pinning: largestFlatColors, limit: limit - 1)
    return Palette(colors: colors, limit: limit)
  }

  /// The colours of large flat areas, largest first.
  var largestFlatColors: [UInt32] {
    let threshold = flatCounts.reduce(0, +) / 4000 + 64
    return table.colors.indices
      .filter { flatCounts[$0] >= threshold }
      .sorted { (flatCounts[$1], $0) < (flatCounts[$0], $1) }
      .map { table.colors[$0] }
  }
}
