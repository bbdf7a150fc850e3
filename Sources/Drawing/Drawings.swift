public import Foundation
public import Geometry
public import Pixels

/// A rounded rectangle with a fill and a border: what a layer is without its content.
public struct Box: Hashable, Sendable {
  public var shape: RoundedRect
  public var fill: Paint
  public var border: Border?

  public init(_ shape: RoundedRect, fill: Paint, border: Border? = nil) {
    self.shape = shape
    self.fill = fill
    self.border = border
  }
}

/// A ring of even width just inside a box's outline, drawn over the fill.
public struct Border: Hashable, Sendable {
  /// In the box's own points.
  public var width: CGFloat
  public var color: Color

  public init(width: CGFloat, color: Color) {
    self.width = width
    self.color = color
  }
}

public enum FillRule: Hashable, Sendable {
  case nonZero, evenOdd
}

/// A path that is filled, stroked, or both, the stroke on top.
public struct FilledPath: Hashable, Sendable {
  public var path: Path
  public var fill: Paint?
  public var fillRule: FillRule
  public var stroke: Stroke?

  public init(
    _ path: Path, fill: Paint? = nil, fillRule: FillRule = .nonZero, stroke: Stroke? = nil
  ) {
    self.path = path
    self.fill = fill
    self.fillRule = fillRule
    self.stroke = stroke
  }
}

/// How a path is stroked; lengths in the path's own points.
public struct Stroke: Hashable, Sendable {
  public typealias Cap = StrokeStyle.Cap
  public typealias Join = StrokeStyle.Join
  public var paint: Paint
  public var width: CGFloat
  public var cap: Cap
  public var join: Join
  /// Mitres longer than this many half widths become bevels.
  public var miterLimit: CGFloat
  /// Lengths painted and skipped in turn; empty for a solid line.
  public var dashes: [CGFloat]
  /// Where in `dashes` the line starts.
  public var dashPhase: CGFloat
  /// The parts of the path's length that are stroked, 0…1 (`strokeStart`, `strokeEnd`).
  public var range: ClosedRange<Double>

  public init(
    paint: Paint, width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
    dashes: [CGFloat] = [], dashPhase: CGFloat = 0, range: ClosedRange<Double> = 0...1
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
    self.range = range
  }
}

/// Glyphs of one font in one colour.
public struct GlyphRun: Hashable, Sendable {
  public struct Placement: Hashable, Sendable {
    public var glyph: Glyph
    /// The glyph's origin on the baseline, in the run's own points.
    public var position: CGPoint

    public init(_ glyph: Glyph, at position: CGPoint) {
      self.glyph = glyph
      self.position = position
    }
  }
  /// Points per em.
  public var fontSize: CGFloat
  public var color: Color
  public var placements: [Placement]

  public init(fontSize: CGFloat, color: Color, placements: [Placement]) {
    self.fontSize = fontSize
    self.color = color
    self.placements = placements
  }
}

/// The outline of a glyph in ems, y down, the origin on the baseline.
public struct Glyph: Hashable, Sendable {
  /// The font file and face, the same from run to run.
  public let font: String
  public let index: UInt32
  /// Filled with the non-zero rule.
  public let outline: Path
  /// A box around the outline, in ems; null if it is empty.
  public let bounds: CGRect

  public init(font: String, index: UInt32, outline: Path) {
    self.font = font
    self.index = index
    self.outline = outline
    bounds = outline.controlBounds
  }

  /// Font and index identify the outline, so it is not compared.
  public static func == (a: Glyph, b: Glyph) -> Bool { a.index == b.index && a.font == b.font }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(index)
  }
}

/// A part of a picture, stretched onto a rectangle.
public struct PlacedImage: Hashable, Sendable {
  public enum Filter: Hashable, Sendable {
    case nearest
    /// Bilinear, and averaged over the covered pixels where the picture is shrunk.
    case linear
  }
  public var image: Image
  /// The part that is shown, in unit coordinates of the picture, (0, 0, 1, 1) for all of it.
  public var source: CGRect
  /// Where it is shown, in the drawing's own points.
  public var destination: CGRect
  public var filter: Filter

  public init(
    _ image: Image, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    destination: CGRect, filter: Filter = .linear
  ) {
    self.image = image
    self.source = source
    self.destination = destination
    self.filter = filter
  }
}

/// The blurred silhouette of a shape.
public struct Shadow: Hashable, Sendable {
  public enum Shape: Hashable, Sendable {
    case box(RoundedRect)
    case path(Path, FillRule)
    /// The alpha of whatever these absolute items draw; the item's transform does not apply to them.
    case items([DisplayItem])
  }
  public var shape: Shape
  public var color: Color
  /// In the drawing's own points.
  public var offset: CGSize
  /// The standard deviation of the Gaussian, in the drawing's own points. Core Animation's
  /// `shadowRadius` is this value.
  public var sigma: CGFloat

  public init(_ shape: Shape, color: Color, offset: CGSize, sigma: CGFloat) {
    self.shape = shape
    self.color = color
    self.offset = offset
    self.sigma = sigma
  }
}

/// What is behind a shape, blurred, saturated and tinted: a visual effect view.
public struct Backdrop: Hashable, Sendable {
  public var shape: RoundedRect
  /// The standard deviation of the Gaussian in the drawing's own points; any fraction.
  public var sigma: CGFloat
  /// 1 leaves colours as they are, 1.8 is what iOS uses.
  public var saturation: Double
  /// Composited over the blurred backdrop.
  public var tint: Color

  public init(_ shape: RoundedRect, sigma: CGFloat, saturation: Double = 1, tint: Color = .clear) {
    self.shape = shape
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }
}
