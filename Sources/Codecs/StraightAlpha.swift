/// Conversion between premultiplied pixels and the straight alpha that files hold.
///
/// A premultiplied pixel survives the way to straight alpha and back unchanged: the rounding error of
/// `c · 255 / a` is at most ½, and multiplying by `a / 255` < 1 brings it under the ½ that would show.
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
}
