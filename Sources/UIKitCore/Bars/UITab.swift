public import Foundation

/// A tab of a tab bar controller, since iOS 18: what the bar shows, and the controller that it leads to.
@preconcurrency @MainActor open class UITab: NSObject {
  /// Where a tab is wished to be in a bar with a sidebar; kept.
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// A name to tell the tab by.
  public let identifier: String
  /// The text below the image.
  open var title: String { didSet { show() } }
  /// The picture.
  open var image: UIImage? { didSet { show() } }
  /// The picture while the tab is chosen; nil, the default, for `image`.
  open var selectedImage: UIImage? { didSet { show() } }
  /// A second text in sidebars; kept, not shown.
  open var subtitle: String?
  /// A short text in a red oval at the picture; nil, the default, for none.
  open var badgeValue: String? { didSet { show() } }
  /// Anything of the app's own.
  open var userInfo: Any?
  /// Where the tab is wished to be; kept, not heeded.
  open var preferredPlacement = Placement.automatic
  /// Whether people may hide the tab, false by default; kept, not heeded.
  open var allowsHiding = false
  /// Whether the tab is not in the bar, false by default.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.showTabs() } } }
  /// Whether the tab can be chosen, true by default; kept, not heeded.
  open var isEnabled = true
  /// The group that the tab is in; nil for none.
  open fileprivate(set) weak var parent: UITabGroup?
  private weak var ownController: UITabBarController?

  private let provider: (@MainActor (UITab) -> UIViewController)?
  private var provided: UIViewController?

  /// A tab that leads to what a closure makes, which is asked once, when the tab comes into a bar.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller that shows the tab in its bar; nil for none.
  open internal(set) var tabBarController: UITabBarController? {
    get { ownController ?? parent?.tabBarController }
    set { ownController = newValue }
  }

  /// The controller that the tab leads to, made when it is asked for first; nil for a tab without one.
  open var viewController: UIViewController? {
    if provided == nil { provided = provider?(self) }
    if let provided { show(on: provided) }
    return provided
  }

  private func show() {
    if let provided { show(on: provided) }
  }

  /// Has a controller say in the bar what the tab says.
  fileprivate func show(on controller: UIViewController) {
    guard let item = controller.tabBarItem else { return }
    item.title = title
    item.image = image
    item.selectedImage = selectedImage
    item.badgeValue = badgeValue
  }
}

/// The tab of a search, since iOS 18: with a magnifying glass where it says nothing else.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Whether the search begins when the tab is chosen, false by default; kept, not heeded.
  open var automaticallyActivatesSearch = false

  /// A tab with the system's title and image.
  public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.UISearchTab", viewControllerProvider: viewControllerProvider)
  }

  /// A tab with a title and an image of its own.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }
}

/// A tab with others below it, which a sidebar lists; in a bar it leads to its own controller, or to its chosen child's.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] {
    didSet { adopt() }
  }
  /// The child that is chosen first; nil for the first one.
  open var defaultChildIdentifier: String?
  private var chosen: UITab?
  /// The child that is chosen.
  open var selectedChild: UITab? {
    get { chosen ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first }
    set {
      guard children.contains(where: { $0 === newValue }) else { return }
      chosen = newValue
      tabBarController?.showTabs()
    }
  }
  /// A navigation controller that shows the group's controllers; kept, not heeded.
  open var managingNavigationController: UINavigationController?

  /// A group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() {
    for child in children { child.parent = self }
  }

  open override var viewController: UIViewController? {
    let controller = super.viewController ?? selectedChild?.viewController
    if let controller { show(on: controller) }
    return controller
  }

  /// The tab below the group that has an identifier; nil if none has.
  open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }
}

extension [UITab] {
  /// The first with an identifier, of the tabs or of those below them.
  @MainActor fileprivate func tab(_ identifier: String) -> UITab? {
    first { $0.identifier == identifier }
      ?? lazy.compactMap { ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
  }
}

/// A view above a tab bar, since iOS 26.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  /// What is shown.
  public let contentView: UIView

  /// An accessory of a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  /// How tabs are shown on wide screens; here always in a bar.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  /// When the bar becomes small while content is scrolled; here it stays.
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

  /// A controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init()
    // Observers of properties do not hear of what initialisers set.
    setTabs(tabs, animated: false)
  }

  /// Sets the tabs, at once even if `animated`.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// The tab that has an identifier, in groups too; nil if none has.
  public func tab(forIdentifier identifier: String) -> UITab? { tabs.tab(identifier) }

  /// Hides or shows the bar, at once even if `animated`.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// The tabs that are in the bar.
  var shownTabs: [UITab] { tabs.filter { !$0.isHidden && $0.viewController != nil } }

  /// The tab that is chosen; setting one that is not in the bar does nothing.
  public var selectedTab: UITab? {
    get { shownTabs.indices.contains(selectedIndex) ? shownTabs[selectedIndex] : nil }
    set {
      newValue?.parent?.selectedChild = newValue
      let index = shownTabs.firstIndex { $0 === newValue || $0 === newValue?.parent }
      if let index { selectedIndex = index }
    }
  }

  /// Has the bar show the tabs as they are.
  func showTabs() {
    let old = selectedViewController
    let oldIndex = selectedIndex
    for tab in tabs { tab.tabBarController = self }
    let controllers = shownTabs.compactMap(\.viewController)
    viewControllers = controllers
    // Where the chosen tab leads to another controller, it stays the chosen one.
    selectedIndex =
      controllers.firstIndex { $0 === old }
      ?? (controllers.indices.contains(oldIndex) ? oldIndex : 0)
  }
}
