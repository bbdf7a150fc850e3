import Foundation

/// Perceptual colour coordinates in which distance is close to visible difference.
///
/// Björn Ottosson, "A perceptual color space for image processing", 2020. Lightness is 0…1, `a` and
/// `b` about −0.4…0.4; about 0.02 of distance is just visible.
enum OKLab {
  /// L, a, b and 0 of an 8-bit sRGB pixel, red in the lowest byte.
  static func coordinates(of pixel: UInt32) -> SIMD4<Float> {
    let red = linear[Int(pixel & 255)]
    let green = linear[Int(pixel >> 8 & 255)]
    let blue = linear[Int(pixel >> 16 & 255)]
    let roots = cubeRoot(
      SIMD4(
        0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_993 * blue,
        0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue,
        0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue, 0))
    let (l, m, s) = (roots.x, roots.y, roots.z)
    return SIMD4(
      0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
      1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
      0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s, 0)
  }

  /// The cube roots of numbers from 0 to about 1, to within 1e-6 of their size; 0 for 0.
  ///
  /// A third of the exponent is a first guess that is off by less than 6 %; each of three steps of
  /// Newton's method, y − (y³ − x) / 3y², squares the error.
  static func cubeRoot(_ x: SIMD4<Float>) -> SIMD4<Float> {
    var y = SIMD4<Float>.zero
    for lane in 0..<3 { y[lane] = Float(bitPattern: x[lane].bitPattern / 3 + 0x2a51_37a0) }
    y.w = 1
    for _ in 0..<3 {
      let correction: SIMD4<Float> = x / (y * y)
      y = (y + y + correction) * Float(1.0 / 3)
    }
    return y.replacing(with: 0, where: x .== 0)
  }

  /// The squared distances between eight pairs of 8-bit sRGB pixels.
  static func squaredDistances(
    _ a: SIMD8<UInt32>, _ b: SIMD8<UInt32>
  ) -> SIMD8<Float> {
    let (p, q) = (coordinates(of: a), coordinates(of: b))
    let (l, m, s) = (p.l - q.l, p.a - q.a, p.b - q.b)
    return l * l + m * m + s * s
  }

  /// L, a and b of eight 8-bit sRGB pixels.
  private static func coordinates(
    of pixels: SIMD8<UInt32>
  ) -> (l: SIMD8<Float>, a: SIMD8<Float>, b: SIMD8<Float>) {
    let table = linear.span
    var (red, green, blue) = (SIMD8<Float>.zero, SIMD8<Float>.zero, SIMD8<Float>.zero)
    for lane in 0..<8 {
      red[lane] = table[Int(pixels[lane] & 255)]
      green[lane] = table[Int(pixels[lane] >> 8 & 255)]
      blue[lane] = table[Int(pixels[lane] >> 16 & 255)]
    }
    let l = cubeRoot(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_993 * blue)
    let m = cubeRoot(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue)
    let s = cubeRoot(0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue)
    return (
      0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
      1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
      0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s
    )
  }

  /// The same as for four, in all lanes.
  private static func cubeRoot(_ x: SIMD8<Float>) -> SIMD8<Float> {
    let bits = unsafe unsafeBitCast(x, to: SIMD8<UInt32>.self)
    // A third is 1/4 + 1/16 + …; lanes of integers are not divided at once.
    var third = bits &>> 2 &+ bits &>> 4
    third &+= third &>> 4
    third &+= third &>> 8
    third &+= third &>> 16
    var y = unsafe unsafeBitCast(third &+ 0x2a51_37a0, to: SIMD8<Float>.self)
    for _ in 0..<3 {
      let correction: SIMD8<Float> = x / (y * y)
      y = (y + y + correction) * Float(1.0 / 3)
    }
    return y.replacing(with: 0, where: x .== 0)
  }

  /// The nearest opaque 8-bit sRGB pixel, components beyond the gamut clamped.
  static func pixel(at place: SIMD4<Float>) -> UInt32 {
    func cube(_ value: Float) -> Float { value * value * value }
    let l = cube(place.x + 0.396_337_78 * place.y + 0.215_803_76 * place.z)
    let m = cube(place.x - 0.105_561_346 * place.y - 0.063_854_17 * place.z)
    let s = cube(place.x - 0.089_484_18 * place.y - 1.291_485_5 * place.z)
    func byte(_ value: Float) -> UInt32 {
      let clamped = min(max(value, 0), 1)
      let encoded =
        clamped <= 0.003_130_8 ? 12.92 * clamped : 1.055 * powf(clamped, 1 / 2.4) - 0.055
      return UInt32((encoded * 255).rounded())
    }
    return byte(4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s)
      | byte(-1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s) << 8
      | byte(-0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s) << 16 | 255 << 24
  }

  /// The sRGB transfer function (IEC 61966-2-1), 8 bits to 0…1.
  private static let linear: [Float] = (0...255).map {
    let value = Float($0) / 255
    return value <= 0.040_45 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }
}
