public import Foundation

/// The field of a search bar: grey and rounded, with a magnifier before the text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The height, in points; source: recorded on iOS.
  static let height: CGFloat = 36
  /// Points before the magnifier, and between it and the text.
  private static let symbolInsets = (before: CGFloat(7), after: CGFloat(5))

  /// The bar whose delegate is asked about typing; nil for a field that stands for itself.
  weak var searchBar: UISearchBar?
  private let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// An empty field that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
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
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
  }

  override func mayBeginEditing() -> Bool {
    guard let searchBar else { return super.mayBeginEditing() }
    return searchBar.delegate?.searchBarShouldBeginEditing?(searchBar) ?? super.mayBeginEditing()
  }

  override func mayEndEditing() -> Bool {
    guard let searchBar else { return super.mayEndEditing() }
    return searchBar.delegate?.searchBarShouldEndEditing?(searchBar) ?? super.mayEndEditing()
  }

  override func mayReplace(_ range: NSRange, with text: String) -> Bool {
    guard let searchBar else { return super.mayReplace(range, with: text) }
    return searchBar.delegate?.searchBar?(
      searchBar, shouldChangeTextIn: range, replacementText: text)
      ?? super.mayReplace(range, with: text)
  }

  override func didPressReturn() -> Bool {
    guard let searchBar else { return super.didPressReturn() }
    searchBar.delegate?.searchBarSearchButtonClicked?(searchBar)
    return true
  }

  /// Fades magnifier and text as the bar gives way to content: 1 for all of them, 0 for none.
  func showContent(_ share: CGFloat) {
    for view in subviews { view.alpha = share }
  }
}

/// A field for words that are searched for.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The height below the titles of a navigation bar, in points: the field, one above and 15 below.
  static let heightInNavigationBar = insetInNavigationBar.top + UISearchTextField.height + 15
  private static let insetInNavigationBar = (top: CGFloat(1), side: CGFloat(16))
  /// Points between the field and the button that ends the search; by eye.
  private static let cancelGap: CGFloat = 12
  /// Points around the field of a bar that stands for itself.
  private static let inset = (vertical: CGFloat(10), side: CGFloat(8))

  /// Those of the field.
  var inputWishes: TextInputWishes {
    get { searchTextField.inputWishes }
    set { searchTextField.inputWishes = newValue }
  }
  /// A party that is asked and told about typing; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The look of a bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// The look of the bar: of those that are not minimal the colour of the bar is to be seen.
  open var searchBarStyle = Style.default { didSet { showGround() } }
  /// The style of bars before iOS 13; kept.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar behind the field, where it stands for itself; nil, the default, for none.
  open var barTintColor: UIColor? { didSet { showGround() } }
  /// Whether content shines through the bar; kept.
  open var isTranslucent = true
  /// A picture behind the field in place of the bar's colour; kept, an empty one is what there is.
  open var backgroundImage: UIImage? { didSet { showGround() } }
  /// A line above the field; kept.
  open var prompt: String?
  /// A view above the keyboard; nil by default.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// Whether a button at the right ends the search, false by default.
  open var showsCancelButton = false { didSet { showCancelButton() } }
  /// Whether a button in the field opens bookmarks, false by default; kept.
  open var showsBookmarkButton = false
  /// Whether there is a choice below the field, false by default.
  open var showsScopeBar = false { didSet { showScopes() } }
  /// What can be chosen below the field.
  open var scopeButtonTitles: [String]? { didSet { showScopes() } }
  /// The number of what is chosen below the field.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  /// The title of the button that ends the search, which apps set by the key `cancelButtonText`.
  package var cancelButtonTitle = "Cancel" { didSet { showCancelButton() } }
  private var cancelButton: UIButton?
  private var scopes: UISegmentedControl?

  /// Shows or hides the button that ends the search, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private func showCancelButton() {
    cancelButton?.removeFromSuperview()
    cancelButton = nil
    guard showsCancelButton else { return setNeedsLayout() }
    let button = UIButton(type: .system)
    button.setTitle(cancelButtonTitle, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked?(self)
        didCancel()
      }, for: .touchUpInside)
    UIView.performWithoutAnimation {
      button.alpha = 0
      button.bounds.size = button.intrinsicContentSize
      button.center = CGPoint(
        x: bounds.width + button.bounds.width / 2, y: searchTextField.center.y)
      addSubview(button)
    }
    button.alpha = 1
    cancelButton = button
    setNeedsLayout()
  }

  private func showScopes() {
    scopes?.removeFromSuperview()
    scopes = nil
    guard showsScopeBar, let titles = scopeButtonTitles else {
      return invalidateIntrinsicContentSize()
    }
    let control = UISegmentedControl(items: titles)
    for (state, attributes) in scopeAttributes {
      control.setTitleTextAttributes(attributes, for: state)
    }
    control.selectedSegmentIndex = selectedScopeButtonIndex
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        selectedScopeButtonIndex = control.selectedSegmentIndex
        delegate?.searchBar?(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      }, for: .valueChanged)
    addSubview(control)
    scopes = control
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var scopeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the font and colour of what can be chosen below the field, for a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state] = attributes
    showScopes()
  }
  /// The attributes that were set for a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State)
    -> [NSAttributedString.Key: Any]?
  { scopeAttributes[state] }
  /// A picture behind the choice; kept.
  open var scopeBarBackgroundImage: UIImage?
  /// How far the field's picture is from its usual place; kept.
  open var searchFieldBackgroundPositionAdjustment = UIOffset()

  /// The height of the choice below the field, with the room above it, in points.
  private static let scopeHeight: CGFloat = 42
  private var scopeRoom: CGFloat { scopes == nil ? 0 : Self.scopeHeight }

  /// What has the bar's colour.
  private let ground = UIView(frame: .zero)
  private func showGround() {
    ground.backgroundColor = barTintColor
    ground.isHidden =
      barTintColor == nil || backgroundImage != nil || searchBarStyle == .minimal
      || isInNavigationBar
  }

  /// The field itself.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// Whether a navigation bar shows the search bar, in its own measures.
  var isInNavigationBar = false {
    didSet {
      showGround()
      setNeedsLayout()
    }
  }
  /// Called when code or typing changes the text.
  var textDidChange: () -> Void = {}
  /// Called when typing begins.
  var didBeginEditing: () -> Void = {}
  /// Called after the button was tapped that ends the search.
  var didCancel: () -> Void = {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// An empty bar that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    ground.isUserInteractionEnabled = false
    ground.isHidden = true
    addSubview(ground)
    addSubview(searchTextField)
    searchTextField.searchBar = self
    func tell(_ event: UIControl.Event, _ body: @escaping (UISearchBar) -> Void) {
      searchTextField.addAction(
        UIAction { [weak self] _ in if let self { body(self) } }, for: event)
    }
    tell(.editingDidBegin) {
      $0.didBeginEditing()
      $0.delegate?.searchBarTextDidBeginEditing?($0)
    }
    tell(.editingChanged) {
      $0.delegate?.searchBar?($0, textDidChange: $0.text ?? "")
      $0.textDidChange()
    }
    tell(.editingDidEnd) { $0.delegate?.searchBarTextDidEndEditing?($0) }
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins editing of the field.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  /// Ends editing of the field.
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
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
    ground.frame = bounds
    guard isInNavigationBar else {
      let height = bounds.height - scopeRoom
      var field = CGRect(
        x: Self.inset.side, y: (height - UISearchTextField.height) / 2,
        width: bounds.width - 2 * Self.inset.side, height: UISearchTextField.height)
      if let cancelButton {
        let size = cancelButton.intrinsicContentSize
        field.size.width -= size.width + Self.inset.side
        cancelButton.frame = CGRect(
          x: field.maxX + Self.inset.side, y: field.minY, width: size.width, height: field.height)
      }
      searchTextField.frame = field
      scopes?.frame = CGRect(
        x: Self.inset.side, y: height, width: bounds.width - 2 * Self.inset.side, height: 32)
      return
    }
    // The field loses its height first, and what it shows as soon as that begins.
    let lost = Self.heightInNavigationBar - bounds.height
    let height = max(0, UISearchTextField.height - lost)
    let side = Self.insetInNavigationBar.side
    var field = CGRect(
      x: side, y: Self.insetInNavigationBar.top, width: bounds.width - 2 * side, height: height)
    if let cancelButton {
      let size = cancelButton.intrinsicContentSize
      field.size.width -= size.width + Self.cancelGap
      cancelButton.frame = CGRect(
        x: field.maxX + Self.cancelGap, y: field.minY, width: size.width, height: height)
    }
    searchTextField.frame = field
    searchTextField.showContent(min(max(0, 1 - lost / (UISearchTextField.height / 2)), 1))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: UISearchTextField.height + 2 * Self.inset.vertical + scopeRoom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // Without any width it is as wide as the screen.
    CGSize(
      width: size.width > 0 ? size.width : UIScreen.main.bounds.width,
      height: intrinsicContentSize.height)
  }
}

/// A party that is asked and told about typing into a search bar's field.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}

/// A party that is asked and told about searching.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether a touch may begin editing.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) throws(UnimplementedRequirement)
    -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) throws(UnimplementedRequirement)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) throws(UnimplementedRequirement) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) throws(UnimplementedRequirement)
  /// Called after typing changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    throws(UnimplementedRequirement)
  /// Whether `range` of the text may be replaced by `text`.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) throws(UnimplementedRequirement) -> Bool
  /// Called when the return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) throws(UnimplementedRequirement)
  /// Called when the button was tapped that ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) throws(UnimplementedRequirement)
  /// Called when the button was tapped that opens bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) throws(UnimplementedRequirement)
  /// Called when another choice was tapped below the field.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    throws(UnimplementedRequirement)
}
