import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// All about a drawing that cannot change gradually: drawings of one look at different times are one
/// element, whose properties move.
struct Look: Hashable {
  /// The identity of whoever drew it; zero for none.
  let id: UInt64
  private let blendMode: BlendMode
  private let clips: [Outline]
  private let isAffine: Bool
  private let content: Content

  /// The kind of an outline.
  private enum Outline: Hashable {
    case box(BoxShape)
    case path(kinds: [UInt8], FillRule)
  }

  private enum Content: Hashable {
    case box(BoxShape, PaintKind, isBordered: Bool)
    case path(kinds: [UInt8], fill: PaintKind?, FillRule, stroke: StrokeKind?)
    case glyphs(GlyphRun)
    case image(UInt64, PlacedImage.Filter, source: [Double])
    case shadow(Outline?, sigma: Double)
    case backdrop
    case group(isMasked: Bool)
  }

  private struct StrokeKind: Hashable {
    let paint: PaintKind
    let style: StrokeStyle
  }

  private enum PaintKind: Hashable {
    case color
    /// Gradients that change are different ones.
    case gradient(Gradient)
    case pattern(UInt64)

    init(_ paint: Paint) {
      switch paint {
      case .color: self = .color
      case .gradient(let gradient): self = .gradient(gradient)
      case .pattern(let image, _): self = .pattern(image.id)
      }
    }
  }

  init(_ item: DisplayItem) {
    id = item.id
    blendMode = item.blendMode
    clips = item.clips.map { clip in
      switch clip.region {
      case .box(let shape): .box(BoxShape(shape))
      case .path(let path, let rule): .path(kinds: path.kinds, rule)
      }
    }
    isAffine = item.isAffine
    switch item.content {
    case .box(let box):
      content = .box(BoxShape(box.shape), Self.kind(of: box), isBordered: box.border != nil)
    case .path(let path):
      content = .path(
        kinds: path.path.kinds, fill: path.fill.map { PaintKind($0) }, path.fillRule,
        stroke: path.stroke.map { stroke in
          StrokeKind(
            paint: PaintKind(stroke.paint),
            style: StrokeStyle(
              width: 0, cap: stroke.cap, join: stroke.join, miterLimit: stroke.miterLimit,
              dashes: stroke.dashes, dashPhase: 0,
              range: stroke.range == 0...1 ? 0...1 : 0...0.5))
        })
    case .glyphs(var run):
      run.color = .clear
      content = .glyphs(run)
    case .image(let image):
      let part = image.source
      content = .image(
        image.image.id, image.filter, source: [part.minX, part.minY, part.width, part.height])
    case .shadow(let shadow):
      let outline: Outline? =
        switch shadow.shape {
        case .box(let shape): .box(BoxShape(shape))
        case .path(let path, let rule): .path(kinds: path.kinds, rule)
        case .items: nil
        }
      content = .shadow(outline, sigma: shadow.sigma)
    case .backdrop: content = .backdrop
    case .group(let group): content = .group(isMasked: group.mask != nil)
    }
  }

  /// The kind of a box's paint; a gradient is told by its colours and by where it lies in the box,
  /// which may grow.
  private static func kind(of box: Box) -> PaintKind {
    guard case .gradient(let gradient) = box.fill else { return PaintKind(box.fill) }
    return .gradient(gradient.relative(to: box.shape.rect) ?? gradient)
  }
}

extension DisplayItem {
  /// Whether neither it nor what clips it is seen in perspective.
  var isAffine: Bool { transform.isAffine && clips.allSatisfy(\.transform.isAffine) }
}

/// The kinds of rounded rectangles, which are written in different ways.
enum BoxShape: Hashable {
  /// Upright, with the same circular corner four times, or none: a `rect`.
  case rect
  /// With any other corners: a path.
  case path

  init(_ shape: RoundedRect) { self = shape.uniformCircularRadius == nil ? .path : .rect }
}
