public import Foundation

/// The root of everything that can receive events.
///
/// Whoever does not handle a touch passes it on to the next responder, as the methods here do.
@preconcurrency @MainActor open class UIResponder: NSObject {
  var keyObservers: KeyValueObservers?

  public override init() { super.init() }

  open func value(forKey key: String) -> Any? { nil }

  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called by whoever makes an object as a storyboard would.
  open func awakeFromNib() {}

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// There is no keyboard to become the responder for.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  @discardableResult open func resignFirstResponder() -> Bool { true }

  // Posted by nobody: there is no keyboard.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
