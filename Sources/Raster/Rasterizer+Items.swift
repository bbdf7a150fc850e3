import Drawing
import Foundation
import Geometry
import Pixels

extension Rasterizer {
  /// The state that an item's content is drawn with: its clips resolved, its opacity clamped.
  struct Context {
    var canvas: Canvas
    var clips: [Coverage]
    var opacity: Double
    var blendMode: BlendMode
    /// From the drawing's points to device pixels.
    var projection: Projection
  }

  func draw(_ item: DisplayItem, on canvas: Canvas) {
    let opacity = min(max(item.opacity, 0), 1)
    guard opacity > 0, var context = context(of: item, opacity: opacity, on: canvas) else { return }
    if item.blendMode != .normal, needsLayer(item.content) {
      var plain = item
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
    case .shadow(let shadow): draw(shadow, context)
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

  /// nil where the clips leave nothing.
  private func context(of item: DisplayItem, opacity: Double, on canvas: Canvas) -> Context? {
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

struct ClipKey: Hashable {
  let clip: Clip
  let window: PixelRect
}
