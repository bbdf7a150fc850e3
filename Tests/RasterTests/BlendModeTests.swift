import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import Testing

/// Every blend mode against the formulas of "Compositing and Blending Level 1" (W3C), in doubles.
struct BlendModeTests {
  /// Colours with and without transparency, at the corners of the formulas and between.
  private static let colors = [
    Color(hex: 0x000000), Color(hex: 0xffffff), Color(hex: 0xd04010),
    Color(hex: 0x2080c0, alpha: 0.7),
    Color(hex: 0x60f020, alpha: 0.3), Color(hex: 0x808080, alpha: 0.5),
    Color(hex: 0xc0c0ff, alpha: 0),
  ]

  @Test(arguments: BlendMode.allCases)
  func `a mode follows its formula`(mode: BlendMode) {
    for backdrop in Self.colors {
      for source in Self.colors {
        let drawn = picture(of: source, over: backdrop, mode, width: 1)
        let expected = Pixel(source).blended(mode, over: Pixel(backdrop))
        #expect(
          expected.distance(to: drawn) < 0.51,
          "\(source) over \(backdrop): \(Pixel(rgba: drawn)), not \(expected)")
      }
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `a mode acts on the part of a pixel that is covered`(mode: BlendMode) {
    let (source, backdrop) = (Color(hex: 0xd04010, alpha: 0.8), Color(hex: 0x2080c0, alpha: 0.7))
    let drawn = picture(of: source, over: backdrop, mode, width: 0.4)
    let whole = Pixel(source).blended(mode, over: Pixel(backdrop))
    let expected = Pixel(backdrop).mixed(with: whole, 0.4)
    #expect(expected.distance(to: drawn) < 1.01, "\(Pixel(rgba: drawn)), not \(expected)")
  }

  @Test func `a group is blended as one`() {
    // Twice the same opaque colour in a group multiplies once.
    let half = DisplayItem(
      .box(
        Box(
          RoundedRect(CGRect(x: 0, y: 0, width: 1, height: 1)),
          fill: .color(Color(hex: 0x808080)))))
    var group = DisplayItem(.group(Group(items: [half, half])))
    group.blendMode = .multiply
    let list = DisplayList(
      size: CGSize(width: 1, height: 1), background: Color(hex: 0x808080), items: [group])
    #expect(render(list)[0, 0] == 0xff40_4040)
  }

  /// The one pixel that `source`, `width` of a pixel wide, leaves on `backdrop`.
  private func picture(
    of source: Color, over backdrop: Color, _ mode: BlendMode, width: Double
  ) -> UInt32 {
    let shape = RoundedRect(CGRect(x: 0, y: 0, width: width, height: 1))
    var item = DisplayItem(.box(Box(shape, fill: .color(source))))
    item.blendMode = mode
    return render(
      DisplayList(size: CGSize(width: 1, height: 1), background: backdrop, items: [item]))[0, 0]
  }
}

/// A colour of doubles 0…1, not premultiplied, as the formulas of the specification have them.
private struct Pixel: CustomStringConvertible {
  var color: [Double]
  var alpha: Double

  /// The colour that the bytes of a drawing stand for.
  init(_ color: Color) { self.init(rgba: color.premultipliedRGBA8) }

  init(rgba: UInt32) {
    let bytes = [0, 8, 16, 24].map { Double(rgba >> $0 & 255) / 255 }
    alpha = bytes[3]
    color = bytes[..<3].map { bytes[3] > 0 ? $0 / bytes[3] : 0 }
  }

  private init(premultiplied: [Double], alpha: Double) {
    self.alpha = alpha
    color = premultiplied.map { alpha > 0 ? $0 / alpha : 0 }
  }

  var description: String {
    "\((color.map { $0 * alpha } + [alpha]).map { $0 * 255 })"
  }

  /// The largest difference of a channel, premultiplied, in levels of 255.
  func distance(to rgba: UInt32) -> Double {
    let values = color.map { $0 * alpha } + [alpha]
    return zip(values, [0, 8, 16, 24]).map { abs($0 * 255 - Double(rgba >> $1 & 255)) }.max() ?? 0
  }

  func mixed(with other: Pixel, _ share: Double) -> Pixel {
    Pixel(
      premultiplied: zip(color, other.color).map {
        $0 * alpha * (1 - share) + $1 * other.alpha * share
      }, alpha: alpha * (1 - share) + other.alpha * share)
  }

  func blended(_ mode: BlendMode, over b: Pixel) -> Pixel {
    if let (fs, fb) = operatorFactors(mode, b) {
      return Pixel(
        premultiplied: zip(color, b.color).map { $0 * alpha * fs + $1 * b.alpha * fb },
        alpha: alpha * fs + b.alpha * fb)
    }
    switch mode {
    case .plusLighter:
      return Pixel(
        premultiplied: zip(color, b.color).map { min(1, $0 * alpha + $1 * b.alpha) },
        alpha: min(1, alpha + b.alpha))
    case .plusDarker:
      // R = max(0, 1 − ((1 − D) + (1 − S))), with alphas in the places of ones.
      let total = min(1, alpha + b.alpha)
      return Pixel(
        premultiplied: zip(color, b.color).map {
          max(0, total - ((alpha - $0 * alpha) + (b.alpha - $1 * b.alpha)))
        }, alpha: total)
    default:
      let mixed = Self.blend(mode, b.color, color)
      return Pixel(
        premultiplied: (0..<3).map {
          (1 - alpha) * b.alpha * b.color[$0] + (1 - b.alpha) * alpha * color[$0]
            + alpha * b.alpha * mixed[$0]
        }, alpha: alpha + b.alpha * (1 - alpha))
    }
  }

  /// Fa and Fb of Porter and Duff; nil for modes that are none of theirs.
  private func operatorFactors(_ mode: BlendMode, _ b: Pixel) -> (Double, Double)? {
    switch mode {
    case .normal: (1, 1 - alpha)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (b.alpha, 0)
    case .sourceOut: (1 - b.alpha, 0)
    case .sourceAtop: (b.alpha, 1 - alpha)
    case .destinationOver: (1 - b.alpha, 1)
    case .destinationIn: (0, alpha)
    case .destinationOut: (0, 1 - alpha)
    case .destinationAtop: (1 - b.alpha, alpha)
    case .xor: (1 - b.alpha, 1 - alpha)
    default: nil
    }
  }

  /// B(Cb, Cs).
  private static func blend(_ mode: BlendMode, _ cb: [Double], _ cs: [Double]) -> [Double] {
    switch mode {
    case .hue: return setLum(setSat(cs, sat(cb)), lum(cb))
    case .saturation: return setLum(setSat(cb, sat(cs)), lum(cb))
    case .color: return setLum(cs, lum(cb))
    case .luminosity: return setLum(cb, lum(cs))
    default: return zip(cb, cs).map { separable(mode, $0, $1) }
    }
  }

  private static func separable(_ mode: BlendMode, _ cb: Double, _ cs: Double) -> Double {
    switch mode {
    case .multiply: return cb * cs
    case .screen: return 1 - (1 - cb) * (1 - cs)
    case .overlay: return separable(.hardLight, cs, cb)
    case .darken: return min(cb, cs)
    case .lighten: return max(cb, cs)
    case .colorDodge: return cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: return cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight:
      return cs <= 0.5 ? cb * 2 * cs : separable(.screen, cb, 2 * cs - 1)
    case .softLight:
      if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
      let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
      return cb + (2 * cs - 1) * (d - cb)
    case .difference: return abs(cb - cs)
    case .exclusion: return cb + cs - 2 * cb * cs
    default: return .nan
    }
  }

  private static func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private static func sat(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private static func setLum(_ c: [Double], _ l: Double) -> [Double] {
    let d = l - lum(c)
    return clipColor(c.map { $0 + d })
  }

  private static func clipColor(_ c: [Double]) -> [Double] {
    let (l, n, x) = (lum(c), c.min() ?? 0, c.max() ?? 0)
    if n < 0 { return clipColor(c.map { max(l + ($0 - l) * l / (l - n), 0) }) }
    if x > 1 { return c.map { min(l + ($0 - l) * (1 - l) / (x - l), 1) } }
    return c
  }

  /// The greatest channel becomes `s`, the least 0, the middle one keeps its place between.
  private static func setSat(_ c: [Double], _ s: Double) -> [Double] {
    let order = [0, 1, 2].sorted { c[$0] < c[$1] }
    var result = [0.0, 0.0, 0.0]
    if c[order[2]] > c[order[0]] {
      result[order[1]] = (c[order[1]] - c[order[0]]) * s / (c[order[2]] - c[order[0]])
      result[order[2]] = s
    }
    return result
  }
}
