public import Foundation

/// The content of one place in a bar: a title, an image, a look.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String { numberedDescription }

  /// The text of the item; buttons with an image do not show it.
  open var title: String? { didSet { itemDidChange() } }
  /// The picture of the item, shown in the tint colour.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// Whether the item can be tapped; true by default, and others are pale.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number to tell items apart by; 0 by default.
  open var tag = 0
  /// The words by which assistive apps name the item; kept, read by nothing.
  open var accessibilityLabel: String?
  /// The picture that is shown large under a finger where text is very large; kept, shown nowhere.
  open var largeContentSizeImage: UIImage?
  /// The room around that picture; kept.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A name for tests that find the item by it; kept, shown nowhere.
  open var accessibilityIdentifier: String?
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  /// Sets the font and colour of the title for a state; bars show those for `.normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    itemDidChange()
  }

  /// The attributes that were set for exactly that state, or else those of the common look.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state] ?? Appearances.current.titleAttributes(of: self, for: state)
  }

  /// Called by Interface Builder alone, so by nobody.
  open func prepareForInterfaceBuilder() {}

  /// Called after the item was made from an interface file; the plain item does nothing.
  open func awakeFromNib() {}

  func ownTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  func itemDidChange() {}
}

/// A button of a navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The weight of a button's title: semibold for `done`, else regular.
  public enum Style: Int, Sendable {
    case plain
    case done = 2

    /// The name of `done` since iOS 26.
    public static let prominent = done
  }

  /// Buttons with a known meaning, which brings the title or the symbol.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }

  /// The weight of the title, `.plain` by default.
  open var style = Style.plain { didSet { itemDidChange() } }
  /// The object that receives `action`; held weakly.
  open weak var target: AnyObject?
  /// The call that a tap makes, on `target`.
  open var action: Selector? { didSet { itemDidChange() } }
  /// Whether the bar leaves the button out, false by default; since iOS 16.
  open var isHidden = false { didSet { if isHidden != oldValue { arrange?() } } }
  /// Has the bar that shows the item, or would, arrange its buttons anew.
  var arrange: (() -> Void)?
  /// The menu that a tap opens, or, where a tap performs something, a long press; nil, the default, for none.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// Whether the row of the menu that was chosen last is marked and gives the button its title, or else a tap selects the
  /// button; false by default.
  open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }
  /// Whether the button shows that it is chosen, false by default.
  open var isSelected: Bool {
    get { (shownView as? UIButton)?.isSelected ?? false }
    set { (makeView() as? UIButton)?.isSelected = newValue }
  }
  /// An action that a tap performs, before `action` if there are both.
  open var primaryAction: UIAction? { didSet { itemDidChange() } }
  /// The colour of title and image; nil, the default, for that of the bar.
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  /// The width of a fixed space or a button in points; 0, the default, for a button's own width.
  open var width: CGFloat = 0
  /// Whether the button shares its ground of glass with its neighbours, true by default; kept, bars have none.
  open var sharesBackground = true
  /// Whether the button is without the ground of glass that it would share, false by default; kept, bars have none.
  open var hidesSharedBackground = false
  /// The titles that the button may get, of which the widest makes its width; kept, it is as wide as its title.
  open var possibleTitles: Set<String>?
  private var backgrounds: [UIControl.State: UIImage] = [:]
  /// Keeps a picture behind the button; bars show none since iOS 7.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgrounds[state] = backgroundImage }
  /// Keeps a picture behind the button, whatever its style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { backgrounds[state] = backgroundImage }
  /// The picture behind the button that was given for a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state]
  }
  /// Keeps a picture behind the button that goes back; bars show none since iOS 7.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backBackgrounds[state] = backgroundImage }
  /// The picture behind the button that goes back that was given for a state.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backBackgrounds[state] }
  private var backBackgrounds: [UIControl.State: UIImage] = [:]
  /// How far the title of the button that goes back is moved; the look that all items have counts, by which apps move it out of sight.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { backTitleOffset = adjustment }
  /// How far that title is moved.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffset ?? .zero
  }
  private(set) var backTitleOffset: UIOffset?
  private var offsets: [String: UIOffset] = [:]
  /// Keeps how far the title is moved; bars leave it where it is.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    offsets["title"] = adjustment
  }
  /// How far the title is to be moved.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets["title"] ?? .zero
  }
  /// Keeps how far the picture behind the button is moved.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { offsets["background"] = UIOffset(horizontal: 0, vertical: adjustment) }
  /// How far the picture behind the button is to be moved.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    offsets["background"]?.vertical ?? 0
  }
  /// Keeps how far the picture behind the button that goes back is moved.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { offsets["back"] = UIOffset(horizontal: 0, vertical: adjustment) }
  /// How far the picture behind the button that goes back is to be moved.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { offsets["back"]?.vertical ?? 0 }
  /// A view that is shown in place of a button; nil, the default, for a button.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// Whether the item is room between others that takes what is left.
  private(set) var isFlexible = false
  /// Whether the item is the system's button that closes something, a cross on a disc.
  private var isClose = false
  private var shownView: UIView?
  /// What a bar shows of the item; nil where none does.
  var viewInBar: UIView? {
    (customView ?? shownView).flatMap { $0.window == nil ? nil : $0 }
  }

  /// A button without title and image.
  public override init() { super.init() }

  // A convenience, since apps' own classes inherit the ones below only where they see all that are none.
  private convenience init(isFlexible: Bool, target: Any?, action: Selector?) {
    self.init()
    self.isFlexible = isFlexible
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(isFlexible: false, target: target, action: action)
    self.title = title
    self.style = style
  }

  /// A button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(isFlexible: false, target: target, action: action)
    self.image = image
    self.style = style
  }

  /// A button with a known meaning, or a space; `fixedSpace` takes the width that is set later.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(isFlexible: systemItem == .flexibleSpace, target: target, action: action)
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    isClose = systemItem == .close
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  /// A button with a known meaning that performs `primaryAction`.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button that performs `primaryAction` or opens `menu`, with the action's title and image where none are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(isFlexible: false, target: nil, action: nil)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item that is `customView`, which is sized to fit if it has no size yet.
  public convenience init(customView: UIView) {
    self.init(isFlexible: false, target: nil, action: nil)
    self.customView = customView
  }

  /// A space that takes an equal part of what buttons leave of a tool bar.
  public class func flexibleSpace() -> Self { make(isFlexible: true, width: 0) }

  /// A space of `width` points.
  public class func fixedSpace(_ width: CGFloat) -> Self { make(isFlexible: false, width: width) }

  private class func make(isFlexible: Bool, width: CGFloat) -> Self {
    let item = UIBarButtonItem(isFlexible: isFlexible, target: nil, action: nil)
    item.width = width
    guard let item = item as? Self else {
      preconditionFailure("spaces are made by UIBarButtonItem itself, not by \(Self.self)")
    }
    return item
  }

  override func itemDidChange() {
    guard let button = shownView as? UIButton, customView == nil else { return }
    let width = button.bounds.width
    show(in: button)
    guard button.bounds.width != width else { return }
    // The bar has other places for its buttons.
    button.superview?.setNeedsLayout()
    button.superview?.superview?.setNeedsLayout()
  }

  /// What the bar's look says of the button; its own attributes come first.
  var lookInBar: UIBarButtonItemAppearance? {
    didSet { if lookInBar !== oldValue { itemDidChange() } }
  }

  /// The view that a bar shows for the item; always the same.
  package func makeView() -> UIView {
    if let customView {
      if customView.bounds.size == .zero {
        customView.bounds.size = customView.fittingSizeOfContent
      }
      return customView
    }
    if let shownView { return shownView }
    let button = UIButton(type: isClose ? .close : .system)
    button.addAction(
      UIAction { [weak self] _ in self?.perform() }, for: .primaryActionTriggered)
    shownView = button
    show(in: button)
    return button
  }

  private func show(in button: UIButton) {
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && action == nil && primaryAction == nil
    button.changesSelectionAsPrimaryAction = changesSelectionAsPrimaryAction
    guard !isClose else {
      button.isEnabled = isEnabled
      return button.sizeToFit()
    }
    button.setImage(image, for: .normal)
    button.imageView?.contentMode = .scaleAspectFit
    button.setTitle(image == nil ? title : nil, for: .normal)
    func attributes(_ state: UIControl.State, _ look: UIBarButtonItemStateAppearance?)
      -> [NSAttributedString.Key: Any]
    {
      (look?.titleTextAttributes ?? [:]).merging(titleTextAttributes(for: state) ?? [:]) { $1 }
    }
    let normal = attributes(.normal, lookInBar?.normal)
    button.titleLabel?.font =
      normal[.font] as? UIFont
      ?? .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.setTitleColor(normal[.foregroundColor] as? UIColor, for: .normal)
    let disabled = attributes(.disabled, lookInBar?.disabled)
    button.setTitleColor(disabled[.foregroundColor] as? UIColor, for: .disabled)
    if let tintColor { button.tintColor = tintColor }
    button.isEnabled = isEnabled
    button.sizeToFit()
    if width > 0 { button.bounds.size.width = width }
  }

  private func perform() {
    if let primaryAction { primaryAction.perform(sender: self) }
    guard let action else { return }
    TargetAction(target, action).perform(self)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
