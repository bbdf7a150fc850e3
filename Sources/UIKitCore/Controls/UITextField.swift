public import Foundation

/// A party that is asked and told about typing; it never is, as there is no keyboard.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) throws(UnimplementedRequirement) -> Bool
  /// Whether a touch may begin editing.
  func textFieldShouldBeginEditing(_ textField: UITextField) throws(UnimplementedRequirement)
    -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField) throws(UnimplementedRequirement)
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField) throws(UnimplementedRequirement)
  /// Whether `range` of the text may be replaced by `string`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) throws(UnimplementedRequirement) -> Bool
}

/// One line of text, or a placeholder while there is none.
///
/// Nothing can be typed.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The line around the field, one pixel wide: none, a rectangle, or for `roundedRect` one with
  /// corners of 5 points.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The times at which a view beside the text is shown; fields are never edited here.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private let label = UILabel(frame: .zero)
  var inputWishes = TextInputWishes()
  /// A view in place of the keyboard; kept, as there is none.
  open var inputView: UIView?
  /// A view above the keyboard; kept, as there is none.
  open var inputAccessoryView: UIView?
  /// The attributes of text that is typed; nothing is typed.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The text with attributes of its own; they are those of the field where it shows them.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// Whether the font shrinks to fit, false by default; kept.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of such a font; kept.
  open var minimumFontSize: CGFloat = 0
  /// Whether editing begins with an empty field, false by default; kept.
  open var clearsOnBeginEditing = false
  /// A picture behind the text; kept.
  open var background: UIImage?
  /// A party that would be asked and told about typing; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The content, empty by default; secure fields show it as bullets.
  open var text: String? = "" { didSet { show() } }
  /// Text that stands in an empty field, in `placeholderText` colour.
  open var placeholder: String? { didSet { show() } }
  /// Text with attributes that stands in an empty field in place of `placeholder`.
  open var attributedPlaceholder: NSAttributedString? { didSet { show() } }
  /// The font of text and placeholder, the system font of 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  /// The colour of the text, `label` by default.
  open var textColor: UIColor? = .label { didSet { show() } }
  /// The edge at which the text stands, `.natural` by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { label.textAlignment = textAlignment }
  }
  /// The line around the field, none by default; all but none inset the text by 7 points.
  open var borderStyle = BorderStyle.none { didSet { show() } }
  /// Whether the text is shown as bullets; false by default.
  open var isSecureTextEntry = false { didSet { show() } }
  /// A view at the left edge, in place of so much of the text's room.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// A view at the right edge, in place of so much of the text's room.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// The times at which `leftView` is shown, never by default.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The times at which `rightView` is shown, never by default.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The times at which a button that clears the field is shown; kept, as there is none.
  open var clearButtonMode = ViewMode.never

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// An empty field that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(label)
    show()
  }

  /// Whether text is being typed: never.
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

  /// The part of `bounds` for the text, without the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0)
  }

  /// The part of `bounds` for text that is being typed, the same as for other text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The part of `bounds` for the placeholder, the same as for text; layout asks
  /// `textRect(forBounds:)` only.
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
