import AnimGeometry
import AnimPixels
internal import CAnimRaster
import Foundation

/// A Gaussian blur; edge pixels repeat beyond the edges.
///
/// Wide blurs are done on a picture reduced by a power of two, such that what is left to do is at
/// least 4 pixels wide there. Reducing by boxes and enlarging by tents blur as well; their
/// variances are subtracted: σ² = (f² − 1)/12 + f²·σ'² + f²/6 for the factor f.
struct Blur {
  /// The standard deviation, in pixels.
  let sigma: Double
  let rows: Rows
  /// The power of two by which the picture is reduced, at least 1.
  let factor: Int

  /// The widest blur, in pixels; wider ones are cut to it, since the work grows with the square.
  static let widest = 512.0

  init(sigma: Double, rows: Rows) {
    let sigma = min(sigma, Self.widest)
    self.sigma = sigma
    self.rows = rows
    factor = Self.factor(sigma)
  }

  static func factor(_ sigma: Double) -> Int {
    var factor = 1
    while sigma / Double(factor) >= 8, factor < 256 { factor *= 2 }
    return factor
  }

  /// The distance that a pixel's colour reaches, in pixels.
  static func reach(_ sigma: Double) -> Int {
    let sigma = min(sigma, widest)
    return Int(saturating: (3 * sigma).rounded(.up)) + 2 * factor(sigma)
  }

  /// The blurred picture whose row `y` of `width` pixels, `channels` bytes each, is at `row(y)`.
  @unsafe
  func apply(
    width: Int, height: Int, channels: Int, row: (Int) -> UnsafePointer<UInt8>
  ) -> BlurredPicture {
    let reduced = unsafe reduced(width: width, height: height, channels: channels, row: row)
    let f = Double(factor * factor)
    let rest = factor == 1 ? sigma : ((sigma * sigma - (f - 1) / 12) / f - 1.0 / 6).squareRoot()
    return BlurredPicture(
      image: rest < 0.01 ? reduced.padded() : smoothed(reduced, rest), factor: factor, rows: rows)
  }

  /// The weights of a sampled Gaussian from its middle outward, to 3σ; they sum to 1 exactly.
  ///
  /// They are on a grid of 2⁻²⁰ so that no difference between two machines' `exp` is left.
  static func kernel(_ sigma: Double) -> [Float] {
    let radius = max(1, Int(saturating: (3 * sigma).rounded(.up)))
    let weights = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    let grid = 1_048_576.0
    var rounded = weights.map { ($0 / sum * grid).rounded() / grid }
    rounded[0] = 1 - 2 * rounded.dropFirst().reduce(0, +)
    return rounded.map(Float.init)
  }

  /// Means of blocks of `factor` × `factor` pixels; a block beyond the edge repeats it.
  @unsafe
  private func reduced(
    width: Int, height: Int, channels: Int, row: (Int) -> UnsafePointer<UInt8>
  ) -> FloatImage {
    let columns = (width + factor - 1) / factor
    let share = 1 / Float(factor * factor)
    let (line, count) = (columns * channels, width * channels)
    var sums = [UInt16](repeating: 0, count: line * factor)
    return unsafe FloatImage(
      width: columns, height: (height + factor - 1) / factor, channels: channels
    ) { values in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        guard let sums = sums.baseAddress else { return }
        for y in 0..<((height + factor - 1) / factor) {
          unsafe sums.update(repeating: 0, count: count)
          for part in 0..<factor {
            unsafe rows.table.pointee.add_bytes(
              sums, row(min(y * factor + part, height - 1)), count)
          }
          for index in count..<max(line * factor, count) {
            unsafe sums[index] = sums[index - channels]
          }
          unsafe rows.table.pointee.group_sums(
            values + y * line, sums, columns, Int32(factor), Int32(channels), share)
        }
      }
    }
  }

  /// The number of floats of a row that are summed over rows at a time.
  private static let strip = 128

  /// The picture blurred by a deviation of `sigma` pixels, with its first and last column twice.
  private func smoothed(_ image: FloatImage, _ sigma: Double) -> FloatImage {
    let kernel = Self.kernel(sigma)
    let radius = kernel.count - 1
    let (height, channels) = (image.height, image.channels)
    let line = image.width * channels
    // One row with its ends repeated, and all rows with the first and the last repeated.
    var padded = [Float](repeating: 0, count: line + 2 * radius * channels)
    let tall = unsafe FloatImage(
      width: image.width, height: height + 2 * radius, channels: channels
    ) { tall in
      unsafe image.values.withUnsafeBufferPointer { source in
        unsafe padded.withUnsafeMutableBufferPointer { padded in
          guard let source = source.baseAddress, let padded = padded.baseAddress else { return }
          let middle = unsafe padded + radius * channels
          for y in 0..<height {
            unsafe middle.update(from: source + y * line, count: line)
            for column in 1...radius {
              unsafe (middle - column * channels).update(from: middle, count: channels)
              unsafe (middle + (line + (column - 1) * channels)).update(
                from: middle + (line - channels), count: channels)
            }
            unsafe rows.table.pointee.symmetric_sum(
              tall + (y + radius) * line, middle, channels, kernel, Int32(radius), line)
          }
        }
      }
      for y in 0..<radius {
        unsafe (tall + y * line).update(from: tall + radius * line, count: line)
        unsafe (tall + (height + radius + y) * line).update(
          from: tall + (height + radius - 1) * line, count: line)
      }
    }
    var result = unsafe FloatImage(
      width: image.width + 2, height: height, channels: channels
    ) { result in
      unsafe tall.values.withUnsafeBufferPointer { tall in
        guard let tall = tall.baseAddress else { return }
        // Strips so narrow that all rows of a sum stay in the first cache.
        for x in stride(from: 0, to: line, by: Self.strip) {
          for y in 0..<height {
            unsafe rows.table.pointee.symmetric_sum(
              result + (y * (line + 2 * channels) + channels + x),
              tall + ((y + radius) * line + x), line, kernel, Int32(radius),
              min(Self.strip, line - x))
          }
        }
      }
    }
    result.repeatColumns()
    return result
  }
}

/// A picture of floats, `channels` to a pixel, row-major.
struct FloatImage {
  let width: Int
  let height: Int
  let channels: Int
  var values: [Float]

  /// A picture whose values are written by `fill`.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - channels: The number of floats to a pixel.
  ///   - fill: Writes all values; those that it leaves out are undefined until `repeatColumns` has
  ///     written them.
  @unsafe
  init(
    width: Int, height: Int, channels: Int, fill: (UnsafeMutablePointer<Float>) -> Void
  ) {
    self.width = width
    self.height = height
    self.channels = channels
    let count = width * height * channels
    values = unsafe [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      if let base = buffer.baseAddress { unsafe fill(base) }
      initializedCount = count
    }
  }

  /// The picture with its first and last column twice.
  func padded() -> FloatImage {
    let line = width * channels
    var result = unsafe FloatImage(width: width + 2, height: height, channels: channels) { result in
      unsafe values.withUnsafeBufferPointer { values in
        guard let values = values.baseAddress else { return }
        for y in 0..<height {
          unsafe (result + (y * (line + 2 * channels) + channels)).update(
            from: values + y * line, count: line)
        }
      }
    }
    result.repeatColumns()
    return result
  }

  /// Fills the first and the last column from their neighbours.
  mutating func repeatColumns() {
    let line = width * channels
    for y in 0..<height {
      for c in 0..<channels {
        values[y * line + c] = values[y * line + channels + c]
        values[(y + 1) * line - channels + c] = values[(y + 1) * line - 2 * channels + c]
      }
    }
  }
}

/// A blurred picture, kept small: pixels are interpolated when they are asked for.
struct BlurredPicture {
  /// The reduced picture, with its first and last column twice.
  private(set) var image: FloatImage
  private let factor: Int
  private let rows: Rows

  init(image: FloatImage, factor: Int, rows: Rows) {
    self.image = image
    self.factor = factor
    self.rows = rows
  }

  /// Whether the alpha of every pixel rounds to 255.
  var isOpaque: Bool {
    image.channels == 4
      && stride(from: 3, to: image.values.count, by: 4).allSatisfy { image.values[$0] > 254.75 }
  }

  /// Changes the colours before they are interpolated.
  mutating func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
    for index in stride(from: 0, to: image.values.count, by: 4) {
      let color = change(
        SIMD4(
          image.values[index], image.values[index + 1], image.values[index + 2],
          image.values[index + 3]))
      for channel in 0..<4 { image.values[index + channel] = color[channel] }
    }
  }

  /// Writes the pixels `x..<x + count` of row `y` as bytes, counted from the picture's own corner.
  ///
  /// - Parameters:
  ///   - x: The first column.
  ///   - y: The row.
  ///   - count: The number of pixels.
  ///   - out: Room for the pixels' bytes.
  ///   - line: Room for a row of the reduced picture.
  @unsafe
  func fetch(
    _ x: Int, _ y: Int, count: Int, into out: UnsafeMutablePointer<UInt8>, line: Scratch<Float>
  ) {
    let place = factor == 1 ? 2 * y : 2 * y + 1 - factor
    let top = place >= 0 ? place / (2 * factor) : -1
    let share = Float(place - top * 2 * factor) / Float(2 * factor)
    let (upper, lower) = (max(top, 0), min(top + 1, image.height - 1))
    let length = image.width * image.channels
    line.reserve(length)
    unsafe image.values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return }
      unsafe rows.table.pointee.interpolate(
        line.start, values + upper * length, values + lower * length, share, length)
      unsafe rows.table.pointee.enlarge(
        out, line.start, Int32(x), count, Int32(factor), Int32(image.channels))
    }
  }
}
