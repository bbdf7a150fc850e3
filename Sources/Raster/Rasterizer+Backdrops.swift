internal import CRaster
import Drawing
import Foundation
import Geometry
import Pixels

extension Rasterizer {
  /// Blurs the canvas's pixels inside the shape's bounding box; beyond it, edge pixels repeat.
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
    var picture = unsafe Blur(sigma: sigma, rows: rows).apply(
      width: region.width, height: region.height, channels: 4
    ) { y in
      unsafe UnsafePointer(
        UnsafeRawPointer(canvas.pixel(region.minX, region.minY + y))
          .assumingMemoryBound(to: UInt8.self))
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
