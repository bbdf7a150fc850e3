public import Foundation

/// A text set in lines.
///
/// Coordinates are points, y down; (0, 0) is the top-left corner.
public struct TextLayout: Hashable, Sendable {
  /// The lines from top to bottom, in their places.
  public let lines: [Line]
  /// The width of the widest line, and the height of all lines and the spaces between them.
  public let size: CGSize
  /// Whether text is missing that did not fit.
  public let isTruncated: Bool
  /// Characters that no installed font has, each once, in the order of the text; a font's `.notdef`
  /// is in their place.
  public let missing: [Character]

  /// One line of the text.
  public struct Line: Hashable, Sendable {
    /// The upper edge of the line's box.
    public var top: CGFloat
    /// The height of the line's box, without the space to the next line.
    public var height: CGFloat
    /// The place where the first glyph starts, on the baseline.
    public var origin: CGPoint
    /// The distance from the first glyph's start to the last one's end, without spaces where the
    /// line wraps.
    public var width: CGFloat
    /// The glyphs of the line from left to right, cut where face, size or attribute change.
    public var runs: [GlyphRun]
  }

  /// Glyphs of one face, size and attribute.
  public struct GlyphRun: Hashable, Sendable {
    /// The face that draws the glyphs, which may be a stand-in for the font's.
    public var face: FontFace
    /// The size, points per em.
    public var fontSize: CGFloat
    /// The attribute of the `TextRun` that the glyphs come from.
    public var attribute: Int
    /// The left end of the run.
    public var minX: CGFloat
    /// The right end of the run.
    public var maxX: CGFloat
    /// The glyphs from left to right.
    public var glyphs: [Glyph]
    /// The characters that the glyphs stand for, in the order in which they are read.
    public var text: String
    /// The wish for a font that the face answers.
    public var descriptor: FontDescriptor
  }

  /// One glyph in its place.
  public struct Glyph: Hashable, Sendable {
    /// The number of the glyph in its face; its outline is `face.outline(of: index)`.
    public var index: UInt32
    /// The glyph's origin on the baseline, in the layout's coordinates.
    public var position: CGPoint
  }

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - runs: The text in order. Line ends in it are kept, except one at the very end.
  ///   - style: The way in which lines are broken, aligned and spaced.
  ///   - width: The room for lines, and for their alignment; infinite for no limit, where lines are
  ///     aligned to the widest one.
  ///   - height: The room for all lines. A first line is shown even if it is higher.
  ///   - maximumLines: 0 for any number.
  public init(
    _ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), width: CGFloat = .infinity,
    height: CGFloat = .infinity, maximumLines: Int = 0
  ) {
    let text = AttributedText(runs)
    let limit = maximumLines > 0 ? maximumLines : Int.max
    var typesetter = Typesetter(style: style, width: width, maximumLines: limit)
    typesetter.set(text)
    let fitting = typesetter.lineCount(fittingInto: height)
    if fitting < typesetter.lines.count {
      typesetter = Typesetter(style: style, width: width, maximumLines: fitting)
      typesetter.set(text)
    }
    (lines, size) = typesetter.alignedLines()
    isTruncated = typesetter.isTruncated
    missing = typesetter.lines.flatMap(\.paragraph.missing).reduce(into: []) { known, character in
      if !known.contains(character) { known.append(character) }
    }
  }

  /// `size` rounded up to whole pixels, as `UILabel.intrinsicContentSize` is.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: A size in points.
  public func fittingSize(scale: CGFloat) -> CGSize {
    // A sum of advances that is a whole number but for rounding is that number.
    func roundedUp(_ length: CGFloat) -> CGFloat {
      ((length - Paragraph.tolerance) * scale).rounded(.up) / scale
    }
    return CGSize(width: max(0, roundedUp(size.width)), height: max(0, roundedUp(size.height)))
  }
}
