public import Foundation

/// The content of a navigation bar while its controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String { numberedDescription }

  /// Called on iOS when an interface file has made the item; the base class does nothing, and items of interface files are of this class here.
  open func awakeFromNib() {}

  /// The size of the title: `never` and `inline` keep it small, the others leave it to the bar.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  /// The title in the middle, and large where the bar prefers that.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A smaller line below the title, since iOS 26; nil, the default, for none.
  open var subtitle: String? { didSet { if subtitle != oldValue { didChange() } } }
  /// A smaller line below a large title; nil, the default, for `subtitle`.
  open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { didChange() } } }
  /// A small line above the title, for which the bar is higher; nil, the default, for none.
  open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// How the bar uses its room on iPads: for the way, for what is at hand, or for a document.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  /// How the bar uses its room; kept, phones have one way only.
  open var style = ItemStyle.navigator
  /// Asked about new names of the document; kept, nobody gives it one.
  open weak var renameDelegate: AnyObject?
  /// The menu of the title; kept, there is none.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// What the button that goes back does instead; kept, it goes back.
  open var backAction: UIAction?
  /// The name under which the user's choice of buttons is kept; kept, there is no choice.
  open var customizationIdentifier: String?
  /// Groups of buttons in the middle of bars of iPads; kept, they are not shown.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The document that the title is of; kept.
  open var documentProperties: AnyObject?
  /// A view that is shown in the title's place; nil, the default, for the title.
  open var titleView: UIView? { didSet { didChange() } }
  /// The buttons at the left from left to right; they stand in the place of the back button unless
  /// `leftItemsSupplementBackButton`.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The first one is the rightmost.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// Whether the back button is shown before the buttons at the left; false by default.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }
  /// Whether there is no back button; false by default.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { didChange() } }
  }
  /// The title of back buttons that lead to this item.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// The title of back buttons that lead to this item: the item's, “Back”, or none.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange() } }
  }
  /// The title of back buttons that lead to this item; nil, the default, for the item's title.
  open var backButtonTitle: String?
  /// An item whose title back buttons that lead to this item have; its action is not performed.
  open var backBarButtonItem: UIBarButtonItem?
  /// The size of the title, `.automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }
  /// The look of the bar while this item is on top; nil, the default, for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The look of the bar at the top of content while this item is on top; nil, the default, for the
  /// bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The look in compact height; kept, not heeded.
  open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// A controller whose search bar stands below the titles; nil, the default, for none.
  open var searchController: UISearchController? { didSet { didChange() } }
  /// Where a search bar is.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  /// Where the search bar is to be; kept, it is below the titles.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where the search bar is: below the titles.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Whether the search bar goes away with the content, before a large title does; true by default.
  ///
  /// It is there until content is scrolled.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
  }
  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  /// An item with a title and no buttons.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first of the buttons at the left; setting it leaves no other.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The rightmost of the buttons at the right; setting it leaves no other.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the only button at the left, at once even if `animated`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the only button at the right, at once even if `animated`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the left, at once even if `animated`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the right, at once even if `animated`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets whether there is no back button, at once even if `animated`.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The title of back buttons that lead to this item; nil for none.
  var titleOfBackButton: String? {
    if let backBarButtonItem, let title = backBarButtonItem.title { return title }
    switch backButtonDisplayMode {
    case .default: return backButtonTitle ?? title ?? "Back"
    case .generic: return "Back"
    case .minimal: return nil
    }
  }

  /// The line below a large title; nil for none.
  var shownLargeSubtitle: String? { largeSubtitle ?? subtitle }

  private func didChange() { bar?.itemDidChange() }
}

/// Buttons of a bar that belong together; bars show them on iPads alone, and here not at all.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button in their place where there is little room.
  open var representativeItem: UIBarButtonItem?
  /// Whether they are not to be seen; kept.
  open var isHidden = false

  /// Buttons that belong together.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Buttons that are always there.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Buttons that the user can move.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Buttons that the user can take away.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}

extension UIBarButtonItem {
  /// The button as a group that is always there.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// The button as a group that the user can move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// The button as a group that the user can take away.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
}

/// The look of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The title's font and colour, semibold 17 points where they leave it open.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The large title's font and colour, bold 34 points where they leave it open.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The look of buttons: the attributes of their titles.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that finish something: the attributes of their titles.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that goes back: the attributes of its title.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The sign of the button that goes back; nil, the default, for the usual one.
  open private(set) var backIndicatorImage: UIImage?

  /// Sets the sign of the button that goes back; what the title is cut by as it comes is kept.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) { self.backIndicatorImage = backIndicatorImage }
}

/// The look of a bar's button in a state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The title's font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is from its usual place.
  open var titlePositionAdjustment = UIOffset()
  /// A picture behind the title.
  open var backgroundImage: UIImage?
  /// How far that picture is from its usual place.
  open var backgroundImagePositionAdjustment = UIOffset()
}

/// The look of a bar's buttons: of the attributes of their titles fonts and colours are heeded.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The look of buttons that nobody touches.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of buttons under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of buttons that cannot be tapped.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The usual look.
  public override init() { super.init() }
  /// The usual look in a style.
  public init(style: UIBarButtonItem.Style) {}
}
