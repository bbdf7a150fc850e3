import AnimLayers
public import Foundation

/// Asked whether items of a navigation bar may come and go, and told when they have.
///
/// A subclass of a navigation controller is asked about new items, which come in any case, and about
/// that on top when the back button is touched, not of what the app itself does.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be put on top; true without the method.
  func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) throws(UnimplementedRequirement) -> Bool
  /// Called after an item was put on top.
  func navigationBar(
    _ navigationBar: UINavigationBar, didPush item: UINavigationItem
  ) throws(UnimplementedRequirement)
  /// Whether the item on top may be taken off; true without the method.
  func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) throws(UnimplementedRequirement) -> Bool
  /// Called after the item on top was taken off.
  func navigationBar(
    _ navigationBar: UINavigationBar, didPop item: UINavigationItem
  ) throws(UnimplementedRequirement)
}

/// The bar over the content of a navigation controller: a title between buttons, and a large title
/// below them while the content is at its top.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// Whether titles stand large below the buttons while content is at its top, false by default;
  /// never in compact height.
  open var prefersLargeTitles = false { didSet { itemDidChange() } }
  /// Whether content shines through the bar, true by default: views of controllers begin below a bar
  /// of which this is false.
  ///
  /// What the bar looks like is up to the appearance.
  open var isTranslucent = true { didSet { heightDidChange() } }
  /// The style of bars before iOS 13.
  ///
  /// A black bar is dark and has a white title, whatever the device is, and is not transparent at its
  /// edge unless an appearance says so.
  open var barStyle = UIBarStyle.default {
    didSet {
      for view in [background, content, shadow] {
        view.overrideUserInterfaceStyle = barStyle.interfaceStyle
      }
      setNeedsLayout()
    }
  }
  /// The colour of the whole bar, which replaces the appearance's background; nil by default.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// An image in place of the line below the bar; any image removes the line, and none is drawn.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// Whether the line at the bar's edge is hidden whatever the look says: apps set it by the key `hidesShadow`.
  package var hidesShadow = false { didSet { setNeedsLayout() } }
  /// The title's font and colour, which win over those of the appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
  /// The large title's font and colour, which win over those of the appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
  /// The look of the bar while content is below it, and at the top too if no other look is given
  /// for that.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasStandardLook = false
      itemDidChange()
    }
  }
  /// Whether nobody has set `standardAppearance`.
  private(set) var hasStandardLook = true
  /// The picture of the button that goes back, in the bar's tint colour; nil, the default, for the appearance's, or a chevron.
  open var backIndicatorImage: UIImage? { didSet { itemDidChange() } }
  /// The shape of that picture's room; kept.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Asked and told of items that come and go.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The place of the bar: at the top, unless the delegate has said something else.
  open private(set) var barPosition = UIBarPosition.top

  /// Asks the delegate where the bar is.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let delegate else { return }
    barPosition = delegate.position(of: self, usually: .top)
  }

  /// The look of the bar where no content is below it; nil, the default, for a transparent bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// Where the bar is low, as in landscape; nil for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// Where the bar is low and no content is below it; nil for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  private var backgroundImage: UIImage?

  /// The items of the controllers on the stack, or of a bar that belongs to none; the last one is shown.
  open var items: [UINavigationItem]? { didSet { itemDidChange() } }
  /// Called by the back button of a controller's bar; nil for a bar that belongs to none.
  var goBack: (() -> Void)?

  /// Puts an item on top, if the delegate lets it, without animation.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar?(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar?(self, didPush: item)
  }

  /// Takes the item on top off, if the delegate lets it, without animation.
  ///
  /// - Returns: The item that was on top, though it may stay; nil for a bar without items.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem,
      delegate?.navigationBar?(self, shouldPop: item) ?? true
    else { return topItem }
    items?.removeLast()
    delegate?.navigationBar?(self, didPop: item)
    return item
  }

  private func backWasTouched() {
    if let goBack { goBack() } else { popItem(animated: true) }
  }

  /// Replaces all items, without animation.
  ///
  /// The delegate is not asked, and told only if `animated`: of the item that is on top now, or of the one that was
  /// and is gone.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let (before, old) = (self.items ?? [], topItem)
    self.items = items ?? []
    guard animated, old !== topItem else { return }
    if let new = topItem, !before.contains(new) {
      delegate?.navigationBar?(self, didPush: new)
    } else if let old {
      delegate?.navigationBar?(self, didPop: old)
    }
  }

  /// Called when the bar may need another height.
  var heightDidChange: () -> Void = {}
  /// The way that content has gone below the bar, in points; below 0 where it was pulled down.
  var scrolledDistance: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// A hidden bar leaves its room to the content.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { heightDidChange() } } }
  /// The part of the bar at the top that belongs to the status bar.
  var topInset: CGFloat = 0 { didSet { setNeedsLayout() } }

  private let background = UIVisualEffectView(effect: nil)
  /// The picture over the background; nil until there is one.
  private var picture: UIImageView?
  /// Whether the bar still looks as it did before the items changed that it is about to show.
  var isExchanging = false
  /// Titles and buttons, over the background.
  let content = UIView(frame: .zero)
  private let shadow = UIView(frame: .zero)
  /// The line above the title; nil while there is none.
  private var promptLabel: UILabel?
  private let titleLabel = UILabel(frame: .zero)
  private let largeTitleLabel = UILabel(frame: .zero)
  private let largeTitleClip = UIView(frame: .zero)
  /// Cuts a search bar off that goes away with the content.
  private let searchClip = UIView(frame: .zero)
  private var isSmallTitleShown = true
  /// The time of the first layout on screen, in seconds; nil before.
  private var firstShown: Double?
  private let backButton = UIButton(type: .system)
  /// The look that titles and buttons have.
  private weak var shownLook: UINavigationBarAppearance?
  private var itemViews: (left: [UIView], title: UIView?, right: [UIView]) = ([], nil, [])

  /// The height of large titles, in points.
  private static let largeTitleHeight: CGFloat = 52
  /// What a line below them adds, in points; by eye.
  private static let largeSubtitleHeight: CGFloat = 20
  /// What a line above the row of buttons adds, in points: the height of UIKit's bars with a prompt is 74.
  private static let promptHeight: CGFloat = 30
  private static let margin: CGFloat = 16
  /// The room between the chevron and the title of the way back, in points; by eye.
  private static let chevronGap: CGFloat = 6

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

  private func setUp() {
    largeTitleClip.clipsToBounds = true
    largeTitleClip.addSubview(largeTitleLabel)
    searchClip.clipsToBounds = true
    for view in [background, content, shadow] { addSubview(view) }
    for view in [largeTitleClip, searchClip, titleLabel, backButton] { content.addSubview(view) }
    backButton.setPreferredSymbolConfiguration(
      .init(pointSize: 17, weight: .semibold), forImageIn: .normal)
    backButton.contentEdgeInsets.right = Self.chevronGap
    backButton.addAction(UIAction { [weak self] _ in self?.backWasTouched() }, for: .touchUpInside)
    itemDidChange()
  }

  /// The item that is shown: the last one.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to: the last but one.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// An image behind title and buttons, up to the edge of the screen; one of no size makes the bar transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
    setNeedsLayout()
  }

  /// An image of no size makes the bar transparent, wherever it is.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// The height of the row of buttons, in points.
  var rowHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

  /// What is above the row of buttons, in points: the prompt, unless it makes room for a search.
  private func promptHeight(for item: UINavigationItem?) -> CGFloat {
    item?.prompt == nil || (isSearching && item === topItem) ? 0 : Self.promptHeight
  }

  /// Whether a search is going on, for which titles and buttons make room.
  private var isSearching: Bool {
    topItem?.searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation }
      ?? false
  }

  /// The room above the search bar while a search is going on, in points; by eye after iOS 18.
  private static let searchTop: CGFloat = 4

  /// Makes room for a search that has begun, or titles and buttons come back.
  func searchDidChange() {
    setNeedsLayout()
    heightDidChange()
    window?.layoutIfNeeded()
  }

  var showsLargeTitle: Bool { showsLargeTitle(for: topItem) }

  private func showsLargeTitle(for item: UINavigationItem?) -> Bool {
    prefersLargeTitles && traitCollection.verticalSizeClass != .compact
      && item?.largeTitleDisplayMode != .never && item?.largeTitleDisplayMode != .inline
  }

  /// The heights of what an item has below the row of buttons, in points, while content is at its top.
  private func extent(of item: UINavigationItem?) -> (title: CGFloat, search: CGFloat) {
    (
      showsLargeTitle(for: item) && !(isSearching && item === topItem)
        ? Self.largeTitleHeight + (item?.shownLargeSubtitle == nil ? 0 : Self.largeSubtitleHeight)
        : 0,
      item?.searchController == nil ? 0 : UISearchBar.heightInNavigationBar
    )
  }

  private var hidesSearch: Bool {
    !isSearching && topItem?.hidesSearchBarWhenScrolling ?? true
  }

  /// The height of the bar below the status bar where content is at its top, in points, while it shows
  /// an item.
  func fullHeight(for item: UINavigationItem?) -> CGFloat {
    let (title, search) = extent(of: item)
    let row = isSearching && item === topItem ? Self.searchTop : rowHeight
    return promptHeight(for: item) + row + title + search
  }

  /// The part of the height that gives way to content, in points: first a search bar that hides, then
  /// the large title.
  var collapsibleHeight: CGFloat {
    let (title, search) = extent(of: topItem)
    return title + (hidesSearch ? search : 0)
  }

  /// The height of a search bar that goes away with the content, in points; 0 for none.
  var hidingSearchHeight: CGFloat { hidesSearch ? extent(of: topItem).search : 0 }

  /// The height below the status bar after the content's way so far: higher than `fullHeight` where it
  /// was pulled down.
  var currentHeight: CGFloat {
    let full = fullHeight(for: topItem)
    let way = collapsibleHeight > 0 ? scrolledDistance : 0
    return max(full - collapsibleHeight, full - way)
  }

  func itemDidChange() {
    for item in items ?? [] { item.bar = item === topItem ? self : nil }
    for view in itemViews.left + itemViews.right + [itemViews.title].compactMap(\.self) {
      view.removeFromSuperview()
    }
    for item in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      item.arrange = { [weak self] in self?.itemDidChange() }
    }
    itemViews = (
      (topItem?.leftBarButtonItems ?? []).filter { !$0.isHidden }.map { $0.makeView() },
      topItem?.titleView,
      (topItem?.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { $0.makeView() }
    )
    for view in itemViews.left + itemViews.right { content.addSubview(view) }
    if let view = itemViews.title { content.addSubview(view) }
    let search = topItem?.searchController?.searchBar
    for view in searchClip.subviews where view !== search { view.removeFromSuperview() }
    if let search, search.superview !== searchClip {
      search.isInNavigationBar = true
      search.showPlaceholder()
      searchClip.addSubview(search)
    }
    showLook()
    let hasBack = backItem != nil && topItem?.hidesBackButton == false
    backButton.isHidden =
      !hasBack || (!itemViews.left.isEmpty && topItem?.leftItemsSupplementBackButton == false)
    backButton.setTitle(backItem?.titleOfBackButton, for: .normal)
    let offset = Appearances.current.backTitleOffset
    backButton.titleEdgeInsets = UIEdgeInsets(
      top: offset.vertical, left: Self.chevronGap + offset.horizontal, bottom: -offset.vertical,
      right: -Self.chevronGap - offset.horizontal)
    setNeedsLayout()
    heightDidChange()
  }

  /// Shows titles and buttons as the bar's present look says.
  private func showLook() {
    let appearance = appearance
    shownLook = appearance
    for item in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      item.lookInBar =
        item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }
    let back = appearance.backButtonAppearance.normal.titleTextAttributes
      .merging(backItem?.backBarButtonItem?.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    backButton.titleLabel?.font = back[.font] as? UIFont ?? .systemFont(ofSize: 17)
    backButton.setTitleColor(back[.foregroundColor] as? UIColor, for: .normal)
    backButton.setImage(
      backIndicatorImage ?? appearance.backIndicatorImage ?? UIImage(systemName: "chevron.left"),
      for: .normal)
    showPrompt(
      topItem?.prompt,
      (titleTextAttributes?[.foregroundColor] ?? appearance.titleTextAttributes[.foregroundColor])
        as? UIColor ?? .label)
    titleLabel.attributedText = title(
      .systemFont(ofSize: 17, weight: .semibold), appearance.titleTextAttributes,
      titleTextAttributes ?? [:], above: topItem?.subtitle, ofSize: 12)
    let hasSubtitle = topItem?.subtitle != nil
    titleLabel.numberOfLines = hasSubtitle ? 0 : 1
    titleLabel.textAlignment = hasSubtitle ? .center : .natural
    largeTitleLabel.numberOfLines = topItem?.shownLargeSubtitle == nil ? 1 : 0
    titleLabel.isHidden = itemViews.title != nil
    largeTitleLabel.attributedText = title(
      .systemFont(ofSize: 34, weight: .bold), appearance.largeTitleTextAttributes,
      largeTitleTextAttributes ?? [:], above: topItem?.shownLargeSubtitle, ofSize: 15)
  }

  private func showPrompt(_ text: String?, _ color: UIColor) {
    if text == nil {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
      return
    }
    let label = promptLabel ?? UILabel(frame: .zero)
    label.text = text
    label.textColor = color
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    if promptLabel == nil { content.addSubview(label) }
    promptLabel = label
  }

  /// The title with the appearance's attributes, and the bar's own where both give some, above a grey line.
  private func title(
    _ font: UIFont, _ looks: [NSAttributedString.Key: Any], _ own: [NSAttributedString.Key: Any],
    above subtitle: String?, ofSize size: CGFloat
  ) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    attributes.merge(looks) { $1 }
    attributes.merge(own) { $1 }
    let title = NSMutableAttributedString(string: topItem?.title ?? "", attributes: attributes)
    if let subtitle {
      title.append(
        NSAttributedString(
          string: (title.length == 0 ? "" : "\n") + subtitle,
          attributes: [
            .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.secondaryLabel,
          ]))
    }
    return title
  }

  // MARK: Layout

  /// Points that content may be scrolled by and still count as being at its edge: less than a pixel of any device.
  private static let edgeTolerance: CGFloat = 0.5
  /// Points of content below the bar at which its background is there in full.
  ///
  /// Chosen by eye: UIKit's way from one look to the other is not documented.
  private static let fadeDistance: CGFloat = 8
  /// Seconds in which the small title comes and goes; chosen by eye as well.
  private static let titleFadeDuration = 0.2

  /// The points of content that are below the bar: what shrinks as content comes up has to go first.
  private var overlap: CGFloat { scrolledDistance - collapsibleHeight }

  private var isAtEdge: Bool { overlap <= Self.edgeTolerance }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The look where no content is below the bar, if there is one; in the order that UIKit's documentation
  /// of `compactScrollEdgeAppearance` names.
  private var edgeAppearance: UINavigationBarAppearance? {
    (isCompact ? compactScrollEdgeAppearance : nil) ?? topItem?.scrollEdgeAppearance
      ?? scrollEdgeAppearance
  }

  private var appearance: UINavigationBarAppearance {
    if isAtEdge, let edgeAppearance { return edgeAppearance }
    let compact = isCompact ? topItem?.compactAppearance ?? compactAppearance : nil
    return compact ?? topItem?.standardAppearance ?? standardAppearance
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.bounds.size = bounds.size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    if window != nil { firstShown = firstShown ?? MediaClock.current.now }
    if appearance !== shownLook { showLook() }
    let isSearching = isSearching
    let prompt = promptHeight(for: topItem)
    promptLabel?.frame = CGRect(
      x: Self.margin, y: 6, width: bounds.width - 2 * Self.margin, height: Self.promptHeight - 6)
    let row = CGRect(
      x: 0, y: isSearching ? Self.searchTop - rowHeight : prompt, width: bounds.width,
      height: rowHeight)
    layoutRow(row)
    for view in [backButton] + itemViews.left + itemViews.right
      + [promptLabel, itemViews.title].compactMap(\.self)
    where isSearching != (view.alpha == 0) { view.alpha = isSearching ? 0 : 1 }
    let extent = extent(of: topItem)
    let room = max(0, bounds.height - row.maxY)
    let search = hidesSearch ? min(max(0, room - extent.title), extent.search) : extent.search
    let visible = max(0, room - search)
    searchClip.frame = CGRect(x: 0, y: row.maxY + visible, width: bounds.width, height: search)
    topItem?.searchController?.searchBar.frame = searchClip.bounds
    largeTitleClip.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: visible)
    largeTitleClip.isHidden = !showsLargeTitle
    let size = largeTitleLabel.intrinsicContentSize
    largeTitleLabel.frame = CGRect(
      x: Self.margin, y: visible - 8 - size.height,
      width: min(size.width, bounds.width - 2 * Self.margin), height: size.height)
    if !isExchanging { showSmallTitle(!isSearching && (!showsLargeTitle || visible <= 1)) }
    layoutBackground()
  }

  /// Has the small title come when the large one is gone, and go before it is back.
  private func showSmallTitle(_ isShown: Bool) {
    guard isShown != isSmallTitleShown else { return }
    isSmallTitleShown = isShown
    // What a bar comes on screen with is there at once.
    let isKnown = firstShown.map { MediaClock.current.now > $0 } ?? false
    let duration = isKnown ? Self.titleFadeDuration : 0
    UIView.animate(withDuration: duration, delay: 0, options: .beginFromCurrentState) {
      self.titleLabel.alpha = isShown ? 1 : 0
    }
  }

  /// Gives the background its look: that over content, or that at its edge.
  func layoutBackground() {
    // It reaches up to the edge of the screen.
    background.frame = CGRect(
      x: 0, y: -topInset, width: bounds.width, height: bounds.height + topInset)
    let line = 1 / traitCollection.displayScale
    shadow.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
    // An opaque bar has a colour below its image: Apple's documentation of `isTranslucent`.
    let hasEmptyImage = backgroundImage?.size == .zero
    let isClear = hasEmptyImage && isTranslucent
    let usual: UIColor = barStyle == .default ? .white : .black
    // Beside an appearance the tint of older systems counts for nothing.
    let hasAppearance =
      !hasStandardLook || edgeAppearance != nil || topItem?.standardAppearance != nil
    let isBlack = barStyle == .black && !hasAppearance
    let plate =
      (hasAppearance ? nil : barTintColor)
      ?? ((hasEmptyImage || isBlack) && !isTranslucent ? usual : nil)
    let own = hasEmptyImage || hasAppearance ? nil : backgroundImage
    if let plate, !isClear {
      background.effect = nil
      background.backgroundColor = plate
    } else {
      background.effect = isClear || own != nil ? nil : appearance.backgroundEffect
      background.backgroundColor = isClear || own != nil ? nil : appearance.backgroundColor
    }
    show(own ?? appearance.backgroundImage)
    let isAtPlainEdge = isAtEdge && edgeAppearance == nil
    let fades = edgeAppearance == nil && plate == nil && own == nil && !isBlack
    let hasShadow =
      !hidesShadow && !hasEmptyImage && shadowImage == nil && appearance.shadowImage == nil
      && !(isAtPlainEdge && !fades)
    shadow.backgroundColor = hasShadow ? appearance.shadowColor : nil
    // The look stays at the edge, unseen, so that an animation can fade it out and in.
    for view in [background, shadow] {
      view.alpha = !fades ? 1 : isAtEdge ? 0 : min(overlap / Self.fadeDistance, 1)
    }
  }

  /// Shows a picture behind title and buttons, or none.
  private func show(_ image: UIImage?) {
    guard image != nil || picture != nil else { return }
    let picture = picture ?? UIImageView()
    if picture.superview == nil {
      self.picture = picture
      picture.clipsToBounds = true
      background.contentView.addSubview(picture)
    }
    picture.image = image
    picture.contentMode = appearance.backgroundImageContentMode
    picture.frame = background.bounds
  }

  private func layoutRow(_ row: CGRect) {
    func place(_ view: UIView, x: CGFloat) {
      let height = min(view.bounds.height, row.height)
      view.frame = CGRect(
        x: x, y: row.midY - height / 2, width: view.bounds.width, height: height)
    }
    var left = Self.margin + safeAreaInsets.left
    if !backButton.isHidden {
      backButton.sizeToFit()
      place(backButton, x: left - 8)
      left = backButton.frame.maxX + Self.margin
    }
    var right = row.maxX - Self.margin - safeAreaInsets.right
    for view in itemViews.right {
      place(view, x: right - view.bounds.width)
      right = view.frame.minX - Self.margin
    }
    for view in itemViews.left {
      // What is too broad is fitted into the room that there is.
      view.bounds.size.width = min(view.bounds.width, max(0, right - left))
      place(view, x: left)
      left = view.frame.maxX + Self.margin
    }
    let title = itemViews.title ?? titleLabel
    // A view of the app's own has the size that it was given, or the one that its constraints or its
    // content ask for; a search bar takes the room that there is.
    let natural =
      title is UISearchBar
      ? CGSize(width: right - left, height: row.height)
      : title === titleLabel || title.hasConstraints || title.bounds.size == .zero
        ? title.fittingSizeOfContent : title.bounds.size
    let size = CGSize(
      width: min(natural.width, max(0, right - left)), height: min(natural.height, row.height))
    // In the middle of the bar, unless buttons leave no room there.
    let x = min(max(row.midX - size.width / 2, left), max(left, right - size.width))
    title.frame = CGRect(
      x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Content below shows through, but is not touched; a large title lets touches through to it.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && (point.y < promptHeight(for: topItem) + rowHeight || searchClip.frame.contains(point))
  }
}

/// The styles of bars before iOS 13.
public enum UIBarStyle: Int, Sendable {
  case `default`, black

  /// Whether what a bar is made of is light or dark.
  var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}

/// The heights of bars before iOS 13; they make no difference here.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101 }
