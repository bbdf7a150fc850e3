public import Foundation

/// Told about an alert of before iOS 8; all methods are optional.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Told of a tap on a button, before the alert goes.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    throws(UnimplementedRequirement)
  /// Told before the alert comes up.
  func willPresent(_ alertView: UIAlertView) throws(UnimplementedRequirement)
  /// Told once the alert has come up.
  func didPresent(_ alertView: UIAlertView) throws(UnimplementedRequirement)
  /// Told before the alert goes.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    throws(UnimplementedRequirement)
  /// Told once the alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    throws(UnimplementedRequirement)
  /// Told that the system has taken the alert away; never.
  func alertViewCancel(_ alertView: UIAlertView) throws(UnimplementedRequirement)
}

/// The style of an alert of before iOS 8: which text fields it has.
public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert of before iOS 8, which shows itself: a `UIAlertController` over what the window shows.
@preconcurrency @MainActor open class UIAlertView: UIView {
  /// The first line.
  open var title = ""
  /// What is below it; nil for nothing.
  open var message: String?
  /// The party that is told about the alert; held weakly.
  open weak var delegate: AnyObject?
  /// Which text fields the alert has; none by default.
  open var alertViewStyle = UIAlertViewStyle.default
  /// The number of the button that does nothing; −1 for none.
  open var cancelButtonIndex = -1
  private var buttons: [String] = []
  private lazy var fields: [UITextField] = makeFields()
  private var shown: UIAlertController?

  /// An alert without title and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An alert without title and buttons.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An alert with buttons, of which the one that cancels is the first.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button, and returns its number.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    buttons.append(title ?? "")
    return buttons.count - 1
  }

  /// The text of a button; nil for one that does not exist.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
  }

  /// The number of buttons.
  open var numberOfButtons: Int { buttons.count }
  /// The number of the first button that does not cancel; −1 for none.
  open var firstOtherButtonIndex: Int {
    buttons.indices.first { $0 != cancelButtonIndex } ?? -1
  }
  /// Whether the alert is on screen.
  open var isVisible: Bool { shown?.presentingViewController != nil }
  /// A text field of the alert's style; nil for one that does not exist.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  private func makeFields() -> [UITextField] {
    func field(_ placeholder: String, _ isSecure: Bool) -> UITextField {
      let field = UITextField(frame: .zero)
      field.placeholder = placeholder
      field.isSecureTextEntry = isSecure
      field.borderStyle = .roundedRect
      return field
    }
    return switch alertViewStyle {
    case .default: []
    case .plainTextInput: [field("", false)]
    case .secureTextInput: [field("", true)]
    case .loginAndPasswordInput: [field("Login", false), field("Password", true)]
    }
  }

  private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Brings the alert up over what the window in front shows.
  open func show() {
    guard let window = UIEnvironment.current.application.windows.last,
      var top = window.rootViewController
    else { return }
    while let next = top.presentedViewController { top = next }
    let alert = UIAlertController(
      title: title.isEmpty ? nil : title, message: message, preferredStyle: .alert)
    for field in fields { alert.add(field) }
    for (index, title) in buttons.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      alert.addAction(
        UIAlertAction(title: title, style: style) { _ in self.didGo(index) })
    }
    shown = alert
    listener?.willPresent?(self)
    top.present(alert, animated: true) { self.listener?.didPresent?(self) }
  }

  /// Takes the alert away as a tap on a button would, of which the delegate is not told.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown else { return }
    listener?.alertView?(self, willDismissWithButtonIndex: buttonIndex)
    shown.dismiss(animated: animated) {
      self.shown = nil
      self.listener?.alertView?(self, didDismissWithButtonIndex: buttonIndex)
    }
  }

  /// The alert's actions are called when it is gone: what is told before that is told then, too.
  private func didGo(_ index: Int) {
    shown = nil
    listener?.alertView?(self, clickedButtonAt: index)
    listener?.alertView?(self, willDismissWithButtonIndex: index)
    listener?.alertView?(self, didDismissWithButtonIndex: index)
  }
}
