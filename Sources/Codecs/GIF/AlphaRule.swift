import AnimPixels

/// The rule by which pixels become opaque or clear, the only two that a GIF knows.
enum AlphaRule: Hashable, Sendable {
  /// Pixels stay as they are.
  case none
  /// Pixels of less than half opacity become clear, the others opaque.
  case threshold
  /// Half-clear pixels are laid over an opaque one.
  case matte(UInt32)

  init(matte: Color?) {
    self = matte.map { .matte($0.withAlpha(1).premultipliedRGBA8) } ?? .threshold
  }

  /// The pixel that stands for `pixel`.
  func flattened(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    switch self {
    case .none: return pixel
    case .threshold: return alpha < 128 ? 0 : StraightAlpha.divided(pixel) | 255 << 24
    case .matte(let matte): return alpha == 0 ? 0 : StraightAlpha.composed(pixel, over: matte)
    }
  }
}
