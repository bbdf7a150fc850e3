import AnimPixels

/// The way from light to a photograph: exposure, halation, film curve, colours of shadows and
/// lights, vignette, grain.
struct Development {
  /// Factor on the light before the curve.
  var exposure: Float = 1
  /// Share of the light that the lens scatters around bright places.
  var bloom: Float = 0.06
  /// 1 for the curve's own.
  var saturation: Float = 1.05
  var contrast: Float = 1
  /// Added to dark and to bright tones, in display values.
  var shadowTint = Light(0, 0, 0.012)
  var highlightTint = Light(0.012, 0.004, -0.01)
  /// Part of the light lost in the corners.
  var vignette: Float = 0.22
  /// Standard deviation of the grain in mid tones, in display values.
  var grain: Float = 0.016

  /// The photograph of an exposure, opaque.
  func develop(_ exposure: Exposure, dice: inout Dice) -> Pixmap {
    let (width, height) = (exposure.width, exposure.height)
    let glow = bloom > 0 ? scattered(exposure) : nil
    let noise = Noise(&dice)
    let curve = Self.curve(contrast: contrast)
    var pixels = [UInt32](repeating: 0, count: width * height)
    let (cx, cy) = (Float(width) / 2, Float(height) / 2)
    let corner = 1 / (cx * cx + cy * cy)
    for y in 0..<height {
      let dy = Float(y) + 0.5 - cy
      for x in 0..<width {
        let dx = Float(x) + 0.5 - cx
        var light = exposure.light[y * width + x]
        if let glow {
          light = mix(
            light, glow.sample((Float(x) + 0.5) / 4, (Float(y) + 0.5) / 4), bloom)
        }
        let distance = (dx * dx + dy * dy) * corner
        light *= self.exposure * (1 - vignette * distance * (0.6 + 0.4 * distance))
        var tone = Light(curve[light.x], curve[light.y], curve[light.z])
        let luminance = tone.luminance
        tone = Light(repeating: luminance) + (tone - luminance) * saturation
        let shade = 1 - luminance
        tone += shadowTint * (shade * shade) + highlightTint * (luminance * luminance)
        let bits = noise.hash(Int32(x), Int32(y))
        // Four bytes of a hash sum to nearly a bell; grain shows most in the darker mid tones.
        let bell =
          Float(Int32(bits & 255 + bits >> 8 & 255 + bits >> 16 & 255 + bits >> 24)) / 510 - 1
        let visibility = 0.35 + 2.6 * luminance * shade * shade * 1.6
        tone += Light(repeating: bell * grain * 1.73 * visibility)
        pixels[y * width + x] = Self.pixel(tone)
      }
    }
    return Pixmap(size: PixelSize(width: width, height: height), pixels: pixels)
  }

  private func scattered(_ exposure: Exposure) -> Exposure {
    let width = max(1, (exposure.width + 3) / 4)
    let height = max(1, (exposure.height + 3) / 4)
    var small = exposure.resized(width: width, height: height)
    for index in small.light.indices {
      small.light[index].clamp(lowerBound: .zero, upperBound: Light(repeating: 6))
    }
    return small.blurred(sigma: Float(height) * 0.035 + 0.5)
  }

  @inline(__always) private static func pixel(_ tone: Light) -> UInt32 {
    @inline(__always) func byte(_ value: Float) -> UInt32 {
      UInt32(Int32(saturate(value) * 255 + 0.5))
    }
    return byte(tone.x) | byte(tone.y) << 8 | byte(tone.z) << 16 | 0xff00_0000
  }

  /// Display values, 0…1, of light from 0 to 16, by its square root.
  struct Curve {
    fileprivate var values: [Float]

    @inline(__always) subscript(light: Float) -> Float {
      let place = max(light, 0).squareRoot() * 256
      let index = Int(min(place, 1022.99))
      let fraction = min(place, 1022.99) - Float(index)
      return values[index] + (values[index + 1] - values[index]) * fraction
    }
  }

  /// Narkowicz's fit of the ACES film curve (2016), then sRGB's encoding, then contrast about the
  /// middle.
  private static func curve(contrast: Float) -> Curve {
    Curve(
      values: (0...1023).map { index in
        let root = Float(index) / 256
        let x = root * root * 0.8
        let film = saturate(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14))
        let encoded = film <= 0.0031308 ? 12.92 * film : 1.055 * pow(film, 1 / 2.4) - 0.055
        return saturate(0.5 + (encoded - 0.5) * contrast)
      })
  }
}
