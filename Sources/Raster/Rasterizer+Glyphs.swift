internal import CRaster
import Drawing
import Foundation
import Geometry
import Pixels

struct GlyphKey: Hashable {
  let glyph: Glyph
  /// Pixels per em.
  let size: Double
  /// Quarters of a pixel.
  let phase: SIMD2<UInt8>
}

extension Rasterizer {
  /// Glyphs at their natural scale come from masks at quarters of a pixel in both directions;
  /// scaled, turned or seen in perspective they are outlines, which move without steps.
  func draw(_ run: GlyphRun, _ context: Context) {
    let color = pixel(run.color.premultiplied * context.opacity)
    guard color != 0 || context.blendMode != .normal else { return }
    guard let t = context.projection.affine, t.b == 0, t.c == 0, t.a == scale, t.d == scale else {
      drawOutlines(run, color, context)
      return
    }
    let isPlain = color >> 24 == 255 && context.clips.isEmpty && context.blendMode == .normal
    var placed: [(mask: Mask, x: Int, y: Int)] = []
    for placement in run.placements {
      let x = (placement.position.x * t.a + t.tx) * 4
      let y = (placement.position.y * t.d + t.ty) * 4
      guard abs(x) < 1e6, abs(y) < 1e6 else { continue }
      let (column, row) = (Int((x + 0.5).rounded(.down)), Int((y + 0.5).rounded(.down)))
      let mask = mask(
        of: placement.glyph, size: run.fontSize * scale,
        phase: [UInt8(column & 3), UInt8(row & 3)])
      if isPlain {
        blit(mask, column >> 2, row >> 2, color, context.canvas)
      } else {
        placed.append((mask, column >> 2, row >> 2))
      }
    }
    if !placed.isEmpty { drawUnion(of: placed, color, context) }
  }

  private func mask(of glyph: Glyph, size: Double, phase: SIMD2<UInt8>) -> Mask {
    let key = GlyphKey(glyph: glyph, size: size, phase: phase)
    if let known = glyphs[key] { return known }
    outline.removeAll()
    outline.add(
      glyph.outline,
      Projection(
        CGAffineTransform(
          a: size, b: 0, c: 0, d: size, tx: Double(phase.x) / 4, ty: Double(phase.y) / 4)))
    let mask = mask(of: outline, in: outline.bounds)
    glyphs.insert(mask, for: key, cost: mask.bytes.count + 128)
    return mask
  }

  private func blit(_ mask: Mask, _ x: Int, _ y: Int, _ color: UInt32, _ canvas: Canvas) {
    let whole = mask.bounds.moved(x, y)
    let part = whole.intersection(canvas.scissor)
    guard !part.isEmpty else { return }
    unsafe mask.bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      let first = (part.minY - whole.minY) * whole.width + part.minX - whole.minX
      unsafe rows.table.pointee.mask_block(
        canvas.pixel(part.minX, part.minY), canvas.rowStride, bytes + first, whole.width,
        part.width, part.height, color)
    }
  }

  /// Where glyphs overlap, a translucent run covers once: the greater coverage counts.
  private func drawUnion(
    of placed: [(mask: Mask, x: Int, y: Int)], _ color: UInt32, _ context: Context
  ) {
    let scissor = context.canvas.scissor
    let bounds = placed.reduce(PixelRect.empty) {
      $0.union($1.mask.bounds.moved($1.x, $1.y).intersection(scissor))
    }
    guard !bounds.isEmpty else { return }
    var bytes = [UInt8](repeating: 0, count: bounds.area)
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      for (mask, x, y) in placed {
        mask.forEachRow(in: bounds, movedBy: x, y) { y, row in
          let line = (y - bounds.minY) * bounds.width - bounds.minX
          for x in row.x0..<row.x1 {
            let old = unsafe bytes[line + x]
            unsafe bytes[line + x] = unsafe max(old, row.left[x - row.x0])
          }
        }
      }
    }
    Mask(bounds: bounds, bytes: bytes).forEachRow(in: scissor) { y, row in
      painter.paint(
        row, y: y, .solid(color), context.blendMode, on: context.canvas, clips: context.clips)
    }
  }

  private func drawOutlines(_ run: GlyphRun, _ color: UInt32, _ context: Context) {
    outline.removeAll()
    for placement in run.placements {
      let toRun = CGAffineTransform(
        a: run.fontSize, b: 0, c: 0, d: run.fontSize, tx: placement.position.x,
        ty: placement.position.y)
      outline.add(
        placement.glyph.outline, Projection(toRun).concatenating(context.projection))
    }
    fill(outline, .solid(color), context)
  }
}
