/// Conversion between premultiplied pixels and the straight alpha that files hold.
///
/// A premultiplied pixel survives the way to straight alpha and back unchanged: the rounding error
/// of `c · 255 / a` is at most ½, and multiplying by `a / 255` < 1 brings it under the ½ that would
/// show.
enum StraightAlpha {
  /// The pixel with its colour divided by its alpha, rounded; a clear pixel becomes 0.
  static func divided(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      let value = pixel >> shift & 255
      return min((value * 255 + alpha / 2) / alpha, 255) << shift
    }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }

  /// The pixel with its colour multiplied by its alpha, rounded.
  static func multiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      (((pixel >> shift & 255) * alpha + 127) / 255) << shift
    }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }

  /// The premultiplied pixel laid over an opaque one, rounded.
  static func composed(_ pixel: UInt32, over background: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    if rest == 0 { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min((pixel >> shift & 255) + ((background >> shift & 255) * rest + 127) / 255, 255) << shift
    }
    return channel(0) | channel(8) | channel(16) | 255 << 24
  }

  /// A straight pixel laid over another straight one, of any alpha.
  ///
  /// With alpha a over alpha b, both of 255, the result has alpha r = a + b (255 − a) / 255,
  /// rounded, and each channel (255 a c + (255 − a) b d) / (255 r), rounded down, or rounded where
  /// b is 255. That is to the bit what ffmpeg shows (`pngdec.c`). The others round otherwise:
  /// apngdis keeps all fractions down to the end; Pillow pastes, which weighs alpha like a colour,
  /// and is right only where one of the two is clear or the lower one opaque.
  static func composed(_ pixel: UInt32, overStraight background: UInt32) -> UInt32 {
    let (a, b) = (pixel >> 24, background >> 24)
    if a == 255 || b == 0 { return a == 0 ? 0 : pixel }
    if a == 0 { return background }
    let alpha = a + (b * (255 - a) + 127) / 255
    func channel(_ shift: UInt32) -> UInt32 {
      let (above, below) = (pixel >> shift & 255, background >> shift & 255)
      let value =
        b == 255
        ? (a * above + (255 - a) * below + 127) / 255
        : (255 * a * above + (255 - a) * b * below) / (255 * alpha)
      return min(value, 255) << shift
    }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }
}
