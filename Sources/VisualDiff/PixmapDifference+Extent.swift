import AnimPixels

/// The distances of the colours of two pictures.
///
/// They take longer than to find the pixels, and are only for people to read, so they are worked
/// out when they are asked for.
extension PixmapDifference {
  /// The largest difference of a channel outside of ignored parts, of 255.
  public var largestChannelDifference: Int {
    var largest = 0
    forEachComparedPair { _, _, a, b in
      largest = max(largest, AnimVisualDiff.largestChannelDifference(a, b))
    }
    return largest
  }

  /// The largest CIEDE2000 difference outside of ignored parts.
  public var largestDeltaE: Double {
    var memory = ColorPairMemory()
    forEachComparedPair { _, _, a, b in memory.compare(a, b) }
    return memory.largestDeltaE
  }

  /// Calls `body` with the straight pixels that both pictures have, that are not equal, and are not
  /// ignored.
  private func forEachComparedPair(_ body: (_ x: Int, _ y: Int, UInt32, UInt32) -> Void) {
    let (width, height) = (
      min(expectedSize.width, actualSize.width), min(expectedSize.height, actualSize.height)
    )
    verdicts.forEach { x, y, verdict in
      guard verdict != .ignored, x < width, y < height else { return }
      body(x, y, expected[x, y], actual[x, y])
    }
  }
}

/// The largest difference of pairs of colours, each pair computed about once.
private struct ColorPairMemory {
  /// The largest CIEDE2000 difference so far.
  private(set) var largestDeltaE = 0.0
  private var pairs = [UInt64](repeating: 0, count: 1 << 14)

  mutating func compare(_ a: UInt32, _ b: UInt32) {
    let pair = UInt64(a) << 32 | UInt64(b)
    let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> 50)
    if pairs[slot] == pair { return }
    pairs[slot] = pair
    largestDeltaE = max(largestDeltaE, CIELab.deltaE(a, b))
  }
}
