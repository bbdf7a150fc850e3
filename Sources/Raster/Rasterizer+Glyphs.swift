import AnimDrawing
import AnimGeometry
import AnimPixels
internal import CAnimRaster
import Foundation

/// A font at one size.
struct GlyphFace: Hashable {
  let font: String
  /// The number of pixels per em.
  let size: Double
}

/// The masks of one font at one size.
final class GlyphMasks {
  let size: Double
  /// The masks by glyph index, and by quarters of a pixel in the low four bits.
  var masks: [UInt32: Mask] = [:]

  init(size: Double) {
    self.size = size
  }
}

extension Rasterizer {
  /// Draws a run of glyphs.
  ///
  /// Glyphs at their natural scale come from masks at quarters of a pixel in both directions;
  /// scaled, turned or seen in perspective they are outlines, which move without steps.
  func draw(_ run: GlyphRun, _ context: Context) {
    let color = pixel(run.color.premultiplied * context.opacity)
    guard color != 0 || context.blendMode != .normal else { return }
    guard let t = context.projection.affine, t.b == 0, t.c == 0, abs(t.a / scale - 1) < 1e-9,
      abs(t.d / scale - 1) < 1e-9
    else {
      drawOutlines(run, color, context)
      return
    }
    // Whether overlapping glyphs are drawn one over the other must not depend on the clips: those that
    // cut nothing off a part of the picture are left out there.
    let isOpaque = color >> 24 == 255 && context.blendMode == .normal
    var placed: [(mask: Mask, x: Int, y: Int)] = []
    guard var font = run.placements.first?.glyph.font else { return }
    var masks = masks(of: font, size: run.fontSize * scale)
    let scissor = context.canvas.scissor
    let isPart = scissor != context.canvas.bounds
    for placement in run.placements {
      if isPart, !placement.mayTouch(scissor, t, run.fontSize) { continue }
      if placement.glyph.font != font {
        font = placement.glyph.font
        masks = self.masks(of: font, size: run.fontSize * scale)
      }
      let x = (placement.position.x * t.a + t.tx) * 4
      let y = (placement.position.y * t.d + t.ty) * 4
      guard abs(x) < 1e6, abs(y) < 1e6 else { continue }
      let (column, row) = (
        Int(saturating: (x + 0.5).rounded(.down)), Int(saturating: (y + 0.5).rounded(.down))
      )
      let mask = mask(of: placement.glyph, (column & 3, row & 3), in: masks)
      if isOpaque {
        draw(mask, column >> 2, row >> 2, color, context)
      } else {
        placed.append((mask, column >> 2, row >> 2))
      }
    }
    if !placed.isEmpty { drawUnion(of: placed, color, context) }
  }

  private func masks(of font: String, size: Double) -> GlyphMasks {
    let face = GlyphFace(font: font, size: size)
    if let known = glyphs[face] { return known }
    let masks = GlyphMasks(size: size)
    glyphs.insert(masks, for: face, cost: 1)
    return masks
  }

  /// The mask of a glyph at a fraction of a pixel, made if it is not kept.
  ///
  /// - Parameters:
  ///   - glyph: The glyph, of the masks' font.
  ///   - phase: The fraction of its place, in quarters of a pixel, 0…3.
  ///   - masks: The masks of the font at the wished size.
  /// - Returns: The coverage, with the glyph's origin in pixel (0, 0).
  private func mask(of glyph: Glyph, _ phase: (x: Int, y: Int), in masks: GlyphMasks) -> Mask {
    let key = glyph.index << 4 | UInt32(phase.y << 2 | phase.x)
    if let known = masks.masks[key] { return known }
    outline.removeAll()
    outline.add(
      glyph.outline,
      Projection(
        CGAffineTransform(
          a: masks.size, b: 0, c: 0, d: masks.size, tx: Double(phase.x) / 4,
          ty: Double(phase.y) / 4)))
    let mask = mask(of: outline, in: outline.bounds)
    // A font has few thousand glyphs, a list shows few hundred.
    if masks.masks.count > 20_000 { masks.masks.removeAll() }
    masks.masks[key] = mask
    return mask
  }

  private func draw(_ mask: Mask, _ x: Int, _ y: Int, _ color: UInt32, _ context: Context) {
    let canvas = context.canvas
    let whole = mask.bounds.moved(x, y)
    let part = whole.intersection(canvas.scissor)
    guard !part.isEmpty else { return }
    guard context.clips.isEmpty else {
      mask.forEachRow(in: part, movedBy: x, y) { y, row in
        painter.paint(row, y: y, .solid(color), .normal, on: canvas, clips: context.clips)
      }
      return
    }
    unsafe mask.bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      let first = (part.minY - whole.minY) * whole.width + part.minX - whole.minX
      unsafe rows.table.pointee.mask_block(
        canvas.pixel(part.minX, part.minY), canvas.rowStride, bytes + first, whole.width,
        part.width, part.height, color)
    }
  }

  /// Draws translucent glyphs so that the run covers once where they overlap: the greater coverage
  /// counts.
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

extension GlyphRun.Placement {
  /// Whether the glyph, mapped to device pixels by `t` without turning, may touch `pixels`; mostly false
  /// where little is redrawn.
  fileprivate func mayTouch(
    _ pixels: PixelRect, _ t: CGAffineTransform, _ fontSize: CGFloat
  ) -> Bool {
    let ems = glyph.bounds
    guard !ems.isNull else { return true }
    let (x, y) = (position.x * t.a + t.tx, position.y * t.d + t.ty)
    let (width, height) = (fontSize * t.a, fontSize * t.d)
    // Two pixels are to spare for snapping to quarters and for masks of whole pixels.
    return x + ems.maxX * width > CGFloat(pixels.minX - 2)
      && x + ems.minX * width < CGFloat(pixels.maxX + 2)
      && y + ems.maxY * height > CGFloat(pixels.minY - 2)
      && y + ems.minY * height < CGFloat(pixels.maxY + 2)
  }
}
