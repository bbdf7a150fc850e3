public import Foundation

/// Text that scrolls if it is longer than the view. Nothing can be typed.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  private let label = UILabel(frame: .zero)
  /// What text keeps from the sides beyond the insets, in points.
  private static let linePadding: CGFloat = 5

  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
  }

  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      textDidChange()
    }
  }
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      textDidChange()
    }
  }
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
      textDidChange()
    }
  }
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  open override var isScrollEnabled: Bool { didSet { textDidChange() } }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += Self.linePadding
    insets.right += Self.linePadding
    return insets
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = sizeThatFits(CGSize(width: bounds.width, height: .infinity))
    contentSize = CGSize(width: bounds.width, height: size.height)
    label.frame = CGRect(origin: .zero, size: contentSize).inset(by: insets)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = max(0, size.width - insets.left - insets.right)
    let text = label.sizeThatFits(CGSize(width: room, height: .infinity))
    return CGSize(
      width: text.width + insets.left + insets.right,
      height: text.height + insets.top + insets.bottom)
  }

  /// A text view that does not scroll is as large as its text.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + insets.left + insets.right,
      height: text.height + insets.top + insets.bottom)
  }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    isScrollEnabled
      ? intrinsicContentSize : sizeThatFits(CGSize(width: width, height: .infinity))
  }
}
