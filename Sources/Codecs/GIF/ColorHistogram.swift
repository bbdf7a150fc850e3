/// The colours of all frames so far, with how much, how long and how flatly they show.
struct ColorHistogram: Sendable {
  private(set) var table = ColorTable()
  /// Whether a pixel is clear.
  private(set) var hasClear = false
  /// Pixels in flat areas that change to the colour, over all frames.
  private(set) var flatCounts: [Int] = []

  /// Counts a frame, and returns the numbers that its colours have in `table`; 0 for clear.
  mutating func add(_ delta: FrameDelta) -> [UInt32] {
    zip(delta.colors, delta.tallies).map { color, tally in
      guard color != 0 else {
        hasClear = true
        return 0
      }
      let number = table.number(of: color)
      if number == flatCounts.count { flatCounts.append(0) }
      flatCounts[number] += Int(tally.flat)
      return UInt32(truncatingIfNeeded: number)
    }
  }

  /// Whether a palette of `limit` entries holds every colour, and the transparent index if there
  /// must be one.
  func fits(_ limit: Int) -> Bool { table.count + (hasClear ? 1 : 0) <= limit }

  /// A palette of at most `limit` entries: all colours if they fit.
  ///
  /// - Parameters:
  ///   - limit: The largest number of entries, including the transparent one.
  ///   - places: All colours in `OKLab` coordinates.
  ///   - weights: For each colour the sum over its pixels of the time that they show it.
  ///   - bound: The error, as in `PaletteIndex.Mapping`, up to which there are to be fewer entries;
  ///     nil for as many as may be.
  /// - Returns: The palette, exact if the colours fit.
  func palette(
    limit: Int, places: [SIMD4<Float>], weights: [Int], within bound: Float? = nil
  ) -> Palette {
    if fits(limit) { return Palette(colors: table.colors, limit: limit) }
    func chosen(_ limit: Int, within bound: Float) -> Palette? {
      Quantizer(pinShare: 0.5).palette(
        for: table.colors, at: places, weights: weights, pinning: largestFlatColors,
        limit: limit - 1, within: bound
      ).map { Palette(colors: $0, limit: limit) }
    }
    var best = chosen(limit, within: .infinity) ?? Palette(colors: [], limit: limit)
    guard let bound else { return best }
    var limit = limit / 2
    while limit >= 8, let fewer = chosen(limit, within: bound),
      error(of: fewer, places, weights) <= bound
    {
      best = fewer
      limit /= 2
    }
    return best
  }

  private func error(of palette: Palette, _ places: [SIMD4<Float>], _ weights: [Int]) -> Float {
    let matches = PaletteIndex(palette, dither: .none, slack: 0).matches(
      of: table.colors, at: places)
    return zip(matches, weights).reduce(0) { $0 + $1.0.error * Float($1.1) }
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
