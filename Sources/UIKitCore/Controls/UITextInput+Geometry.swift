public import Foundation

// Which characters are where, and which belong together.

/// A direction in the order of characters.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A direction in the order of characters, or one on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of either.
  public var rawValue: Int
  /// The direction of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in the order of characters.
  public static func storage(_ direction: UITextStorageDirection) -> Self {
    Self(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> Self {
    Self(rawValue: direction.rawValue)
  }

  /// Whether characters further behind are meant; lines run from left to right.
  var isForward: Bool { [0, 2, 5].contains(rawValue) }
}

/// How large the parts are into which a text is cut.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// The rectangle of chosen characters on one line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// In points of the view.
  open var rect: CGRect
  /// Whether the first of all chosen characters is in it.
  open var containsStart: Bool
  /// Whether the last of all chosen characters is in it.
  open var containsEnd: Bool
  /// Whether lines run downwards: false.
  open var isVertical: Bool { false }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.rect = rect
    self.containsStart = containsStart
    self.containsEnd = containsEnd
  }
}

extension UITextInput {
  /// The text in its lines, and where these begin; nil without text, in whose place a field has its placeholder's.
  private var placedLines: (setting: TextSetting, origin: CGPoint)? {
    guard let editing = self as? any TextEditing, !editing.editedText.isEmpty else { return nil }
    return editing.lines
  }

  private func character(nearestTo point: CGPoint) -> Int {
    guard let (setting, origin) = placedLines else { return 0 }
    return setting.character(
      nearestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// The place between two characters that is nearest to a point of the view.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(character(nearestTo: point))
  }

  /// The place within a part of the text that is nearest to a point of the view.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    UITextPosition(
      min(max(range.range.location, character(nearestTo: point)), NSMaxRange(range.range)))
  }

  /// The character whose place a point of the view is in, or is nearest to on the point's line; nil without text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let (setting, origin) = placedLines else { return nil }
    let nearest = character(nearestTo: point)
    let isBefore = point.x - origin.x < setting.caret(before: nearest).minX && nearest > 0
    let character = min(isBefore ? nearest - 1 : nearest, setting.text.length - 1)
    return UITextRange(
      NSString(string: setting.text.string).rangeOfComposedCharacterSequence(at: character))
  }

  /// The rectangle of characters on the first of their lines, in points of the view; that of the caret for none.
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// The rectangles of characters, in points of the view: one for each line.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let (setting, origin) = placedLines else { return [] }
    let rects = setting.rects(of: range.range)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(
        rect.offsetBy(dx: origin.x, dy: origin.y), containsStart: index == 0,
        containsEnd: index == rects.count - 1)
    }
  }

  /// What cuts the text into words, sentences and paragraphs.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}

/// What cuts a text into parts.
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
  /// The part around a place; nil if there is none, as between words.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is at the edge of a part to which one comes in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next edge of a part in a direction; nil at the end of the text.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is in a part.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Cuts the text of a field or of a text view into parts: words are letters and digits without anything between them, sentences
/// end with a full stop and the like, paragraphs and lines with a line end.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// For the text of a view.
  public init(textInput: any UIResponder & UITextInput) { input = textInput }
  init(textInput: any UITextInput) { input = textInput }

  /// The parts of a size from the first to the last, in UTF-16 units.
  private func parts(_ granularity: UITextGranularity) -> [NSRange] {
    guard let input else { return [] }
    let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    let text = all.flatMap(input.text(in:)) ?? ""
    var (parts, start, place): ([NSRange], Int?, Int) = ([], nil, 0)
    func close(at end: Int) {
      if let begun = start, end > begun {
        parts.append(NSRange(location: begun, length: end - begun))
      }
      start = nil
    }
    for character in text {
      let next = place + character.utf16.count
      switch granularity {
      case .character: parts.append(NSRange(location: place, length: next - place))
      case .word:
        if character.isLetter || character.isNumber || character == "_" {
          start = start ?? place
        } else if character != "'" && character != "\u{2019}" || start == nil {
          close(at: place)
        }
      case .sentence:
        start = start ?? place
        if ".!?\u{2026}".contains(character) || character.isNewline { close(at: next) }
      case .paragraph, .line:
        start = start ?? place
        if character.isNewline { close(at: next) }
      case .document: start = start ?? place
      }
      place = next
    }
    close(at: place)
    return parts
  }

  /// The part around a place: of two that meet there the one in the direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    parts(granularity).first {
      direction.isForward
        ? $0.location <= position.offset && position.offset < NSMaxRange($0)
        : $0.location < position.offset && position.offset <= NSMaxRange($0)
    }.map(UITextRange.init)
  }

  /// Whether a part ends at a place, or begins there if one goes backward.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    parts(granularity).contains {
      (direction.isForward ? NSMaxRange($0) : $0.location) == position.offset
    }
  }

  /// The next end of a part, or its next beginning if one goes backward.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let parts = parts(granularity)
    let edge =
      direction.isForward
      ? parts.map(NSMaxRange).first { $0 > position.offset }
      : parts.map(\.location).last { $0 < position.offset }
    return edge.map(UITextPosition.init)
  }

  /// Whether there is a part around a place.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
