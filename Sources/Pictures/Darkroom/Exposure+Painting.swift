import AnimPixels

extension Exposure {
  /// Lays light over the pixels of a box, each by the coverage in its fourth lane, 0…1.
  ///
  /// `shade` is given the centre of a pixel, in pixels.
  mutating func paint(
    x: ClosedRange<Float>, y: ClosedRange<Float>, _ shade: (Float, Float) -> Light
  ) {
    for row in pixels(from: y.lowerBound, to: y.upperBound, of: height) {
      for column in pixels(from: x.lowerBound, to: x.upperBound, of: width) {
        let paint = shade(Float(column) + 0.5, Float(row) + 0.5)
        guard paint.w > 0 else { continue }
        let index = row * width + column
        self.light[index] = mix(self.light[index], paint, min(paint.w, 1))
      }
    }
  }

  /// Lays light over all pixels.
  mutating func paint(_ shade: (Float, Float) -> Light) {
    paint(x: 0...Float(width), y: 0...Float(height), shade)
  }

  /// Darkens what lies around a round thing, lit from the upper left.
  mutating func shadow(x: Float, y: Float, radius: Float, height: Float, strength: Float = 0.55) {
    let (cx, cy) = (x + height * 0.5, y + height * 0.7)
    let reach = radius + height * 1.2
    paint(x: cx - reach...cx + reach, y: cy - reach...cy + reach) { px, py in
      let distance = (square(px - cx) + square(py - cy)).squareRoot()
      let dark = strength * smoothstep(reach, max(0, radius - height * 0.8), distance)
      return Light(0.012, 0.009, 0.008, dark)
    }
  }

  /// The picture as ink on paper would have it: without a film's curve, its values clipped.
  ///
  /// - Parameters:
  ///   - grain: The standard deviation of the paper's grain, in display values.
  ///   - dice: Where the grain comes from.
  /// - Returns: The picture, opaque.
  func printed(grain: Float, dice: inout Dice) -> Pixmap {
    let noise = Noise(&dice)
    let curve = (0...4096).map { step -> Float in
      let x = Float(step) / 4096
      return x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
    }
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let light = self.light[y * width + x]
        let bits = noise.hash(Int32(x), Int32(y))
        let bell =
          Float(Int32(bits & 255 + bits >> 8 & 255 + bits >> 16 & 255 + bits >> 24)) / 510 - 1
        @inline(__always) func byte(_ value: Float) -> UInt32 {
          UInt32(
            Int32(saturate(curve[Int(saturate(value) * 4096)] + bell * grain) * 255 + 0.5))
        }
        pixels[y * width + x] =
          byte(light.x) | byte(light.y) << 8 | byte(light.z) << 16 | 0xff00_0000
      }
    }
    return Pixmap(size: PixelSize(width: width, height: height), pixels: pixels)
  }
}
