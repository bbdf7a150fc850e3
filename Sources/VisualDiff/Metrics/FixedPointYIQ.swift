/// The colour distance of odiff 4: that of pixelmatch in fixed point of 12 bits, over white.
struct FixedPointYIQJudge: PixelJudge {
  /// The largest distance that does not count, in 4096ths.
  let limit: Int

  private static let one = 4096

  init(threshold: Double) {
    limit = Int(YIQJudge.largestDistance * threshold * threshold * Double(Self.one))
  }

  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool {
    let difference = Self.yiq(a) &- Self.yiq(b)
    let sum = (difference &* difference &* Self.weights).wrappedSum()
    return sum >> 24 > limit
  }

  /// Numbers stay below 2⁵³, so that floating point is as exact and takes many pixels at once.
  @inline(__always)
  func differsOpaquely(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool {
    let (yA, iA, qA) = Self.opaqueYIQ(a)
    let (yB, iB, qB) = Self.opaqueYIQ(b)
    let (y, i, q) = (Double(yA &- yB), Double(iA &- iB), Double(qA &- qB))
    return y * y * 2069 + i * i * 1224 + q * q * 801 >= Double((limit + 1) << 24)
  }

  /// The same as `yiq` where 4096 is multiplied by and divided by at once.
  @inline(__always)
  private static func opaqueYIQ(_ pixel: UInt32) -> (Int32, Int32, Int32) {
    let r = Int32(truncatingIfNeeded: pixel & 255)
    let g = Int32(truncatingIfNeeded: pixel >> 8 & 255)
    let b = Int32(truncatingIfNeeded: pixel >> 16 & 255)
    return (
      r &* 1224 &+ g &* 2402 &+ b &* 468, r &* 2441 &- g &* 1123 &- b &* 1318,
      r &* 866 &- g &* 2140 &+ b &* 1274
    )
  }

  /// Luma, in 4096ths.
  static func luma(_ pixel: UInt32) -> Int { yiq(pixel).x }

  /// Y, I and Q of a straight pixel over white, in 4096ths.
  private static func yiq(_ pixel: UInt32) -> SIMD3<Int> {
    let alpha = Int(pixel >> 24)
    func channel(_ shift: UInt32) -> Int {
      let value = Int(pixel >> shift & 255)
      if alpha == 255 { return value * one }
      return 255 * one + (value - 255) * alpha * one / 255
    }
    let (r, g, b) = (channel(0), channel(8), channel(16))
    return SIMD3(
      (r * Self.y.x + g * Self.y.y + b * Self.y.z) >> 12,
      (r * Self.i.x + g * Self.i.y + b * Self.i.z) >> 12,
      (r * Self.q.x + g * Self.q.y + b * Self.q.z) >> 12)
  }

  // The coefficients of `YIQJudge` times 4096, without what is behind the point.
  private static var y: SIMD3<Int> { SIMD3(1224, 2402, 468) }
  private static var i: SIMD3<Int> { SIMD3(2441, -1123, -1318) }
  private static var q: SIMD3<Int> { SIMD3(866, -2140, 1274) }
  private static var weights: SIMD3<Int> { SIMD3(2069, 1224, 801) }
}
