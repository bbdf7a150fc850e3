public import Foundation

/// The root of everything that can receive events.
///
/// What does not handle a touch or a motion passes it on to the next responder, as the methods here do.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
  package var keyObservers: KeyValueObservers?
  /// Those who want to know of calls that UIKit makes of the object's methods; nil for nobody.
  package var messageObservers: MessageObservers?
  /// What extensions keep for the object, by keys; it goes when the object goes.
  var associatedValues: [UInt: Any] = [:]

  /// The object's number among those that were described.
  private(set) lazy var serialNumber = UIEnvironment.current.takeSerialNumber()

  public override init() { super.init() }

  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { shortDescription }
  }

  /// The value of a stored property by its name, or of one of the few others that subclasses know, for key-value
  /// observation; nil if it is nil or there is none of that name.
  open func value(forKey key: String) -> Any? { StoredProperty.value(key, of: self) }

  /// Called when an observed value changes; the plain responder does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called after the object was made from an interface file and its outlets are connected.
  open func awakeFromNib() {}

  /// The responder that receives what this one does not handle; nil ends the chain.
  open var next: UIResponder? { nil }
  /// Whether the object wants to receive key presses; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object receives key presses: never, as there are none.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
  /// Whether the object would give up receiving key presses; true unless a subclass says otherwise.
  open var canResignFirstResponder: Bool { true }

  /// A view in place of the keyboard, as high as it is made; nil, the default, for the keyboard.
  open var inputView: UIView? { nil }
  /// A controller of a view in place of the keyboard; nil unless overridden.
  open var inputViewController: UIInputViewController? { nil }
  /// A controller of a view above the keyboard; nil unless overridden.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// A view above the keyboard; nil unless overridden.
  ///
  /// That of a controller that can be the first responder is at the lower edge of its view while there is no keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Has the keyboard and what belongs to it made anew, if this is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { UIEnvironment.current.keyboard.reload() }
  }

  /// The window at the end of the responder chain.
  var responderWindow: UIWindow? {
    sequence(first: self) { $0.next }.lazy.compactMap { $0 as? UIWindow }.first
  }

  /// Takes the place of the window's first responder, if that one and this one agree.
  ///
  /// Where the device has no other one, the keyboard comes up for what can be typed into (`UIKeyInput`).
  ///
  /// - Returns: Whether this is the first responder now; never outside of a window.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    return window.environment.keyboard.whileChanging {
      guard canBecomeFirstResponder, window.firstResponder?.resignFirstResponder() ?? true else {
        return false
      }
      window.firstResponder = self
      return true
    }
  }

  /// Gives up receiving key presses; true, as nothing stands against it.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Whether the object does what a menu for text offers, such as copying; asked by nobody, as there is no such menu.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Who does what a menu for text offers: the next responder that can; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self) { $0.next }.first { $0.canPerformAction(action, withSender: sender) }
  }
  // Called by nobody: there is no menu for text, and keys type.
  /// Takes what is selected away, and keeps it for pasting; nothing unless overridden.
  open func cut(_ sender: Any?) {}
  /// Keeps what is selected for pasting; nothing unless overridden.
  open func copy(_ sender: Any?) {}
  /// Puts what was kept where the selection is; nothing unless overridden.
  open func paste(_ sender: Any?) {}
  /// Selects what is at the caret; nothing unless overridden.
  open func select(_ sender: Any?) {}
  /// Selects everything; nothing unless overridden.
  open func selectAll(_ sender: Any?) {}
  /// Takes what is selected away; nothing unless overridden.
  open func delete(_ sender: Any?) {}
  /// Has text run from left to right; nothing unless overridden.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Has text run from right to left; nothing unless overridden.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Turns bold type on or off; nothing unless overridden.
  open func toggleBoldface(_ sender: Any?) {}
  /// Turns italic type on or off; nothing unless overridden.
  open func toggleItalics(_ sender: Any?) {}
  /// Turns the line below text on or off; nothing unless overridden.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes text larger; nothing unless overridden.
  open func increaseSize(_ sender: Any?) {}
  /// Makes text smaller; nothing unless overridden.
  open func decreaseSize(_ sender: Any?) {}
  /// Writes what is to be kept over launches; called by nobody, nothing is kept.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what was kept over launches; called by nobody.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// What keys of a keyboard do; nil unless overridden, and asked by nobody.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Changes the menus of the app's bar; nothing unless overridden, and called by nobody, as phones have no bar.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Changes how a command is shown; nothing unless overridden, and called by nobody.
  open func validate(_ command: UICommand) {}
  /// What goes on with the user's activity that was begun elsewhere; called by nobody.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// What can be pasted here, nil by default; kept, nobody pastes.
  open var pasteConfiguration: UIPasteConfiguration?
  /// Called with what is pasted or dropped; called by nobody.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether something can be pasted; false unless overridden, and asked by nobody.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
  /// The keyboard's language; nil for that of the device, and asked by nobody.
  open var textInputMode: UITextInputMode? { nil }
  /// The buttons above the keyboard of a tablet; there is none.
  open var inputAssistantItem: UITextInputAssistantItem { ownAssistantItem }
  private lazy var ownAssistantItem = UITextInputAssistantItem()
  /// What the user does here, to be gone on with elsewhere; nil by default, and kept.
  open var userActivity: NSUserActivity?
  /// Called to write down the state of what the user does; called by nobody.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  // Called by nobody: there are no keys and nobody who has the screen read aloud.
  /// Called when keys are pressed; passed on to the next responder unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when pressed keys change; passed on to the next responder unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when keys are let go; passed on to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when the system takes keys away; passed on to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called by earphones; passed on to the next responder unless overridden.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// The number of elements for those who cannot see; 0 unless overridden.
  open func accessibilityElementCount() -> Int { 0 }
  /// The element of a number for those who cannot see; nil unless overridden.
  open func accessibilityElement(at index: Int) -> Any? { nil }
  /// The number of an element for those who cannot see; `NSNotFound` unless overridden.
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  /// Does what a tap does, for those who cannot see; whether it did.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value greater, for those who cannot see.
  open func accessibilityIncrement() {}
  /// Makes the value smaller, for those who cannot see.
  open func accessibilityDecrement() {}
  /// Goes away, for those who cannot see; whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what is most likely wanted, for those who cannot see; whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// What else can be done, for those who cannot see; kept, offered to nobody.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  // Posted while a device has no other keyboard, and by the animation in which it moves.
  /// The keyboard is about to appear.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard has appeared.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to disappear.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard is about to be somewhere else.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard is somewhere else.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of whether the keyboard is the app's own in a notification about it.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  /// The keyboard has disappeared.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")

  /// The key of the keyboard's first frame in a notification about it.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's last frame in a notification about it.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration, in seconds, in a notification about the keyboard: 0.25.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve in a notification about the keyboard: 7, which has no name.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  /// Called when fingers touch down; passed on to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touching fingers moved; passed on to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers lift; passed on to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture recognizer or the system takes touches away; passed on to the next
  /// responder unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called by nobody: nothing interrupts a motion here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
}
