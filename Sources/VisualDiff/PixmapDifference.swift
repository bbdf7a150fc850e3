public import AnimPixels

/// The difference of two pictures.
public struct PixmapDifference: Hashable, Sendable {
  /// The finding on a pixel.
  public enum Verdict: UInt8, Sendable {
    /// The pixels are equal.
    case same
    /// The pixels are not equal, but not different enough to count.
    case withinTolerance
    /// The pixels differ enough to count, but belong to a smoothed edge.
    case antialiased
    /// The pixels are not equal, in a part that is not compared.
    case ignored
    /// The pixels differ, and count.
    case different
  }

  let expected: StraightPicture
  let actual: StraightPicture
  /// The metric by which the pictures were compared.
  public let metric: Metric
  /// The number of pixels that differ by the metric.
  public let count: Int
  /// The number of pixels that are not equal, wherever they are.
  public let unequalCount: Int
  /// The number of pixels left out because they belong to smoothed edges.
  public let antialiasedCount: Int
  /// The measurement of `ssim` or `flip` on the whole pictures; nil for other metrics.
  public let score: Double?
  /// Rectangles around the groups of pixels that differ, from top to bottom.
  public let regions: [PixelRect]
  /// The findings on every pixel of `size`.
  public let verdicts: VerdictMap
  private let isBeyondScore: Bool

  init(
    _ expected: StraightPicture, _ actual: StraightPicture, by metric: Metric,
    _ findings: ScanFindings, score: Double?, isBeyondScore: Bool
  ) {
    self.expected = expected
    self.actual = actual
    self.metric = metric
    count = findings.differentCount
    unequalCount = findings.unequalCount
    antialiasedCount = findings.antialiasedCount
    regions = findings.tiles.regions()
    verdicts = findings.verdicts
    self.score = score
    self.isBeyondScore = isBeyondScore
  }

  /// The size of the expected picture, in pixels.
  public var expectedSize: PixelSize { expected.size }
  /// The size of the actual picture, in pixels.
  public var actualSize: PixelSize { actual.size }

  /// The size of the canvas around both pictures, in pixels.
  public var size: PixelSize {
    PixelSize(
      width: max(expectedSize.width, actualSize.width),
      height: max(expectedSize.height, actualSize.height))
  }

  /// Whether the metric finds a difference.
  public var isDifferent: Bool {
    expectedSize != actualSize || (score == nil ? count > 0 : isBeyondScore)
  }

  /// The share of pixels that differ, 0…1.
  public var ratio: Double { size.area == 0 ? 0 : Double(count) / Double(size.area) }

  /// The smallest rectangle around all pixels that differ.
  public var bounds: PixelRect { regions.reduce(.empty) { $0.union($1) } }

  /// The largest share of differing pixels in a square of `side` pixels anywhere, 0…1.
  ///
  /// It is high where differences lie close together, low for speckle.
  public func density(inSquaresOf side: Int) -> Double {
    let (width, height) = (size.width, size.height)
    guard count > 0, side > 0 else { return 0 }
    let (columns, rows) = (min(side, width), min(side, height))
    var sums = [Int](repeating: 0, count: width)
    var largest = 0
    for y in 0..<height {
      for x in 0..<width {
        if verdicts[x, y] == .different { sums[x] += 1 }
        if y >= rows, verdicts[x, y - rows] == .different { sums[x] -= 1 }
      }
      guard y >= rows - 1 else { continue }
      var sum = sums[..<columns].reduce(0, +)
      largest = max(largest, sum)
      for x in columns..<max(columns, width) {
        sum += sums[x] - sums[x - columns]
        largest = max(largest, sum)
      }
    }
    return Double(largest) / Double(columns * rows)
  }
}
