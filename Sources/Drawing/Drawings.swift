public import AnimGeometry
public import AnimPixels
public import Foundation

/// A rounded rectangle with a fill and a border: a layer without its content.
public struct Box: Hashable, Sendable {
  /// The outline, in the box's own points.
  public var shape: RoundedRect
  /// The paint of the inside.
  public var fill: Paint
  /// The ring inside the outline; nil for none.
  public var border: Border?

  /// A box, by default without a border.
  public init(_ shape: RoundedRect, fill: Paint, border: Border? = nil) {
    self.shape = shape
    self.fill = fill
    self.border = border
  }
}

/// A ring of even width just inside a box's outline, drawn over the fill.
public struct Border: Hashable, Sendable {
  /// The width of the ring, in the box's own points.
  public var width: CGFloat
  /// The colour of the ring.
  public var color: Color

  /// A ring of a width in points.
  public init(width: CGFloat, color: Color) {
    self.width = width
    self.color = color
  }
}

/// The rule for the inside of a path that crosses itself: a winding number that is not 0, or an odd
/// number of crossings on the way out.
public enum FillRule: Hashable, Sendable {
  case nonZero, evenOdd
}

/// A path that is filled, stroked, or both, the stroke on top.
public struct FilledPath: Hashable, Sendable {
  /// The outline, in points of its own.
  public var path: Path
  /// The paint of the inside; nil for none.
  public var fill: Paint?
  /// The rule by which the inside is told; non-zero winding by default.
  public var fillRule: FillRule
  /// The line along the path; nil for none.
  public var stroke: Stroke?

  /// A path that is not seen unless it is filled or stroked.
  public init(
    _ path: Path, fill: Paint? = nil, fillRule: FillRule = .nonZero, stroke: Stroke? = nil
  ) {
    self.path = path
    self.fill = fill
    self.fillRule = fillRule
    self.stroke = stroke
  }
}

/// The line along a path; lengths are in the path's own points.
public struct Stroke: Hashable, Sendable {
  /// The shape of the line's ends.
  public typealias Cap = StrokeStyle.Cap
  /// The shape of the line's corners.
  public typealias Join = StrokeStyle.Join
  /// The paint of the line.
  public var paint: Paint
  /// The thickness of the line.
  public var width: CGFloat
  /// The shape of the line's ends; cut off by default.
  public var cap: Cap
  /// The shape of the line's corners; mitred by default.
  public var join: Join
  /// The length in half widths beyond which mitres become bevels; 10 by default.
  public var miterLimit: CGFloat
  /// The lengths painted and skipped in turn; empty for a solid line.
  public var dashes: [CGFloat]
  /// The length in `dashes` at which the line starts.
  public var dashPhase: CGFloat
  /// The parts of the path's length that are stroked, 0…1 (`strokeStart`, `strokeEnd`).
  public var range: ClosedRange<Double>

  /// A solid line along the whole path, unless it is said to be otherwise.
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
  /// One glyph and its place.
  public struct Placement: Hashable, Sendable {
    /// The shape of the glyph.
    public var glyph: Glyph
    /// The glyph's origin on the baseline, in the run's own points.
    public var position: CGPoint

    /// A glyph whose origin is at `position`.
    public init(_ glyph: Glyph, at position: CGPoint) {
      self.glyph = glyph
      self.position = position
    }
  }
  /// The size of the font, points per em.
  public var fontSize: CGFloat
  /// The colour of all glyphs.
  public var color: Color
  /// The glyphs in the order in which they are drawn.
  public var placements: [Placement]
  /// The text that the glyphs stand for; nil if that is not known.
  ///
  /// It changes nothing in a picture, so runs are compared without it.
  public var words: Words?

  /// The text of a run, for outputs that keep text.
  public struct Words: Hashable, Sendable {
    /// The characters in the order in which they are read.
    public var text: String
    /// The name of the font's family; nil for the system font.
    public var family: String?
    /// The heaviness on the scale of CSS, 1…1000.
    public var weight: Double
    /// Whether letters are slanted.
    public var isItalic: Bool
    /// The distance from the start of the first glyph to the end of the last, in the run's points.
    public var width: CGFloat

    /// Characters in a font.
    public init(
      _ text: String, family: String?, weight: Double, isItalic: Bool, width: CGFloat
    ) {
      self.text = text
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
      self.width = width
    }
  }

  /// Glyphs of one size and colour.
  public init(fontSize: CGFloat, color: Color, placements: [Placement], words: Words? = nil) {
    self.fontSize = fontSize
    self.color = color
    self.placements = placements
    self.words = words
  }

  /// Whether both draw the same.
  public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a.fontSize == b.fontSize && a.color == b.color && a.placements == b.placements
  }

  /// Hashes what is drawn.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontSize)
    hasher.combine(color)
    hasher.combine(placements)
  }
}

/// The outline of a glyph in ems, y down, the origin on the baseline.
public struct Glyph: Hashable, Sendable {
  /// The font file and face, the same from run to run.
  public let font: String
  /// The number of the glyph in its font.
  public let index: UInt32
  /// Filled with the non-zero rule.
  public let outline: Path
  /// A box around the outline, in ems; null if it is empty.
  public let bounds: CGRect

  /// A glyph with its outline in ems, y down.
  public init(font: String, index: UInt32, outline: Path) {
    self.font = font
    self.index = index
    self.outline = outline
    bounds = outline.controlBounds
  }

  /// Font and index identify the outline, so it is not compared.
  public static func == (a: Glyph, b: Glyph) -> Bool { a.index == b.index && a.font == b.font }

  /// Hashes font and index.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(index)
  }
}

/// A part of a picture, stretched onto a rectangle.
public struct PlacedImage: Hashable, Sendable {
  /// The way in which pixels are read between their centres.
  public enum Filter: Hashable, Sendable {
    case nearest
    /// Bilinear, and averaged over the covered pixels where the picture is shrunk.
    case linear
  }
  /// The picture.
  public var image: Image
  /// The part that is shown, in unit coordinates of the picture, (0, 0, 1, 1) for all of it.
  public var source: CGRect
  /// The rectangle that it is stretched onto, in the drawing's own points.
  public var destination: CGRect
  /// The way in which pixels are read; linear by default.
  public var filter: Filter
  /// The edges of `destination` at which another piece of the picture goes on.
  ///
  /// They are drawn at the nearest edges of pixels: two pieces that each cover a part of a pixel would leave a gap there.
  public var joints: Edges

  /// Some of the edges of a rectangle.
  public struct Edges: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Edges of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// That of the least x.
    public static let left = Edges(rawValue: 1)
    /// That of the least y.
    public static let top = Edges(rawValue: 2)
    /// That of the greatest x.
    public static let right = Edges(rawValue: 4)
    /// That of the greatest y.
    public static let bottom = Edges(rawValue: 8)
  }

  /// A picture, by default all of it, stretched onto `destination`.
  public init(
    _ image: Image, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    destination: CGRect, filter: Filter = .linear, joints: Edges = []
  ) {
    self.image = image
    self.source = source
    self.destination = destination
    self.filter = filter
    self.joints = joints
  }
}

/// The blurred silhouette of a shape.
public struct Shadow: Hashable, Sendable {
  /// The shape that casts a shadow.
  public enum Shape: Hashable, Sendable {
    case box(RoundedRect)
    case path(Path, FillRule)
    /// The alpha of whatever these absolute items draw; the item's transform does not apply to
    /// them.
    case items([DisplayItem])
  }
  /// The shape that casts the shadow; it is not drawn itself.
  public var shape: Shape
  /// The colour of the shadow where it is not blurred.
  public var color: Color
  /// The distance of the shadow from the shape, in the drawing's own points.
  public var offset: CGSize
  /// The standard deviation of the Gaussian, in the drawing's own points.
  ///
  /// Core Animation's `shadowRadius` is this value.
  public var sigma: CGFloat

  /// The shadow of a shape.
  public init(_ shape: Shape, color: Color, offset: CGSize, sigma: CGFloat) {
    self.shape = shape
    self.color = color
    self.offset = offset
    self.sigma = sigma
  }
}

/// A blurred, saturated and tinted copy of everything behind a shape: a visual effect view.
public struct Backdrop: Hashable, Sendable {
  /// The outline within which the effect is seen.
  public var shape: RoundedRect
  /// The standard deviation of the Gaussian in the drawing's own points; any fraction.
  public var sigma: CGFloat
  /// The strength of colours: 1 leaves them as they are, 1.8 is what iOS uses.
  public var saturation: Double
  /// The colour that is composited over the blurred backdrop.
  public var tint: Color

  /// An effect, by default a blur alone.
  public init(_ shape: RoundedRect, sigma: CGFloat, saturation: Double = 1, tint: Color = .clear) {
    self.shape = shape
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }
}
