/// The order in which the pixels of an 8 × 8 tile take the second of two colours.
///
/// B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures", 1973. It
/// depends on the place alone, so the pattern stands still while the picture moves, and equal
/// pixels in equal places stay equal from frame to frame.
enum DitherPattern {
  /// The ranks of the tile's pixels, 0 to 63, row after row.
  static let ranks: [UInt8] = (0..<64).map { place in
    let (x, y) = (place % 8, place / 8)
    // Bits of x ⊕ y and y, interleaved from the lowest on.
    return (0..<3).reduce(UInt8(0)) { rank, bit in
      let (a, b) = (x >> bit & 1, y >> bit & 1)
      return rank << 2 | UInt8((a ^ b) << 1 | b)
    }
  }
}
