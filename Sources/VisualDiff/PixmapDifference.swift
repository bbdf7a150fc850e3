public import Pixels

/// What distinguishes two pictures.
public struct PixmapDifference: Hashable, Sendable {
  /// What was found about a pixel.
  public enum Verdict: UInt8, Sendable {
    /// The pixels are equal.
    case same
    /// Not equal, but not enough to count.
    case withinTolerance
    /// Would count, but belongs to a smoothed edge.
    case antialiased
    /// Not equal, in a part that is not compared.
    case ignored
    /// Counts.
    case different
  }

  let expected: StraightPicture
  let actual: StraightPicture
  public let metric: Metric
  /// Pixels that differ by the metric.
  public let count: Int
  /// Pixels that are not equal, wherever they are.
  public let unequalCount: Int
  /// Pixels left out because they belong to smoothed edges.
  public let antialiasedCount: Int
  /// What `ssim` and `flip` measured on the whole pictures.
  public let score: Double?
  /// Rectangles around the groups of pixels that differ, from top to bottom.
  public let regions: [PixelRect]
  /// What was found about every pixel of `size`.
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

  public var expectedSize: PixelSize { expected.size }
  public var actualSize: PixelSize { actual.size }

  /// Around both pictures.
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

  /// The largest share of differing pixels in a square of `side` pixels anywhere, 0…1: high where
  /// differences lie close together, low for speckle.
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
