public import Foundation

/// A stretch of text in one font and one attribute.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font of all of them; stand-ins are found for those that it lacks.
  public var font: Font
  /// The points added after each character, as by `NSAttributedString.Key.kern`; not zero switches
  /// ligatures off.
  public var kern: CGFloat
  /// A number by which the caller finds something again in the layout, an index of a colour for
  /// example.
  public var attribute: Int
  /// The room that each UTF-16 unit of the run takes, where it stands for something that is no text; nil for text.
  public var box: Box?
  /// The style of a paragraph that begins in the run, but for how lines are broken; nil for that of the whole text.
  public var paragraph: ParagraphStyle?

  /// A room on a line, in points.
  public struct Box: Hashable, Sendable {
    /// From its left edge to its right one.
    public var width: CGFloat
    /// Above the baseline.
    public var ascent: CGFloat
    /// Below the baseline.
    public var descent: CGFloat

    /// A room of a width, above and below the baseline.
    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// Text in a font, without additional distances, or what takes up a room instead.
  public init(
    _ text: String, font: Font, kern: CGFloat = 0, attribute: Int = 0, box: Box? = nil,
    paragraph: ParagraphStyle? = nil
  ) {
    self.paragraph = paragraph
    self.box = box
    self.text = text
    self.font = font
    self.kern = kern
    self.attribute = attribute
  }
}

/// The breaking, alignment and spacing of a text's lines; lengths are points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The edge at which lines stand.
  public enum Alignment: Hashable, Sendable {
    case left, center, right, justified
    /// Left where the text starts with a left-to-right script, otherwise right.
    case natural
  }
  /// The treatment of text that is too long: the places where lines end, and the end of the last
  /// one that is allowed.
  public enum LineBreakMode: Hashable, Sendable {
    /// Lines end after words; what is too much is not shown.
    case wordWrapping
    /// Lines end after any character; what is too much is not shown.
    case characterWrapping
    /// Lines end after words; the last line runs on beyond the width.
    case clipping
    /// Lines end after words; the last line leaves out its start, its end or its middle for an
    /// ellipsis.
    case truncatingHead, truncatingTail, truncatingMiddle
  }

  /// The edge at which lines stand; natural by default.
  public var alignment: Alignment
  /// The treatment of text that is too long; an ellipsis at the end by default.
  public var lineBreakMode: LineBreakMode
  /// The distance between lines beside their own heights; 0 by default.
  public var lineSpacing: CGFloat
  /// The factor of the natural line height; 0, as in UIKit, is the same as 1.
  ///
  /// The difference is above the text.
  public var lineHeightMultiple: CGFloat
  /// The least height of a line; 0 by default.
  public var minimumLineHeight: CGFloat
  /// The greatest height of a line; 0, the default, for no limit.
  public var maximumLineHeight: CGFloat
  /// The room below each paragraph but the last one; 0 by default.
  public var paragraphSpacing: CGFloat = 0
  /// The room above each paragraph but the first one; 0 by default.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The distance of a paragraph's first line from the edge at which reading starts; 0 by default.
  public var firstLineHeadIndent: CGFloat = 0
  /// The distance of a paragraph's other lines from that edge; 0 by default.
  public var headIndent: CGFloat = 0
  /// Where lines end: the distance from the edge at which reading starts if it is above 0, else from the other one; 0 by
  /// default.
  public var tailIndent: CGFloat = 0

  /// A style, by default that of a label.
  public init(
    alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .truncatingTail,
    lineSpacing: CGFloat = 0, lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0,
    maximumLineHeight: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }

  /// The distance of a line from the edge at which reading starts.
  func indent(isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }

  /// The room for a line in a width.
  func room(in width: CGFloat, isFirst: Bool) -> CGFloat {
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return max(0, end - indent(isFirst: isFirst))
  }

  func lineHeight(natural: CGFloat) -> CGFloat {
    let height = max(natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1), minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
