public import Foundation

/// A text set in lines. Coordinates are points, y down; (0, 0) is the top-left corner.
public struct TextLayout: Hashable, Sendable {
  public let lines: [Line]
  /// The widest line, and all lines' heights and the spaces between them.
  public let size: CGSize
  /// Whether text is missing that did not fit.
  public let isTruncated: Bool
  /// Characters that no installed font has, each once, in the order of the text; a font's `.notdef`
  /// is in their place.
  public let missing: [Character]

  public struct Line: Hashable, Sendable {
    /// Where the line's box starts and how high it is.
    public var top: CGFloat
    public var height: CGFloat
    /// Where the first glyph starts on the baseline.
    public var origin: CGPoint
    /// From the first glyph's start to the last one's end, without spaces where the line wraps.
    public var width: CGFloat
    /// From left to right.
    public var runs: [GlyphRun]
  }

  /// Glyphs of one face, size and attribute.
  public struct GlyphRun: Hashable, Sendable {
    public var face: FontFace
    /// Points per em.
    public var fontSize: CGFloat
    /// Of the `TextRun` that the glyphs come from.
    public var attribute: Int
    /// The horizontal extent.
    public var minX: CGFloat
    public var maxX: CGFloat
    public var glyphs: [Glyph]
  }

  public struct Glyph: Hashable, Sendable {
    /// Its outline is `face.outline(of: index)`.
    public var index: UInt32
    /// The glyph's origin on the baseline, in the layout's coordinates.
    public var position: CGPoint
  }

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - runs: The text in order. Line ends in it are kept, except one at the very end.
  ///   - width: What lines may take, and what alignment refers to; infinite for no limit, where
  ///     the widest line is what lines are aligned to.
  ///   - height: What all lines may take. A first line is shown even if it is higher.
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
  public func fittingSize(scale: CGFloat) -> CGSize {
    // A sum of advances that is a whole number but for rounding is that number.
    func roundedUp(_ length: CGFloat) -> CGFloat {
      ((length - Paragraph.tolerance) * scale).rounded(.up) / scale
    }
    return CGSize(width: max(0, roundedUp(size.width)), height: max(0, roundedUp(size.height)))
  }
}
