public import Foundation

/// A stretch of text in one font and one attribute.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: Font
  /// Points added after each character, as `NSAttributedString.Key.kern`; switches ligatures off
  /// unless it is zero.
  public var kern: CGFloat
  /// Whatever the caller wants to find again in the layout, an index of a colour for example.
  public var attribute: Int

  public init(_ text: String, font: Font, kern: CGFloat = 0, attribute: Int = 0) {
    self.text = text
    self.font = font
    self.kern = kern
    self.attribute = attribute
  }
}

/// How the lines of a text are broken, aligned and spaced; lengths are points.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    case left, center, right, justified
    /// Left where the text starts with a left-to-right script, otherwise right.
    case natural
  }
  /// What happens to text that is too long: where lines end, and how the last one that is allowed.
  public enum LineBreakMode: Hashable, Sendable {
    /// After words; what is too much is not shown.
    case wordWrapping
    /// After any character; what is too much is not shown.
    case characterWrapping
    /// After words; the last line runs on beyond the width.
    case clipping
    /// After words; the last line leaves out its start, its end or its middle for an ellipsis.
    case truncatingHead, truncatingTail, truncatingMiddle
  }

  public var alignment: Alignment
  public var lineBreakMode: LineBreakMode
  /// Added between lines.
  public var lineSpacing: CGFloat
  /// Multiplies the natural line height; 0, as in UIKit, is the same as 1. The difference is above
  /// the text.
  public var lineHeightMultiple: CGFloat
  public var minimumLineHeight: CGFloat
  /// 0 for no maximum.
  public var maximumLineHeight: CGFloat

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

  func lineHeight(natural: CGFloat) -> CGFloat {
    let height = max(natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1), minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
