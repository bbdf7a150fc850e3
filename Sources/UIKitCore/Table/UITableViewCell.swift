import AnimGeometry
public import Foundation

/// A row of a table: a content view over a background, with an accessory at its right edge.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The arrangement of a cell's two labels: `subtitle` one above the other, the rest at opposite
  /// ends.
  ///
  /// `default` has no second label, and `value2` a blue first one.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// The symbol at the right edge of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The look of a selected cell: `none` is no different, the others are all grey.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// The view that holds the cell's content, as large as the cell without its accessory.
  open private(set) var contentView = UIView(frame: .zero)
  /// Identifier of the pool that the cell returns to; nil for none.
  open internal(set) var reuseIdentifier: String?
  /// The look while the cell is selected or highlighted; by default grey.
  open var selectionStyle = SelectionStyle.default
  /// The symbol at the right edge; by default none.
  open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
  /// A view at the right edge in place of the symbol; by default none.
  open var accessoryView: UIView? { didSet { showAccessory() } }
  /// Behind everything else in the cell.
  open var backgroundView: UIView? { didSet { put(backgroundView, inPlaceOf: oldValue, at: 0) } }
  /// Above the background view, in place of grey, while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      put(selectedBackgroundView, inPlaceOf: oldValue, at: backgroundView == nil ? 0 : 1)
      showState()
    }
  }
  /// What the line below the cell leaves free at its ends: the table's, unless the cell has its own.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  private var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
  /// That of the table that shows the cell.
  var tableSeparatorInset = UITableViewCell.standardSeparatorInset {
    didSet { if tableSeparatorInset != oldValue { setNeedsLayout() } }
  }
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// By how many widths the cell's own labels and image are moved in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points per level.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  private let style: CellStyle
  private var accessory: UIView?
  let separator = UIView(frame: .zero)
  /// The line above the first row of a group that is as wide as the table; nil until it is shown.
  private var topSeparator: UIView?

  // The cell's own views, once they were asked for: an app's are alone in the content view without them.
  private var madeTextLabel: UILabel?
  private var madeDetailTextLabel: UILabel?
  private var madeImageView: UIImageView?

  /// Whether the cell made a view in its content itself.
  func madeItself(_ view: UIView) -> Bool {
    view === madeTextLabel || view === madeDetailTextLabel || view === madeImageView
  }

  /// The first label, in 17 points, made when it is first asked for.
  open var textLabel: UILabel? {
    if madeTextLabel == nil {
      madeTextLabel = makeLabel(size: 17, style == .value2 ? .systemBlue : .label)
    }
    return madeTextLabel
  }
  /// The second label, in 12 points below the first or in 17 at the other end, made when it is
  /// first asked for; nil in the default style.
  open var detailTextLabel: UILabel? {
    if madeDetailTextLabel == nil, style != .default {
      madeDetailTextLabel = makeLabel(
        size: style == .subtitle ? 12 : 17, style == .subtitle ? .label : .secondaryLabel)
    }
    return madeDetailTextLabel
  }
  /// An image before the labels, no higher than the cell, made when it is first asked for.
  open var imageView: UIImageView? {
    if madeImageView == nil {
      let view = UIImageView(frame: .zero)
      contentView.addSubview(view)
      setNeedsLayout()
      madeImageView = view
    }
    return madeImageView
  }

  /// Creates a cell of 320 × 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    setUp()
  }

  /// Creates a cell of the default style without a reuse identifier.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the style that it has in a nib or a storyboard; of the default one if that says nothing.
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.cellStyle ?? .default
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  /// The initialiser through which the table view makes registered classes.
  public required convenience init(dequeuedWith identifier: String) {
    self.init(style: Self.dynamicStyle, reuseIdentifier: identifier.isEmpty ? nil : identifier)
  }

  /// The style of the cell that is being made by `dynamic(style:reuseIdentifier:)`.
  private static var dynamicStyle = CellStyle.default

  /// A cell of this class, whichever it is when the program runs: what `C(style:reuseIdentifier:)` is on iOS for a `C` that is
  /// only known to be a cell, to which lowered sources rewrite it.
  public static func dynamic(style: CellStyle, reuseIdentifier: String?) -> Self {
    dynamicStyle = style
    defer { dynamicStyle = .default }
    return self.init(dequeuedWith: reuseIdentifier ?? "")
  }

  static let height: CGFloat = 44

  private func setUp() {
    needsConfigurationRefresh = true
    backgroundColor = .systemBackground
    contentView.frame = bounds
    // As printed by UIKit since iOS 11.
    contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    addSubview(separator)
  }

  private func makeLabel(size: CGFloat, _ color: UIColor) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Whether the row is selected; the table view sets it.
  open var isSelected = false { didSet { showState() } }
  /// Whether a finger is on the row; the table view sets it.
  open var isHighlighted = false { didSet { showState() } }

  /// Sets `isSelected`, without animation of its own; called by the table view.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Sets `isHighlighted`, without animation of its own; called by the table view.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Called before a used cell is dequeued again; the base class does nothing.
  open func prepareForReuse() {}

  // MARK: Editing

  /// What a storyboard has a selection lead to; nil for nothing.
  package var selectionAction: ((UITableViewCell) -> Void)?
  /// Whether the table is edited; the table sets it.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      showState()
      showAccessory()
    }
  }
  /// Sets `isEditing`; the table calls it when its own changes.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Called before the sign at the left comes or goes; the base class does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called when the sign at the left has come or gone; the base class does nothing.
  open func didTransition(to state: StateMask) {}
  /// The sign at the left: none unless the table is edited.
  open internal(set) var editingStyle = EditingStyle.none
  /// The symbol at the right edge while the table is edited; by default none.
  open var editingAccessoryType = AccessoryType.none { didSet { showAccessory() } }
  /// A view at the right edge while the table is edited, in place of the symbol; by default none.
  open var editingAccessoryView: UIView? { didSet { showAccessory() } }
  /// Whether the row can be moved by its right edge while the table is edited; the table sets it.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the content makes room at the left while the table is edited, true by default; the table sets it.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// The signs at the ends of the row.
  let signs = RowSigns()
  /// Whether a finger has uncovered the actions of the row.
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether a finger has uncovered the actions of the row, of which one may delete it.
  open var showingDeleteConfirmation: Bool { isSwiped }

  // MARK: Configurations

  /// Sets a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// Called with the state when that changes, or anything `@Observable` that it has read.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The look of the background; nil, the default, for the cell's own.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showConfiguredBackground() }
  }
  /// The state that configurations depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    return state
  }

  /// Has the configurations updated for the cell's state before it is laid out.
  open func setNeedsUpdateConfiguration() { markConfigurationOutdated() }

  /// Shows the configurations for a state; overrides set them.
  open func updateConfiguration(using state: UICellConfigurationState) {
    showConfiguredBackground()
  }

  override func refreshConfiguration() {
    let state = configurationState
    track(
      {
        configurationUpdateHandler?(self, state)
        updateConfiguration(using: state)
      }, outdating: { $0.markConfigurationOutdated() })
  }

  private func showConfiguredBackground() {
    let view = ConfiguredBackgroundView.showing(
      backgroundConfiguration?.updated(for: configurationState), inPlaceOf: backgroundView,
      bounds: bounds)
    if backgroundView !== view { backgroundView = view }
  }

  private func showState() {
    setNeedsUpdateConfiguration()
    signs.show(isChosen: isSelected)
    let isMarked = selectionStyle != .none && (isSelected || isHighlighted)
    selectedBackgroundView?.alpha = isMarked ? 1 : 0
    showGrey(isMarked && selectedBackgroundView == nil)
  }

  /// What is behind the content, and behind an accessory beside it, while the cell is selected or highlighted; nil until it was once.
  private var grey: UIView?

  private func showGrey(_ isShown: Bool) {
    if isShown, grey == nil {
      let view = UIView(frame: .zero)
      view.backgroundColor = .systemGray4
      view.alpha = 0
      UIView.performWithoutAnimation {
        put(view, inPlaceOf: nil, at: backgroundView == nil ? 0 : 1)
      }
      grey = view
    }
    grey?.alpha = isShown ? 1 : 0
  }

  private func put(_ view: UIView?, inPlaceOf old: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  /// Setting one replaces the content view by one that the configuration makes.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let contentConfiguration else { return }
      let view = show(contentConfiguration, in: contentView, frame: contentView.frame)
      if view !== contentView { contentView = view }
    }
  }

  /// An empty configuration with the look of a list's rows, whatever the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func showAccessory() {
    accessory?.removeFromSuperview()
    let type = isEditing ? editingAccessoryType : accessoryType
    let symbol: String? =
      switch type {
      case .none: nil
      case .disclosureIndicator: "chevron.right"
      case .checkmark: "checkmark"
      case .detailButton, .detailDisclosureButton: "info.circle"
      }
    let picture = symbol.map { AccessoryPicture(image: UIImage(systemName: $0)) }
    picture?.tintColor = type == .disclosureIndicator ? .tertiaryLabel : .systemBlue
    picture?.contentMode = .scaleAspectFit
    picture?.bounds.size = CGSize(width: 14, height: 14)
    if type == .detailButton || type == .detailDisclosureButton {
      picture?.takeTaps { [weak self] in self?.table?.accessoryWasTapped(of: self) }
    }
    accessory = (isEditing ? editingAccessoryView : accessoryView) ?? picture
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  /// The table that shows the cell; nil for none.
  private var table: UITableView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
  }

  /// Puts content, accessory, labels and the line below the row in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentFrame(in: bounds.size)
    signs.place(in: bounds.inset(by: contentSides), besides: indexRoom)
    accessory?.center = CGPoint(
      x: bounds.width - contentSides.right - endRoom - 16 - (accessory?.bounds.width ?? 0) / 2,
      y: bounds.midY)
    // A line that begins with the text goes along as that makes room for a sign.
    let start =
      separatorInset.left + (separatorInset.left > 0 ? signs.startRoom + contentSides.left : 0)
    separator.frame = CGRect(
      x: start, y: bounds.height - 0.5,
      width: bounds.width - start - separatorInset.right - indexRoom, height: 0.5)
    bringSubviewToFront(separator)
    if let topSeparator {
      topSeparator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
      bringSubviewToFront(topSeparator)
    }
    layoutText()
  }

  /// Shows a line above the row, as wide as the table, or takes it away.
  func showTopSeparator(_ isShown: Bool) {
    guard isShown || topSeparator != nil else { return }
    let line = topSeparator ?? UIView(frame: .zero)
    if topSeparator == nil {
      line.isUserInteractionEnabled = false
      addSubview(line)
      topSeparator = line
    }
    line.backgroundColor = separator.backgroundColor
    line.isHidden = !isShown
    setNeedsLayout()
  }

  /// The points at the sides that what the cell shows is kept off, as they are covered.
  var contentSides = UIEdgeInsets.zero {
    didSet { if contentSides != oldValue { setNeedsLayout() } }
  }

  /// The points at the right that the table's index takes up.
  var indexRoom: CGFloat = 0 { didSet { if indexRoom != oldValue { setNeedsLayout() } } }

  /// The points at the right that index and sign take up.
  private var endRoom: CGFloat { indexRoom + signs.endRoom }

  /// What the accessory and the signs leave of a cell.
  private func contentFrame(in size: CGSize) -> CGRect {
    let reserved = (accessory.map { $0.bounds.width + 24 } ?? 0) + endRoom
    let room = signs.startRoom + contentSides.left
    return CGRect(
      x: room, y: 0, width: max(0, size.width - contentSides.right - reserved - room),
      height: size.height)
  }

  private var shownTitle: UILabel? { madeTextLabel.flatMap { $0.text == nil ? nil : $0 } }
  private var shownDetail: UILabel? { madeDetailTextLabel.flatMap { $0.text == nil ? nil : $0 } }

  /// The part of the content in which the labels are, without the room for a picture of a width in points.
  private func textRoom(in content: CGSize, besides picture: CGFloat) -> CGRect {
    let indentation = CGFloat(indentationLevel) * indentationWidth
    let x = 16 + indentation + (picture > 0 ? picture + 16 : 0)
    return CGRect(x: x, y: 0, width: max(0, content.width - 16 - x), height: content.height)
  }

  /// The height that the cell's own labels need in a row of a width, in points; 0 for a cell that has none.
  ///
  /// As Interface Builder writes them down: one label has 11.5 points above and below it, of two that are stacked the
  /// first has 10 above it, the second 1 above and 9.5 below it.
  func textHeight(inWidth width: CGFloat) -> CGFloat {
    let content = contentFrame(in: CGSize(width: width, height: Self.height))
    let picture = madeImageView?.image.map { $0.size.fitted(to: Self.height).width } ?? 0
    let room = textRoom(in: content.size, besides: picture).size
    guard let title = shownTitle?.sizeThatFits(room).height else { return 0 }
    guard style == .subtitle, let detail = shownDetail?.sizeThatFits(room).height else {
      return title + 23
    }
    return title + detail + 20.5
  }

  /// The labels that a cell without views of its own has.
  private func layoutText() {
    var pictureWidth: CGFloat = 0
    let content = contentView.bounds.size
    if let picture = madeImageView, let size = picture.image?.size.fitted(to: content.height) {
      let x = textRoom(in: content, besides: 0).minX
      picture.frame = CGRect(
        x: x, y: (content.height - size.height) / 2, width: size.width, height: size.height)
      pictureWidth = size.width
    }
    let room = textRoom(in: content, besides: pictureWidth)
    let (title, detail) = (shownTitle, shownDetail)
    let titleSize = title?.sizeThatFits(room.size) ?? .zero
    let detailSize = detail?.sizeThatFits(room.size) ?? .zero
    let isStacked = style == .subtitle && detail != nil
    let top = isStacked ? room.midY - (titleSize.height + detailSize.height) / 2 : room.minY
    let (x, width) = (room.minX, room.width)
    // Side by side, both are as high as their texts, as who moves them in a class of its own finds them.
    let isBeside = style == .value1 || style == .value2
    func across(_ size: CGSize) -> (y: CGFloat, height: CGFloat) {
      isBeside
        ? ((room.midY - size.height / 2).rounded(), size.height) : (room.minY, room.height)
    }
    title?.frame = CGRect(
      x: x, y: isStacked ? top : across(titleSize).y,
      width: isStacked || detail == nil ? width : min(width, titleSize.width),
      height: isStacked ? titleSize.height : across(titleSize).height)
    detail?.frame =
      isStacked
      ? CGRect(x: x, y: top + titleSize.height, width: width, height: detailSize.height)
      : CGRect(
        x: room.maxX - detailSize.width, y: across(detailSize).y, width: detailSize.width,
        height: across(detailSize).height)
  }
}

extension CGSize {
  /// The size with the same shape that is no higher than `height`, in points.
  fileprivate func fitted(to height: CGFloat) -> CGSize {
    guard self.height > height, self.height > 0 else { return self }
    return CGSize(width: width * height / self.height, height: height)
  }
}
