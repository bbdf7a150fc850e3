public import Foundation

/// The root of everything that can receive events.
///
/// What does not handle a touch or a motion passes it on to the next responder, as the methods here do.
@preconcurrency @MainActor open class UIResponder: NSObject {
  package var keyObservers: KeyValueObservers?

  /// The object's number among those that were described.
  private(set) lazy var serialNumber = UIEnvironment.current.takeSerialNumber()

  public override init() { super.init() }

  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { shortDescription }
  }

  /// The value of a property by its name, for key-value observation; nil for all but the few keys
  /// that subclasses know.
  open func value(forKey key: String) -> Any? { nil }

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

  /// The window at the end of the responder chain.
  var responderWindow: UIWindow? {
    sequence(first: self) { $0.next }.lazy.compactMap { $0 as? UIWindow }.first
  }

  /// Takes the place of the window's first responder, if that one and this one agree.
  ///
  /// There is no keyboard: only motion events are for the first responder.
  ///
  /// - Returns: Whether this is the first responder now; never outside of a window.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder, window.firstResponder?.resignFirstResponder() ?? true else {
      return false
    }
    window.firstResponder = self
    return true
  }

  /// Gives up receiving key presses; true, as nothing stands against it.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  // Posted by nobody: there is no keyboard.
  /// The keyboard is about to appear; never posted.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard has appeared; never posted.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to disappear; never posted.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard is about to be somewhere else; never posted.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard is somewhere else; never posted.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of whether the keyboard is the app's own in a notification about it.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  /// The keyboard has disappeared; never posted.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")

  /// The key of the keyboard's first frame in a notification about it.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's last frame in a notification about it.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration, in seconds, in a notification about the keyboard.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve in a notification about the keyboard.
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
