public import Foundation
import Layers

/// A cell of a list: a row with accessories at its end, and a line between it and the next one.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private let separator = UIView(frame: .zero)
  private var accessoryViews: [UIView] = []
  /// Where a separator begins; the text of the content.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

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

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true

  /// The configuration that cells of lists, or their headers, begin with.
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

  /// What is shown at the row's ends, from the content outwards.
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds
    room.origin.x += CGFloat(indentationLevel) * indentationWidth
    room.size.width -= CGFloat(indentationLevel) * indentationWidth
    room = placeAccessories(in: room)
    if contentView.frame != room { contentView.frame = room }
    layoutSeparator()
  }

  /// - Returns: What they leave for the content.
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

/// What a row of a list shows at its ends.
@preconcurrency @MainActor public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  public enum Placement: Sendable {
    case leading
    case trailing
  }

  public struct DisclosureIndicatorOptions: Sendable { public init() {} }
  public struct CheckmarkOptions: Sendable { public init() {} }
  public struct ReorderOptions: Sendable { public init() {} }
  public struct DeleteOptions: Sendable { public init() {} }

  public struct OutlineDisclosureOptions: Sendable {
    public enum Style: Sendable { case automatic, header, cell }
    public var style = Style.automatic

    public init(style: Style = .automatic) { self.style = style }
  }

  /// A view of the app's own.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement

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

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed) { symbol("chevron.right", size: 12, .tertiaryLabel) }
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed) { symbol("chevron.right", size: 12, nil) }
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed) { symbol("checkmark", size: 15, nil) }
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed) { symbol("line.3.horizontal", size: 17, .tertiaryLabel) }
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(isLeading: true, displayed) {
      symbol("minus.circle.fill", size: 18, .systemRed)
    }
  }

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

  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    UICellAccessory(isLeading: configuration.placement == .leading, .always) {
      if configuration.view.bounds.size == .zero { configuration.view.sizeToFit() }
      return configuration.view
    }
  }
}
