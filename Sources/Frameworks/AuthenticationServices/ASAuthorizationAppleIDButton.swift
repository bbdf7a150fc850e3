// What the framework brings along, as its headers do.
@_exported public import Foundation
public import UIKitCore

/// The button with which one signs in by Apple, without its logo.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  /// What the button says.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    /// The same as `signIn`.
    public static let `default` = ButtonType.signIn

    fileprivate var title: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  /// The colours of the button.
  public enum Style: Int, Sendable { case white, whiteOutline, black }

  private let label = UILabel(frame: .zero)
  private let style: Style

  /// The radius of its corners in points; 6 by default.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  /// A button that says something, in some colours.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    label.text = type.title
    label.textColor = style == .black ? .white : .black
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = type.title
  }

  /// A button that says something, in some colours.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// A black button with which one signs in.
  public override convenience init(frame: CGRect) {
    self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
    self.frame = frame
  }

  /// A black button as it is in an interface file.
  public required convenience init?(coder: NSCoder) {
    self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
    if let coder = coder as? InterfaceCoder { frame = coder.frame }
  }

  /// 140 × 30 points, the least that Apple's guidelines allow.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The guidelines have titles of 43 % of the button's height.
    label.font = .systemFont(ofSize: max(8, (bounds.height * 0.43).rounded()), weight: .medium)
    label.frame = bounds.insetBy(dx: bounds.width * 0.08, dy: 0)
  }
}
