import AnimPixels

/// Deterministic pseudo-random numbers (xorshift64*), the same on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// An opaque pixel.
func rgb(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
  UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 255 << 24
}

/// A picture of flat rectangles in random places, in the given colours.
func flatPicture(_ size: PixelSize, colors: [UInt32], seed: UInt64) -> Pixmap {
  var generator = SeededGenerator(seed: seed)
  var picture = Pixmap(size: size, filledWith: colors[0])
  for color in colors {
    let x = Int.random(in: 0..<size.width, using: &generator)
    let y = Int.random(in: 0..<size.height, using: &generator)
    for row in y..<min(y + 5, size.height) {
      for column in x..<min(x + 7, size.width) { picture[column, row] = color }
    }
  }
  return picture
}

/// A picture in which every pixel is random: premultiplied, of any alpha or opaque.
func noise(_ size: PixelSize, opaque: Bool, seed: UInt64) -> Pixmap {
  var generator = SeededGenerator(seed: seed)
  return Pixmap(
    size: size,
    pixels: (0..<size.area).map { _ in
      let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &generator)
      func channel() -> UInt32 { UInt32.random(in: 0...alpha, using: &generator) }
      return channel() | channel() << 8 | channel() << 16 | alpha << 24
    })
}
