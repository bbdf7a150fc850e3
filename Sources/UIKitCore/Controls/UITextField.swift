public import Foundation

/// Who is asked and told of what is typed; nothing is, as there is no keyboard.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) throws(UnimplementedRequirement) -> Bool
  func textFieldShouldBeginEditing(_ textField: UITextField) throws(UnimplementedRequirement)
    -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField) throws(UnimplementedRequirement)
  func textFieldDidEndEditing(_ textField: UITextField) throws(UnimplementedRequirement)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) throws(UnimplementedRequirement) -> Bool
}

/// A line of text, or what stands there while there is none. Nothing can be typed.
@preconcurrency @MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private let label = UILabel(frame: .zero)
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = "" { didSet { show() } }
  open var placeholder: String? { didSet { show() } }
  open var attributedPlaceholder: NSAttributedString? { didSet { show() } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  open var textColor: UIColor? = .label { didSet { show() } }
  open var textAlignment = NSTextAlignment.natural {
    didSet { label.textAlignment = textAlignment }
  }
  open var borderStyle = BorderStyle.none { didSet { show() } }
  open var isSecureTextEntry = false { didSet { show() } }
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var clearButtonMode = ViewMode.never

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(label)
    show()
  }

  open var isEditing: Bool { false }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func show() {
    label.font = font
    if let text, !text.isEmpty {
      label.text = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      label.textColor = textColor
    } else if let attributedPlaceholder {
      label.attributedText = attributedPlaceholder
    } else {
      label.text = placeholder
      label.textColor = .placeholderText
    }
    switch borderStyle {
    case .none: layer.borderWidth = 0
    case .line, .bezel, .roundedRect:
      layer.borderWidth = 1 / traitCollection.displayScale
      layer.borderColor = UIColor.systemGray4.color(for: traitCollection)
      layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0)
  }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = textRect(forBounds: bounds)
    if let leftView, leftViewMode != .never, leftViewMode != .whileEditing {
      leftView.center = CGPoint(x: leftView.bounds.width / 2, y: bounds.midY)
      room.origin.x += leftView.bounds.width
      room.size.width -= leftView.bounds.width
    }
    if let rightView, rightViewMode != .never, rightViewMode != .whileEditing {
      rightView.center = CGPoint(x: bounds.width - rightView.bounds.width / 2, y: bounds.midY)
      room.size.width -= rightView.bounds.width
    }
    label.frame = room
  }

  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    let height = max(size.height, font?.lineHeight ?? 0)
    return borderStyle == .none
      ? CGSize(width: size.width, height: height.rounded(.up))
      : CGSize(width: size.width + 14, height: max(34, height.rounded(.up) + 12))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
