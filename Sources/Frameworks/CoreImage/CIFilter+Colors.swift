import Foundation
import UIKitCore

/// Rows of a matrix by which colours are multiplied.
private struct ColorMatrix {
  typealias Pixel = FloatImage.Pixel

  var red: Pixel
  var green: Pixel
  var blue: Pixel
  var bias = Pixel.zero

  func callAsFunction(_ pixel: Pixel) -> Pixel {
    Pixel((red * pixel).sum(), (green * pixel).sum(), (blue * pixel).sum(), pixel.w) + bias
  }

  /// Towards grey for saturations below 1, and away from it above.
  static func saturation(_ value: Float) -> ColorMatrix {
    func row(_ index: Int) -> Pixel {
      var row = FloatImage.luminance * (1 - value)
      row[index] += value
      return row
    }
    return ColorMatrix(red: row(0), green: row(1), blue: row(2))
  }
}

extension FloatImage {
  /// The parts of red, green and blue in what looks as bright (ITU-R BT.709).
  fileprivate static let luminance = Pixel(0.2126, 0.7152, 0.0722, 0)

  /// A pixel's values as a person sees them, evenly apart, and back.
  fileprivate static func encoded(_ pixel: Pixel) -> Pixel {
    var result = pixel
    for index in 0..<3 { result[index] = Float(encoded(Double(max(0, pixel[index])))) }
    return result
  }

  fileprivate static func light(_ pixel: Pixel) -> Pixel {
    var result = pixel
    for index in 0..<3 { result[index] = Float(linear(Double(max(0, pixel[index])))) }
    return result
  }
}

private func mix(_ a: FloatImage.Pixel, _ b: FloatImage.Pixel, _ part: Float) -> FloatImage.Pixel {
  a * (1 - part) + b * part
}

extension CIBuiltInFilter {
  private typealias Pixel = FloatImage.Pixel
  private typealias Recoloring = (Pixel) -> Pixel

  /// Filters that change each pixel by itself.
  static let colorRecipes: [String: (CIBuiltInFilter) -> CIImage?] = [
    "CISepiaTone": { filter in
      // The brown of albums: what a red, a green and a blue light of one strength make together; greys stay as bright as they are.
      let sepia = ColorMatrix(
        red: Pixel(0.328, 0.641, 0.157, 0), green: Pixel(0.291, 0.572, 0.140, 0),
        blue: Pixel(0.227, 0.445, 0.109, 0))
      let part = filter.intensity
      return filter.recolored { seen in mix(seen, sepia(seen), part) }
    },
    "CIColorControls": { filter in
      let (brightness, contrast) = (filter.brightness, filter.contrast)
      let saturated = ColorMatrix.saturation(filter.saturation)
      return filter.inputImage?.recolored {
        (saturated($0) - 0.5) * contrast + 0.5 + Pixel(repeating: brightness)
      }
    },
    "CIColorMonochrome": { filter in
      let (color, part) = (
        filter.color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)).pixel,
        filter.intensity
      )
      return filter.inputImage?.recolored {
        mix($0, color * ($0 * FloatImage.luminance).sum(), part)
      }
    },
    "CIColorInvert": { filter in filter.recolored { 1 - $0 } },
    "CIColorPosterize": { filter in
      let levels = max(2, filter.levels)
      return filter.recolored {
        ($0 * levels).rounded(.down).clamped(to: levels - 1) / (levels - 1)
      }
    },
    "CIFalseColor": { filter in
      let dark = filter.color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)).pixel
      let light = filter.color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)).pixel
      // The colours' own alpha counts, as for codes on nothing.
      return filter.inputImage?.mapped { pixel in
        mix(dark, light, min(1, (pixel * FloatImage.luminance).sum())) * pixel.w
      }
    },
    "CIExposureAdjust": { filter in
      let factor = pow(2, filter.ev)
      return filter.inputImage?.recolored { $0 * factor }
    },
    "CIGammaAdjust": { filter in
      let power = filter.power
      return filter.inputImage?.recolored { pixel in
        Pixel(
          pow(max(0, pixel.x), power), pow(max(0, pixel.y), power), pow(max(0, pixel.z), power), 1)
      }
    },
    "CIHueAdjust": { filter in
      // A turn around the line of greys.
      let (cosine, sine) = (cos(filter.angle), sin(filter.angle))
      let (even, odd) = ((1 - cosine) / 3, sine / Float(3).squareRoot())
      let matrix = ColorMatrix(
        red: Pixel(cosine + even, even - odd, even + odd, 0),
        green: Pixel(even + odd, cosine + even, even - odd, 0),
        blue: Pixel(even - odd, even + odd, cosine + even, 0))
      return filter.recolored { matrix($0) }
    },
    "CIVibrance": { filter in
      let amount = filter.amount
      return filter.recolored { pixel in
        let strength = max(pixel.x, pixel.y, pixel.z) - min(pixel.x, pixel.y, pixel.z)
        return ColorMatrix.saturation(1 + amount * (1 - strength))(pixel)
      }
    },
    "CIColorMatrix": { filter in
      @MainActor func row(_ key: String, _ index: Int) -> Pixel {
        var standard: [CGFloat] = [0, 0, 0, 0]
        standard[index] = 1
        let vector = filter.vector(key, CIVector(standard))
        return Pixel(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
      }
      let matrix = ColorMatrix(
        red: row("inputRVector", 0), green: row("inputGVector", 1), blue: row("inputBVector", 2))
      let alpha = row("inputAVector", 3)
      let vector = filter.vector("inputBiasVector", CIVector([0, 0, 0, 0]))
      let bias = Pixel(Float(vector.x), Float(vector.y), Float(vector.z), 0)
      return filter.inputImage?.mapped { pixel in
        var color = pixel.w > 0 ? pixel / pixel.w : .zero
        color.w = pixel.w
        var result = matrix(color) + bias
        result.w = 1
        return result * min(max((alpha * color).sum() + Float(vector.w), 0), 1)
      }
    },
    "CIColorClamp": { filter in
      @MainActor func bound(_ key: String, _ standard: CGFloat) -> Pixel {
        let vector = filter.vector(key, CIVector([standard, standard, standard, standard]))
        return Pixel(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
      }
      let (least, most) = (bound("inputMinComponents", 0), bound("inputMaxComponents", 1))
      return filter.recolored { $0.clamped(lowerBound: least, upperBound: most) }
    },
    "CIMaskToAlpha": { filter in
      filter.inputImage?.mapped { Pixel(repeating: 1) * ($0 * FloatImage.luminance).sum() }
    },
    // Near to what Photos makes: greys and tints on curves as seen.
    "CIPhotoEffectMono": { $0.photo(saturation: 0, contrast: 1, lift: 0) },
    "CIPhotoEffectNoir": { $0.photo(saturation: 0, contrast: 1.35, lift: -0.03) },
    "CIPhotoEffectTonal": { $0.photo(saturation: 0, contrast: 0.9, lift: 0.02) },
    "CIPhotoEffectChrome": { $0.photo(saturation: 1.25, contrast: 1.1, lift: 0.02) },
    "CIPhotoEffectFade": { $0.photo(saturation: 0.65, contrast: 0.85, lift: 0.06) },
    "CIPhotoEffectInstant": {
      $0.photo(saturation: 0.7, contrast: 0.9, lift: 0.05, tint: Pixel(0.03, 0, -0.04, 0))
    },
    "CIPhotoEffectProcess": {
      $0.photo(saturation: 0.9, contrast: 1.05, lift: 0, tint: Pixel(-0.04, 0.01, 0.04, 0))
    },
    "CIPhotoEffectTransfer": {
      $0.photo(saturation: 0.9, contrast: 1, lift: 0.04, tint: Pixel(0.04, 0.01, -0.03, 0))
    },
  ]

  /// The picture's colours, evenly apart as they are seen, through a closure.
  private func recolored(_ transform: @escaping Recoloring) -> CIImage? {
    inputImage?.recolored { FloatImage.light(transform(FloatImage.encoded($0))) }
  }

  private func photo(
    saturation: Float, contrast: Float, lift: Float, tint: Pixel = .zero
  ) -> CIImage? {
    let matrix = ColorMatrix.saturation(saturation)
    return recolored { pixel in
      let seen = (matrix(pixel) - 0.5) * contrast + 0.5
      return (seen + Pixel(repeating: lift) + tint).clamped(
        lowerBound: .zero, upperBound: Pixel(repeating: 1))
    }
  }
}

extension SIMD4<Float> {
  /// At most a number in each part.
  fileprivate func clamped(to most: Float) -> SIMD4<Float> {
    clamped(lowerBound: .zero, upperBound: SIMD4(repeating: most))
  }
}
