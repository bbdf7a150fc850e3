public import Foundation

/// What a keyboard of an app types into.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret; nil if there is none.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret; nil if there is none.
  var documentContextAfterInput: String? { get }
  /// What is chosen; nil if nothing is.
  var selectedText: String? { get }
  /// The language in which is typed; nil where that is not known.
  var documentInputMode: UITextInputMode? { get }
  /// The text that is typed into.
  var documentIdentifier: UUID { get }
  /// Moves the caret.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Puts characters in the place of those that are chosen; they are not marked.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Does nothing, as nothing is ever marked.
  func unmarkText()
}

/// A way to type, by its language.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language, such as "en-US".
  open var primaryLanguage: String? { "en-US" }
  /// The ways that the user has chosen: one.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  /// The way in which the first responder types.
  open var current: UITextInputMode? { self }
  /// Posted when the user chooses another way, which nobody does.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// A word that the user has taught the keyboard.
public final class UILexiconEntry: NSObject, Sendable {
  /// What the word stands for.
  public let documentText: String
  /// What is typed.
  public let userInput: String

  init(documentText: String, userInput: String) {
    (self.documentText, self.userInput) = (documentText, userInput)
  }
}

/// The words that the user has taught the keyboard.
public final class UILexicon: NSObject, Sendable {
  /// The words: none on a new device.
  public let entries: [UILexiconEntry]

  init(entries: [UILexiconEntry] = []) { self.entries = entries }
}

/// A view that is at home in the place of the keyboard.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the keys of the view may click; asked by nobody, as nothing is heard.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Whether the keys of the view may click: not unless it says so.
  public var enableInputClicksWhenVisible: Bool { false }
}

/// A view in the place of the keyboard or above it.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// What the view looks like.
  public enum Style: Int, Sendable {
    /// Nothing but what is in it.
    case `default`
    /// As the system's keyboard, on the ground of which it is.
    case keyboard
  }

  /// What the view looks like.
  public let inputViewStyle: Style
  /// Whether the view is as high as its constraints want it; false by default.
  open var allowsSelfSizing = false

  /// A view of a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// One of the plain style.
  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  /// One that an interface file describes.
  public required init?(coder: NSCoder) {
    inputViewStyle = .keyboard
    super.init(coder: coder)
  }
}

/// A keyboard of an app's own.
///
/// A screen shows it below a text that it types into, as large as the system's.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  /// The view, if it is one for keyboards, as the one is that is made where nothing else is.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }
  /// What the keyboard types into.
  open var textDocumentProxy: any UITextDocumentProxy { document }
  /// The language that the keyboard is for; kept.
  open var primaryLanguage: String?
  /// Whether the keyboard has a key for dictation, so that the system shows none; kept.
  open var hasDictationKey = false
  /// Whether the user trusts the keyboard with the network: not by default.
  open var hasFullAccess: Bool { false }
  /// Whether the keyboard has to have a key that leads to the next one: the system has it where the screen has round corners.
  open var needsInputModeSwitchKey: Bool { UIEnvironment.current.safeAreaInsets.bottom == 0 }

  let document = TextDocument()

  /// Makes `view`: what was drawn in Interface Builder, or else one for keyboards.
  open override func loadView() {
    if UIEnvironment.current.interface.loadView(self) { return }
    let size = CGSize(width: UIScreen.main.bounds.width, height: KeyboardScreen.portraitHeight)
    view = UIInputView(frame: CGRect(origin: .zero, size: size), inputViewStyle: .keyboard)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if UIEnvironment.current.interface.connect(self) { awakeFromNib() }
  }

  /// Would put the keyboard away; it stays, as it is what is shown.
  open func dismissKeyboard() {}
  /// Would lead to the next keyboard; there is none.
  open func advanceToNextInputMode() {}
  /// Would show the keyboards to choose from; there are no others.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Asks for the words that the user has taught the keyboard: none, at once.
  open func requestSupplementaryLexicon(
    completion completionHandler: @escaping (UILexicon) -> Void
  ) { completionHandler(UILexicon()) }

  // MARK: Text input delegate

  /// Told before what is chosen changes; by nobody.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Told when what is chosen has changed; by nobody.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Told before the text changes; when the keyboard comes, too.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Told when the text has changed; when the keyboard has come, too.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// A text that a keyboard types into: that of a view, as long as there is one.
@MainActor final class TextDocument: NSObject, UITextDocumentProxy, TextInputWishing {
  weak var view: UITextView?
  var inputWishes = TextInputWishes()
  let documentIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  let documentInputMode: UITextInputMode? = UITextInputMode()

  private var text: NSString { NSString(string: view?.text ?? "") }
  private var chosen: NSRange { view?.selectedRange ?? NSRange(location: 0, length: 0) }

  var hasText: Bool { text.length > 0 }

  var documentContextBeforeInput: String? {
    let before = text.substring(to: min(chosen.location, text.length))
    return before.isEmpty ? nil : before
  }

  var documentContextAfterInput: String? {
    let after = text.substring(from: min(chosen.location + chosen.length, text.length))
    return after.isEmpty ? nil : after
  }

  var selectedText: String? { chosen.length == 0 ? nil : text.substring(with: chosen) }

  func insertText(_ text: String) { view?.insertText(text) }
  func deleteBackward() { view?.deleteBackward() }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    let place = min(max(0, chosen.location + offset), text.length)
    view?.selectedRange = NSRange(location: place, length: 0)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) { insertText(markedText) }
  func unmarkText() {}
}
