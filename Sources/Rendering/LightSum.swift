import AnimPixels

/// The mean of several pictures' light, as film adds it up: not of their sRGB values, in which a white
/// dot that passes over black would be too dark.
///
/// Equal pictures have themselves as their mean.
struct LightSum {
  private let size: PixelSize
  /// Four numbers a pixel: red, green and blue in linear light times alpha, and alpha, each of 65535.
  private var sums: [UInt32]
  private var count: UInt32 = 0

  /// The number of pictures that can be added without a sum growing too large.
  static let limit = 4096

  /// No pictures yet.
  init(size: PixelSize) {
    self.size = size
    sums = [UInt32](repeating: 0, count: size.area * 4)
  }

  /// Adds a picture of the size.
  mutating func add(_ pixmap: Pixmap) {
    precondition(pixmap.size == size && count < Self.limit, "a picture of \(pixmap.size)")
    count += 1
    let linear = Self.linear
    let pixels = pixmap.pixels
    var sums = sums.mutableSpan
    for index in pixels.indices {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      guard alpha > 0 else { continue }
      let place = index * 4
      for channel in 0..<3 {
        let value = (pixel >> UInt32(channel * 8)) & 255
        let light =
          alpha == 255
          ? linear[Int(value)]
          : linear[Int(min(255, (value * 255 + alpha / 2) / alpha))] * alpha / 255
        sums[place + channel] += light
      }
      sums[place + 3] += alpha * 257
    }
  }

  /// The mean of all pictures that were added, at least one.
  var mean: Pixmap {
    precondition(count > 0, "no picture has a mean")
    let encoded = Self.encoded
    var pixels = [UInt32](repeating: 0, count: size.area)
    for index in pixels.indices {
      let place = index * 4
      let alpha = ((sums[place + 3] + count / 2) / count + 128) / 257
      guard alpha > 0 else { continue }
      var pixel = alpha << 24
      for channel in 0..<3 {
        // Of what is covered, so that colours are encoded without their alpha.
        let light =
          (UInt64(sums[place + channel]) * 65535 + UInt64(sums[place + 3]) / 2)
          / UInt64(sums[place + 3])
        let value = UInt32(encoded[Int(min(65535, light))])
        pixel |= ((value * alpha + 127) / 255) << UInt32(channel * 8)
      }
      pixels[index] = pixel
    }
    return Pixmap(size: size, pixels: pixels)
  }

  /// sRGB's own curve (IEC 61966-2-1), of 65535.
  private static let linear: [UInt32] = (0...255).map { byte in
    let value = Double(byte) / 255
    let light = value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    return UInt32((light * 65535).rounded())
  }

  /// x to the power of 2.4, by Newton's method for the fifth root: the same on every machine.
  private static func power(_ x: Double) -> Double {
    var root = 1.0
    for _ in 0..<30 {
      let square = root * root
      root -= (square * square * root - x) / (5 * square * square)
    }
    return x * x * root * root
  }

  /// The sRGB value whose light is nearest, for each of 65536 lights.
  private static let encoded: [UInt8] = {
    var values = [UInt8](repeating: 0, count: 65536)
    var value = 0
    for light in 0...65535 {
      while value < 255, Int(linear[value + 1]) + Int(linear[value]) <= 2 * light { value += 1 }
      values[light] = UInt8(value)
    }
    return values
  }()
}

extension Pixmap {
  /// The picture with another of its size over it, of some weight, 0…1: as sRGB values, as interfaces
  /// dissolve.
  func dissolved(into other: Pixmap, by weight: Double) -> Pixmap {
    precondition(size == other.size, "a picture of \(other.size) over one of \(size)")
    let share = UInt32((min(max(weight, 0), 1) * 256).rounded())
    var result = self
    for index in result.pixels.indices {
      let (from, to) = (result.pixels[index], other.pixels[index])
      guard from != to else { continue }
      var pixel: UInt32 = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        let value = ((from >> shift) & 255) * (256 - share) + ((to >> shift) & 255) * share
        pixel |= ((value + 128) >> 8) << shift
      }
      result.pixels[index] = pixel
    }
    return result
  }
}
