import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension Rasterizer {
  /// The state that an item's content is drawn with: its clips resolved, its opacity clamped.
  struct Context {
    var canvas: Canvas
    var clips: [Coverage]
    var opacity: Double
    var blendMode: BlendMode
    /// The map from the drawing's points to device pixels.
    var projection: Projection

    /// The pixels that may change, unless they are the whole canvas, beside which few curves lie.
    var visiblePart: PixelRect? { canvas.scissor == canvas.bounds ? nil : canvas.scissor }
  }

  /// Draws one item.
  ///
  /// - Parameters:
  ///   - item: The item, at its place by its own transform.
  ///   - canvas: The pixels to draw on.
  ///   - hidden: The pixels that need not be drawn, since the items that follow cover them.
  func draw(_ item: borrowing DisplayItem, on canvas: Canvas, hidden: PixelRect = .empty) {
    let opacity = min(max(item.opacity, 0), 1)
    guard opacity > 0, var context = context(of: item, opacity: opacity, on: canvas) else { return }
    if item.blendMode != .normal, needsLayer(item.content) {
      var plain = copy item
      (plain.clips, plain.opacity, plain.blendMode) = ([], 1, .normal)
      composite([plain], mask: nil, context)
      return
    }
    painter.prepare(for: canvas)
    switch item.content {
    case .box(let box): draw(box, context)
    case .path(let path): draw(path, context)
    case .glyphs(let run): draw(run, context)
    case .image(let image): draw(image, context)
    case .shadow(let shadow): draw(shadow, hidden: hidden, context)
    case .backdrop(let backdrop): draw(backdrop, context)
    case .group(let group):
      if group.mask == nil, item.blendMode == .normal, opacity == 1, item.clips.isEmpty {
        draw(group.items, on: canvas)
      } else if group.mask == nil, item.blendMode == .normal, group.items.count == 1,
        var only = group.items.first, only.blendMode == .normal
      {
        // The group of one drawing is that drawing: its opacity already applies to the whole.
        only.opacity = min(max(only.opacity, 0), 1) * opacity
        only.clips += item.clips
        draw(only, on: canvas)
      } else {
        context.canvas.scissor = canvas.scissor.intersection(context.canvas.scissor)
        composite(group.items, mask: group.mask, context)
      }
    }
  }

  /// The pixels that an item surely makes opaque: the inside of an upright box.
  ///
  /// A cell hides most of its own shadow.
  func opaqueInside(of item: DisplayItem) -> PixelRect {
    guard item.opacity >= 1, item.blendMode == .normal, item.clips.isEmpty,
      case .box(let box) = item.content, case .color(let fill) = box.fill, fill.alpha >= 1,
      let t = toDevice(item.transform).affine, t.b == 0, t.c == 0, t.a > 0, t.d > 0
    else { return .empty }
    let shape = box.shape
    let corners = [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft]
    // Corners of any kind stay within 0.3 radii of their tip, measured along both edges.
    let rect = shape.rect.insetBy(
      dx: 0.4 * (corners.map(\.width).max() ?? 0), dy: 0.4 * (corners.map(\.height).max() ?? 0))
    guard !rect.isNull else { return .empty }
    let image = rect.applying(t).insetBy(dx: 1, dy: 1)
    guard !image.isNull, abs(image.midX) < 1e6, abs(image.midY) < 1e6, image.width < 1e6,
      image.height < 1e6
    else { return .empty }
    return PixelRect(
      minX: Int(saturating: image.minX.rounded(.up)),
      minY: Int(saturating: image.minY.rounded(.up)),
      maxX: Int(saturating: image.maxX.rounded(.down)),
      maxY: Int(saturating: image.maxY.rounded(.down)))
  }

  /// Whether content is made of several overlapping coverages, so that a blend mode, which is not
  /// associative, must see it finished.
  private func needsLayer(_ content: DisplayItem.Content) -> Bool {
    switch content {
    case .box(let box): (box.border?.width ?? 0) > 0
    case .path(let path): path.fill != nil && path.stroke != nil
    case .glyphs, .image, .shadow: false
    case .backdrop, .group: false
    }
  }

  /// The state for drawing an item; nil where the clips leave nothing.
  private func context(of item: borrowing DisplayItem, opacity: Double, on canvas: Canvas)
    -> Context?
  {
    var canvas = canvas
    var clips: [Coverage] = []
    for clip in item.clips {
      let coverage = coverage(of: clip, on: canvas)
      canvas.scissor = canvas.scissor.intersection(coverage.bounds)
      if canvas.scissor.isEmpty { return nil }
      if !coverage.isFull(in: canvas.scissor) { clips.append(coverage) }
    }
    return Context(
      canvas: canvas, clips: clips, opacity: opacity, blendMode: item.blendMode,
      projection: toDevice(item.transform))
  }

  private func coverage(of clip: Clip, on canvas: Canvas) -> Coverage {
    let key = ClipKey(clip: clip, window: canvas.bounds)
    if let known = clips[key] { return known }
    let projection = toDevice(clip.transform)
    outline.removeAll()
    var evenOdd = false
    switch clip.region {
    case .box(let shape): outline.add(Path(shape), projection)
    case .path(let path, let rule):
      outline.add(path, projection)
      evenOdd = rule == .evenOdd
    }
    let coverage = coverage(of: outline, in: canvas.bounds, evenOdd: evenOdd)
    clips.insert(coverage, for: key, cost: coverage.cost)
    return coverage
  }

  /// Paints the inside of a rectangle of the drawing's own points.
  func fill(_ rect: CGRect, _ brush: Brush, _ context: Context) {
    if let pixels = wholePixels(of: rect, context.projection) {
      fill(pixels, brush, context)
    } else {
      outline.removeAll()
      outline.add(Path(rect), context.projection)
      fill(outline, brush, context)
    }
  }

  /// Paints whole pixels.
  func fill(_ pixels: PixelRect, _ brush: Brush, _ context: Context) {
    let visible = pixels.intersection(context.canvas.scissor)
    guard !visible.isEmpty else { return }
    var row = CoverageRow.empty
    (row.x0, row.s0, row.s1, row.x1) = (visible.minX, visible.minX, visible.maxX, visible.maxX)
    for y in visible.minY..<visible.maxY {
      painter.paint(
        row, y: y, brush, context.blendMode, on: context.canvas, clips: context.clips)
    }
  }

  /// The pixels that the image of `rect` covers as wholes; nil if it turns.
  func pixelsInside(_ rect: CGRect, _ projection: Projection) -> PixelRect? {
    guard let t = projection.affine, t.b == 0, t.c == 0, t.a > 0, t.d > 0 else { return nil }
    let edges = SIMD4(
      rect.minX * t.a + t.tx, rect.minY * t.d + t.ty, -(rect.maxX * t.a + t.tx),
      -(rect.maxY * t.d + t.ty))
    // As outlines see them.
    let inner = ((edges * Outline.grid).rounded(.toNearestOrEven) / Outline.grid).rounded(.up)
    guard inner.min() > -1e6, inner.max() < 1e6 else { return nil }
    return PixelRect(
      minX: Int(inner.x), minY: Int(inner.y), maxX: Int(-inner.z), maxY: Int(-inner.w))
  }

  /// The pixels that the image of `rect` consists of; nil if it turns or cuts pixels.
  func wholePixels(of rect: CGRect, _ projection: Projection) -> PixelRect? {
    guard let t = projection.affine, t.b == 0, t.c == 0, t.a > 0, t.d > 0 else { return nil }
    let edges =
      SIMD4(
        rect.minX * t.a + t.tx, rect.minY * t.d + t.ty, rect.maxX * t.a + t.tx,
        rect.maxY * t.d + t.ty) * Outline.grid
    let snapped = edges.rounded(.toNearestOrEven)
    let pixels = (snapped / Outline.grid).rounded(.down)
    guard pixels * Outline.grid == snapped, pixels.min() > -1e6, pixels.max() < 1e6 else {
      return nil
    }
    return PixelRect(
      minX: Int(pixels.x), minY: Int(pixels.y), maxX: Int(pixels.z), maxY: Int(pixels.w))
  }

  /// Paints the inside of `outline`; around an inner outline, the border of the brush.
  func fill(
    _ outline: Outline, inside inner: Outline? = nil, evenOdd: Bool = false, _ brush: Brush,
    _ context: Context
  ) {
    guard !brush.isClear || context.blendMode != .normal else { return }
    let scissor = context.canvas.scissor
    if context.clips.isEmpty, context.blendMode == .normal, let colors = brush.colors {
      fill(
        outline, inside: inner, in: scissor, evenOdd: evenOdd, ring: colors.ring,
        core: colors.core, on: context.canvas)
      return
    }
    forEachRow(of: outline, inside: inner, in: scissor, evenOdd: evenOdd) { y, row in
      painter.paint(
        row, y: y, brush, context.blendMode, on: context.canvas, clips: context.clips)
    }
  }
}

/// The values on which the coverage of a clip depends.
struct ClipKey: Hashable {
  let clip: Clip
  let window: PixelRect
}
