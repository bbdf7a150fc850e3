import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension Rasterizer {
  func draw(_ path: FilledPath, _ context: Context) {
    let stroke = path.stroke.flatMap { $0.width > 0 && !$0.paint.isClear ? $0 : nil }
    if path.fill != nil, stroke != nil, context.opacity < 1 {
      // The two overlap: opacity applies to them together.
      var parts = [path, path]
      parts[0].stroke = nil
      parts[1].fill = nil
      let inverse = Projection.identity.scaled(by: 1 / scale)
      let transform = context.projection.concatenating(inverse)
      composite(
        parts.map { DisplayItem(transform: transform, content: .path($0)) }, mask: nil, context)
      return
    }
    if let fill = path.fill, let brush = brush(for: fill, context) {
      outline.removeAll()
      // On a whole canvas few curves are beside it.
      let canvas = context.canvas
      outline.add(
        path.path, context.projection, in: canvas.scissor == canvas.bounds ? nil : canvas.scissor)
      self.fill(outline, evenOdd: path.fillRule == .evenOdd, brush, context)
    }
    if let stroke, let brush = brush(for: stroke.paint, context) {
      let magnification = context.projection.scale(around: path.path.controlBounds)
      let outlined = path.path.stroked(
        stroke.style, tolerance: 1 / (128 * max(magnification, 1e-6)))
      outline.removeAll()
      outline.add(outlined, context.projection)
      self.fill(outline, brush, context)
    }
  }
}

extension Stroke {
  /// The geometry of the stroke.
  var style: StrokeStyle {
    StrokeStyle(
      width: width, cap: cap, join: join, miterLimit: miterLimit, dashes: dashes,
      dashPhase: dashPhase, range: range)
  }
}
