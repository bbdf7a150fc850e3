import Drawing
import Foundation
import Geometry
import Pixels

extension Rasterizer {
  /// Blurs what the canvas shows inside the shape's bounding box; beyond it, edge pixels repeat.
  func draw(_ backdrop: Backdrop, _ context: Context) {
    outline.removeAll()
    outline.add(Path(backdrop.shape), context.projection)
    let region = outline.bounds.intersection(context.canvas.bounds)
    guard !region.intersection(context.canvas.scissor).isEmpty else { return }
    let (width, height) = (region.width, region.height)
    var image = FloatImage(width: width, height: height, channels: 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = unsafe context.canvas.pixel(region.minX + x, region.minY + y).pointee
        for c in 0..<4 {
          image.values[(y * width + x) * 4 + c] = Float(pixel >> (8 * UInt32(c)) & 255)
        }
      }
    }
    let rect = backdrop.shape.rect
    let sigma =
      backdrop.sigma
      * context.projection.magnification(at: CGPoint(x: rect.midX, y: rect.midY))
    image = Blur(sigma: sigma, rows: rows).apply(to: image)
    let shape = outline
    withLayer(region) { layer in
      let tint = backdrop.tint.premultiplied
      let shade = SIMD4<Float>(tint * 255)
      let remaining = Float(1 - tint.w)
      for y in 0..<height {
        for x in 0..<width {
          let at = (y * width + x) * 4
          var color = SIMD4(
            image.values[at], image.values[at + 1], image.values[at + 2], image.values[at + 3])
          color = saturated(color, Float(backdrop.saturation)) * remaining + shade + 0.5
          let bytes = color.replacing(with: 255, where: color .> 255)
          unsafe layer.pixel(region.minX + x, region.minY + y).pointee =
            UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | UInt32(bytes.w) << 24
        }
      }
      painter.prepare(for: context.canvas)
      fill(shape, .texture(.canvas(layer), alpha: alphaByte(context.opacity)), context)
    }
  }

  /// Premultiplied colours further from their grey by `factor`, kept between 0 and alpha. The grey
  /// is the luminance of Rec. 709.
  private func saturated(_ color: SIMD4<Float>, _ factor: Float) -> SIMD4<Float> {
    guard factor != 1 else { return color }
    let grey = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
    var result = grey + (color - grey) * factor
    result = result.replacing(with: 0, where: result .< 0)
    result = result.replacing(with: SIMD4(repeating: color.w), where: result .> color.w)
    result.w = color.w
    return result
  }
}
