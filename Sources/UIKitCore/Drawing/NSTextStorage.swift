public import Foundation

/// A text with attributes that layout managers set in lines, anew when it is edited.
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

  private let listeners = EditListeners()

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

  /// Tells the layout managers that the text was edited, as subclasses do that keep the text themselves.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) { processEditing() }

  /// Has layout managers set the text anew.
  open func processEditing() {
    // Not isolated in UIKit; here all of an app runs on the main actor.
    let listeners = listeners
    MainActor.assumeIsolated { listeners.tell() }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    processEditing()
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    processEditing()
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    processEditing()
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    super.addAttributes(attrs, range: range)
    processEditing()
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    processEditing()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    processEditing()
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    processEditing()
  }
}

/// Those who hear of edits of a text.
@MainActor private final class EditListeners {
  var managers: [NSLayoutManager] = []
  var didEdit: () -> Void = {}

  nonisolated init() {}

  func tell() {
    for manager in managers { manager.forgetLayout() }
    didEdit()
  }
}
