import AnimDrawing
import AnimGeometry
import AnimPixels
internal import CAnimRaster
import Foundation

extension Rasterizer {
  /// Blurs the canvas's pixels inside the shape's bounding box; beyond it and beyond the clips, edge
  /// pixels repeat, and of these only such as are inside as a whole.
  func draw(_ backdrop: Backdrop, _ context: Context) {
    let shape = backdrop.shape
    let isSquare = [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft]
      .allSatisfy { $0.width <= 0 || $0.height <= 0 }
    let pixels = isSquare ? wholePixels(of: shape.rect, context.projection) : nil
    if pixels == nil {
      outline.removeAll()
      outline.add(Path(shape), context.projection)
    }
    let canvas = context.canvas
    let region = (pixels ?? outline.bounds).intersection(canvas.bounds)
    guard !region.intersection(canvas.scissor).isEmpty else { return }
    let rect = shape.rect
    let sigma =
      backdrop.sigma
      * context.projection.magnification(at: CGPoint(x: rect.midX, y: rect.midY))
    // The rows are read here, before any of them is painted over.
    let blur = Blur(sigma: sigma, rows: rows)
    let inner = (pixels ?? pixelsInside(rect, context.projection) ?? region).intersection(region)
    let clipped = pixelsInsideClips(region, inner, context)
    var picture = unsafe clipped.withUnsafeBytes { clipped in
      unsafe blur.apply(width: region.width, height: region.height, channels: 4) { y in
        if unsafe !clipped.isEmpty, let start = clipped.baseAddress {
          return unsafe (start + y * region.width * MemoryLayout<UInt32>.stride)
            .assumingMemoryBound(to: UInt8.self)
        }
        return unsafe UnsafePointer(
          UnsafeRawPointer(canvas.pixel(region.minX, region.minY + y))
            .assumingMemoryBound(to: UInt8.self))
      }
    }
    let tint = SIMD4<Float>(backdrop.tint.premultiplied)
    if backdrop.saturation != 1 || tint.w > 0 {
      let saturation = Float(backdrop.saturation)
      picture.map { Self.saturated($0, saturation) * (1 - tint.w) + tint * 255 }
    }
    let texture = Texture.blurred(
      BlurredTexture(picture: picture, x: region.minX, y: region.minY, line: blurLine))
    let brush = Brush.texture(texture, alpha: alphaByte(context.opacity))
    if let pixels {
      fill(pixels, brush, context)
    } else {
      fill(outline, brush, context)
    }
  }

  /// The pixels of a region, each row going on beyond a part of it and beyond the clips as it is at their edges: what lies
  /// there, such as the bezel around a screen's corners, must not shine in.
  ///
  /// A row of which they leave no whole pixel is as the one above it, or the first that has some.
  ///
  /// - Returns: Rows without padding; empty if the whole region is left, or nothing of it.
  private func pixelsInsideClips(
    _ region: PixelRect, _ part: PixelRect, _ context: Context
  ) -> [UInt32] {
    guard part != region || !context.clips.allSatisfy({ $0.isFull(in: region) }) else { return [] }
    let spans = (region.minY..<region.maxY).map { y in
      part.minY <= y && y < part.maxY
        ? context.clips.reduce(part.minX..<part.maxX) { $0.clamped(to: $1.fullSpan(y)) } : 0..<0
    }
    guard var source = spans.firstIndex(where: { !$0.isEmpty }) else { return [] }
    var result: [UInt32] = []
    result.reserveCapacity(region.area)
    for line in spans.indices {
      if !spans[line].isEmpty { source = line }
      let row = unsafe UnsafeBufferPointer(
        start: context.canvas.pixel(region.minX, region.minY + source), count: region.width)
      let first = spans[source].lowerBound - region.minX
      let end = spans[source].upperBound - region.minX
      unsafe result.append(contentsOf: repeatElement(row[first], count: first))
      unsafe result.append(contentsOf: row[first..<end])
      unsafe result.append(contentsOf: repeatElement(row[end - 1], count: region.width - end))
    }
    return result
  }

  /// Premultiplied colours further from their grey by `factor`, kept between 0 and alpha.
  ///
  /// The grey is the luminance of Rec. 709.
  private static func saturated(_ color: SIMD4<Float>, _ factor: Float) -> SIMD4<Float> {
    guard factor != 1 else { return color }
    let grey = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
    var result = grey + (color - grey) * factor
    result = result.replacing(with: 0, where: result .< 0)
    result = result.replacing(with: SIMD4(repeating: color.w), where: result .> color.w)
    result.w = color.w
    return result
  }
}

/// A blurred picture at its place in device space.
final class BlurredTexture {
  let picture: BlurredPicture
  let x: Int
  let y: Int
  let isOpaque: Bool
  private let line: Scratch<Float>

  init(picture: BlurredPicture, x: Int, y: Int, line: Scratch<Float>) {
    self.picture = picture
    self.x = x
    self.y = y
    self.line = line
    isOpaque = picture.isOpaque
  }

  @unsafe
  func fetch(_ x: Int, _ y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
    unsafe picture.fetch(
      x - self.x, y - self.y, count: count,
      into: UnsafeMutableRawPointer(out).assumingMemoryBound(to: UInt8.self), line: line)
  }
}
