import Pixels

/// Goes over two pictures, 16 pixels at a time, and looks closer only where they are not equal.
struct DifferenceScan {
  /// Both pictures as far as they overlap.
  let expected: StraightPicture
  let actual: StraightPicture
  private var result: PixmapDifference
  private let ignored: [PixelRect]
  private var tiles: TileGrid
  private var colors = ColorPairMemory()

  init(_ expected: StraightPicture, _ actual: StraightPicture, ignoring ignored: [PixelRect]) {
    let common = PixelSize(
      width: min(expected.size.width, actual.size.width),
      height: min(expected.size.height, actual.size.height))
    self.expected = expected.cropped(to: common)
    self.actual = actual.cropped(to: common)
    result = PixmapDifference(expected: expected.size, actual: actual.size, metric: .exact)
    result.makeVerdicts()
    self.ignored = ignored.filter { !$0.isEmpty }
    tiles = TileGrid(size: result.size)
  }

  /// Judges the pixels of the overlap that are not equal.
  mutating func judge(by judge: some PixelJudge, antialiasing: AntialiasingDetector?) {
    let (width, canvasWidth) = (expected.size.width, result.size.width)
    var unequal: [Int] = []
    // Arrays are taken out so that writing to them copies nothing.
    let (first, second) = (expected.pixels, actual.pixels)
    for y in 0..<expected.size.height {
      unequal.removeAll(keepingCapacity: true)
      appendUnequal(first.span, second.span, in: y * width..<(y + 1) * width, to: &unequal)
      for index in unequal {
        let x = index - y * width
        let (a, b) = (first[index], second[index])
        result.unequalCount += 1
        let verdict: PixmapDifference.Verdict
        if isIgnored(x, y) {
          verdict = .ignored
        } else {
          if !judge.differs(a, b, at: index) {
            verdict = .withinTolerance
          } else if antialiasing?.isAntialiased(x: x, y: y) == true {
            verdict = .antialiased
          } else {
            verdict = .different
          }
          colors.compare(a, b)
        }
        record(verdict, x, y, canvasWidth)
      }
    }
  }

  /// Counts the pixels that only one of the pictures has.
  mutating func addExtraPixels(
    _ expected: StraightPicture, _ actual: StraightPicture, includingClear: Bool
  ) {
    let common = self.expected.size
    for picture in [expected, actual] {
      let size = picture.size
      for y in 0..<size.height {
        for x in (y < common.height ? common.width : 0)..<max(size.width, common.width) {
          guard x < size.width else { break }
          let isClear = picture.pixels[y * size.width + x] >> 24 == 0
          if isClear, !includingClear { continue }
          result.unequalCount += 1
          record(isIgnored(x, y) ? .ignored : .different, x, y, result.size.width)
        }
      }
    }
  }

  consuming func finish(metric: Metric) -> PixmapDifference {
    result.metric = metric
    result.regions = tiles.regions()
    result.largestDeltaE = colors.largestDeltaE
    result.largestChannelDifference = colors.largestChannelDifference
    return result
  }

  private mutating func record(
    _ verdict: PixmapDifference.Verdict, _ x: Int, _ y: Int, _ width: Int
  ) {
    result.verdicts[y * width + x] = verdict
    switch verdict {
    case .different:
      result.count += 1
      tiles.add(x, y)
    case .antialiased: result.antialiasedCount += 1
    case .same, .withinTolerance, .ignored: break
    }
  }

  private func isIgnored(_ x: Int, _ y: Int) -> Bool {
    ignored.contains { $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY }
  }
}

/// Appends the places of a range where two rows of pixels are not equal.
func appendUnequal(
  _ a: Span<UInt32>, _ b: Span<UInt32>, in range: Range<Int>, to places: inout [Int]
) {
  var index = range.lowerBound
  while index + 16 <= range.upperBound {
    let (left, right) = (a.extracting(index..<index + 16), b.extracting(index..<index + 16))
    // Without a branch inside, which is what makes vector instructions of it.
    var difference: UInt32 = 0
    for offset in 0..<16 { difference |= left[offset] ^ right[offset] }
    if difference != 0 {
      for offset in 0..<16 where left[offset] != right[offset] { places.append(index + offset) }
    }
    index += 16
  }
  while index < range.upperBound {
    if a[index] != b[index] { places.append(index) }
    index += 1
  }
}

/// The largest differences of pairs of pixels, each pair computed about once.
private struct ColorPairMemory {
  /// In CIEDE2000.
  private(set) var largestDeltaE = 0.0
  private(set) var largestChannelDifference = 0
  private var latest: UInt64 = 0
  private var pairs = [UInt64](repeating: 0, count: 1 << 14)

  mutating func compare(_ a: UInt32, _ b: UInt32) {
    let pair = UInt64(a) << 32 | UInt64(b)
    if pair == latest { return }
    latest = pair
    let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> 50)
    if pairs[slot] == pair { return }
    pairs[slot] = pair
    largestDeltaE = max(largestDeltaE, CIELab.deltaE(a, b))
    largestChannelDifference = max(
      largestChannelDifference, VisualDiff.largestChannelDifference(a, b))
  }
}
