import AnimLayers
public import Foundation

/// A place between two characters of a text that can be edited.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// UTF-16 units from the beginning.
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  nonisolated open override var hash: Int { offset }
}

/// A part of a text that can be edited.
@preconcurrency @MainActor open class UITextRange: NSObject {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  /// Where the part begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// Where the part ends.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether it has no characters.
  open var isEmpty: Bool { range.length == 0 }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  nonisolated open override var hash: Int { range.hashValue }
}

/// What keys can be typed into.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts characters in the place of those that are chosen, as the keyboard does.
  func insertText(_ text: String)
  /// Takes away what is chosen, or else the character before the caret, as the keyboard does.
  func deleteBackward()
}

/// A text that can be edited: fields and text views.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// What is chosen, or where the caret is.
  var selectedTextRange: UITextRange? { get set }
  /// What is typed and not yet settled, as characters of Chinese are; nil unless a class says otherwise, as nothing is.
  var markedTextRange: UITextRange? { get }
  /// The caret's rectangle at a place, in points of the view.
  func caretRect(for position: UITextPosition) -> CGRect
}

extension UITextInput {
  /// Default: nil.
  public var markedTextRange: UITextRange? { nil }
}

/// What fields and text views have in common for typing.
@MainActor protocol TextEditing: UIResponder, UITextInput {
  /// The text without attributes.
  var editedText: String { get }
  /// What is chosen, in UTF-16 units.
  var selection: NSRange { get set }
  /// The text in its lines, and where these begin, in points of the view.
  var lines: (setting: TextSetting, origin: CGPoint) { get }
  /// Whether the text is gone before something else is typed.
  var isReplacedByTyping: Bool { get }
  /// Replaces characters, without asking or telling anybody.
  func replaceCharacters(in range: NSRange, with text: String)
  /// Tells everybody that editing has ended.
  func didEndEditing()
  /// Tells everybody that typing has changed the text.
  func didType()
  /// Asks whether characters may be replaced.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Does what the return key does: false for a line end in the text.
  func didPressReturn() -> Bool
}

extension TextEditing {
  /// What is chosen, within the text.
  private var chosen: NSRange {
    let length = editedText.utf16.count
    let start = min(max(0, selection.location), length)
    return NSRange(location: start, length: min(max(0, selection.length), length - start))
  }

  /// What the key deletes that is at the end of the upper row; nil at the beginning of the text.
  private var deleted: NSRange? {
    if chosen.length > 0 { return chosen }
    guard chosen.location > 0 else { return nil }
    return NSString(string: editedText).rangeOfComposedCharacterSequence(at: chosen.location - 1)
  }

  /// Replaces characters as typing does, and puts the caret behind them.
  func edit(_ range: NSRange, _ text: String) {
    replaceCharacters(in: range, with: text)
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    didType()
  }

  /// Puts characters in the place of those that are chosen.
  func insert(_ text: String) {
    edit(isReplacedByTyping ? NSRange(location: 0, length: editedText.utf16.count) : chosen, text)
  }

  /// Takes away what the key deletes.
  func deleteChosen() {
    if let deleted { edit(deleted, "") }
  }

  /// Presses the key of a character: the delegate is asked, as by the keyboard, and not by `insertText(_:)`.
  ///
  /// - Parameter character: U+0008 for the key that deletes.
  func press(_ character: Character) {
    if character == "\u{8}" {
      if let deleted, mayReplace(deleted, with: "") { deleteBackward() }
    } else if !character.isNewline || !didPressReturn() {
      if mayReplace(chosen, with: String(character)) { insertText(String(character)) }
    }
  }
}

extension UITextInput {
  private var editing: (any TextEditing)? { self as? any TextEditing }
  private var length: Int { editing?.editedText.utf16.count ?? 0 }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The characters of a part.
  public func text(in range: UITextRange) -> String? {
    guard let editing, range.range.location + range.range.length <= length else { return nil }
    return NSString(string: editing.editedText).substring(with: range.range)
  }

  /// Puts characters in the place of others, as typing does; the delegate is not asked.
  public func replace(_ range: UITextRange, withText text: String) {
    editing?.edit(range.range, text)
  }

  /// The part between two places, in whichever order they are given.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (first, last) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: first, length: last - first))
  }

  /// The place so many UTF-16 units further; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }

  /// The UTF-16 units from a place to another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The order of two places.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }
}

extension UIWindow {
  /// Types characters into the first responder, one after the other: without one, or where it takes no keys, nothing happens.
  ///
  /// A line end presses the return key, U+0008 the one that deletes.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - interval: Seconds from one key to the next.
  ///   - completion: Called when the last key has been pressed.
  public func type(
    _ text: String, interval: TimeInterval = 0,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    guard let character = text.first else { return completion() }
    let keyboard = environment.keyboard
    keyboard.touch(character, for: min(Self.touchDuration, interval * 0.7))
    (typedResponder as? any UIKeyInput)?.press(key: character)
    keyboard.refreshWhileUntouched()
    let rest = String(text.dropFirst())
    guard interval > 0, !rest.isEmpty else {
      return type(rest, interval: interval, completion: completion)
    }
    MediaClock.current.schedule(after: interval) { [weak self] in
      if let self { type(rest, interval: interval, completion: completion) } else { completion() }
    }
  }

  /// Seconds for which a finger is on a key; by eye.
  private static let touchDuration = 0.1
}

/// The bar that shows where typing goes, and the ground of what is chosen.
@MainActor final class TextCaret {
  private let bar = UIView(frame: .zero)
  private var grounds: [UIView] = []
  /// What is shown; nil for nothing.
  private var shown: Look?

  private struct Look: Equatable {
    var caret: CGRect
    var chosen: [CGRect]
    var tint: UIColor
  }

  /// The bar's width in points; as on iOS.
  private static let width: CGFloat = 2
  /// Seconds for which the bar is there and gone; by eye after iOS.
  private static let blink = 0.5
  /// The opacity of the ground; by eye after iOS.
  private static let groundAlpha: CGFloat = 0.2

  /// Shows the bar, or the ground of what is chosen, in a view.
  ///
  /// Views ask for it whenever they are laid out: what is shown already is left alone, or they would have to be laid
  /// out again for what is added.
  func show(in view: UIView, caret: CGRect, chosen: [CGRect], tint: UIColor) {
    let look = Look(caret: caret, chosen: chosen, tint: tint)
    guard look != shown else { return }
    hide()
    shown = look
    UIView.withoutAnimation {
      for rect in chosen {
        let ground = UIView(frame: rect)
        ground.backgroundColor = tint.withAlphaComponent(Self.groundAlpha)
        ground.isUserInteractionEnabled = false
        view.insertSubview(ground, at: 0)
        grounds.append(ground)
      }
      guard chosen.isEmpty, !caret.isEmpty else { return }
      bar.frame = caret
      bar.backgroundColor = tint
      bar.layer.cornerRadius = Self.width / 2
      bar.isUserInteractionEnabled = false
      view.addSubview(bar)
    }
    guard bar.superview != nil else { return }
    let blinking = CAKeyframeAnimation(keyPath: "opacity")
    blinking.values = [1.0, 0.0]
    blinking.calculationMode = .discrete
    blinking.duration = 2 * Self.blink
    blinking.repeatCount = .infinity
    bar.layer.add(blinking, forKey: "blink")
  }

  /// Takes all of it away.
  func hide() {
    guard shown != nil else { return }
    shown = nil
    bar.removeFromSuperview()
    for ground in grounds { ground.removeFromSuperview() }
    grounds = []
  }

  /// The rectangle of a caret whose left edge and height are known.
  static func rect(_ edge: CGRect) -> CGRect {
    CGRect(x: edge.minX, y: edge.minY, width: width, height: edge.height)
  }
}
