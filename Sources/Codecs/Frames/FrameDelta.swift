import AnimPixels

/// The change from one frame to the next, compactly: the changed rectangle as runs of colours.
///
/// Flat art takes a word for every run of equal pixels, a photograph one for every pixel that
/// changes. Frames are kept like this until the palettes can be chosen.
struct FrameDelta: Sendable {
  /// The smallest rectangle around the changed pixels; empty if nothing changed.
  let rect: PixelRect
  /// The rectangle around the pixels that become clear, which a GIF can only do by clearing the
  /// frame before.
  let cleared: PixelRect
  /// The pixels of `rect` in rows, run after run.
  ///
  /// The highest byte is a count of pixels that change to colour number `word & 0xffffff`; or it is
  /// 0, and the low 24 bits count unchanged pixels.
  let runs: [UInt32]
  /// The distinct new colours by number: opaque pixels, or 0 for clear.
  let colors: [UInt32]
  /// For each colour, how many pixels change to it.
  let tallies: [Tally]

  /// How many pixels change to a colour.
  struct Tally: Hashable, Sendable {
    /// All of them.
    private(set) var count: UInt32 = 0
    /// Those that lie in flat areas.
    private(set) var flat: UInt32 = 0
    /// Those that continue a gradient from the left.
    private(set) var smooth: UInt32 = 0

    @inline(__always)
    fileprivate mutating func add(_ count: UInt32, isFlat: Bool, isSmooth: Bool) {
      self.count += count
      if isFlat { flat += count }
      if isSmooth { smooth += count }
    }
  }

  /// The largest number of pixels in a picture, so that numbers and counts fit into 24 bits.
  static let largestArea = 1 << 24 - 1
  /// Changed pixels in a row that make an area flat, if the rows above and below agree.
  private static let flatRun = 6

  /// The delta between two pictures.
  ///
  /// - Parameters:
  ///   - previous: The frame before, of the same size; nil before the first, when everything
  ///     changes.
  ///   - current: The frame.
  ///   - area: The rectangle to look for changes in; nothing may have changed outside.
  ///   - alpha: The rule by which pixels become opaque or clear.
  init(
    from previous: Pixmap?, to current: Pixmap, within area: PixelRect, flattenedBy alpha: AlphaRule
  ) {
    let bounds = PixelRect(current.size)
    rect =
      previous.map { Self.changes(from: $0, to: current, within: area.intersection(bounds)) }
      ?? bounds
    var table = ColorTable(minimumCapacity: min(rect.area / 32, 8192))
    var runs: [UInt32] = []
    var tallies: [Tally] = []
    var cleared = PixelRect.empty
    var unchanged = 0
    let width = current.size.width
    let new = current.pixels.span
    let none: [UInt32] = []
    let old = previous.map(\.pixels) ?? none
    let oldSpan = old.span
    let isFirst = previous == nil
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      let row = y * width
      let end = row + rect.maxX
      var place = row + rect.minX
      while place < end {
        let pixel = new[place]
        if !isFirst, pixel == oldSpan[place] {
          let next = PixelScan.firstDifference(of: new, from: oldSpan, in: place + 1..<end)
          unchanged += next - place
          place = next
          continue
        }
        let start = place
        place += 1
        while place < end, new[place] == pixel, isFirst || oldSpan[place] != pixel { place += 1 }
        let count = place - start
        if unchanged > 0 {
          runs.append(UInt32(unchanged))
          unchanged = 0
        }
        let number = table.number(of: alpha.flattened(pixel))
        if number == tallies.count { tallies.append(Tally()) }
        let isSmooth = start > row && Self.isStep(new[start - 1], pixel)
        var isFlat = false
        if count >= Self.flatRun, y > 0, y + 1 < current.size.height {
          let middle = start + count / 2
          isFlat = new[middle - width] == pixel && new[middle + width] == pixel
        }
        tallies[number].add(UInt32(count), isFlat: isFlat, isSmooth: isSmooth)
        if table.colors[number] == 0, !isFirst {
          cleared = cleared.union(
            PixelRect(minX: start - row, minY: y, maxX: place - row, maxY: y + 1))
        }
        var rest = count
        while rest > 0 {
          let part = min(rest, 255)
          runs.append(UInt32(part) << 24 | UInt32(number))
          rest -= part
        }
      }
    }
    if unchanged > 0 { runs.append(UInt32(unchanged)) }
    self.cleared = cleared
    self.runs = runs
    self.tallies = tallies
    colors = table.colors
  }

  /// The smallest rectangle within `area` that holds all differences.
  static func changes(
    from previous: Pixmap, to current: Pixmap, within area: PixelRect
  ) -> PixelRect {
    let width = current.size.width
    let old = previous.pixels.span
    let new = current.pixels.span
    var rect = PixelRect.empty
    for y in area.minY..<max(area.minY, area.maxY) {
      let row = y * width
      let places = row + area.minX..<row + area.maxX
      let first = PixelScan.firstDifference(of: old, from: new, in: places)
      guard
        let last = PixelScan.lastDifference(of: old, from: new, in: first..<places.upperBound)
      else { continue }
      rect = rect.union(
        PixelRect(minX: first - row, minY: y, maxX: last - row + 1, maxY: y + 1))
    }
    return rect
  }

  /// Whether two neighbours look like a step of a gradient.
  private static func isStep(_ a: UInt32, _ b: UInt32) -> Bool {
    func difference(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    return max(difference(0), difference(8), difference(16), difference(24)) <= 6
  }

  /// The memory that the delta takes, with a number for each colour, in bytes.
  var footprint: Int { runs.count * 4 + colors.count * 32 }
}

extension [UInt32] {
  /// Changes the picture in these pixels by `delta`.
  mutating func apply(_ delta: FrameDelta, width: Int) {
    apply(delta.runs, colors: delta.colors, in: delta.rect, width: width)
  }

  /// Changes the picture in these pixels by the parts of a delta.
  mutating func apply(_ runs: [UInt32], colors: [UInt32], in rect: PixelRect, width: Int) {
    var runs = RunReader(runs)
    for y in rect.minY..<Swift.max(rect.minY, rect.maxY) {
      var x = rect.minX
      while x < rect.maxX {
        let (number, count) = runs.next(atMost: rect.maxX - x)
        if let number {
          for x in x..<x + count { self[y * width + x] = colors[number] }
        }
        x += count
      }
    }
  }
}
