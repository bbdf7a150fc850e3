/// The colour distance of pixelmatch 5 to 7.
///
/// Y. Kotsarenko, F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
/// space in mobile applications", 2010; the coefficients and the background are pixelmatch 7's.
struct YIQJudge: PixelJudge {
  /// The largest distance that does not count.
  let limit: Double

  /// The distance of black and white.
  static let largestDistance = 35215.0

  init(threshold: Double) { limit = Self.largestDistance * threshold * threshold }

  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool {
    let d = Self.difference(a, b, at: index)
    return Self.distance(d.x, d.y, d.z) > limit
  }

  @inline(__always)
  func differsOpaquely(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool {
    Self.distance(
      Self.difference(a, b, shift: 0), Self.difference(a, b, shift: 8),
      Self.difference(a, b, shift: 16)) > limit
  }

  /// Weighted squares of the differences in luma and both chromas.
  @inline(__always)
  private static func distance(_ r: Double, _ g: Double, _ b: Double) -> Double {
    let y = r * 0.29889531 + g * 0.58662247 + b * 0.11448223
    let i = r * 0.59597799 - g * 0.27417610 - b * 0.32180189
    let q = r * 0.21147017 - g * 0.52261711 + b * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The brightness of `a` less that of `b`, −255…255.
  static func brightness(_ a: UInt32, _ b: UInt32, at index: Int) -> Double {
    luma(difference(a, b, at: index))
  }

  /// The brightness of `a` less that of `b` where both lie over a grey of 0…255.
  static func brightness(_ a: UInt32, _ b: UInt32, over grey: Double) -> Double {
    luma(a.colors(over: grey) - b.colors(over: grey))
  }

  private static func luma(_ d: SIMD3<Double>) -> Double {
    d.x * 0.29889531 + d.y * 0.58662247 + d.z * 0.11448223
  }

  /// The difference of the colours as they are seen over the background of this place.
  private static func difference(_ a: UInt32, _ b: UInt32, at index: Int) -> SIMD3<Double> {
    if a & b >= 0xff00_0000 {
      return SIMD3(
        difference(a, b, shift: 0), difference(a, b, shift: 8), difference(a, b, shift: 16))
    }
    let (one, two) = (a.channels, b.channels)
    let (first, second) = (SIMD3(one.x, one.y, one.z), SIMD3(two.x, two.y, two.z))
    let over = background(at: index)
    return (first * one.w - second * two.w - over * (one.w - two.w)) / 255
  }

  /// The difference of one channel.
  @inline(__always)
  private static func difference(_ a: UInt32, _ b: UInt32, shift: UInt32) -> Double {
    Double(
      Int32(truncatingIfNeeded: a >> shift & 255) &- Int32(truncatingIfNeeded: b >> shift & 255))
  }

  /// A grid of dark and light of which each channel has another period, in the bytes of the
  /// picture.
  static func background(at index: Int) -> SIMD3<Double> {
    let byte = Double(4 * index)
    func shade(_ period: Double) -> Double {
      48 + 159 * Double(Int(byte / period) % 2)
    }
    return SIMD3(48, shade(1.618033988749895), shade(2.618033988749895))
  }
}
