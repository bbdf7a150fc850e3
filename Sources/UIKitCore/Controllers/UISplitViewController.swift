import AnimGeometry
public import Foundation

/// Shows two or three controllers side by side where there is room, and one over another where there is none.
///
/// Where the width is compact, the columns are one stack: the secondary one on top of the primary one, as far as it was shown.
/// Elsewhere the primary column takes `preferredPrimaryColumnWidthFraction` of the width, 0.4 at most and 320 points.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
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
  /// Told of changes.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The controllers of the columns as they are shown, within navigation controllers.
  private var columns: [Column: UIViewController] = [:]
  /// The controllers of the columns as they were given.
  private var given: [Column: UIViewController] = [:]
  private var shownInStack: Column = .primary
  private let line = UIView(frame: .zero)
  /// Which columns are to be seen; automatic by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How columns are to share the room; kept, they lie side by side.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a swipe shows the primary column, true by default; kept.
  open var presentsWithGesture = true
  /// The look of the primary column, `.sidebar` by default; kept.
  open var primaryBackgroundStyle = BackgroundStyle.sidebar
  /// The side of the primary column; kept.
  open var primaryEdge = PrimaryEdge.leading
  /// The share of the width that the primary column takes; a negative one, the default, for the usual width.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
  /// The least width of the primary column in points.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The greatest width of the primary column in points.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The width of the primary column in points; a negative one, the default, for the usual width.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
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

  /// One that an interface file describes.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Whether there is room for one column alone.
  private var isNarrow: Bool { traitCollection.horizontalSizeClass == .compact }
  private var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// Whether the columns are one stack: in a window where the width is compact.
  open var isCollapsed: Bool { isInWindow && isNarrow }

  /// Which columns are seen: the secondary one alone before there is a window and, as recorded on iOS 26.1, one beside it
  /// where both are one stack.
  open var displayMode: DisplayMode {
    if isCollapsed { return .oneBesideSecondary }
    return isInWindow && preferredDisplayMode != .secondaryOnly
      ? .oneBesideSecondary : .secondaryOnly
  }

  /// A button that shows and hides the primary column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    })

  /// The controllers of the columns, the primary one first.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { given[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().last, for: .secondary)
    }
  }

  /// The controller that a column was given.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Gives a column a controller, which is shown within a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column] {
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    given[column] = vc
    columns[column] = vc.map {
      $0 is UINavigationController || style == .unspecified
        ? $0 : UINavigationController(rootViewController: $0)
    }
    if let new = columns[column] {
      addChild(new)
      new.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows a column: on a stack, over the others.
  open func show(_ column: Column) {
    shownInStack = column
    viewIfLoaded?.setNeedsLayout()
  }

  /// Hides a column: on a stack, so that the primary one is seen.
  open func hide(_ column: Column) {
    if column == .primary { preferredDisplayMode = .secondaryOnly }
    shownInStack = .primary
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows a controller in the secondary column; on a stack it is pushed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard isNarrow else { return setViewController(vc, for: .secondary) }
    let stack = columns[.primary]
    if let stack = stack as? UINavigationController {
      let content = (vc as? UINavigationController)?.viewControllers.first ?? vc
      content.removeFromParent()
      stack.pushViewController(content, animated: true)
    } else {
      setViewController(vc, for: .secondary)
      show(.secondary)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    line.backgroundColor = .separator
    view.addSubview(line)
  }

  /// The width of the primary column in points; all of it where the columns are one stack.
  open var primaryColumnWidth: CGFloat {
    guard let view = viewIfLoaded else { return style == .tripleColumn ? 280 : 320 }
    let width = view.bounds.width
    if isCollapsed { return width }
    let usual = min(width * 0.4, 320)
    let preferred =
      preferredPrimaryColumnWidth >= 0
      ? preferredPrimaryColumnWidth
      : preferredPrimaryColumnWidthFraction >= 0
        ? width * preferredPrimaryColumnWidthFraction : usual
    let most = maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : width
    return max(min(preferred, most), max(0, minimumPrimaryColumnWidth))
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var places: [(UIViewController, CGRect)] = []
    let bounds = view.bounds
    if isNarrow {
      let column =
        columns[shownInStack] ?? columns[.compact] ?? columns[.primary] ?? columns[.secondary]
      if let column { places = [(columns[.compact] ?? column, bounds)] }
    } else {
      let width = preferredDisplayMode == .secondaryOnly ? 0 : primaryColumnWidth
      if width > 0, let primary = columns[.primary] {
        places.append((primary, CGRect(x: 0, y: 0, width: width, height: bounds.height)))
      }
      if let secondary = columns[.secondary] {
        places.append(
          (secondary, CGRect(x: width, y: 0, width: bounds.width - width, height: bounds.height)))
      }
      line.frame = CGRect(
        x: width, y: 0, width: width > 0 ? 1 / traitCollection.displayScale : 0,
        height: bounds.height)
    }
    for controller in columns.values where !places.contains(where: { $0.0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    for (controller, frame) in places {
      if controller.view.superview !== view { appear(controller) }
      controller.view.frame = frame
    }
    if line.bounds.width > 0 { view.bringSubviewToFront(line) }
  }

  private func appear(_ controller: UIViewController) {
    let isSeen = view.window != nil
    if isSeen { controller.viewWillAppear(false) }
    view.addSubview(controller.view)
    if isSeen {
      controller.tellIsAppearing(false)
      controller.tellDidAppear(false)
    }
  }
}

/// Told of changes of columns.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// The column that is on top where there is no room for several.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) throws(UnimplementedRequirement) -> UISplitViewController.Column
  /// Called before other columns are seen.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) throws(UnimplementedRequirement)
  /// Whether the app has put the columns on one another itself.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) throws(UnimplementedRequirement) -> Bool
}

extension UIViewController {
  /// The nearest split view controller above this one.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
