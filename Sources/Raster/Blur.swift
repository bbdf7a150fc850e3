internal import CRaster
import Foundation

/// A picture of floats, `channels` to a pixel, row-major.
struct FloatImage {
  let width: Int
  let height: Int
  let channels: Int
  var values: [Float]

  init(width: Int, height: Int, channels: Int) {
    self.width = width
    self.height = height
    self.channels = channels
    values = [Float](repeating: 0, count: width * height * channels)
  }
}

/// A Gaussian blur; edge pixels repeat beyond the edges.
struct Blur {
  /// The standard deviation, in pixels.
  let sigma: Double
  let rows: Rows

  /// How far a pixel's colour reaches, in pixels.
  static func reach(_ sigma: Double) -> Int { Int((3 * sigma).rounded(.up)) + 1 }

  /// Wide blurs are done on a picture reduced by 2ᵏ, such that the rest is at least 4 pixels wide
  /// there. Reducing by boxes and enlarging by tents blur as well; their variances are subtracted:
  /// σ² = (f² − 1)/12 + f²·σ'² + f²/6 for the factor f.
  func apply(to image: FloatImage) -> FloatImage {
    guard sigma > 0.01 else { return image }
    let factor = Self.factor(sigma)
    guard factor > 1 else { return gaussian(image, sigma) }
    let f = Double(factor * factor)
    let rest = ((sigma * sigma - (f - 1) / 12) / f - 1.0 / 6).squareRoot()
    let reduced = gaussian(reduced(image, by: factor), rest)
    return enlarged(reduced, by: factor, width: image.width, height: image.height)
  }

  /// By how much the picture is reduced; a block of this many pixels must not depend on where the
  /// picture begins.
  static func factor(_ sigma: Double) -> Int {
    var factor = 1
    while sigma / Double(factor) >= 8 { factor *= 2 }
    return factor
  }

  /// Weights of a sampled Gaussian from its middle outward, to 3σ, on a grid of 2⁻²⁰ so that no
  /// difference between two machines' `exp` is left; they sum to 1 exactly.
  static func kernel(_ sigma: Double) -> [Float] {
    let radius = max(1, Int((3 * sigma).rounded(.up)))
    let weights = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    let grid = 1_048_576.0
    var rounded = weights.map { ($0 / sum * grid).rounded() / grid }
    rounded[0] = 1 - 2 * rounded.dropFirst().reduce(0, +)
    return rounded.map(Float.init)
  }

  private func gaussian(_ image: FloatImage, _ sigma: Double) -> FloatImage {
    let kernel = Self.kernel(sigma)
    let radius = kernel.count - 1
    let (width, height, channels) = (image.width, image.height, image.channels)
    let line = width * channels
    // Rows with their edge pixels repeated, then the whole with its edge rows repeated.
    var padded = [Float](repeating: 0, count: line + 2 * radius * channels)
    var tall = [Float](repeating: 0, count: line * (height + 2 * radius))
    var result = image
    unsafe image.values.withUnsafeBufferPointer { source in
      unsafe padded.withUnsafeMutableBufferPointer { padded in
        unsafe tall.withUnsafeMutableBufferPointer { tall in
          unsafe result.values.withUnsafeMutableBufferPointer { result in
            guard let source = source.baseAddress, let padded = padded.baseAddress,
              let tall = tall.baseAddress, let result = result.baseAddress
            else { return }
            let middle = unsafe padded + radius * channels
            for y in 0..<height {
              unsafe middle.update(from: source + y * line, count: line)
              for x in 1...radius {
                for c in 0..<channels {
                  unsafe middle[-x * channels + c] = unsafe middle[c]
                  unsafe middle[line + (x - 1) * channels + c] =
                    unsafe middle[line - channels + c]
                }
              }
              unsafe rows.table.pointee.symmetric_sum(
                tall + (y + radius) * line, middle, channels, kernel, Int32(radius), line)
            }
            for y in 0..<radius {
              unsafe (tall + y * line).update(from: tall + radius * line, count: line)
              unsafe (tall + (height + radius + y) * line).update(
                from: tall + (height + radius - 1) * line, count: line)
            }
            for y in 0..<height {
              unsafe rows.table.pointee.symmetric_sum(
                result + y * line, tall + (y + radius) * line, line, kernel, Int32(radius), line)
            }
          }
        }
      }
    }
    return result
  }

  /// Means of blocks of `factor` × `factor` pixels; a block beyond the edge repeats it.
  private func reduced(_ image: FloatImage, by factor: Int) -> FloatImage {
    var result = FloatImage(
      width: (image.width + factor - 1) / factor, height: (image.height + factor - 1) / factor,
      channels: image.channels)
    let share = 1 / Float(factor * factor)
    let channels = image.channels
    for y in 0..<result.height {
      for x in 0..<result.width {
        for j in 0..<factor {
          let row = min(y * factor + j, image.height - 1) * image.width
          for i in 0..<factor {
            let from = (row + min(x * factor + i, image.width - 1)) * channels
            let to = (y * result.width + x) * channels
            for c in 0..<channels { result.values[to + c] += image.values[from + c] }
          }
        }
        let to = (y * result.width + x) * channels
        for c in 0..<channels { result.values[to + c] *= share }
      }
    }
    return result
  }

  /// Bilinear interpolation between the centres of the blocks.
  private func enlarged(_ image: FloatImage, by factor: Int, width: Int, height: Int) -> FloatImage
  {
    var result = FloatImage(width: width, height: height, channels: image.channels)
    let channels = image.channels
    func place(_ position: Int, _ count: Int) -> (Int, Int, Float) {
      let at = (Float(position) + 0.5) / Float(factor) - 0.5
      let low = at.rounded(.down)
      return (max(0, Int(low)), min(count - 1, Int(low) + 1), at - low)
    }
    for y in 0..<height {
      let (top, bottom, fy) = place(y, image.height)
      for x in 0..<width {
        let (left, right, fx) = place(x, image.width)
        for c in 0..<channels {
          func value(_ x: Int, _ y: Int) -> Float {
            image.values[(y * image.width + x) * channels + c]
          }
          let upper = value(left, top) + (value(right, top) - value(left, top)) * fx
          let lower = value(left, bottom) + (value(right, bottom) - value(left, bottom)) * fx
          result.values[(y * width + x) * channels + c] = upper + (lower - upper) * fy
        }
      }
    }
    return result
  }
}
