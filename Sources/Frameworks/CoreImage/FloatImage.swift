import AnimPixels
import Foundation

/// Pixels of a rectangle of whole pixels, y up: red, green, blue and alpha in linear light, multiplied by alpha.
struct FloatImage {
  typealias Pixel = SIMD4<Float>

  /// The rectangle in Core Image's coordinates, whose origin is at the lower left.
  let rect: PixelRect
  /// Row by row from the lowest.
  var pixels: [Pixel]

  /// A rectangle whose edges are whole pixels.
  struct PixelRect: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    }

    /// The smallest one with all of a rectangle that is not infinite.
    init(_ rect: CGRect) {
      let whole = rect.isNull ? .zero : rect.integral
      self.init(
        x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
    }

    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    func insetBy(_ distance: Int) -> PixelRect {
      PixelRect(
        x: x + distance, y: y + distance, width: width - 2 * distance,
        height: height - 2 * distance)
    }
  }

  /// One pixel for all.
  init(_ rect: PixelRect, filledWith pixel: Pixel = .zero) {
    self.rect = rect
    pixels = [Pixel](repeating: pixel, count: rect.width * rect.height)
  }

  /// What a closure says of each pixel, by its column and row.
  init(_ rect: PixelRect, _ pixel: (Int, Int) -> Pixel) {
    self.rect = rect
    pixels = []
    pixels.reserveCapacity(rect.width * rect.height)
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width { pixels.append(pixel(x, y)) }
    }
  }

  /// The pixel of a column and a row; clear outside.
  subscript(x: Int, y: Int) -> Pixel {
    let (column, row) = (x - rect.x, y - rect.y)
    guard column >= 0, column < rect.width, row >= 0, row < rect.height else { return .zero }
    return pixels[row * rect.width + column]
  }

  /// The colour at a place between the middles of pixels.
  func sample(_ x: Double, _ y: Double) -> Pixel {
    let (left, low) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (column, row) = (Int(left), Int(low))
    let (u, v) = (Float(x - 0.5 - left), Float(y - 0.5 - low))
    let lower = self[column, row] * (1 - u) + self[column + 1, row] * u
    let upper = self[column, row + 1] * (1 - u) + self[column + 1, row + 1] * u
    return lower * (1 - v) + upper * v
  }

  /// The same pixels through a closure.
  func map(_ transform: (Pixel) -> Pixel) -> FloatImage {
    var result = self
    for index in result.pixels.indices { result.pixels[index] = transform(result.pixels[index]) }
    return result
  }

  // MARK: Bytes

  /// The light of each gamma-encoded byte (sRGB, IEC 61966-2-1).
  private static let light: [Float] = (0...255).map { Float(linear(Double($0) / 255)) }

  static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  /// Gamma-encoded values of light in steps of 1/4096, which are finer than a byte's but in deep shadow.
  private static let codes: [Float] = (0...4096).map { Float(encoded(Double($0) / 4096)) }

  private static func code(_ light: Float) -> Float {
    let place = min(max(light, 0), 1) * 4096
    let index = min(Int(place), 4095)
    let part = place - Float(index)
    return codes[index] * (1 - part) + codes[index + 1] * part
  }

  /// The pixels of a bitmap, whose lower left corner is at the origin.
  init(_ pixmap: Pixmap) {
    let size = pixmap.size
    self.init(PixelRect(x: 0, y: 0, width: size.width, height: size.height)) { x, y in
      let pixel = pixmap[x, size.height - 1 - y]
      let alpha = pixel >> 24
      guard alpha > 0 else { return .zero }
      func channel(_ shift: UInt32) -> Float {
        Self.light[Int(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha))]
      }
      return Pixel(channel(0), channel(8), channel(16), 1) * (Float(alpha) / 255)
    }
  }

  /// The bytes of the pixels, row by row from the highest.
  var pixmap: Pixmap {
    var result = Pixmap(size: PixelSize(width: rect.width, height: rect.height))
    for row in 0..<rect.height {
      for column in 0..<rect.width {
        let pixel = pixels[row * rect.width + column]
        let alpha = min(max(pixel.w, 0), 1)
        guard alpha > 0 else { continue }
        func byte(_ value: Float) -> UInt32 {
          UInt32((Self.code(value / alpha) * alpha * 255).rounded())
        }
        result[column, rect.height - 1 - row] =
          byte(pixel.x) | byte(pixel.y) << 8 | byte(pixel.z) << 16
          | UInt32((alpha * 255).rounded()) << 24
      }
    }
    return result
  }

  // MARK: Neighbours

  /// The sums of neighbours in a row and then in a column, weighted from the farthest to the left, over a smaller rectangle.
  func convolved(_ weights: [Float], over target: PixelRect) -> FloatImage {
    let reach = weights.count / 2
    let band = PixelRect(
      x: target.x, y: target.y - reach, width: target.width, height: target.height + 2 * reach)
    let across = FloatImage(band) { x, y in
      var sum = Pixel.zero
      for (index, weight) in weights.enumerated() { sum += self[x + index - reach, y] * weight }
      return sum
    }
    return FloatImage(target) { x, y in
      var sum = Pixel.zero
      for (index, weight) in weights.enumerated() { sum += across[x, y + index - reach] * weight }
      return sum
    }
  }

  /// The weights of a Gaussian of a standard deviation, three of it to either side.
  static func gaussian(_ sigma: Double) -> [Float] {
    guard sigma > 0 else { return [1] }
    let reach = Int((3 * sigma).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}
