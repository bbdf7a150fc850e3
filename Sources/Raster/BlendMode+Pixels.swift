import AnimDrawing

extension BlendMode {
  /// One pixel of a drawing put onto one that is there, both premultiplied RGBA8.
  ///
  /// `coverage` is how much of the pixel the drawing reaches; the rest stays as it is, as in Core
  /// Graphics, also for the modes that clear what they do not cover. Formulas of PDF 1.7 §11.3.5
  /// and of Porter and Duff, in 32-bit floats.
  func blended(
    _ source: UInt32, opacity: Float, over backdrop: UInt32, coverage: Float
  ) -> UInt32 {
    let s = channels(source) * opacity
    let d = channels(backdrop)
    let result = d + (composite(s, d) - d) * coverage
    let low = result.replacing(with: 0, where: result .< 0)
    let bytes = low.replacing(with: 1, where: low .> 1) * 255 + 0.5
    return UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | UInt32(bytes.w) << 24
  }

  private func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
      / 255
  }

  private func composite(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .normal: s + d * (1 - s.w)
    case .clear: .zero
    case .copy: s
    case .sourceIn: s * d.w
    case .sourceOut: s * (1 - d.w)
    case .sourceAtop: s * d.w + d * (1 - s.w)
    case .destinationOver: s * (1 - d.w) + d
    case .destinationIn: d * s.w
    case .destinationOut: d * (1 - s.w)
    case .destinationAtop: s * (1 - d.w) + d * s.w
    case .xor: s * (1 - d.w) + d * (1 - s.w)
    case .plusLighter: bounded(s + d)
    case .plusDarker: plusDarker(s, d)
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      mixed(s, d)
    }
  }

  private func bounded(_ v: SIMD4<Float>) -> SIMD4<Float> {
    v.replacing(with: 1, where: v .> 1)
  }

  /// MAX(0, 1 − ((1 − d) + (1 − s))) of CGBlendMode, on colours without alpha.
  private func plusDarker(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = min(s.w + d.w, 1)
    var result = (SIMD4(repeating: alpha) - ((s.w - s) + (d.w - d)))
    result = result.replacing(with: 0, where: result .< 0)
    result.w = alpha
    return result
  }

  /// (1 − αs)·d + (1 − αd)·s + αs·αd·B(cd, cs), on premultiplied colours.
  private func mixed(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    let cs = s.w > 0 ? s / s.w : .zero
    let cd = d.w > 0 ? d / d.w : .zero
    let b = blend(SIMD3(cd.x, cd.y, cd.z), SIMD3(cs.x, cs.y, cs.z))
    let both = s.w * d.w
    var result = d * (1 - s.w) + s * (1 - d.w)
    result += SIMD4(b.x, b.y, b.z, 1) * both
    return result
  }

  /// B(backdrop, source) of PDF 1.7, tables 136 and 137.
  private func blend(_ b: SIMD3<Float>, _ s: SIMD3<Float>) -> SIMD3<Float> {
    func each(_ f: (Float, Float) -> Float) -> SIMD3<Float> {
      [f(b.x, s.x), f(b.y, s.y), f(b.z, s.z)]
    }
    func hardLight(_ b: Float, _ s: Float) -> Float {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    switch self {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return each { hardLight($1, $0) }
    case .hardLight: return each(hardLight)
    case .darken: return each(min)
    case .lighten: return each(max)
    case .difference: return each { abs($0 - $1) }
    case .exclusion: return b + s - 2 * b * s
    case .colorDodge: return each { b, s in b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
    case .colorBurn: return each { b, s in b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
    case .softLight:
      return each { b, s in
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
      }
    case .hue: return luminosity(saturation(s, of: b), of: b)
    case .saturation: return luminosity(saturation(b, of: s), of: b)
    case .color: return luminosity(s, of: b)
    case .luminosity: return luminosity(b, of: s)
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
      .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter:
      return s
    }
  }

  private func luma(_ c: SIMD3<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  /// `color` with the luminosity of `other`, brought back into range.
  private func luminosity(_ color: SIMD3<Float>, of other: SIMD3<Float>) -> SIMD3<Float> {
    var c = color + (luma(other) - luma(color))
    let l = luma(c)
    if c.min() < 0 { c = l + (c - l) * (l / (l - c.min())) }
    if c.max() > 1 { c = l + (c - l) * ((1 - l) / (c.max() - l)) }
    return c
  }

  /// `color` with the saturation of `other`.
  private func saturation(_ color: SIMD3<Float>, of other: SIMD3<Float>) -> SIMD3<Float> {
    let range = color.max() - color.min()
    guard range > 0 else { return .zero }
    return (color - color.min()) * ((other.max() - other.min()) / range)
  }
}
