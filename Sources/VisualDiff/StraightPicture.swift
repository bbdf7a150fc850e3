import Pixels

/// A picture with straight alpha, as the metrics are defined: RGBA8, red in the lowest byte.
struct StraightPicture: Sendable {
  let size: PixelSize
  let pixels: [UInt32]

  init(size: PixelSize, pixels: [UInt32]) {
    precondition(pixels.count == size.area, "\(pixels.count) pixels for \(size)")
    self.size = size
    self.pixels = pixels
  }

  init(_ pixmap: Pixmap) {
    size = pixmap.size
    // Opaque pictures, which is nearly all of them, share their pixels with the pixmap.
    let isOpaque = pixmap.pixels.reduce(UInt32.max, &) >> 24 == 255
    pixels = isOpaque ? pixmap.pixels : pixmap.pixels.map(\.straightAlpha)
  }

  /// The top left part of the picture.
  func cropped(to size: PixelSize) -> StraightPicture {
    guard size != self.size else { return self }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.area)
    for y in 0..<size.height {
      pixels += self.pixels[y * self.size.width..<y * self.size.width + size.width]
    }
    return StraightPicture(size: size, pixels: pixels)
  }
}

extension UInt32 {
  /// The straight form of a premultiplied pixel; a clear one becomes 0, whatever its colour.
  var straightAlpha: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      Swift.min(((self >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }

  /// Red, green, blue and alpha, 0…255.
  var channels: SIMD4<Double> {
    [
      Double(self & 255), Double(self >> 8 & 255), Double(self >> 16 & 255), Double(self >> 24),
    ]
  }

  /// Red, green and blue of a straight pixel laid over a grey of `background`, 0…255.
  func colors(over background: Double) -> SIMD3<Double> {
    let all = channels
    let opaque = SIMD3(all.x, all.y, all.z)
    return self >> 24 == 255 ? opaque : (opaque - background) * (all.w / 255) + background
  }
}
