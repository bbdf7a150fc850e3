import Foundation

/// The colour distance of pixelmatch since it moved to OKLab.
///
/// Björn Ottosson's OKLab (2020) with his toe on lightness, and the HyAB distance (Abasi et al.,
/// 2020): the difference in lightness plus the Euclidean one in the two other coordinates.
struct OKLabJudge: PixelJudge {
  static var isCostly: Bool { true }

  let threshold: Double
  // Tables are kept at hand: looking up a static one takes as long as reading it.
  private let linear = SRGB.linear
  private let roots = (0...4097).map { cbrt(Double($0) / 4096) }

  init(threshold: Double) { self.threshold = threshold }

  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool {
    let difference =
      coordinates(a, at: index) - coordinates(b, at: index)
    let rest = threshold - abs(difference.x)
    return !(rest > 0)
      || difference.y * difference.y + difference.z * difference.z > rest * rest
  }

  /// Lightness, a and b of a straight pixel over the background of its place.
  @inline(__always)
  private func coordinates(_ pixel: UInt32, at index: Int) -> SIMD3<Double> {
    let (r, g, b): (Double, Double, Double)
    if pixel >> 24 == 255 {
      (r, g, b) = (
        linear[Int(pixel & 255)], linear[Int(pixel >> 8 & 255)], linear[Int(pixel >> 16 & 255)]
      )
    } else {
      let all = pixel.channels
      let over = YIQJudge.background(at: index)
      let color = (SIMD3(all.x, all.y, all.z) * all.w + over * (255 - all.w)) / 255
      (r, g, b) = (light(color.x), light(color.y), light(color.z))
    }
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    return SIMD3(
      Self.toe(lightness),
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// Makes equal steps of lightness look more equal in the dark.
  @inline(__always)
  private static func toe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }

  /// Interpolated in a table of 4096 steps, as pixelmatch does it: dark colours come out closer to
  /// black than they are.
  @inline(__always)
  private func cubeRoot(_ value: Double) -> Double {
    let place = value * 4096
    let low = Int(place)
    return roots[low] + (roots[low + 1] - roots[low]) * (place - Double(low))
  }

  /// Linear light of an sRGB value 0…255; those between whole ones are interpolated.
  private func light(_ value: Double) -> Double {
    let low = Int(value)
    let fraction = value - Double(low)
    if fraction == 0 { return linear[low] }
    return linear[low] + (linear[low + 1] - linear[low]) * fraction
  }
}

/// The sRGB transfer function, IEC 61966-2-1.
enum SRGB {
  /// Linear light of the values 0…255.
  static let linear: [Double] = (0...255).map { linear(Double($0) / 255) }

  static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}
