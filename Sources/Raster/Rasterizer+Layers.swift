import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension Rasterizer {
  /// Calls `body` with a canvas of clear pixels, which are valid until it returns.
  func withLayer(_ bounds: PixelRect, _ body: (Canvas) -> Void) {
    let memory = layers.popLast() ?? Scratch<UInt32>()
    memory.reserve(bounds.area)
    memory.zero(bounds.area)
    body(unsafe Canvas(base: memory.start, bounds: bounds))
    layers.append(memory)
  }

  /// Draws items into a layer of their own, masks it and composites it with the context's opacity,
  /// clips and blend mode.
  func composite(_ items: [DisplayItem], mask: [DisplayItem]?, _ context: Context) {
    // What a backdrop shows must not depend on which part of the layer is asked for.
    let isWhole = items.contains { $0.containsBackdrop }
    let limit = isWhole ? context.canvas.bounds : context.canvas.scissor
    var bounds: PixelRect
    if context.blendMode == .normal {
      bounds = deviceBounds(of: items, in: limit)
      if let mask { bounds = bounds.intersection(deviceBounds(of: mask, in: bounds)) }
    } else {
      // Other modes may change what is behind clear pixels too: the rectangle is that of all the items,
      // whatever part of it is asked for.
      bounds = deviceBounds(of: items, in: .plane)
      if let mask { bounds = bounds.intersection(deviceBounds(of: mask, in: .plane)) }
      bounds = bounds.intersection(limit)
    }
    guard !bounds.isEmpty else { return }
    withLayer(bounds) { layer in
      draw(items, on: layer)
      if let mask {
        withLayer(bounds) { alpha in
          draw(mask, on: alpha)
          multiply(layer, byAlphaOf: alpha)
        }
      }
      painter.prepare(for: context.canvas)
      fill(bounds, .texture(.canvas(layer), alpha: alphaByte(context.opacity)), context)
    }
  }

  private func multiply(_ layer: Canvas, byAlphaOf mask: Canvas) {
    for y in layer.bounds.minY..<layer.bounds.maxY {
      for x in layer.bounds.minX..<layer.bounds.maxX {
        let alpha = unsafe mask.pixel(x, y).pointee >> 24
        let pixel = unsafe layer.pixel(x, y)
        unsafe pixel.pointee = scaled(pixel.pointee, by: alpha)
      }
    }
  }
}

extension PixelRect {
  /// Larger than anything that is drawn on.
  fileprivate static let plane = PixelRect(
    minX: -1 << 24, minY: -1 << 24, maxX: 1 << 24, maxY: 1 << 24)
}

/// A pixel times alpha / 255, each channel rounded.
func scaled(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
  func part(_ bytes: UInt32) -> UInt32 {
    let product = (bytes & 0x00ff_00ff) &* alpha &+ 0x0080_0080
    return (product &+ (product >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff
  }
  return part(pixel) | part(pixel >> 8) << 8
}
