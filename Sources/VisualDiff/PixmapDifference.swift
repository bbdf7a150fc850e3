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

  public let expectedSize: PixelSize
  public let actualSize: PixelSize
  public internal(set) var metric: Metric
  /// Pixels that differ by the metric.
  public internal(set) var count = 0
  /// Pixels that are not equal, wherever they are.
  public internal(set) var unequalCount = 0
  /// Pixels left out because they belong to smoothed edges.
  public internal(set) var antialiasedCount = 0
  /// The largest difference of a channel outside of ignored parts, of 255.
  public internal(set) var largestChannelDifference = 0
  /// The largest CIEDE2000 difference outside of ignored parts.
  public internal(set) var largestDeltaE = 0.0
  /// What `ssim` and `flip` measured on the whole pictures.
  public internal(set) var score: Double?
  /// Rectangles around the groups of pixels that differ, from top to bottom.
  public internal(set) var regions: [PixelRect] = []
  /// For every pixel of `size`, row-major; empty where all are the same.
  public internal(set) var verdicts: [Verdict] = []
  var isBeyondScore = false

  init(expected: PixelSize, actual: PixelSize, metric: Metric) {
    expectedSize = expected
    actualSize = actual
    self.metric = metric
    switch metric {
    case .ssim: score = 1
    case .flip: score = 0
    case .exact, .offBy, .pixelmatch, .pixelmatchOKLab, .odiff, .deltaE: break
    }
  }

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

  mutating func makeVerdicts() {
    verdicts = [Verdict](repeating: .same, count: size.area)
  }

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
        if verdicts[y * width + x] == .different { sums[x] += 1 }
        if y >= rows, verdicts[(y - rows) * width + x] == .different { sums[x] -= 1 }
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
