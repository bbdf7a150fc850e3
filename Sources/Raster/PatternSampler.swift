import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// A picture repeated in both directions, bilinear.
final class PatternSampler {
  private let pixmap: Pixmap
  private let toTexels: Projection
  let isOpaque: Bool

  init?(_ image: Image, size: CGSize, projection: Projection) {
    guard let inverse = projection.inverse, size.width > 0, size.height > 0,
      image.size.area > 0
    else { return nil }
    pixmap = image.pixmap
    isOpaque = image.isOpaque
    toTexels = inverse.concatenating(
      Projection(
        CGAffineTransform(
          scaleX: Double(pixmap.size.width) / size.width,
          y: Double(pixmap.size.height) / size.height)))
  }

  @unsafe
  func fetch(_ x: Int, _ y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
    let centre = toTexels.origin + (Double(y) + 0.5) * toTexels.y + 0.5 * toTexels.x
    for index in 0..<count {
      let at = centre + Double(x + index) * toTexels.x
      unsafe out[index] = sample(at.x / at.z - 0.5, at.y / at.z - 0.5)
    }
  }

  private func sample(_ u: Double, _ v: Double) -> UInt32 {
    let (left, fx) = split(u, pixmap.size.width)
    let (top, fy) = split(v, pixmap.size.height)
    let right = left + 1 == pixmap.size.width ? 0 : left + 1
    let bottom = top + 1 == pixmap.size.height ? 0 : top + 1
    let upper = mixed(pixmap[left, top], pixmap[right, top], fx)
    let lower = mixed(pixmap[left, bottom], pixmap[right, bottom], fx)
    let sum = upper &* (256 &- fy) &+ lower &* fy &+ 32768
    let bytes = sum &>> 16
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }

  /// The texel index, repeated, and the way to the next one in 1/256.
  private func split(_ value: Double, _ count: Int) -> (Int, UInt32) {
    guard value.isFinite, abs(value) < 1e9 else { return (0, 0) }
    let fixed = Int(saturating: (value * 256).rounded())
    let index = (fixed >> 8) % count
    return (index < 0 ? index + count : index, UInt32(fixed & 255))
  }

  private func mixed(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> SIMD4<UInt32> {
    func channels(_ p: UInt32) -> SIMD4<UInt32> { [p & 255, p >> 8 & 255, p >> 16 & 255, p >> 24] }
    return channels(a) &* (256 &- f) &+ channels(b) &* f
  }
}
