import AnimText
public import Foundation

/// Sets a text in the lines of its first container.
///
/// There is one glyph for each UTF-16 unit of the text, so that glyphs and characters have the same numbers. Coordinates are
/// the container's, in points, y down. What does not fit into the container is not set.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// Whether the room that the font asks for between lines is kept, true by default; kept, not heeded: the fonts of iOS ask
  /// for none.
  open var usesFontLeading = true
  /// Whether parts may be set before others, false by default; kept, all is set at once.
  open var allowsNonContiguousLayout = false
  /// The text, which keeps its layout managers, and which they do not keep; nil for none.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
  /// Where lines are set; the first one counts.
  open private(set) var textContainers: [NSTextContainer] = []
  private var known: TextSetting?
  /// The lines of the text view that the layout manager belongs to; nil for one that stands for itself.
  var shown: (() -> TextSetting)?

  public override init() { super.init() }

  /// Unsupported: layout managers are made in code, and this stops the program.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    container.layoutManager = self
    textContainers.append(container)
    forgetLayout()
  }

  /// Takes a container away.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }

  func forgetLayout() { known = nil }

  /// The text in its lines; nil without text or container.
  private var setting: TextSetting? {
    if let shown { return shown() }
    if let known { return known }
    guard let text = textStorage, let container = textContainers.first else { return nil }
    // Text that does not say so is in 12 points, as in UIKit's string drawing.
    let font = UIFont.systemFont(ofSize: 12)
    let (runs, looks) = text.runs(font: font)
    var style = ParagraphStyle()
    style.lineBreakMode = container.lineBreakMode.mode
    let (width, height) = (container.size.width, container.size.height)
    let layout = TextLayout(
      runs, style: style,
      width: width > 0 ? max(0, width - 2 * container.lineFragmentPadding) : .infinity,
      height: height > 0 ? height : .infinity, maximumLines: container.maximumNumberOfLines)
    let copy = text.whole
    known = TextSetting(copy, layout, looks, font: font)
    return known
  }

  private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  // MARK: Glyphs and characters

  /// The number of glyphs: that of the text's UTF-16 units.
  open var numberOfGlyphs: Int { setting?.text.length ?? 0 }
  /// The character of a glyph: the one of the same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyph of a character: the one of the same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The glyphs of characters: those of the same numbers.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    unsafe actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs: those of the same numbers.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    unsafe actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyphs that are set in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first, let last = setting?.ranges.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(location: 0, length: last.location + last.length)
  }

  /// The same as `glyphRange(for:)`, with as little layout.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Does nothing: layout is made when it is asked for.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Does nothing: glyphs are made when they are asked for.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Has lines set anew.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { forgetLayout() }

  /// Shows nothing anew: text views do so of themselves.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  // MARK: Places

  /// The rectangle of all lines of a container, its padding at both sides included; zero without text.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first, let setting, !setting.ranges.isEmpty else {
      return .zero
    }
    let left = setting.layout.lines.map(\.origin.x).min() ?? 0
    return CGRect(
      x: left, y: 0, width: setting.layout.size.width + 2 * padding,
      height: setting.layout.size.height)
  }

  /// The smallest rectangle around glyphs, as high as their lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    guard let setting else { return .zero }
    let rects = setting.rects(of: glyphRange)
    guard let first = rects.first else {
      return setting.caret(before: glyphRange.location).offsetBy(dx: padding, dy: 0)
    }
    return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
  }

  /// Calls a closure with the rectangle of glyphs on each of their lines, until it sets its second argument; what is selected
  /// makes no difference.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stops = false
    for rect in setting?.rects(of: glyphRange) ?? [] where !stops {
      // The pointer is used during the call alone.
      unsafe withUnsafeMutablePointer(to: &stops) {
        unsafe block(rect.offsetBy(dx: padding, dy: 0), $0)
      }
    }
  }

  /// Calls a closure with each line that has any of the glyphs: its room, what the text takes of that, the container, its
  /// glyphs, and what ends it all when it is set.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
  ) {
    guard let setting, let container = textContainers.first else { return }
    var stops = false
    for line in setting.ranges.indices where !stops {
      let range = whole(line, in: setting)
      guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
      // The pointer is used during the call alone.
      unsafe withUnsafeMutablePointer(to: &stops) {
        unsafe block(room(of: line, in: setting), used(by: line, in: setting), container, range, $0)
      }
    }
  }

  /// The characters of a line with what ends it.
  private func whole(_ line: Int, in setting: TextSetting) -> NSRange {
    let start = setting.ranges[line].location
    let isLast = line + 1 == setting.ranges.count
    let end = isLast ? setting.text.length : setting.ranges[line + 1].location
    return NSRange(location: start, length: end - start)
  }

  private func room(of line: Int, in setting: TextSetting) -> CGRect {
    let place = setting.layout.lines[line]
    let width = textContainers.first.map { $0.size.width > 0 ? $0.size.width : nil } ?? nil
    return CGRect(
      x: 0, y: place.top, width: width ?? setting.layout.size.width + 2 * padding,
      height: place.height)
  }

  private func used(by line: Int, in setting: TextSetting) -> CGRect {
    let place = setting.layout.lines[line]
    return CGRect(
      x: place.origin.x, y: place.top, width: place.width + 2 * padding, height: place.height)
  }

  private func place<Value>(
    of glyph: Int, _ range: UnsafeMutablePointer<NSRange>?, none: Value,
    _ value: (Int, TextSetting) -> Value
  ) -> Value {
    guard let setting, let line = setting.line(of: glyph) else { return none }
    unsafe range?.pointee = whole(line, in: setting)
    return value(line, setting)
  }

  /// The room for the line of a glyph, as wide as the container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    unsafe place(of: glyphIndex, effectiveGlyphRange, none: .zero) { room(of: $0, in: $1) }
  }

  /// What the text takes of the room for the line of a glyph.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    unsafe place(of: glyphIndex, effectiveGlyphRange, none: .zero) { used(by: $0, in: $1) }
  }

  /// The place of a glyph on its baseline, from the corner of the room for its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    unsafe place(of: glyphIndex, nil, none: .zero) { line, setting in
      let place = setting.layout.lines[line]
      return CGPoint(
        x: setting.caret(before: glyphIndex).minX + padding, y: place.origin.y - place.top)
    }
  }

  /// The character whose place a point is in, and how far the point is through it, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let setting, setting.text.length > 0 else { return 0 }
    let point = CGPoint(x: point.x - padding, y: point.y)
    let nearest = setting.character(nearestTo: point)
    let before = setting.caret(before: nearest).minX
    let isAfter = point.x < before && nearest > 0
    let character = min(isAfter ? nearest - 1 : nearest, setting.text.length - 1)
    let (start, end) = (
      setting.caret(before: character).minX, setting.caret(before: character + 1).minX
    )
    unsafe partialFraction?.pointee =
      end > start ? min(max(0, (point.x - start) / (end - start)), 1) : 0
    return character
  }

  /// The glyph whose place a point is in.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    unsafe characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// The same, and how far the point is through the glyph, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    unsafe characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// The container that a glyph is set in: the first, which takes all; nil without any.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    unsafe effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return textContainers.first
  }

  /// What a glyph is beside a picture.
  public struct GlyphProperty: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: Int
    /// What has its bits set in `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Nothing is shown of it.
    public static let null = Self(rawValue: 1)
    /// It tells what to do, as a line's end.
    public static let controlCharacter = Self(rawValue: 2)
    /// It gives way where lines are made even.
    public static let elastic = Self(rawValue: 4)
    /// It does not move on.
    public static let nonBaseCharacter = Self(rawValue: 8)
  }

  /// What a glyph is beside a picture.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let text = textStorage?.string as NSString?, glyphIndex < text.length,
      let scalar = Unicode.Scalar(text.character(at: glyphIndex))
    else { return [] }
    return CharacterSet.controlCharacters.contains(scalar)
      || CharacterSet.newlines.contains(scalar) ? .controlCharacter : scalar == " " ? .elastic : []
  }

  // MARK: Drawing

  /// Draws the lines that have any of the glyphs into the current context, the container's corner at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let setting else { return }
    let lines = setting.ranges.indices.filter {
      NSIntersectionRange(whole($0, in: setting), glyphsToShow).length > 0
    }
    UIGraphicsGetCurrentContext()?.draw(
      setting.layout.drawing(
        at: CGPoint(x: origin.x + padding, y: origin.y), looks: setting.looks, color: .black,
        for: .current, lines: lines))
  }

  /// Draws nothing: the grounds of letters are drawn with them.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
