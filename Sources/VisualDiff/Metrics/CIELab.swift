import Foundation

/// Colours of CIE 1976 L*a*b* under D65, and CIEDE2000 between them.
struct CIELab: Hashable, Sendable {
  /// The lightness L*, 0…100.
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The coordinates of a colour of sRGB.
  ///
  /// - Parameter color: Red, green and blue of sRGB, 0…255.
  init(_ color: SIMD3<Double>) {
    func linear(_ value: Double) -> Double {
      value == value.rounded() ? SRGB.linear[Int(value)] : SRGB.linear(value / 255)
    }
    let (r, g, b) = (linear(color.x), linear(color.y), linear(color.z))
    func f(_ value: Double) -> Double {
      let delta = 6.0 / 29
      return value > delta * delta * delta
        ? cbrt(value) : value / (3 * delta * delta) + 4.0 / 29
    }
    // Rows divided by the white's X, Y and Z.
    let x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The CIEDE2000 difference of two straight pixels.
  ///
  /// Where either is not opaque, it is the larger of those over white and over black.
  static func deltaE(_ a: UInt32, _ b: UInt32) -> Double {
    func difference(over grey: Double) -> Double {
      CIELab(a.colors(over: grey)).deltaE2000(to: CIELab(b.colors(over: grey)))
    }
    let overWhite = difference(over: 255)
    return a & b >= 0xff00_0000 ? overWhite : max(overWhite, difference(over: 0))
  }

  /// The colour difference CIEDE2000 with all weights 1.
  ///
  /// G. Sharma, W. Wu, E. Dalal, "The CIEDE2000 color-difference formula: implementation notes,
  /// supplementary test data, and mathematical observations", 2005; the names are those of the
  /// paper.
  func deltaE2000(to other: CIELab) -> Double {
    func power7(_ value: Double) -> Double { pow(value, 7) }
    func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let meanC = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let g = 0.5 * (1 - (power7(meanC) / (power7(meanC) + power7(25))).squareRoot())
    let (a1, a2) = ((1 + g) * a, (1 + g) * other.a)
    let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
    func hue(_ a: Double, _ b: Double) -> Double {
      if a == 0, b == 0 { return 0 }
      let angle = degrees(atan2(b, a))
      return angle < 0 ? angle + 360 : angle
    }
    let (h1, h2) = (hue(a1, b), hue(a2, other.b))
    let deltaL = other.lightness - lightness
    let deltaC = c2 - c1
    var turn = h2 - h1
    if c1 * c2 == 0 {
      turn = 0
    } else if turn > 180 {
      turn -= 360
    } else if turn < -180 {
      turn += 360
    }
    let deltaH = 2 * (c1 * c2).squareRoot() * sin(radians(turn / 2))
    let (meanL, mean) = ((lightness + other.lightness) / 2, (c1 + c2) / 2)
    var h = h1 + h2
    if c1 * c2 != 0 {
      if abs(h1 - h2) > 180 { h += h < 360 ? 360 : -360 }
      h /= 2
    }
    let t =
      1 - 0.17 * cos(radians(h - 30)) + 0.24 * cos(radians(2 * h))
      + 0.32 * cos(radians(3 * h + 6)) - 0.20 * cos(radians(4 * h - 63))
    let theta = 30 * exp(-((h - 275) / 25) * ((h - 275) / 25))
    let rc = 2 * (power7(mean) / (power7(mean) + power7(25))).squareRoot()
    let offset = (meanL - 50) * (meanL - 50)
    let sl = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let sc = 1 + 0.045 * mean
    let sh = 1 + 0.015 * mean * t
    let rt = -sin(radians(2 * theta)) * rc
    let (l, c, hh) = (deltaL / sl, deltaC / sc, deltaH / sh)
    return max(0, l * l + c * c + hh * hh + rt * c * hh).squareRoot()
  }
}
