// Functions whose results are the same on every machine: only IEEE addition, multiplication,
// division, square root and conversions are used, none of which leave a choice to a library.

@inline(__always) func mix(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }

@inline(__always) func saturate(_ x: Float) -> Float { x < 0 ? 0 : x > 1 ? 1 : x }

/// 0 up to `low`, 1 from `high` on, smooth between; falls if `low` > `high`.
@inline(__always) func smoothstep(_ low: Float, _ high: Float, _ x: Float) -> Float {
  let t = saturate((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}

@inline(__always) func square(_ x: Float) -> Float { x * x }

@inline(__always) func floorInt(_ x: Float) -> Int32 {
  let truncated = Int32(x)
  return Float(truncated) > x ? truncated - 1 : truncated
}

/// 2ˣ to seven digits, for |x| < 126; zero below.
@inline(__always) func exp2(_ x: Float) -> Float {
  if x < -126 { return 0 }
  let whole = floorInt(x)
  let f = x - Float(whole)
  // The Taylor series of 2ᶠ about ½, whose error is below 2⁻²² on 0…1.
  let t = (f - 0.5) * 0.6931472
  let series =
    1 + t
    * (1 + t * (0.5 + t * (0.16666667 + t * (0.041666668 + t * (0.008333334 + t * 0.0013888889)))))
  return series * 1.4142135 * Float(bitPattern: UInt32(bitPattern: whole + 127) << 23)
}

@inline(__always) func exp(_ x: Float) -> Float { exp2(x * 1.442695) }

/// The binary logarithm of a positive number, to six digits.
@inline(__always) func log2(_ x: Float) -> Float {
  let bits = Int32(bitPattern: x.bitPattern)
  var exponent = (bits >> 23) - 127
  var mantissa = Float(bitPattern: UInt32(bitPattern: (bits & 0x7f_ffff) | 0x3f80_0000))
  if mantissa > 1.4142135 {
    mantissa *= 0.5
    exponent += 1
  }
  // log₂ m = 2/ln 2 · artanh((m - 1)/(m + 1))
  let z = (mantissa - 1) / (mantissa + 1)
  let square = z * z
  let series = z * (1 + square * (0.33333334 + square * (0.2 + square * 0.14285715)))
  return Float(exponent) + series * 2.88539
}

/// xʸ; 0 for negative x.
@inline(__always) func pow(_ x: Float, _ y: Float) -> Float { x <= 0 ? 0 : exp2(y * log2(x)) }

/// The sine of an angle in radians, to five digits.
@inline(__always) func sin(_ x: Float) -> Float {
  let turns = x * 0.15915494
  var t = turns - Float(floorInt(turns + 0.5))  // -½…½ of a turn
  if t > 0.25 { t = 0.5 - t } else if t < -0.25 { t = -0.5 - t }
  let a = t * 6.2831855
  let square = a * a
  return a
    * (1 + square
      * (-0.16666667 + square * (0.008333334 + square * (-0.0001984127 + square * 2.7557319e-6))))
}

@inline(__always) func cos(_ x: Float) -> Float { sin(x + 1.5707964) }

/// Linear light, red, green and blue of sRGB's primaries; the fourth lane is coverage where a
/// picture has a mask, else unused.
typealias Light = SIMD4<Float>

extension SIMD4<Float> {
  @inline(__always) init(_ red: Float, _ green: Float, _ blue: Float) {
    self.init(red, green, blue, 0)
  }

  /// Linear light from a colour as a screen shows it, 0xRRGGBB.
  init(srgb hex: UInt32) {
    func linear(_ shift: UInt32) -> Float {
      let value = Float(hex >> shift & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    self.init(linear(16), linear(8), linear(0), 0)
  }

  @inline(__always) var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}

@inline(__always) func mix(_ a: Light, _ b: Light, _ t: Float) -> Light { a + (b - a) * t }

/// The pixels that a stretch of a row or column touches, of `count` there are.
@inline(__always) func pixels(from low: Float, to high: Float, of count: Int) -> Range<Int> {
  let limit = Float(count)
  let first = Int(min(max(low, 0), limit))
  let end = high >= limit ? count : Int(max(high, -1)) + 1
  return first..<max(first, min(end, count))
}
