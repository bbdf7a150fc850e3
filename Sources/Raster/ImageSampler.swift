import AnimDrawing
import AnimGeometry
import AnimPixels
internal import CAnimRaster
import Foundation

/// The texels of a part of a picture under a projection, nearest or bilinear.
///
/// A position is a function of the absolute device column and row alone, so that a pixel does not
/// depend on where its span starts.
final class ImageSampler {
  private let pixmap: Pixmap
  /// The texels that are shown; others never are, not even by interpolation.
  private let part: PixelRect
  /// The map from device pixels to texels relative to `part`.
  private let toTexels: Projection
  private let filter: PlacedImage.Filter
  let isOpaque: Bool
  /// The distance from a pixel's centre, in pixels and both directions, at which four samples are
  /// taken; 0 for one in the centre.
  private let spread: Double
  private let samples = Scratch<UInt32>()
  /// The offset from device pixels to texels where they coincide.
  private let shift: (x: Int, y: Int)?

  /// A sampler of a part of a picture; nil if the picture is seen edge-on or has no extent.
  ///
  /// - Parameters:
  ///   - pixmap: The whole picture.
  ///   - part: The texels that are shown, whole ones.
  ///   - exactPart: The part that goes to `destination`, in texels.
  ///   - destination: The place of `exactPart`, in the space that `projection` maps to device
  ///     pixels.
  ///   - projection: The map from the drawing's points to device pixels.
  ///   - filter: The interpolation between texels.
  ///   - spread: The distance of four samples from the centre in both directions, in pixels; 0 for
  ///     one sample in the centre.
  ///   - isOpaque: Whether all texels are opaque.
  init?(
    _ pixmap: Pixmap, part: PixelRect, exactPart: CGRect, destination: CGRect,
    projection: Projection, filter: PlacedImage.Filter, spread: Double, isOpaque: Bool
  ) {
    guard let inverse = projection.inverse, destination.width > 0, destination.height > 0,
      !part.isEmpty
    else { return nil }
    let (sx, sy) = (
      exactPart.width / destination.width, exactPart.height / destination.height
    )
    let toPart = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy,
      tx: exactPart.minX - Double(part.minX) - destination.minX * sx,
      ty: exactPart.minY - Double(part.minY) - destination.minY * sy)
    var map = inverse.concatenating(Projection(toPart))
    // Normalised, so that w is about 1 and floats keep their precision.
    let w = map.isAffine ? map.origin.z : 1
    map = Projection(x: map.x / w, y: map.y / w, origin: map.origin / w)
    self.pixmap = pixmap
    self.part = part
    self.filter = filter
    self.spread = spread
    self.isOpaque = isOpaque
    toTexels = map
    shift = Self.wholeShift(map, within: part)
  }

  /// The translation by whole texels that `map` is, if no pixel can tell it from one.
  ///
  /// Bilinear positions are snapped to 1/256 texel anyway.
  private static func wholeShift(_ map: Projection, within part: PixelRect) -> (x: Int, y: Int)? {
    guard let affine = map.affine else { return nil }
    let extent = Double(max(part.maxX, part.maxY))
    let slack = 1.0 / 1024
    let (x, y) = (affine.tx.rounded(), affine.ty.rounded())
    let isWhole =
      abs(affine.a - 1) * extent < slack && abs(affine.d - 1) * extent < slack
      && abs(affine.b) * extent < slack && abs(affine.c) * extent < slack
      && abs(affine.tx - x) < slack && abs(affine.ty - y) < slack && abs(x) < 1e6 && abs(y) < 1e6
    return isWhole ? (Int(x), Int(y)) : nil
  }

  @unsafe
  func fetch(_ x: Int, _ y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>, _ rows: Rows) {
    let stride = pixmap.size.width
    unsafe pixmap.pixels.withUnsafeBufferPointer { texels in
      let texels = unsafe texels.baseAddress.unsafelyUnwrapped + (part.minY * stride + part.minX)
      if let shift {
        unsafe copy(
          texels + min(max(y + shift.y, 0), part.height - 1) * stride, from: x + shift.x,
          count: count, into: out)
        return
      }
      let centre = toTexels.origin + (Double(y) + 0.5) * toTexels.y + 0.5 * toTexels.x
      if filter == .nearest {
        for index in 0..<count {
          let at = centre + Double(x + index) * toTexels.x
          let u = clampedIndex(at.x / at.z, part.width)
          let v = clampedIndex(at.y / at.z, part.height)
          unsafe out[index] = unsafe texels[v * stride + u]
        }
        return
      }
      if spread == 0 {
        unsafe interpolate(texels, centre, x, count: count, into: out, rows)
        return
      }
      let (dx, dy) = (spread * toTexels.x, spread * toTexels.y)
      samples.reserve(4 * count)
      for (index, place) in [-dx - dy, dx - dy, -dx + dy, dx + dy].enumerated() {
        unsafe interpolate(
          texels, centre + place, x, count: count, into: samples.start + index * count, rows)
      }
      for index in 0..<count {
        var (even, odd): (UInt32, UInt32) = (0x0002_0002, 0x0002_0002)
        for sample in 0..<4 {
          let pixel = unsafe samples.start[sample * count + index]
          even &+= pixel & 0x00ff_00ff
          odd &+= pixel >> 8 & 0x00ff_00ff
        }
        unsafe out[index] = even >> 2 & 0x00ff_00ff | (odd >> 2 & 0x00ff_00ff) << 8
      }
    }
  }

  /// Bilinear samples of the columns from `x` on, where `centre` is the place of column 0.
  @unsafe
  private func interpolate(
    _ texels: UnsafePointer<UInt32>, _ centre: SIMD3<Double>, _ x: Int, count: Int,
    into out: UnsafeMutablePointer<UInt32>, _ rows: Rows
  ) {
    let row = CRasterTexelRow(
      u: Float(centre.x), du: Float(toTexels.x.x), v: Float(centre.y), dv: Float(toTexels.x.y),
      w: Float(centre.z), dw: Float(toTexels.x.z), perspective: !toTexels.isAffine)
    unsafe rows.table.pointee.bilinear(
      out, Int32(x), Int32(count), row, texels, Int32(part.width), Int32(part.height),
      Int32(pixmap.size.width))
  }

  /// Texels one to one; edge texels repeat.
  @unsafe
  private func copy(
    _ line: UnsafePointer<UInt32>, from start: Int, count: Int,
    into out: UnsafeMutablePointer<UInt32>
  ) {
    let before = min(max(0, -start), count)
    let inside = max(0, min(part.width - start, count) - before)
    for index in 0..<before { unsafe out[index] = unsafe line[0] }
    if inside > 0 {
      unsafe (out + before).update(from: line + (start + before), count: inside)
    }
    for index in (before + inside)..<max(count, before + inside) {
      unsafe out[index] = unsafe line[part.width - 1]
    }
  }

  private func clampedIndex(_ value: Double, _ count: Int) -> Int {
    value > 0 ? Int(min(value, Double(count - 1))) : 0
  }
}
