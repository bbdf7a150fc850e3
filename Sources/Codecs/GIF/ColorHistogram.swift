/// The colours of all frames so far, with how long and how flatly they show.
struct ColorHistogram {
  private(set) var table = ColorTable()
  /// Pixels that change to the colour, over all frames.
  private(set) var counts: [Int] = []
  /// Those of them that lie in flat areas.
  private(set) var flatCounts: [Int] = []

  mutating func add(_ delta: FrameDelta) {
    for (index, color) in delta.colors.enumerated() {
      guard color != 0 else {
        hasClear = true
        continue
      }
      let number = table.number(of: color)
      if number == counts.count {
        counts.append(0)
        flatCounts.append(0)
      }
      counts[number] += delta.counts[index]
      flatCounts[number] += delta.flatCounts[index]
    }
  }

  /// Whether a pixel is clear.
  private(set) var hasClear = false

  /// Whether a palette of `limit` entries holds every colour, and the transparent index if there must
  /// be one.
  func fits(_ limit: Int) -> Bool { table.count + (hasClear ? 1 : 0) <= limit }

  /// A palette of at most `limit` entries: all colours if they fit.
  func palette(limit: Int) -> Palette {
    if fits(limit) { return Palette(colors: table.colors, limit: limit) }
    // One entry stays free for transparency.
    let room = limit - 1
    let pins = pinned(limit: room / 2)
    let pinTable = ColorTable(pins)
    let samples = table.colors.indices.compactMap { number -> Quantizer.Sample? in
      let color = table.colors[number]
      guard pinTable.existingNumber(of: color) == nil else { return nil }
      return Quantizer.Sample(
        place: OKLab.coordinates(of: color), weight: Float(counts[number]).squareRoot())
    }
    let colors = Quantizer().palette(for: samples, pinning: pins, limit: room)
    return Palette(colors: colors, limit: limit)
  }

  /// The colours of large flat areas, largest first, at most `limit`.
  private func pinned(limit: Int) -> [UInt32] {
    let threshold = flatCounts.reduce(0, +) / 4000 + 64
    return table.colors.indices
      .filter { flatCounts[$0] >= threshold && flatCounts[$0] * 2 > counts[$0] }
      .sorted { (flatCounts[$1], $0) < (flatCounts[$0], $1) }
      .prefix(limit)
      .map { table.colors[$0] }
  }
}
