import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// The values on which the coverage of an upright box depends, apart from its whole-pixel position.
struct BoxKey: Hashable {
  let shape: RoundedRect
  let borderWidth: Double
  /// The number of pixels per point.
  let scale: SIMD2<Double>
  /// The fraction of the origin's pixel, in 1/256.
  let phase: SIMD2<Int32>
}

extension Rasterizer {
  func draw(_ box: Box, _ context: Context) {
    let border = box.border.flatMap { $0.width > 0 ? $0 : nil }
    guard let brush = brush(for: box.fill, border: border?.color, context) else { return }
    guard !brush.isClear || context.blendMode != .normal else { return }
    if let placed = uprightCoverage(of: box.shape, borderWidth: Double(border?.width ?? 0), context)
    {
      draw(placed.coverage, movedBy: placed.x, placed.y, brush, context)
      return
    }
    outline.removeAll()
    outline.add(Path(box.shape), context.projection, in: context.visiblePart)
    guard let border else {
      fill(outline, brush, context)
      return
    }
    innerOutline.removeAll()
    innerOutline.add(
      Path(box.shape.inset(by: border.width)), context.projection, in: context.visiblePart)
    fill(outline, inside: innerOutline, brush, context)
  }

  private func draw(
    _ coverage: Coverage, movedBy x: Int, _ y: Int, _ brush: Brush, _ context: Context
  ) {
    let canvas = context.canvas
    if context.clips.isEmpty, context.blendMode == .normal, let colors = brush.colors {
      coverage.fill(
        movedBy: x, y, ring: colors.ring, core: colors.core, on: canvas, rows)
    } else {
      coverage.forEachRow(in: canvas.scissor, movedBy: x, y) {
        painter.paint($1, y: $0, brush, context.blendMode, on: canvas, clips: context.clips)
      }
    }
  }

  /// The brush for a shape's paint, with the opacity and, over it, the border; nil if the paint's
  /// plane is seen edge-on.
  func brush(for paint: Paint, border: Color? = nil, _ context: Context) -> Brush? {
    let alpha = alphaByte(context.opacity)
    let texture: Texture
    switch paint {
    case .color(let color):
      let core = color.premultiplied
      guard let border = border?.premultiplied else { return .solid(pixel(core * context.opacity)) }
      return .ring(
        ring: pixel((border + core * (1 - border.w)) * context.opacity),
        core: pixel(core * context.opacity))
    case .gradient(let gradient):
      guard let sampler = GradientSampler(gradient, projection: context.projection) else {
        return nil
      }
      texture = .gradient(sampler)
    case .pattern(let image, let size):
      guard let sampler = PatternSampler(image, size: size, projection: context.projection) else {
        return nil
      }
      texture = .pattern(sampler)
    }
    guard let border else { return .texture(texture, alpha: alpha) }
    return .borderedTexture(texture, border: pixel(border.premultiplied), alpha: alpha)
  }

  /// The coverage of a box whose edges stay upright, and by how many whole pixels it is moved; nil
  /// if it turns or is too large to be worth keeping.
  private func uprightCoverage(
    of shape: RoundedRect, borderWidth: Double, _ context: Context
  ) -> (coverage: Coverage, x: Int, y: Int)? {
    guard let t = context.projection.affine, t.b == 0, t.c == 0, t.a > 0, t.d > 0 else {
      return nil
    }
    let (width, height) = (shape.rect.width * t.a, shape.rect.height * t.d)
    guard width < 16384, height < 16384, width * height < Self.largestKeptMask else { return nil }
    let x = (shape.rect.minX * t.a + t.tx) * Outline.grid
    let y = (shape.rect.minY * t.d + t.ty) * Outline.grid
    guard abs(x) < 1e8, abs(y) < 1e8 else { return nil }
    let (column, row) = (Int(saturating: x.rounded()), Int(saturating: y.rounded()))
    let local = RoundedRect(
      CGRect(origin: .zero, size: shape.rect.size), topLeft: shape.topLeft,
      topRight: shape.topRight, bottomRight: shape.bottomRight, bottomLeft: shape.bottomLeft,
      curve: shape.curve)
    let key = BoxKey(
      shape: local, borderWidth: borderWidth, scale: [t.a, t.d],
      phase: [Int32(column & 255), Int32(row & 255)])
    if let known = boxes[key] { return (known, column >> 8, row >> 8) }
    let coverage = uprightCoverage(key)
    boxes.insert(coverage, for: key, cost: coverage.cost)
    return (coverage, column >> 8, row >> 8)
  }

  private func uprightCoverage(_ key: BoxKey) -> Coverage {
    let projection = Projection(
      CGAffineTransform(
        a: key.scale.x, b: 0, c: 0, d: key.scale.y, tx: Double(key.phase.x) / Outline.grid,
        ty: Double(key.phase.y) / Outline.grid))
    outline.removeAll()
    outline.add(Path(key.shape), projection)
    guard key.borderWidth > 0 else {
      return coverage(of: outline, in: outline.bounds, evenOdd: false)
    }
    innerOutline.removeAll()
    innerOutline.add(Path(key.shape.inset(by: key.borderWidth)), projection)
    var result = Coverage(hasBorder: true)
    forEachRow(of: outline, inside: innerOutline, in: outline.bounds) { y, row in
      result.append(row, y: y)
    }
    return result
  }
}
