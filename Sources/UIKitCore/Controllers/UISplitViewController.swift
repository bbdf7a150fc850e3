import AnimGeometry
public import Foundation

/// Shows two or three controllers side by side where there is room, and one over another where there is none.
///
/// Where the width is compact, the columns are one stack, that of the primary one. The columns come into being when the
/// view is in a window. Calls and places are as recorded on iOS 26.1, but that the primary column lies beside the others
/// or over them from edge to edge, as before iOS 26.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// False: the children are told in their turn.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// How many columns there are.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// One of the columns.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  /// Which columns are seen, and how.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    /// By its name from before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// By its name from before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// By its name from before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  /// How columns share the room.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// The look of the primary column.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  /// How many columns there are.
  public let style: Style
  /// Told of changes, and asked for answers; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The controllers of the columns as they are shown, within navigation controllers.
  var containers: [Column: UIViewController] = [:]
  /// The controllers of the columns as they were given.
  var given: [Column: UIViewController] = [:]
  /// The columns that are seen.
  var shown: Set<Column> = []
  /// The secondary controller that was left out where there was no room for two; it comes back if no other does.
  var leftOut: UIViewController?
  /// Whether the columns have come into being.
  var isMounted = false
  /// Whether columns are about to change, so that calls from within wait for the next layout.
  var isChanging = false
  /// The width for which the display mode was found.
  private var fittedWidth: CGFloat = 0
  /// Whether the columns were told that they go along with this controller.
  private var isGone = false
  /// What separates the columns, a pixel wide.
  let lines = [ColumnLine(frame: .zero), ColumnLine(frame: .zero)]

  private var storedPreference = DisplayMode.automatic
  /// Which columns are to be seen; automatic by default.
  ///
  /// Setting it sets `preferredSplitBehavior`, as recorded on iOS 26.1.
  open var preferredDisplayMode: DisplayMode {
    get { storedPreference }
    set {
      switch newValue {
      case .automatic, .secondaryOnly: break
      case .oneBesideSecondary, .twoBesideSecondary: preferredSplitBehavior = .tile
      case .oneOverSecondary, .twoOverSecondary: preferredSplitBehavior = .overlay
      case .twoDisplaceSecondary: preferredSplitBehavior = .displace
      }
      request(newValue, tellsOfColumns: true)
    }
  }
  /// How columns are to share the room; kept, the display mode decides.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a swipe shows the primary column, true by default; kept.
  open var presentsWithGesture = true
  /// Whether a button shows the secondary column alone, false by default; kept, there is none.
  open var showsSecondaryOnlyButton = false
  /// The look of the primary column, `.sidebar` by default; kept, but that a sidebar leaves less to what is beside it.
  open var primaryBackgroundStyle = BackgroundStyle.sidebar {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The side of the primary column; kept.
  open var primaryEdge = PrimaryEdge.leading

  /// The share of the width that the primary column takes; a negative one, the default, for the usual width.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the primary column in points; a negative one, the default, for the usual width.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the primary column in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the primary column in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The share of the width that the supplementary column takes; a negative one, the default, for the usual width.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the supplementary column in points; a negative one, the default, for the usual width.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the supplementary column in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the supplementary column in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width in points that the secondary column has beside others.
  open var minimumSecondaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The usual measure.
  public static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  /// A controller of a number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of two columns, which `viewControllers` are.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// One that an interface file describes, with the columns that it says.
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.splitStyle ?? .unspecified
    super.init(coder: coder)
  }

  /// Whether the columns are one stack: in a window where the width is compact.
  open internal(set) var isCollapsed = false

  /// Which columns are seen: the secondary one alone before there is a window and, as recorded on iOS 26.1, one beside it
  /// where both are one stack.
  open internal(set) var displayMode = DisplayMode.secondaryOnly

  /// How columns share the room now.
  open var splitBehavior: SplitBehavior {
    [.oneOverSecondary, .twoOverSecondary].contains(displayMode) ? .overlay : .tile
  }

  /// A button that shows and hides the primary column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    })

  /// The controllers of the columns, the primary one first; the one that holds the others where they are one stack.
  open var viewControllers: [UIViewController] {
    get {
      guard isCollapsed else {
        return [Column.primary, .supplementary, .secondary].compactMap { given[$0] }
      }
      return [given[shown.contains(.compact) ? .compact : .primary]].compactMap(\.self)
    }
    set {
      for (column, new) in [
        (Column.primary, newValue.first), (.secondary, newValue.dropFirst().last),
      ] where given[column] !== new { setViewController(new, for: column) }
    }
  }

  /// The controller that a column was given.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Gives a column a controller, which is shown within a navigation controller unless it is one.
  ///
  /// In a column that is seen the new one comes when the old one is gone, and the delegate is not told, as recorded on
  /// iOS 26.1.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = given[column]
    given[column] = vc
    guard isMounted, old !== vc else { return }
    replaceContent(of: column, old, with: vc)
  }

  /// Whether a column is seen.
  open func isShowing(_ column: Column) -> Bool {
    isCollapsed ? columnOnTop == column : shown.contains(column)
  }

  /// Shows a column: on a stack, on top of the others or by taking off what is on it.
  open func show(_ column: Column) {
    if isCollapsed { return showOnStack(column, tells: false) }
    guard !shown.contains(column), column == .primary || column == .supplementary else { return }
    let isFirstOfTwo = column == .primary && style == .tripleColumn
    request(isFirstOfTwo ? .twoBesideSecondary : .oneBesideSecondary, tellsOfColumns: false)
  }

  /// Hides a column: on a stack, by taking it off if it is on top.
  open func hide(_ column: Column) {
    if isCollapsed { return hideOnStack(column) }
    guard shown.contains(column) || !isMounted, column == .primary || column == .supplementary
    else { return }
    let isFirstOfTwo = column == .primary && style == .tripleColumn
    request(isFirstOfTwo ? .oneBesideSecondary : .secondaryOnly, tellsOfColumns: false)
  }

  /// Shows a controller, if the delegate of a controller without a style does not.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified,
      delegate?.splitViewController?(self, show: vc, sender: sender) == true
    {
      return
    }
    super.show(vc, sender: sender)
  }

  /// Shows a controller in the secondary column, on a stack on top of the others.
  ///
  /// Without a style it is pushed onto a stack, and the delegate may do it itself.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard style == .unspecified else {
      setViewController(vc, for: .secondary)
      if isCollapsed { showOnStack(.secondary, tells: true) }
      return
    }
    if delegate?.splitViewController?(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed else { return setViewController(vc, for: .secondary) }
    guard let stack = containers[.primary] as? UINavigationController else {
      containers[.primary]?.show(vc, sender: sender)
      return
    }
    let top = columnOnTop
    stack.push(vc, animated: true) {
      if let top { delegate?.splitViewController?(self, willHide: top) }
    } completion: { [self] in
      if let top { delegate?.splitViewController?(self, didHide: top) }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for line in lines {
      line.backgroundColor = .separator
      view.addSubview(line)
    }
  }

  /// The width of the primary column in points; all of it where the columns are one stack.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The width of the supplementary column in points; all of it where the columns are one stack.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard view.window != nil, !isChanging else { return }
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    let width = view.bounds.width
    switch (isMounted, isNarrow) {
    case (false, false): mount()
    case (false, true): collapse()
    case (true, _) where isNarrow != isCollapsed: isNarrow ? collapse() : expand()
    case (true, true): break
    case (true, false):
      if width != fittedWidth {
        change(to: fittingMode(for: storedPreference, isRequest: false), tellsOfColumns: true)
      }
    }
    fittedWidth = width
    placeColumns()
  }

  /// Takes on another wish, which is fulfilled at once if the columns are beside one another.
  private func request(_ mode: DisplayMode, tellsOfColumns: Bool) {
    storedPreference = mode
    viewIfLoaded?.setNeedsLayout()
    guard isMounted, !isCollapsed else { return }
    guard !isChanging else {
      fittedWidth = 0
      return
    }
    change(to: fittingMode(for: mode, isRequest: true), tellsOfColumns: tellsOfColumns)
    placeColumns()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isGone { for controller in seen { controller.tellWillAppear(animated) } }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if isGone { for controller in seen { controller.tellIsAppearing(animated) } }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isGone { for controller in seen { controller.tellDidAppear(animated) } }
    isGone = false
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for controller in seen { controller.tellWillDisappear(animated) }
    isGone = isMounted
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for controller in seen { controller.tellDidDisappear(animated) }
  }
}

/// A line between columns, which has them laid out when there is a window, and when the room becomes narrow or wide.
final class ColumnLine: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    superview?.setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    superview?.setNeedsLayout()
  }
}

extension UIViewController {
  /// The nearest split view controller above this one.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
