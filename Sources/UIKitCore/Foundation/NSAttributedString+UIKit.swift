import AnimText
public import Foundation

/// Attributes of text, by UIKit's names.
/// Looks of text that UIKit has names for.
extension NSAttributedString {
  /// The name of such a look.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// The look of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters as if pressed into paper, which are drawn flat here.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// Core Text's name of `tracking`.
public let kCTTrackingAttributeName = NSAttributedString.Key.tracking.rawValue

// What is kept and not drawn.
extension NSAttributedString.Key {
  /// A `TextEffectStyle`.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// How far letters lean.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// How far letters are widened.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Whether letters are joined to one sign; fonts decide here.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The directions in which parts are written.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// Whether lines run from the top to the bottom; never on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  /// Whether punctuation is read aloud.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language to read aloud in.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// How to pronounce what is read aloud.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether to wait with reading aloud for what is read.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The level of a heading for those who have it read aloud.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// What is said of a text that is read aloud.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeCustom")
  /// The pitch to read aloud in.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePitch")
}

extension NSAttributedString.Key {
  /// Points between letters, where `kern` gives none.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the text, from the top to the bottom of its line.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; that of the text if there is none.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`; that of the text if there is none.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A `UIColor` for outlines of text; that of the text if there is none.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The thickness of outlines in hundredths of the font size, a number of any type: above 0 there are outlines alone, below 0
  /// letters are filled, too.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A `URL` or its text; in text views, which say how links look, and like other text elsewhere.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Points by which text is above its line, a number of any type.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// Points added after each character, a number of any type.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An `NSParagraphStyle`; the first one counts for the whole text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// The look of a line along text: its thickness, and the pattern in which it is broken.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// One bit per property, as in UIKit.
  public let rawValue: Int

  /// The style whose bits are set in `rawValue`; 0 draws no line.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A thin, unbroken line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// An unbroken line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Square dots; combined with the number of lines.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes; combined with the number of lines.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots in turn; combined with the number of lines.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turn; combined with the number of lines.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

  /// The lengths of strokes and of the gaps after them, in thicknesses of the line; none if it is
  /// unbroken.
  var pattern: [CGFloat] {
    switch rawValue & 0x700 {
    case 0x100: [1, 1]
    case 0x200: [4, 2]
    case 0x300: [4, 2, 1, 2]
    case 0x400: [4, 2, 1, 2, 1, 2]
    default: []
    }
  }
}

/// Alignment, breaking and spacing of paragraphs; lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let mark = ForeignObjectMark()
  /// The edge at which lines stand; `.natural` by default.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// The way in which text breaks and is shortened; by words by default.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Rules by which lines break beside those of words.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// The rules of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A paragraph's last word does not stand alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean breaks between words alone.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// UIKit's choice.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Rules by which lines break; none by default.
  open fileprivate(set) var lineBreakStrategy: LineBreakStrategy = []
  /// Whether letters move closer together before text is shortened; false by default.
  open fileprivate(set) var allowsDefaultTighteningForTruncation = false
  /// Points between two lines, beside the font's own; 0 by default.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The factor of the lines' natural height; 0, the default, for 1.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The least height of a line in points; 0 by default.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line in points; 0, the default, for no limit.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// Points below each paragraph; 0 by default.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// Points above each paragraph but the first one; 0 by default.
  open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  /// Points from the edge at which reading starts to the first line; 0 by default.
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// Points from the edge at which reading starts to all other lines; 0 by default.
  open fileprivate(set) var headIndent: CGFloat = 0
  /// Where lines end, in points from the edge at which reading starts if it is above 0, else from the other one; 0 by default.
  open fileprivate(set) var tailIndent: CGFloat = 0
  /// How readily words are hyphenated, 0 by default; kept, they are not.
  open fileprivate(set) var hyphenationFactor: Float = 0
  /// The direction of writing, that of the text by default; kept, it is.
  open fileprivate(set) var baseWritingDirection = NSWritingDirection.natural

  /// The places that tabs lead to, every 28 points by default; kept, they lead to none.
  open fileprivate(set) var tabStops: [NSTextTab]! = unsafe NSParagraphStyle.usualTabStops
  private nonisolated(unsafe) static let usualTabStops = (1...12).map {
    NSTextTab(textAlignment: .natural, location: CGFloat(28 * $0))
  }
  /// The distance of further such places, in points, 0 by default; kept, tabs lead to none.
  open fileprivate(set) var defaultTabInterval: CGFloat = 0

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The style, for changing it.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// The style itself; a mutable one is not copied.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The same, for setting text.
  var style: ParagraphStyle {
    var style = ParagraphStyle(
      alignment: alignment.alignment, lineBreakMode: lineBreakMode.mode, lineSpacing: lineSpacing,
      lineHeightMultiple: lineHeightMultiple, minimumLineHeight: minimumLineHeight,
      maximumLineHeight: maximumLineHeight)
    style.paragraphSpacing = paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.firstLineHeadIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    return style
  }
}

/// A paragraph style that is being put together.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { super.tabStops = newValue ?? [] }
  }
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }

  /// Adds a place that tabs lead to.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  /// Takes a place away that tabs lead to.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0.isEqual(anObject) } }

  /// Takes all of another style over.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    alignment = style.alignment
    lineBreakMode = style.lineBreakMode
    lineBreakStrategy = style.lineBreakStrategy
    allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
    lineSpacing = style.lineSpacing
    lineHeightMultiple = style.lineHeightMultiple
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    paragraphSpacing = style.paragraphSpacing
    paragraphSpacingBefore = style.paragraphSpacingBefore
    firstLineHeadIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
    tailIndent = style.tailIndent
    hyphenationFactor = style.hyphenationFactor
    baseWritingDirection = style.baseWritingDirection
    tabStops = style.tabStops
    defaultTabInterval = style.defaultTabInterval
  }
}

/// The direction of writing.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }
