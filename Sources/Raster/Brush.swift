import AnimDrawing
import AnimGeometry
import AnimPixels

/// The paint that fills the coverage of one drawing.
enum Brush {
  /// One premultiplied pixel value.
  case solid(UInt32)
  /// A border in one pixel value around an inside in another.
  case ring(ring: UInt32, core: UInt32)
  /// A texture, times alpha / 255.
  case texture(Texture, alpha: UInt8)
  /// A texture with a premultiplied border over it, both times alpha / 255.
  case borderedTexture(Texture, border: UInt32, alpha: UInt8)

  /// The pixel values of a border and of what is inside it, the same without a border; nil for a
  /// texture.
  var colors: (ring: UInt32, core: UInt32)? {
    switch self {
    case .solid(let color): (color, color)
    case .ring(let ring, let core): (ring, core)
    case .texture, .borderedTexture: nil
    }
  }

  /// Whether it changes no pixel in normal mode.
  var isClear: Bool {
    switch self {
    case .solid(let pixel): pixel == 0
    case .ring(let ring, let core): ring == 0 && core == 0
    case .texture(_, let alpha), .borderedTexture(_, _, let alpha): alpha == 0
    }
  }
}

extension Color {
  /// Red, green, blue times alpha, and alpha; clamped to 0…1.
  var premultiplied: SIMD4<Double> {
    func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
    let alpha = clamped(alpha)
    return [clamped(red) * alpha, clamped(green) * alpha, clamped(blue) * alpha, alpha]
  }
}

/// The pixel nearest to premultiplied components of 0…1.
func pixel(_ premultiplied: SIMD4<Double>) -> UInt32 {
  func byte(_ value: Double) -> UInt32 { UInt32(saturating: (value * 255).rounded()) }
  return byte(premultiplied.x) | byte(premultiplied.y) << 8 | byte(premultiplied.z) << 16
    | byte(premultiplied.w) << 24
}

/// `opacity` as a byte.
func alphaByte(_ opacity: Double) -> UInt8 {
  UInt8(saturating: (min(max(opacity, 0), 1) * 255).rounded())
}
