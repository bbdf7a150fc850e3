import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// The colours of a gradient under a projection, dithered.
///
/// Stops are premultiplied and rounded to 8 bits first, so that constant parts stay constant; in
/// between, the rounding threshold follows an 8 × 8 Bayer matrix that is fixed to the pixel grid,
/// which turns bands into a fine pattern.
final class GradientSampler {
  private struct Ramp {
    /// The parameter at which it starts, the colour there (in 0…255, premultiplied), and the change
    /// from there on.
    let start: Float
    let color: SIMD4<Float>
    let slope: SIMD4<Float>
  }
  private let geometry: Gradient.Geometry
  private let toGradient: Projection
  private let ramps: [Ramp]
  let isOpaque: Bool

  /// A sampler of `gradient`; nil if the plane is seen edge-on.
  init?(_ gradient: Gradient, projection: Projection) {
    guard let inverse = projection.inverse else { return nil }
    geometry = gradient.geometry
    let colors = gradient.stops.map { stop in
      let pixel = stop.color.premultipliedRGBA8
      return SIMD4<Float>(
        Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
    }
    var ramps = [Ramp(start: -.infinity, color: colors[0], slope: .zero)]
    for (index, stop) in gradient.stops.enumerated() {
      let start = Float(stop.location)
      let next = index + 1 < colors.count ? Float(gradient.stops[index + 1].location) : start
      let slope = next > start ? (colors[index + 1] - colors[index]) / (next - start) : .zero
      ramps.append(Ramp(start: start, color: colors[index], slope: slope))
    }
    self.ramps = ramps
    isOpaque = colors.allSatisfy { $0.w == 255 }
    // To a space where the parameter is x, the distance from the origin, or the angle.
    var normal = CGAffineTransform.identity
    switch gradient.geometry {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let squared = dx * dx + dy * dy
      let (a, c) = squared > 0 ? (dx / squared, dy / squared) : (0, 0)
      // Without a direction everything is beyond the end.
      normal = CGAffineTransform(
        a: a, b: 0, c: c, d: 0, tx: squared > 0 ? -(start.x * a + start.y * c) : 2, ty: 0)
    case .radial(let center, let radii):
      normal = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(
        CGAffineTransform(
          scaleX: radii.width > 0 ? 1 / radii.width : 1e9,
          y: radii.height > 0 ? 1 / radii.height : 1e9))
    case .conic(let center, let angle):
      normal = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(
        CGAffineTransform(rotationAngle: -angle))
    }
    toGradient = inverse.concatenating(Projection(normal))
  }

  @unsafe
  func fetch(_ x: Int, _ y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
    let centre = toGradient.origin + (Double(y) + 0.5) * toGradient.y + 0.5 * toGradient.x
    unsafe ramps.withUnsafeBufferPointer { ramps in
      var ramp = 0
      func color(_ t: Float) -> SIMD4<Float> {
        while unsafe ramp + 1 < ramps.count && ramps[ramp + 1].start <= t { ramp += 1 }
        while unsafe ramp > 0 && ramps[ramp].start > t { ramp -= 1 }
        let part = unsafe ramps[ramp]
        return ramp > 0 ? part.color + part.slope * (t - part.start) : part.color
      }
      if case .linear = geometry, toGradient.isAffine {
        let (start, step) = (centre.x / centre.z, toGradient.x.x / centre.z)
        if step == 0 {
          // One colour along the row: only the dithering differs, every eight pixels the same.
          let color = color(Float(start))
          for index in 0..<min(count, 8) {
            unsafe out[index] = Dither.pixel(color, x + index, y)
          }
          for index in stride(from: 8, to: count, by: 1) {
            unsafe out[index] = unsafe out[index - 8]
          }
          return
        }
        for index in 0..<count {
          let t = Float(start + Double(x + index) * step)
          unsafe out[index] = Dither.pixel(color(t), x + index, y)
        }
        return
      }
      for index in 0..<count {
        let at = centre + Double(x + index) * toGradient.x
        let t = parameter(at.x / at.z, at.y / at.z)
        unsafe out[index] = Dither.pixel(color(t), x + index, y)
      }
    }
  }

  private func parameter(_ x: Double, _ y: Double) -> Float {
    switch geometry {
    case .linear: return Float(x)
    case .radial: return Float((x * x + y * y).squareRoot())
    case .conic:
      let turn = Float(atan2(y, x) / (2 * .pi))
      return turn < 0 ? turn + 1 : turn
    }
  }
}

/// Ordered dithering, fixed to the device grid.
enum Dither {
  /// The bytes of a colour of 0…255, cut off after a threshold is added.
  @inline(__always)
  static func pixel(_ color: SIMD4<Float>, _ x: Int, _ y: Int) -> UInt32 {
    // Rounding what is half less; adding 1.5 · 2²³ leaves the integer in the low bits, also of what is
    // just below 0. Converting a vector lane by lane would take ten times as long.
    let sum = (color + (threshold(x, y) - 0.5)) + 12_582_912
    let bytes = unsafe unsafeBitCast(sum, to: SIMD4<UInt32>.self) & 0xff
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }

  /// The addend before the fraction is cut off: 1/128, 3/128 … 127/128, each once in 8 × 8 pixels.
  ///
  /// The matrix is that of B. E. Bayer, "An optimum method for two-level rendition of
  /// continuous-tone pictures", 1973: the bits of x ^ y and of y, interleaved and reversed.
  @inline(__always)
  static func threshold(_ x: Int, _ y: Int) -> Float {
    let (a, b) = ((x ^ y) & 7, y & 7)
    let rank =
      (a & 1) << 5 | (b & 1) << 4 | (a & 2) << 2 | (b & 2) << 1 | (a & 4) >> 1 | (b & 4) >> 2
    return (Float(rank) + 0.5) / 64
  }
}
