/// A picture: premultiplied RGBA, 8 bits a channel, gamma-encoded sRGB.
///
/// Row-major, `size.width × size.height`, without padding. A pixel is a `UInt32` whose bytes are
/// red, green, blue, alpha in memory order, so red is the lowest byte.
public struct Pixmap: Hashable, Sendable {
  /// The number of columns and rows.
  public let size: PixelSize
  /// Always `size.area` pixels: change them in place, never their number.
  public var pixels: [UInt32]

  /// A picture filled with one premultiplied pixel value, transparent black by default.
  public init(size: PixelSize, filledWith pixel: UInt32 = 0) {
    self.size = size
    pixels = [UInt32](repeating: pixel, count: size.area)
  }

  /// A picture of its pixels, row by row, as many as its size has.
  public init(size: PixelSize, pixels: [UInt32]) {
    precondition(
      pixels.count == size.area, "\(pixels.count) pixels do not fill \(size.width) × \(size.height)"
    )
    self.size = size
    self.pixels = pixels
  }

  /// The premultiplied pixel in column `x` of row `y`, both from 0; reading or writing is O(1).
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * size.width + x] }
    set { pixels[y * size.width + x] = newValue }
  }

  /// Whether every pixel is opaque.
  public var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}
