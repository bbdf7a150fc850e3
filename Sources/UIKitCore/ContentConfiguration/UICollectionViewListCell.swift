import AnimLayers
public import Foundation

/// A cell of a list: a row with accessories at its end, and a line between it and the next one.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private let separator = Separator()
  /// The line above the row, once there is one.
  private var topSeparator: Separator?
  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
  /// A guide for the line below the row: its leading and trailing edges are the line's where
  /// constraints say where they are; else the line goes from the content's text to the row's end.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// Creates a row with the background of a plain list's cells.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a row as it is in a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    setDefaultBackground()
    addSubview(separator)
  }

  /// Number of steps by which the content is indented, by default 0; in an outline at least as many as the item has ancestors.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Width of a step of indentation in points; by default 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Kept and not heeded: accessories at the leading edge are always indented with the content.
  open var indentsAccessories = true

  /// An empty configuration with the look of the list's rows, or of its headers for a supplementary
  /// view.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard isSupplementary else { return .cell() }
    return appearance == .plain ? .plainHeader() : .groupedHeader()
  }

  // MARK: Place in a list

  /// How the list that shows the cell looks.
  private var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  private var hasOwnBackground = false

  private var isSupplementary: Bool {
    if case .supplementary = reuseKey?.kind { true } else { false }
  }

  override var reuseKey: ReuseKey? { didSet { setDefaultBackground() } }

  /// The background's look; without one of its own a row has that of its list, and a header is
  /// clear.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { hasOwnBackground = true }
  }

  private func setDefaultBackground() {
    guard !hasOwnBackground else { return }
    switch appearance {
    case _ where isSupplementary: super.backgroundConfiguration = .clear()
    case .plain, .sidebarPlain: super.backgroundConfiguration = .listPlainCell()
    case .grouped, .insetGrouped, .sidebar: super.backgroundConfiguration = .listGroupedCell()
    }
    hasOwnBackground = false
  }

  /// Takes on the look of a row of a list.
  ///
  /// Rows of an inset group have its rounded corners, 10 points as in iOS; the last row of a group has no
  /// line below it.
  func take(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, isFirst: Bool, isLast: Bool,
    separators: UIListSeparatorConfiguration?
  ) {
    if appearance != self.appearance {
      self.appearance = appearance
      setDefaultBackground()
    }
    guard !isSupplementary else { return }
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    take(separators, isBetween: !isLast || isPlain)
    guard appearance == .insetGrouped else { return }
    layer.cornerRadius = isFirst || isLast ? 10 : 0
    layer.masksToBounds = isFirst || isLast
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
  }

  /// Views at the row's ends; by default none.
  ///
  /// At either end in their order, from leading to trailing; views of the app's own are inserted
  /// where their placement says.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for (_, view) in accessoryViews { view.removeFromSuperview() }
      accessoryViews = accessories.map { ($0, $0.makeView(in: self)) }
      for (_, view) in accessoryViews { addSubview(view) }
      // New ones do not travel there, whatever else is animated.
      UIView.withoutAnimation { _ = placeAccessories(in: rowRoom) }
      setNeedsLayout()
    }
  }

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  /// Puts accessories, content and the line below the row in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = placeAccessories(in: rowRoom)
    if contentView.frame != room { contentView.frame = room }
    // Where lines begin is known once its texts are laid out.
    (contentView as? UIListContentView)?.layoutIfNeeded()
    layoutSeparators()
  }

  /// The room for accessories and content, without what covers the screen's sides: a swipe moves all of it by the origin of the bounds.
  ///
  /// Content that does not follow the cell's height keeps its own, as while the row is being covered.
  private var rowRoom: CGRect {
    let indent = CGFloat(max(indentationLevel, outlinePlace?.level ?? 0)) * indentationWidth
    let follows = contentView.autoresizingMask.contains(.flexibleHeight)
    let covered = safeAreaInsets
    let left = covered.left + indent
    return CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - covered.right),
      height: follows ? bounds.height : contentView.frame.height)
  }

  /// Places the accessories and returns the rectangle that they leave for the content.
  private func placeAccessories(in room: CGRect) -> CGRect {
    var (left, right) = (room.minX, room.maxX)
    for (accessory, view) in accessoryViews { prepare(accessory, view, beside: room) }
    for (accessory, view) in shownAccessories(at: .leading) {
      let x = left == room.minX ? left + Self.margin : left + Self.gap
      let width = accessory.width(of: view)
      view.center = CGPoint(x: x + width / 2, y: room.midY)
      left = x + width
    }
    for (accessory, view) in shownAccessories(at: .trailing).reversed() {
      let x = right == room.maxX ? right - Self.margin : right - Self.gap
      let width = accessory.width(of: view)
      view.center = CGPoint(x: x - width / 2, y: room.midY)
      right = x - width
    }
    return CGRect(x: left, y: room.minY, width: max(0, right - left), height: room.height)
  }

  /// The accessories that take room at one end, from leading to trailing: the system's in their
  /// order, and the app's own inserted among them one after the other.
  private func shownAccessories(
    at end: UICellAccessory.End
  ) -> [(accessory: UICellAccessory, view: UIView)] {
    let shown = accessoryViews.filter {
      $0.accessory.end == end && $0.accessory.isShown(isEditing: isInEditing)
    }
    // What is for editing is outside of the others.
    let own = shown.filter { $0.accessory.position == nil }
    let outer = own.filter { $0.accessory.isOutermost }
    let inner = own.filter { !$0.accessory.isOutermost }
    var result = end == .leading ? outer + inner : inner + outer
    for entry in shown {
      guard let position = entry.accessory.position else { continue }
      let index = position(result.map(\.accessory))
      result.insert(entry, at: min(max(0, index), result.count))
    }
    return result
  }

  /// Shows an accessory as the row's state is, or leaves it beside the row, from where it comes.
  private func prepare(_ accessory: UICellAccessory, _ view: UIView, beside room: CGRect) {
    view.isHidden = accessory.look.isHidden
    if accessory.displayed != .always {
      let isShown = accessory.isShown(isEditing: isInEditing)
      view.alpha = isShown ? 1 : 0
      let away = accessory.width(of: view) / 2
      let x = accessory.end == .leading ? room.minX - away : room.maxX + away
      if !isShown { view.center = CGPoint(x: x, y: room.midY) }
    }
    switch accessory.accessoryType {
    case .outlineDisclosure:
      view.transform =
        outlinePlace?.isExpanded == true ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    case .multiselect: (view as? SelectionMark)?.isMarked = isSelected
    default: break
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    if accessories.contains(where: { $0.accessoryType == .multiselect }) { setNeedsLayout() }
  }

  // MARK: Outlines and editing

  /// Where the row's item is in an outline; nil where it is in none.
  var outlinePlace: OutlinePlace? {
    didSet {
      guard outlinePlace != oldValue else { return }
      setNeedsUpdateConfiguration()
      setNeedsLayout()
    }
  }

  /// Whether the list is edited.
  var isInEditing = false {
    didSet {
      guard isInEditing != oldValue else { return }
      setNeedsUpdateConfiguration()
      setNeedsLayout()
      // Texts have less room beside what comes.
      if accessories.contains(where: { $0.displayed != .always }) {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// Also whether the items below the row's are shown.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = outlinePlace?.isExpanded ?? false
    state.isEditing = isInEditing
    return state
  }

  /// Takes on what its list knows of an item.
  func prepare(for path: IndexPath, in list: UICollectionView) {
    isInEditing = list.isEditing
    outlinePlace = list.outline?.outlinePlace(of: path)
  }

  /// Whether a tap anywhere on the row shows or hides what is below it.
  func isOutlineHeader(at path: IndexPath, of layout: UICollectionViewLayout) -> Bool {
    guard outlinePlace != nil,
      let (style, _) = accessories.lazy.compactMap(\.outline).first
    else { return false }
    switch style {
    case .header: return true
    case .cell: return false
    case .automatic: return path.item == 0 && layout.hasItemsAsHeaders(in: path.section)
    }
  }

  /// Shows the items below the row's, or hides them; of a header a handler of the app's is called instead.
  func toggleOutline() {
    if let handler = accessories.lazy.compactMap(\.outline).first?.handler { return handler() }
    guard let list, let path = list.indexPath(for: self) else { return }
    list.outline?.toggleOutline(at: path)
  }

  /// Uncovers the actions at the row's end, as a swipe does.
  func uncoverActions() {
    guard let list, let path = list.indexPath(for: self) else { return }
    list.swipeActions?.open(self, at: path)
  }

  /// Moves the row with a finger on its handle.
  func reorder(_ press: UIGestureRecognizer) {
    guard let list else { return }
    let place = CGPoint(x: center.x, y: press.location(in: list).y)
    switch press.state {
    case .began:
      if let path = list.indexPath(for: self) { list.beginInteractiveMovementForItem(at: path) }
    case .changed: list.updateInteractiveMovementTargetPosition(place)
    case .ended: list.endInteractiveMovement()
    case .possible, .cancelled, .failed: list.cancelInteractiveMovement()
    }
  }

  // MARK: Separator

  /// A line at an edge of the row.
  private final class Separator: UIView {
    /// Distances from the row's edges; nil while there is no line.
    var insets: NSDirectionalEdgeInsets? { didSet { isHidden = insets == nil } }

    init() {
      super.init(frame: .zero)
      backgroundColor = .separator
      isUserInteractionEnabled = false
      isHidden = true
    }

    required init?(coder: NSCoder) { return nil }
  }

  private func take(_ configuration: UIListSeparatorConfiguration?, isBetween: Bool) {
    let lines = configuration?.lines(isBetween: isBetween)
    if lines?.top != nil, topSeparator == nil {
      let line = Separator()
      addSubview(line)
      topSeparator = line
    }
    guard
      separator.insets != lines?.bottom || topSeparator?.insets != lines?.top
        || configuration.map({ $0.color != separator.backgroundColor }) ?? false
    else { return }
    separator.insets = lines?.bottom
    topSeparator?.insets = lines?.top
    for line in [separator, topSeparator] {
      line?.backgroundColor = configuration?.color ?? .separator
    }
    setNeedsLayout()
  }

  /// Puts the lines where they are, of which some begin where the texts do.
  func layoutSeparators() {
    let thickness = 1 / traitCollection.displayScale
    let left = contentView.frame.minX + ((contentView as? UIListContentView)?.textInset ?? 16)
    let (guide, ties) = (separatorLayoutGuide.layoutFrame, separatorEdges)
    for (line, y) in [(topSeparator, 0), (separator, bounds.height - thickness)] {
      guard let line, let insets = line.insets else { continue }
      bringSubviewToFront(line)
      let automatic = UIListSeparatorConfiguration.automaticInsets
      let start =
        insets.leading != automatic.leading ? insets.leading : ties.start ? guide.minX : left
      let end =
        insets.trailing != automatic.trailing
        ? bounds.width - insets.trailing : ties.end ? guide.maxX : bounds.width
      line.frame = CGRect(x: start, y: y, width: max(0, end - start), height: thickness)
    }
  }

  /// Whether constraints say where the edges of the line's guide are.
  private var separatorEdges: (start: Bool, end: Bool) {
    var edges = (start: false, end: false)
    for constraint in constraints {
      for (item, attribute) in [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ] where item === separatorLayoutGuide {
        switch attribute {
        case .leading, .left: edges.start = true
        case .trailing, .right: edges.end = true
        default: break
        }
      }
    }
    return edges
  }
}
