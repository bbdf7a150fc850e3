import AnimPixels

/// A picture whose pixels are seen with straight alpha, as the metrics are defined.
///
/// RGBA8, red in the lowest byte.
struct StraightPicture: Hashable, Sendable {
  let size: PixelSize
  /// The pixels as they came, row by row, `stride` in each.
  let storage: [UInt32]
  let stride: Int
  /// Whether the stored pixels are premultiplied.
  private let isPremultiplied: Bool

  /// A picture of straight pixels.
  ///
  /// - Parameters:
  ///   - size: The number of columns and rows.
  ///   - pixels: Straight pixels, row by row.
  init(size: PixelSize, pixels: [UInt32]) {
    precondition(pixels.count == size.area, "\(pixels.count) pixels for \(size)")
    self.init(size: size, storage: pixels, stride: size.width, isPremultiplied: false)
  }

  init(_ pixmap: Pixmap) {
    self.init(
      size: pixmap.size, storage: pixmap.pixels, stride: pixmap.size.width, isPremultiplied: true)
  }

  private init(size: PixelSize, storage: [UInt32], stride: Int, isPremultiplied: Bool) {
    self.size = size
    self.storage = storage
    self.stride = stride
    self.isPremultiplied = isPremultiplied
  }

  subscript(x: Int, y: Int) -> UInt32 { straight(storage[y * stride + x]) }

  /// The straight form of a stored pixel.
  func straight(_ pixel: UInt32) -> UInt32 { isPremultiplied ? pixel.straightAlpha : pixel }

  /// All pixels, row-major.
  var pixels: [UInt32] {
    (0..<size.height).flatMap { y in
      storage[y * stride..<y * stride + size.width].map(straight)
    }
  }

  /// The top left part of the picture, which shares its pixels.
  func cropped(to size: PixelSize) -> StraightPicture {
    StraightPicture(
      size: size, storage: storage, stride: stride, isPremultiplied: isPremultiplied)
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
