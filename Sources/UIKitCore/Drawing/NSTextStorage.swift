public import Foundation

/// A text with attributes that layout managers set in lines, anew when it is edited.
///
/// Edits are counted from the first `beginEditing()` to the last `endEditing()`, or one by one, and then told to
/// notification centres, the delegate and the layout managers in that order, as recorded on iOS 26.1.
open class NSTextStorage: NSMutableAttributedString {
  /// What was edited.
  public struct EditActions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// The actions whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before the delegate is told that edits are processed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted before the delegate is told that edits were processed.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  private let listeners = EditListeners()
  private var edits = TextEdits()
  /// How many edits belong together for now.
  private var depth = 0
  private var isProcessing = false

  /// An empty text.
  public init() { super.init(string: "") }

  public override init(string str: String) { super.init(string: str) }

  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
    super.init(string: str, attributes: attrs)
  }

  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  /// A text that a coder holds.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// What has been edited and not yet processed.
  open var editedMask: EditActions { edits.mask }
  /// The part of the text that has been edited, as it is now; its location is `NSNotFound` if nothing was.
  open var editedRange: NSRange { edits.range }
  /// By how many UTF-16 units the text has become longer.
  open var changeInLength: Int { edits.change }

  /// A party that is told of edits; held weakly.
  @preconcurrency @MainActor open weak var delegate: (any NSTextStorageDelegate)? {
    get { listeners.delegate }
    set { listeners.delegate = newValue }
  }

  /// What sets the text in lines.
  @preconcurrency @MainActor public var layoutManagers: [NSLayoutManager] { listeners.managers }
  /// Called after the text was edited.
  @MainActor var didEdit: () -> Void {
    get { listeners.didEdit }
    set { listeners.didEdit = newValue }
  }

  /// Has a layout manager set the text.
  @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = self
    if !layoutManagers.contains(where: { $0 === aLayoutManager }) {
      listeners.managers.append(aLayoutManager)
    }
  }

  /// Takes the text from a layout manager.
  @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    listeners.managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Edits

  /// Has the edits up to the matching `endEditing()` processed at once.
  open override func beginEditing() { depth += 1 }

  /// Has edits processed, if this is the last end and there are some.
  open override func endEditing() {
    depth = max(0, depth - 1)
    processIfComplete()
  }

  /// Notes an edit, as subclasses do that keep the text themselves, and has it processed unless others belong to it.
  ///
  /// - Parameters:
  ///   - editedMask: What was edited.
  ///   - editedRange: The part before the edit.
  ///   - delta: By how many UTF-16 units it has become longer.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    edits.add(editedMask, editedRange, delta)
    processIfComplete()
  }

  private func processIfComplete() {
    guard depth == 0, !isProcessing, !edits.mask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    edits.clear()
  }

  /// Tells everybody of the edits, and has layout managers set the text anew; what is edited meanwhile belongs to them.
  open func processEditing() {
    let wasProcessing = isProcessing
    isProcessing = true
    defer { isProcessing = wasProcessing }
    // Not isolated in UIKit; here all of an app runs on the main actor.
    let listeners = listeners
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { unsafe listeners.tell(storage) }
  }

  /// Makes an edit, and notes it unless the making did.
  private func edit(_ mask: EditActions, _ range: NSRange, _ delta: Int, _ body: () -> Void) {
    let count = edits.count
    depth += 1
    body()
    if edits.count == count { edits.add(mask, range, delta) }
    depth -= 1
    processIfComplete()
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    edit(.editedCharacters, range, str.utf16.count - range.length) {
      super.replaceCharacters(in: range, with: str)
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    edit(.editedAttributes, range, 0) { super.setAttributes(attrs, range: range) }
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    edit(.editedAttributes, range, 0) {
      guard keepsOwnText else { return super.addAttributes(attrs, range: range) }
      for (known, run) in runs(in: range) {
        setAttributes(known.merging(attrs) { $1 }, range: run)
      }
    }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    edit(.editedAttributes, range, 0) {
      guard keepsOwnText else { return super.removeAttribute(name, range: range) }
      for (known, run) in runs(in: range) {
        setAttributes(known.filter { $0.key != name }, range: run)
      }
    }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    edit([.editedCharacters, .editedAttributes], range, attrString.length - range.length) {
      guard keepsOwnText else { return super.replaceCharacters(in: range, with: attrString) }
      replaceCharacters(in: range, with: attrString.string)
      for (attributes, run) in attrString.runs(
        in: NSRange(location: 0, length: attrString.length))
      {
        setAttributes(
          attributes, range: NSRange(location: range.location + run.location, length: run.length))
      }
    }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    let whole = NSRange(location: 0, length: length)
    edit([.editedCharacters, .editedAttributes], whole, attrString.length - whole.length) {
      guard keepsOwnText else { return super.setAttributedString(attrString) }
      replaceCharacters(in: whole, with: attrString)
    }
  }

  // MARK: Subclasses

  /// All of the text, as it is now.
  var whole: NSAttributedString {
    attributedSubstring(from: NSRange(location: 0, length: length))
  }

  /// Whether the text may be a subclass's own, which overrides `string`, `attributes(at:effectiveRange:)`,
  /// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`: all else is then made of these, as in UIKit.
  private var keepsOwnText: Bool { type(of: self) != NSTextStorage.self }

  open override var length: Int { keepsOwnText ? string.utf16.count : super.length }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    guard keepsOwnText else {
      return unsafe super.attribute(attrName, at: location, effectiveRange: range)
    }
    return unsafe attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    guard keepsOwnText else { return super.attributedSubstring(from: range) }
    let part = NSMutableAttributedString(string: NSString(string: string).substring(with: range))
    for (attributes, run) in runs(in: range) {
      part.setAttributes(
        attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return part
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard keepsOwnText else {
      return unsafe super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }
    let part = attributedSubstring(from: enumerationRange)
    let whole = NSRange(location: 0, length: part.length)
    unsafe part.enumerateAttributes(in: whole, options: opts) { attributes, run, stop in
      let place = NSRange(location: run.location + enumerationRange.location, length: run.length)
      unsafe block(attributes, place, stop)
    }
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard keepsOwnText else {
      return unsafe super.enumerateAttribute(
        attrName, in: enumerationRange, options: opts, using: block)
    }
    let part = attributedSubstring(from: enumerationRange)
    let whole = NSRange(location: 0, length: part.length)
    unsafe part.enumerateAttribute(attrName, in: whole, options: opts) { value, run, stop in
      let place = NSRange(location: run.location + enumerationRange.location, length: run.length)
      unsafe block(value, place, stop)
    }
  }
}

extension NSAttributedString {
  /// The parts of equal attributes within a range.
  fileprivate func runs(in range: NSRange) -> [([NSAttributedString.Key: Any], NSRange)] {
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    let end = range.location + range.length
    var start = range.location
    while start < end {
      var run = NSRange()
      let attributes = unsafe attributes(at: start, effectiveRange: &run)
      let next = min(max(run.location + run.length, start + 1), end)
      runs.append((attributes, NSRange(location: start, length: next - start)))
      start = next
    }
    return runs
  }
}

/// Told of edits of a text; all methods are optional.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Told before edits are processed; what it edits belongs to them.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int) throws(UnimplementedRequirement)
  /// Told after edits were processed, before layout managers are; it may edit attributes no more.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int) throws(UnimplementedRequirement)
}

/// The edits that are to be processed together.
private struct TextEdits {
  var mask: NSTextStorage.EditActions = []
  var range = NSRange(location: NSNotFound, length: 0)
  var change = 0
  /// How many there were, ever.
  var count = 0

  mutating func add(_ mask: NSTextStorage.EditActions, _ edited: NSRange, _ delta: Int) {
    count += 1
    // Attributes of no characters are none.
    guard mask.contains(.editedCharacters) || edited.length > 0 || delta != 0 else { return }
    self.mask.formUnion(mask)
    range = range.location == NSNotFound ? edited : range.union(edited)
    range.length += delta
    change += delta
  }

  mutating func clear() {
    (mask, range.location, change) = ([], NSNotFound, 0)
  }
}

/// Those who hear of edits of a text.
@MainActor private final class EditListeners {
  var managers: [NSLayoutManager] = []
  var didEdit: () -> Void = {}
  weak var delegate: (any NSTextStorageDelegate)?

  nonisolated init() {}

  func tell(_ storage: NSTextStorage) {
    let center = NotificationCenter.default
    center.post(name: NSTextStorage.willProcessEditingNotification, object: storage)
    delegate?.textStorage?(
      storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
      changeInLength: storage.changeInLength)
    center.post(name: NSTextStorage.didProcessEditingNotification, object: storage)
    delegate?.textStorage?(
      storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
      changeInLength: storage.changeInLength)
    for manager in managers { manager.forgetLayout() }
    didEdit()
  }
}
