import AnimLayers
public import Foundation

/// A cell of a list: a row with accessories at its end, and a line between it and the next one.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private let separator = UIView(frame: .zero)
  private var accessoryViews: [UIView] = []
  /// A guide for the beginning of the line below the row; kept and not heeded, for the line begins
  /// at the content's text.
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
    setUp()
  }

  private func setUp() {
    setDefaultBackground()
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    addSubview(separator)
  }

  /// Number of steps by which the content is indented; by default 0.
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
    showsSeparator: Bool
  ) {
    if appearance != self.appearance {
      self.appearance = appearance
      setDefaultBackground()
    }
    guard !isSupplementary else { return }
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    self.showsSeparator = showsSeparator && (!isLast || isPlain)
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
  /// From the edge inwards at the leading end, and from the content outwards at the trailing end.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in accessoryViews { view.removeFromSuperview() }
      accessoryViews = accessories.map { $0.makeView() }
      for view in accessoryViews { addSubview(view) }
      setNeedsLayout()
    }
  }

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  /// Puts accessories, content and the line below the row in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds
    room.origin.x += CGFloat(indentationLevel) * indentationWidth
    room.size.width -= CGFloat(indentationLevel) * indentationWidth
    room = placeAccessories(in: room)
    if contentView.frame != room { contentView.frame = room }
    layoutSeparator()
  }

  /// Places the accessories and returns the rectangle that they leave for the content.
  private func placeAccessories(in room: CGRect) -> CGRect {
    var (left, right) = (room.minX, room.maxX)
    let shown = zip(accessories, accessoryViews).filter { !$0.0.isOnlyForEditing }
    for (accessory, view) in zip(accessories, accessoryViews) {
      view.isHidden = accessory.isOnlyForEditing
    }
    for (accessory, view) in shown where accessory.isLeading {
      let x = left == room.minX ? left + Self.margin : left + Self.gap
      view.center = CGPoint(x: x + view.bounds.width / 2, y: room.midY)
      left = x + view.bounds.width
    }
    for (accessory, view) in shown.reversed() where !accessory.isLeading {
      let x = right == room.maxX ? right - Self.margin : right - Self.gap
      view.center = CGPoint(x: x - view.bounds.width / 2, y: room.midY)
      right = x - view.bounds.width
    }
    return CGRect(x: left, y: room.minY, width: max(0, right - left), height: room.height)
  }

  // MARK: Separator

  /// Whether a line is drawn below the row.
  private var showsSeparator = false {
    didSet {
      guard showsSeparator != oldValue else { return }
      separator.isHidden = !showsSeparator
      setNeedsLayout()
    }
  }

  private func layoutSeparator() {
    guard showsSeparator else { return }
    bringSubviewToFront(separator)
    let line = 1 / traitCollection.displayScale
    let left = contentView.frame.minX + ((contentView as? UIListContentView)?.textInset ?? 16)
    separator.frame = CGRect(
      x: left, y: bounds.height - line, width: max(0, bounds.width - left), height: line)
  }
}

/// A view that a row of a list shows at one of its ends.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The time at which an accessory is shown; rows are never edited, so `whenEditing` is never.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  /// The end of the row at which an accessory is.
  public enum Placement: Sendable {
    case leading
    case trailing
  }

  /// Options of a disclosure indicator; there are none.
  public struct DisclosureIndicatorOptions: Sendable {
    /// The options of an ordinary disclosure indicator.
    public init() {}
  }
  /// Options of a checkmark; there are none.
  public struct CheckmarkOptions: Sendable {
    /// The options of an ordinary checkmark.
    public init() {}
  }
  /// Options of a reorder control; there are none.
  public struct ReorderOptions: Sendable {
    /// The options of an ordinary reorder control.
    public init() {}
  }
  /// Options of a delete control; there are none.
  public struct DeleteOptions: Sendable {
    /// The options of an ordinary delete control.
    public init() {}
  }

  /// Options of an outline disclosure.
  public struct OutlineDisclosureOptions: Sendable {
    /// The part of a row that expands it; nothing does here.
    public enum Style: Sendable { case automatic, header, cell }
    /// Kept and not heeded; by default `automatic`.
    public var style = Style.automatic

    /// Creates options of a style.
    public init(style: Style = .automatic) { self.style = style }
  }

  /// A view of the app's own.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement

    /// Names a view, which gets the size that fits it unless it has one, and the end of the row for
    /// it.
    public init(customView: UIView, placement: Placement) {
      view = customView
      self.placement = placement
    }
  }

  let isLeading: Bool
  let isOnlyForEditing: Bool
  let makeView: @MainActor () -> UIView

  private init(
    isLeading: Bool = false, _ state: DisplayedState, _ makeView: @escaping @MainActor () -> UIView
  ) {
    self.isLeading = isLeading
    isOnlyForEditing = state == .whenEditing
    self.makeView = makeView
  }

  private static func symbol(_ name: String, size: CGFloat, _ color: UIColor?) -> UIView {
    let view = UIImageView(
      image: UIImage(
        systemName: name, withConfiguration: .init(pointSize: size, weight: .semibold)))
    if let color { view.tintColor = color }
    return view
  }

  /// A grey chevron at the trailing end.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed) { symbol("chevron.right", size: 12, .tertiaryLabel) }
  }

  /// A chevron at the trailing end; it neither turns nor expands the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed) { symbol("chevron.right", size: 12, nil) }
  }

  /// A checkmark in the tint colour at the trailing end.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed) { symbol("checkmark", size: 15, nil) }
  }

  /// Three grey lines at the trailing end, by default only while editing; they do not move the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed) { symbol("line.3.horizontal", size: 17, .tertiaryLabel) }
  }

  /// A red minus sign at the leading end, by default only while editing; `actionHandler` is never
  /// called.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(isLeading: true, displayed) {
      symbol("minus.circle.fill", size: 18, .systemRed)
    }
  }

  /// A grey text at the trailing end, on one line.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(displayed) {
      let label = UILabel(frame: .zero)
      label.text = text
      label.textColor = .secondaryLabel
      label.sizeToFit()
      return label
    }
  }

  /// A view of the app's own.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    UICellAccessory(isLeading: configuration.placement == .leading, .always) {
      if configuration.view.bounds.size == .zero { configuration.view.sizeToFit() }
      return configuration.view
    }
  }
}
