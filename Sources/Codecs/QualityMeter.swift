import AnimPixels

/// The closeness of an animation as shown to the true frames.
public struct Quality: Hashable, Sendable, Codable {
  /// Structural similarity of luma, 1 for identical: the mean over 8 × 8 blocks, and over time.
  ///
  /// Z. Wang et al., "Image quality assessment: from error visibility to structural similarity",
  /// 2004, with uniform blocks side by side.
  public var similarity = 1.0
  /// The largest colour difference of any pixel: distance in `OKLab` times 100.
  ///
  /// About 2 is just visible side by side.
  public var largestColorDifference = 0.0

  /// The quality of an animation that is shown as it is.
  public init() {}
}

/// Compares what a decoder shows with the true frames, frame after frame, where they change.
struct QualityMeter: Sendable {
  /// A frame with the image that shows it.
  struct Frame: Sendable {
    /// The change from the true frame before to the true frame.
    var delta: FrameDelta
    var image: FramePainter.Image
    /// The time that the frame is shown, in any unit that is the same for all frames.
    var duration: Int
    /// Whether it is known to be shown as it is, as all before it.
    var isExact: Bool
  }

  private static let side = 8

  private let size: PixelSize
  private let columns: Int
  /// The similarity of each block as it stands.
  private var blocks: [Double]
  private var source: [UInt32]
  /// All pixels as a decoder shows them.
  private var shown: [UInt32]
  /// The rectangle that a decoder clears before the next image.
  private var pendingClear = PixelRect.empty
  private var largest: Float = 0
  /// The sum over time of the mean similarity, and that time.
  private var sum = 0.0
  private var time = 0
  /// Pairs of colours that have been compared lately, so that each is compared about once.
  private var compared = [UInt64](repeating: 0, count: 1 << 15)
  /// Pairs of colours that wait to be compared together.
  private var waiting = (a: SIMD8<UInt32>.zero, b: SIMD8<UInt32>.zero)
  private var waitingCount = 0

  init(size: PixelSize) {
    self.size = size
    columns = (size.width + Self.side - 1) / Self.side
    let rows = (size.height + Self.side - 1) / Self.side
    blocks = [Double](repeating: 1, count: columns * rows)
    source = [UInt32](repeating: 0, count: size.area)
    shown = source
  }

  /// The quality of the frames so far.
  var quality: Quality {
    var quality = Quality()
    if time > 0 { quality.similarity = sum / Double(time) }
    quality.largestColorDifference = Double(largest * 100)
    return quality
  }

  /// Counts a frame.
  mutating func add(_ frame: Frame) {
    source.apply(frame.delta, width: size.width)
    show(frame.image)
    // A frame may mend more than what changes in it.
    if !frame.isExact { compare(within: frame.delta.rect.union(frame.image.rect)) }
    sum += blocks.reduce(0, +) / Double(max(1, blocks.count)) * Double(frame.duration)
    time += frame.duration
  }

  private mutating func show(_ image: FramePainter.Image) {
    for y in pendingClear.minY..<max(pendingClear.minY, pendingClear.maxY) {
      for x in pendingClear.minX..<pendingClear.maxX { shown[y * size.width + x] = 0 }
    }
    shown.paint(image, width: size.width)
    pendingClear = image.disposal == .clear ? image.rect : .empty
  }

  /// Compares the blocks that a rectangle touches.
  private mutating func compare(within rect: PixelRect) {
    guard !rect.isEmpty else { return }
    for row in rect.minY / Self.side...(rect.maxY - 1) / Self.side {
      for column in rect.minX / Self.side...(rect.maxX - 1) / Self.side {
        let isSame = compareColors(row, column)
        blocks[row * columns + column] = isSame ? 1 : similarity(row, column)
      }
    }
    compareWaiting()
  }

  /// The pixels of a block: its rows, and the columns within each.
  private func extent(_ row: Int, _ column: Int) -> (rows: Range<Int>, columns: Range<Int>) {
    (
      row * Self.side..<min((row + 1) * Self.side, size.height),
      column * Self.side..<min((column + 1) * Self.side, size.width)
    )
  }

  /// Compares the colours of a block, and says whether all are the same.
  private mutating func compareColors(_ row: Int, _ column: Int) -> Bool {
    let (rows, columns) = extent(row, column)
    var isSame = true
    for y in rows {
      let end = y * size.width + columns.upperBound
      var place = y * size.width + columns.lowerBound
      while true {
        place = PixelScan.firstDifference(of: source.span, from: shown.span, in: place..<end)
        if place == end { break }
        isSame = false
        compare(source[place], shown[place])
        place += 1
      }
    }
    return isSame
  }

  private mutating func compare(_ a: UInt32, _ b: UInt32) {
    let pair = UInt64(a) << 32 | UInt64(b)
    let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> 49)
    if compared[slot] == pair { return }
    compared[slot] = pair
    waiting.a[waitingCount] = a
    waiting.b[waitingCount] = b
    waitingCount += 1
    if waitingCount == 8 { compareWaiting() }
  }

  /// Compares the pairs of colours that wait, which are more than one because eight take little
  /// longer.
  private mutating func compareWaiting() {
    if waitingCount == 0 { return }
    let distances = OKLab.squaredDistances(waiting.a, waiting.b)
    // What waits no longer has been compared before.
    largest = max(largest, distances.max().squareRoot())
    waitingCount = 0
  }

  /// The similarity of a block.
  ///
  /// The formula, with means m, variances v and covariance c of luma, C₁ = (0.01·255)² and
  /// C₂ = (0.03·255)²:
  ///
  /// (2 m₁m₂ + C₁)(2 c + C₂) / ((m₁² + m₂² + C₁)(v₁ + v₂ + C₂)).
  private func similarity(_ row: Int, _ column: Int) -> Double {
    let (rows, columns) = extent(row, column)
    let (source, shown) = (source.span, shown.span)
    var (a, b, aa, bb, ab) = (0, 0, 0, 0, 0)
    for y in rows {
      for place in y * size.width + columns.lowerBound..<y * size.width + columns.upperBound {
        let one = Self.luma(source[place])
        let other = Self.luma(shown[place])
        a += one
        b += other
        aa += one * one
        bb += other * other
        ab += one * other
      }
    }
    // Luma is in 256ths.
    let count = Double(rows.count * columns.count)
    let (first, second) = (Double(a) / count / 256, Double(b) / count / 256)
    let scale = count * 65536
    let variances = Double(aa + bb) / scale - first * first - second * second
    let covariance = Double(ab) / scale - first * second
    let (c1, c2) = (6.5025, 58.5225)
    return (2 * first * second + c1) * (2 * covariance + c2)
      / ((first * first + second * second + c1) * (variances + c2))
  }

  /// ITU-R BT.601 luma in 256ths; clear is black.
  private static func luma(_ pixel: UInt32) -> Int {
    Int(pixel & 255) * 77 + Int(pixel >> 8 & 255) * 150 + Int(pixel >> 16 & 255) * 29
  }
}
