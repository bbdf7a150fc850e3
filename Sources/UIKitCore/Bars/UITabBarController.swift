public import Foundation

/// The title and the image of a controller in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Items with a known meaning, which brings a title and a symbol.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    fileprivate var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.circle")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "arrow.down")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.bullet")
      }
    }
  }

  /// The picture while the item is chosen; nil, the default, for `image`.
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// The look of the bar while the item is chosen; kept, the bar's own counts.
  open var standardAppearance: UITabBarAppearance?
  /// The same while content ends above the bar; kept.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// A short text in a red oval at the picture; nil, the default, for none.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// The colour of the oval; nil, the default, for `systemRed`.
  open var badgeColor: UIColor? { didSet { itemDidChange() } }
  /// How far the title is from its usual place, in points to the right and down; by default as the bar's look says.
  open var titlePositionAdjustment = UIOffset() { didSet { itemDidChange() } }
  /// How far the sides of the image are inside of their usual places, in points; beyond them where negative.
  open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  fileprivate var didChange: () -> Void = {}

  /// An item with a title below an image, and a number to tell it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item with a title below an image, and another image while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item with a known meaning, and a number to tell it by.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let look = systemItem.look
    self.init(title: look.title, image: UIImage(systemName: look.symbol), tag: tag)
  }

  override func itemDidChange() { didChange() }
}

/// The bar at the bottom of a tab bar controller: an image over a title for each controller.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The height above the device's own corners, in points.
  var height: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 49 }
  /// Whether titles are beside images: where there is little height, or the width of a tablet.
  private var isInline: Bool {
    traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular
  }

  private let background = _UIBarBackground(frame: .zero)
  private var buttons: [UITabBarButton] = []
  /// The colour over the bar's material; nil, the default, for none.
  open var barTintColor: UIColor? { didSet { show() } }
  /// The colour of items that are not chosen; nil, the default, for `systemGray`.
  open var unselectedItemTintColor: UIColor? { didSet { show() } }
  /// Whether content shines through the bar, true by default; kept, not heeded.
  open var isTranslucent = true
  /// The look of the bar; that of the system's chrome material by default.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasStandardLook = false
      show()
    }
  }
  /// Whether nobody has set `standardAppearance`.
  private(set) var hasStandardLook = true
  /// The look of the bar where no content is below it; kept, `standardAppearance` is shown.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Told of taps.
  open weak var delegate: (any UITabBarDelegate)?
  /// The style of bars before iOS 13: a black one is dark, whatever the device is.
  open var barStyle = UIBarStyle.default {
    didSet { background.overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }
  /// A picture behind the items; an empty one takes the material away.
  open var backgroundImage: UIImage? { didSet { show() } }
  /// A picture in place of the line; any takes the line away.
  open var shadowImage: UIImage? { didSet { show() } }
  /// A picture behind the chosen item, in its own size in the middle of it; nil, the default, for none.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      indicator.image = selectionIndicatorImage
      if selectionIndicatorImage == nil {
        indicator.removeFromSuperview()
      } else {
        insertSubview(indicator, aboveSubview: background)
      }
      setNeedsLayout()
    }
  }
  private let indicator = UIImageView(frame: .zero)
  /// Whether people are arranging the items: never.
  open var isCustomizing: Bool { false }
  /// Has people arrange the items; does nothing here.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Ends that; false, as nothing was changed.
  @discardableResult open func endCustomizing(animated: Bool) -> Bool { false }
  /// The item that is chosen.
  open var selectedItem: UITabBarItem? {
    get { items.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = items?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  var selectedIndex = 0 { didSet { show() } }
  var select: (Int) -> Void = { _ in }
  /// Called when the bar is hidden or shown.
  var visibilityDidChange: () -> Void = {}

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }

  /// The items from left to right, equally wide; setting them makes their buttons anew.
  open var items: [UITabBarItem]? {
    didSet {
      for view in buttons { view.removeFromSuperview() }
      buttons = (items ?? []).indices.map { index in
        let button = UITabBarButton(frame: .zero)
        button.addAction(
          UIAction { [weak self] _ in
            guard let self else { return }
            select(index)
            if let item = items?[index] { delegate?.tabBar?(self, didSelect: item) }
          }, for: .touchUpInside)
        addSubview(button)
        return button
      }
      for item in items ?? [] { item.didChange = { [weak self] in self?.show() } }
      show()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar without items that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() { addSubview(background) }

  /// Sets the items, at once even if `animated`.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Where items are: all over the bar, or in its middle.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  /// Where items are; all over the bar by default, as on phones.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of items in the middle, in points; 0, the default, for 76.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The distance between items in the middle, in points; 0, the default, for 34.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  private static let centeredWidth: CGFloat = 76
  private static let centeredGap: CGFloat = 34

  /// The look of the items as they are laid out now.
  private var itemAppearance: UITabBarItemAppearance {
    guard isInline else { return standardAppearance.stackedLayoutAppearance }
    return traitCollection.verticalSizeClass == .compact
      ? standardAppearance.compactInlineLayoutAppearance : standardAppearance.inlineLayoutAppearance
  }

  private func show() {
    background.effectView.effect =
      backgroundImage != nil ? nil : standardAppearance.backgroundEffect
    background.effectView.backgroundColor =
      (hasStandardLook ? barTintColor : nil) ?? standardAppearance.backgroundColor
    background.show(
      backgroundImage ?? standardAppearance.backgroundImage,
      standardAppearance.backgroundImageContentMode)
    background.shadowView.backgroundColor =
      shadowImage == nil && standardAppearance.shadowImage == nil
      ? standardAppearance.shadowColor : nil
    for (index, item) in (items ?? []).enumerated() {
      let isChosen = index == selectedIndex
      let tabs = itemAppearance
      let state = isChosen ? tabs.selected : tabs.normal
      let title = state.titleTextAttributes[.foregroundColor] as? UIColor
      let plain = isChosen ? tintColor : unselectedItemTintColor ?? .systemGray
      let isMoved = item.titlePositionAdjustment != UIOffset()
      buttons[index].titleOffset =
        isMoved ? item.titlePositionAdjustment : state.titlePositionAdjustment
      buttons[index].imageInsets = item.imageInsets
      buttons[index].show(
        item.title, (isChosen ? item.selectedImage : nil) ?? item.image,
        in: state.iconColor ?? title ?? plain)
      buttons[index].show(
        badge: item.badgeValue, in: item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed)
    }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// 49 points high, 32 where there is little height, and as wide as may be.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    guard
      traits.verticalSizeClass != previousTraitCollection?.verticalSizeClass
        || traits.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass
    else { return }
    show()
    invalidateIntrinsicContentSize()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let count = CGFloat(buttons.count)
    let isCentered = itemPositioning == .centered
    let full = bounds.width / max(1, count)
    let width = isCentered ? min(full, itemWidth > 0 ? itemWidth : Self.centeredWidth) : full
    let gap =
      isCentered && count > 1
      ? min(
        itemSpacing > 0 ? itemSpacing : Self.centeredGap,
        (bounds.width - count * width) / (count - 1))
      : 0
    let first = (bounds.width - count * width - (count - 1) * gap) / 2
    let arrangement: UITabBarButton.Arrangement =
      isInline ? traitCollection.verticalSizeClass == .compact ? .compact : .inline : .stacked
    for (index, button) in buttons.enumerated() {
      button.arrangement = arrangement
      button.frame = CGRect(
        x: first + CGFloat(index) * (width + gap), y: 0, width: width, height: height)
    }
    placeIndicator()
  }

  private func placeIndicator() {
    guard let size = indicator.image?.size else { return }
    indicator.isHidden = !buttons.indices.contains(selectedIndex)
    guard !indicator.isHidden else { return }
    let middle = buttons[selectedIndex].frame.center
    indicator.frame = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// Shows one of several controllers above a bar in which another one can be chosen.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// False: the children are told in their turn.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Asked and told about taps in the bar.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom, 49 points high above the device's own corners, or 32 where there is little height.
  open private(set) lazy var tabBar = makeBar()
  /// The stack behind the last of five tabs where there are more: a list of the controllers that find no room in the bar, of which a
  /// tap pushes one.
  open private(set) lazy var moreNavigationController = {
    let stack = UINavigationController(rootViewController: moreList)
    stack.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return stack
  }()
  private lazy var moreList = MoreListController { [weak self] in self?.showHidden($0) }
  /// Whether the list, or one of those in it, is shown.
  private var showsMore = false

  /// The number of tabs that a phone's bar has room for; of more, the last is that of the list.
  private static let room = 5
  /// Whether there are more controllers than tabs.
  private var isCrowded: Bool {
    (viewControllers?.count ?? 0) > Self.room && traitCollection.userInterfaceIdiom == .phone
  }

  /// The controllers that find no room in the bar.
  private var hidden: ArraySlice<UIViewController> {
    isCrowded ? viewControllers?.dropFirst(Self.room - 1) ?? [] : []
  }

  /// Gives the bar its items, and the list its rows.
  private func arrangeTabs() {
    let all = viewControllers ?? []
    guard isCrowded else {
      showsMore = false
      tabBar.items = all.map(\.tabBarItem)
      return
    }
    if moreNavigationController.parent == nil {
      super.addChild(moreNavigationController)
      moreNavigationController.barInsets.bottom = barHeight
      moreNavigationController.tellDidMove(to: self)
    }
    moreList.controllers = Array(hidden)
    tabBar.items =
      all.prefix(Self.room - 1).map(\.tabBarItem) + [moreNavigationController.tabBarItem]
    // Chosen before it was known that there is no room for it.
    if !showsMore, chosenIndex >= Self.room - 1 {
      showsMore = true
      pushHidden(chosenIndex)
    }
  }

  /// Shows the controller of an index in the stack behind the last tab, alone above the list.
  private func pushHidden(_ index: Int) {
    guard let all = viewControllers, all.indices.contains(index) else { return }
    moreNavigationController.popToRootViewController(animated: false)
    showHidden(all[index])
  }

  /// Pushes a controller of the list; of a stack, its first, as there is one stack around it now.
  private func showHidden(_ controller: UIViewController) {
    let stack = controller as? UINavigationController
    let shown = stack?.viewControllers.first ?? controller
    if shown.parent != nil { shown.removeFromParent() }
    moreNavigationController.pushViewController(shown, animated: hasShown)
  }
  /// The controllers that people may arrange in the bar; kept, nobody does.
  open var customizableViewControllers: [UIViewController]?

  /// Called when a tab of the bar was tapped, before the controller is asked whether it may be chosen.
  ///
  /// Does what a tap does where a bar of the app's own calls it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard !isChoosing, tabBar === self.tabBar,
      let index = tabBar.items?.firstIndex(where: { $0 === item }), index != tabBar.selectedIndex
    else { return }
    choose(index)
  }

  /// Whether a tap is being followed.
  private var isChoosing = false

  // Called by nobody: items are not arranged.
  /// Called before people arrange the items; does nothing.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Called when people arrange the items; does nothing.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Called before people end arranging the items; does nothing.
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  /// Called after people arranged the items; does nothing.
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  /// Has another bar in the place of the one that there is, as apps do by the key `tabBar`.
  package func replaceTabBar(by bar: UITabBar) {
    let old = tabBar
    tabBar = bar
    bar.items = old.items
    // The controller hears of what an app's bar tells, as in UIKit.
    bar.delegate = bar.delegate ?? old.delegate ?? self
    bar.isHidden = old.isHidden
    bar.visibilityDidChange = old.visibilityDidChange
    guard isViewLoaded else { return }
    bar.select = old.select
    bar.selectedIndex = old.selectedIndex
    if old.superview === view {
      view.insertSubview(bar, aboveSubview: old)
      old.removeFromSuperview()
    }
    view.setNeedsLayout()
  }

  /// A child gets a tab behind the others.
  open override func addChild(_ childController: UIViewController) {
    guard viewControllers?.contains(childController) != true else {
      return super.addChild(childController)
    }
    viewControllers = (viewControllers ?? []) + [childController]
  }

  open override var childForStatusBarStyle: UIViewController? {
    replaced("UITabBarController.childForStatusBarStyle") ?? selectedViewController
  }
  open override var childForStatusBarHidden: UIViewController? {
    replaced("UITabBarController.childForStatusBarHidden") ?? selectedViewController
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    replaced("UITabBarController.preferredStatusBarStyle") ?? super.preferredStatusBarStyle
  }
  open override var prefersStatusBarHidden: Bool {
    replaced("UITabBarController.prefersStatusBarHidden") ?? super.prefersStatusBarHidden
  }
  open override var shouldAutorotate: Bool {
    replaced("UITabBarController.shouldAutorotate") ?? super.shouldAutorotate
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    replaced("UITabBarController.supportedInterfaceOrientations")
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    replaced("UITabBarController.preferredInterfaceOrientationForPresentation")
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The controllers, in the order of their tabs; setting them makes them children of this one.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] { controller.removeFromParent() }
      for controller in viewControllers ?? [] {
        addChild(controller)
        controller.barInsets.bottom = barHeight
        controller.tellDidMove(to: self)
      }
      arrangeTabs()
      if hasShown { show(from: nil) }
    }
  }

  /// The tabs, since iOS 18; setting them sets the controllers.
  open var tabs: [UITab] = [] { didSet { showTabs() } }
  /// How tabs are shown on wide screens; kept, they are in a bar.
  open var mode = Mode.automatic
  /// When the bar becomes small while content is scrolled; kept, it stays.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// Whether the bar is not there; false by default.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  /// A view above the bar, in a capsule of glass; nil, the default, for none.
  open var bottomAccessory: UITabAccessory? { didSet { barDidChange() } }
  private let accessoryGlass = UIVisualEffectView(effect: UIGlassEffect())

  /// Sets the accessory, at once even if `animated`.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  /// The height of an accessory, its distance from the bar and that from the sides, in points; by eye.
  private static let accessory = (height: 48.0, gap: 8.0, margin: 21.0)

  /// The height of the bar and its accessory above the device's own corners.
  private var barHeight: CGFloat {
    (tabBar.isHidden ? 0 : tabBar.height)
      + (bottomAccessory == nil ? 0 : Self.accessory.height + Self.accessory.gap)
  }

  private func makeBar() -> UITabBar {
    let bar = UITabBar(frame: .zero)
    bar.visibilityDidChange = { [weak self] in self?.barDidChange() }
    return bar
  }

  // MARK: Stacks without the bar

  /// Whether what is shown is a stack whose top goes without the bar.
  private var isBarAway: Bool {
    (selectedViewController as? UINavigationController)?.topViewController?.hidesBottomBar ?? false
  }
  /// Where the bar was among the views.
  private var barIndex: Int?

  /// Has the bar among the views unless what is shown goes without it.
  func placeBar() {
    guard isViewLoaded else { return }
    accessoryGlass.isHidden = isBarAway
    if isBarAway {
      barIndex = view.subviews.firstIndex(of: tabBar) ?? barIndex
      tabBar.removeFromSuperview()
    } else if tabBar.superview !== view {
      view.insertSubview(tabBar, at: min(barIndex ?? .max, view.subviews.count))
      layOutBar()
    }
  }

  /// Has the bar among the views of a stack that covers all of this one's view.
  func placeBar(in place: UIView, above bearer: UIView) {
    barIndex = view.subviews.firstIndex(of: tabBar) ?? barIndex
    if tabBar.superview == nil {
      view.addSubview(tabBar)
      layOutBar()
    }
    let frame = place.convert(tabBar.frame, from: tabBar.superview)
    place.insertSubview(tabBar, aboveSubview: bearer)
    tabBar.frame = frame
  }

  private func layOutBar() {
    // With a stack's views it is on its way.
    guard tabBar.superview === view else { return }
    let height = tabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  private func barDidChange() {
    for controller in children { controller.barInsets.bottom = barHeight }
    guard isViewLoaded else { return }
    for subview in accessoryGlass.contentView.subviews { subview.removeFromSuperview() }
    if let content = bottomAccessory?.contentView {
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.translatesAutoresizingMaskIntoConstraints = true
      content.frame = accessoryGlass.contentView.bounds
      accessoryGlass.contentView.addSubview(content)
      view.insertSubview(accessoryGlass, belowSubview: tabBar)
    } else {
      accessoryGlass.removeFromSuperview()
    }
    view.setNeedsLayout()
  }

  private var chosenIndex = 0
  /// The index of the shown controller, `NSNotFound` as long as there is none; setting it changes the view without
  /// animation.
  open var selectedIndex: Int {
    get { viewControllers == nil || showsMore ? NSNotFound : chosenIndex }
    set {
      let (old, wasMore) = (selectedViewController, showsMore)
      let isSame = newValue == chosenIndex && !wasMore
      chosenIndex = newValue
      showsMore = isCrowded && newValue >= Self.room - 1
      if showsMore { pushHidden(newValue) }
      guard !isSame, hasShown, viewControllers != nil else { return }
      show(from: old)
    }
  }

  /// The shown controller; nil if the index is beyond them, and setting one that is no child does
  /// nothing.
  open var selectedViewController: UIViewController? {
    get {
      showsMore
        ? moreNavigationController
        : viewControllers.flatMap { $0.indices.contains(chosenIndex) ? $0[chosenIndex] : nil }
    }
    set {
      if newValue === moreNavigationController, isCrowded { return showMore() }
      selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? chosenIndex
    }
  }

  /// Sets the controllers, at once even if `animated`.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tabBar.select = { [weak self] in self?.choose($0) }
    // Apps that lay out what they put upon the bar ask for its size before the first layout.
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - tabBar.height, width: view.bounds.width,
      height: tabBar.height)
    view.addSubview(tabBar)
    barDidChange()
    placeBar()
    runReplacement("UITabBarController.viewDidLoad()")
  }

  /// Shows the list of those that find no room, or what was pushed there.
  private func showMore() {
    guard !showsMore else { return }
    let old = selectedViewController
    showsMore = true
    if hasShown { show(from: old) }
  }

  /// Does what a tap on a tab asks for.
  private func choose(_ index: Int) {
    guard !isChoosing else { return }
    isChoosing = true
    defer { isChoosing = false }
    if isCrowded, index == Self.room - 1 {
      guard delegate?.tabBarController?(self, shouldSelect: moreNavigationController) != false
      else {
        return
      }
      // A second tap goes back to the list.
      if showsMore { moreNavigationController.popToRootViewController(animated: true) }
      showMore()
      delegate?.tabBarController?(self, didSelect: moreNavigationController)
      return
    }
    if let item = tabBar.items?[index], tabBar.delegate !== self {
      tabBar(tabBar, didSelect: item)
    }
    let (tab, old) = (shownTabs.indices.contains(index) ? shownTabs[index] : nil, selectedTab)
    guard let controller = viewControllers?[index],
      delegate?.tabBarController?(self, shouldSelect: controller) != false
    else { return }
    if let tab, delegate?.tabBarController?(self, shouldSelectTab: tab) == false { return }
    selectedIndex = index
    delegate?.tabBarController?(self, didSelect: controller)
    if let tab { delegate?.tabBarController?(self, didSelectTab: tab, previousTab: old) }
  }

  /// Whether a controller's view was asked for: not before the bar's own is about to be seen, as in UIKit.
  private var hasShown = false

  private func showFirst() {
    if !hasShown { show(from: nil) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showFirst()
    runReplacement("UITabBarController.viewWillLayoutSubviews()")
  }

  private func show(from old: UIViewController?) {
    hasShown = true
    tabBar.selectedIndex = showsMore ? Self.room - 1 : chosenIndex
    guard let new = selectedViewController, new !== old else { return }
    old?.tellWillDisappear(false)
    // Behind all that an app has put below the bar, as what UIKit keeps it in is.
    let place = old?.viewIfLoaded.flatMap { view.subviews.firstIndex(of: $0) } ?? 0
    old?.viewIfLoaded?.removeFromSuperview()
    old?.tellDidDisappear(false)
    if view.window != nil { new.tellWillAppear(false) }
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(new.view, at: place)
    placeBar()
    if view.window != nil {
      new.tellIsAppearing(false)
      new.tellDidAppear(false)
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if children.contains(where: { $0.barInsets.bottom != barHeight }) { barDidChange() }
    layOutBar()
    let (tall, gap, margin) = Self.accessory
    let bottom =
      view.bounds.height - view.safeAreaInsets.bottom - (tabBar.isHidden ? 0 : tabBar.height)
    accessoryGlass.frame = CGRect(
      x: margin, y: bottom - gap - tall, width: view.bounds.width - 2 * margin, height: tall)
    runReplacement("UITabBarController.viewDidLayoutSubviews()")
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showFirst()
    selectedViewController?.tellWillAppear(animated)
    runReplacement("UITabBarController.viewWillAppear(_:)", animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    selectedViewController?.tellIsAppearing(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selectedViewController?.tellDidAppear(animated)
    runReplacement("UITabBarController.viewDidAppear(_:)", animated)
  }
}
