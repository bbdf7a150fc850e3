import AnimPixels

@testable import AnimVisualDiff

/// Pictures that anybody can make again from a few numbers.
enum MadeUp {
  /// s → s · 1664525 + 1013904223 (mod 2³²), of which the highest byte is drawn.
  struct Generator {
    var state: UInt32

    mutating func draw() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 24
    }
  }

  static func noise(_ width: Int, _ height: Int, seed: UInt32, alpha: Bool = false)
    -> StraightPicture
  {
    var generator = Generator(state: seed)
    return picture(width, height) { _, _ in
      let (r, g, b) = (generator.draw(), generator.draw(), generator.draw())
      return r | g << 8 | b << 16 | (alpha ? generator.draw() : 255) << 24
    }
  }

  /// `base` with every colour channel off by up to `amplitude`.
  static func perturbed(_ base: StraightPicture, seed: UInt32, amplitude: Int) -> StraightPicture {
    var generator = Generator(state: seed)
    let pixels = base.pixels.map { pixel in
      var result = pixel & 0xff00_0000
      for shift: UInt32 in [0, 8, 16] {
        let offset = (Int(generator.draw()) * (2 * amplitude + 1)) >> 8 - amplitude
        let value = min(max(Int(pixel >> shift & 255) + offset, 0), 255)
        result |= UInt32(value) << shift
      }
      return result
    }
    return StraightPicture(size: base.size, pixels: pixels)
  }

  /// A disc on 64 × 64; places and radius in eighths of a pixel; `hard` has one sample for each pixel.
  static func disc(
    x centerX: Int, y centerY: Int, radius: Int, _ color: [Int], on ground: [Int],
    hard: Bool = false
  ) -> StraightPicture {
    func isInside(_ x: Int, _ y: Int) -> Bool {
      (x - centerX) * (x - centerX) + (y - centerY) * (y - centerY) <= radius * radius
    }
    return picture(64, 64) { x, y in
      var inside = 0
      for j in 0..<4 {
        for i in 0..<4 where isInside(8 * x + 2 * i + 1, 8 * y + 2 * j + 1) { inside += 1 }
      }
      if hard { inside = isInside(8 * x + 4, 8 * y + 4) ? 16 : 0 }
      return (0..<3).reduce(UInt32(0xff00_0000)) { pixel, channel in
        let value = (color[channel] * inside + ground[channel] * (16 - inside) + 8) >> 4
        return pixel | UInt32(value) << UInt32(8 * channel)
      }
    }
  }

  static func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32)
    -> StraightPicture
  {
    StraightPicture(
      size: PixelSize(width: width, height: height),
      pixels: (0..<width * height).map { color($0 % width, $0 / width) })
  }

  static func plain(_ pixel: UInt32, side: Int) -> StraightPicture {
    picture(side, side) { _, _ in pixel }
  }
}
