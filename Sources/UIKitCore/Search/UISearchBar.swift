public import Foundation

/// The field of a search bar: grey and rounded, with a magnifier before the text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The height, in points; source: recorded on iOS.
  static let height: CGFloat = 36
  /// Points before the magnifier, and between it and the text.
  private static let symbolInsets = (before: CGFloat(7), after: CGFloat(5))

  private let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))

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
    backgroundColor = .tertiarySystemFill
    clipsToBounds = true
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    magnifier.preferredSymbolConfiguration = .init(pointSize: 17)
    magnifier.tintColor = .secondaryLabel
    magnifier.contentMode = .center
    let size = magnifier.intrinsicContentSize
    magnifier.frame = CGRect(
      x: 0, y: 0, width: Self.symbolInsets.before + size.width + Self.symbolInsets.after,
      height: size.height)
    leftView = magnifier
    leftViewMode = .always
  }

  /// Fades magnifier and text as the bar gives way to content: 1 for all of them, 0 for none.
  func showContent(_ share: CGFloat) {
    for view in subviews { view.alpha = share }
  }
}

/// A field for words that are searched for.
///
/// Nothing can be typed: the text is what code gives it.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The height below the titles of a navigation bar, in points: the field, one above and 15 below.
  static let heightInNavigationBar = insetInNavigationBar.top + UISearchTextField.height + 15
  private static let insetInNavigationBar = (top: CGFloat(1), side: CGFloat(16))
  /// Points around the field of a bar that stands for itself.
  private static let inset = (vertical: CGFloat(10), side: CGFloat(8))

  /// The field itself.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// Whether a navigation bar shows the search bar, in its own measures.
  var isInNavigationBar = false { didSet { setNeedsLayout() } }
  /// Called when code changes the text.
  var textDidChange: () -> Void = {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  /// An empty bar that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
  }

  /// The words that are searched for; empty by default.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      textDidChange()
    }
  }

  /// Text that stands in an empty field; nil by default, where a navigation bar shows “Search”.
  open var placeholder: String? {
    didSet { showPlaceholder() }
  }

  func showPlaceholder() {
    // As recorded on iOS, it is darker than placeholders elsewhere.
    let text = placeholder ?? (isInNavigationBar ? "Search" : "")
    searchTextField.attributedPlaceholder = NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.secondaryLabel])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard isInNavigationBar else {
      searchTextField.frame = bounds.insetBy(
        dx: Self.inset.side, dy: (bounds.height - UISearchTextField.height) / 2)
      return
    }
    // The field loses its height first, and what it shows as soon as that begins.
    let lost = Self.heightInNavigationBar - bounds.height
    let height = max(0, UISearchTextField.height - lost)
    searchTextField.frame = CGRect(
      x: Self.insetInNavigationBar.side, y: Self.insetInNavigationBar.top,
      width: bounds.width - 2 * Self.insetInNavigationBar.side, height: height)
    searchTextField.showContent(min(max(0, 1 - lost / (UISearchTextField.height / 2)), 1))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: UISearchTextField.height + 2 * Self.inset.vertical)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
