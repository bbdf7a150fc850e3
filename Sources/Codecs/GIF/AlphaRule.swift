import Pixels

/// How pixels become opaque or clear, the only two that a GIF knows.
struct AlphaRule: Hashable, Sendable {
  /// An opaque pixel that half-clear pixels are laid over.
  private let matte: UInt32?

  init(matte: Color?) {
    self.matte = matte.map { $0.withAlpha(1).premultipliedRGBA8 }
  }

  /// An opaque pixel, or 0 for clear.
  func flattened(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    if let matte { return StraightAlpha.composed(pixel, over: matte) }
    return alpha < 128 ? 0 : StraightAlpha.divided(pixel) | 255 << 24
  }
}
