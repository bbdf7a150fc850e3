public import AnimGeometry
public import Foundation

/// A title and an image side by side, centred, with looks for each state.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The predefined kinds of buttons.
  ///
  /// A `system` button shows its image in the tint colour and fades under the finger, the last five
  /// come with a symbol.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var type: ButtonType
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private let backdrop = UIImageView(frame: .zero)
  /// A shift of the image by half of the difference of opposite insets, in points; zero by default.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// A shift of the title by half of the difference of opposite insets, in points; zero by default.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Whether the image of a custom button fades to 60 % under the finger; true by default.
  open var adjustsImageWhenHighlighted = true
  /// Whether the button glows under the finger, false by default; kept, not drawn.
  open var showsTouchWhenHighlighted = false
  /// The button's look as a value; nil, the default, for a button that its other properties
  /// describe.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// Called before the button shows another state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { contentDidChange() } }
  private var isUpdating = false
  private var buttonMenu: ButtonMenu?
  /// The menu that a long press opens, or a touch if `showsMenuAsPrimaryAction`; nil, the default, for none.
  open var menu: UIMenu? {
    get { buttonMenu?.content }
    set {
      guard newValue !== menu else { return }
      let buttonMenu = buttonMenu ?? ButtonMenu(self)
      buttonMenu.marksChoice = changesSelectionAsPrimaryAction
      buttonMenu.content = newValue
      self.buttonMenu = newValue == nil ? nil : buttonMenu
      contentDidChange()
    }
  }
  /// Whether the button shows its state by itself, false by default: with a menu, the row that was chosen last is marked and
  /// gives the button its title; without one, a tap selects the button or takes that back.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      guard changesSelectionAsPrimaryAction != oldValue else { return }
      buttonMenu?.marksChoice = changesSelectionAsPrimaryAction
      contentDidChange()
    }
  }
  /// The room between the button's edges and its content in points; not heeded once there is a
  /// configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  public override init(frame: CGRect) {
    type = .custom
    super.init(frame: frame)
    addContent()
  }

  /// A button of the given kind with an empty frame, and with the kind's image where it has one.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button of this class, whichever it is when the program runs, of the given kind: what `B(type:)` is on iOS for a `B`
  /// that is only known to be a button, to which lowered sources rewrite it.
  public static func dynamic(type buttonType: ButtonType) -> Self {
    let button = dynamic(frame: .zero)
    button.become(buttonType)
    return button
  }

  private func become(_ kind: ButtonType) {
    type = kind
    addContent()
    let symbol: String? =
      switch kind {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    if kind == .close { setUpCloseButton() }
  }

  /// A grey cross on a disc of 30 points, whatever the tint; the symbol's size by eye.
  private func setUpCloseButton() {
    backgroundColor = .tertiarySystemFill
    picture.tintColor = .secondaryLabel
    picture.preferredSymbolConfiguration = .init(pointSize: 12, weight: .bold)
    contentDidChange()
  }

  private static let closeSize = CGSize(width: 30, height: 30)

  /// A system button with the action's title and image.
  public convenience init(
    type buttonType: ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A system button that looks as `configuration` says and sends its primary action to
  /// `primaryAction`.
  ///
  /// A configuration without a title takes the action's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    if let title = primaryAction?.title, !title.isEmpty, configuration.title == nil,
      configuration.attributedTitle == nil
    {
      configuration.title = title
    }
    self.configuration = configuration
    contentDidChange()
  }

  /// A button that an interface file describes, of the type that is given there.
  public required init?(coder: NSCoder) {
    type = (coder as? InterfaceCoder)?.buttonType ?? .system
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    label.font = .systemFont(ofSize: type == .system ? 15 : 18)
    stateDidChange()
  }

  /// Adds one of the views that show the content, from back to front: a button without content has
  /// no subviews, as in UIKit.
  private func show(_ view: UIView) {
    guard view.superview == nil else { return }
    switch view {
    case backdrop: insertSubview(view, at: 0)
    case picture: insertSubview(view, at: backdrop.superview == nil ? 0 : 1)
    default: addSubview(view)
    }
  }

  /// The label that shows the title; its text follows the state and should be set by
  /// `setTitle(_:for:)`.
  open var titleLabel: UILabel? {
    show(label)
    return label
  }
  /// The view that shows the image, which follows the state.
  open var imageView: UIImageView? {
    show(picture)
    return picture
  }
  /// The kind that the button was made with; `.custom` after `init(frame:)`.
  open var buttonType: ButtonType { type }
  /// The title for the current state, else for `.normal`; a configuration's title wins.
  open var currentTitle: String? {
    buttonMenu?.chosenTitle ?? configuration?.title ?? configuration?.attributedTitle.map {
      String($0.characters)
    }
      ?? titles[state] ?? titles[.normal] ?? currentAttributedTitle?.string
  }
  /// The image for the current state, else for `.normal`; a configuration's image wins.
  open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }
  /// The attributed title for the current state, else for `.normal`; shown only without a
  /// configuration.
  open var currentAttributedTitle: NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// The background image for the current state, else for `.normal`.
  open var currentBackgroundImage: UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  /// The title's colour for the current state, else for `.normal`, else the tint colour of a system
  /// button or white.
  open var currentTitleColor: UIColor {
    titleColors[state] ?? titleColors[.normal] ?? (type == .system ? tintColor : .white)
  }

  /// Sets the title for one combination of states; nil falls back to that for `.normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// The title that was set for exactly this combination of states.
  open func title(for state: State) -> String? { titles[state] }

  /// Sets the title's colour for one combination of states; nil falls back to that for `.normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// Sets the image for one combination of states; nil falls back to that for `.normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// The image that was set for exactly this combination of states.
  open func image(for state: State) -> UIImage? { images[state] }

  /// The title's colour that was set for exactly this combination of states.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// Sets the title with attributes for one combination of states; it is shown in place of the
  /// plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// The attributed title that was set for exactly this combination of states.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// An image behind title and image, stretched over the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    contentDidChange()
  }

  /// Sets the size and weight of symbols, here for all states at once.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    picture.preferredSymbolConfiguration = configuration
    contentDidChange()
  }

  /// Has the configuration, and its update handler, applied at once instead of before the next
  /// layout.
  open func setNeedsUpdateConfiguration() { stateDidChange() }

  override func refreshConfiguration() { contentDidChange() }

  private func contentDidChange() {
    stateDidChange()
    invalidateIntrinsicContentSize()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if let configurationUpdateHandler, !isUpdating {
      isUpdating = true
      track({ configurationUpdateHandler(self) }, outdating: { $0.markConfigurationOutdated() })
      isUpdating = false
    }
    let attributed =
      configuration.map { $0.attributedTitle(for: currentTitle, in: contentColor(of: $0)) }
      ?? currentAttributedTitle
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    if let configuration { show(configuration) }
    if label.text?.isEmpty == false { show(label) }
    picture.image = shownImage
    if picture.image != nil { show(picture) }
    backdrop.image = currentBackgroundImage
    if backdrop.image != nil { show(backdrop) }
    // The system's buttons fade under the finger, and images of others darken.
    let isFaded = type == .system && isHighlighted
    for view in [label, picture] { view.alpha = isFaded ? 0.2 : isEnabled ? 1 : 0.5 }
    if type == .custom, adjustsImageWhenHighlighted, isHighlighted { picture.alpha = 0.6 }
  }

  /// A touch opens the menu if it is there for that, as documented for `showsMenuAsPrimaryAction`; then the button hears no
  /// more of it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard isTracking, showsMenuAsPrimaryAction, let buttonMenu else { return }
    super.touchesCancelled(touches, with: event)
    buttonMenu.open()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, isTracking, isTouchInside, menu == nil {
      isSelected.toggle()
    }
    super.touchesEnded(touches, with: event)
  }

  /// The current image, which a system button shows in its tint colour.
  private var shownImage: UIImage? {
    guard type == .system || type == .close, let image = currentImage,
      image.renderingMode == .automatic
    else {
      return currentImage
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private func contentColor(of configuration: Configuration) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return configuration.baseForegroundColor ?? configuration.style.foreground(tint: tintColor)
  }

  private func show(_ configuration: Configuration) {
    let base = contentColor(of: configuration)
    label.textColor = base
    label.font = configuration.font
    picture.tintColor = base
    picture.preferredSymbolConfiguration = configuration.preferredSymbolConfigurationForImage
    let fill =
      configuration.background.backgroundColor
      ?? configuration.style.background(
        tint: configuration.baseBackgroundColor ?? tintColor,
        isBaseGiven: configuration.baseBackgroundColor != nil)
    backgroundColor =
      isHighlighted ? fill?.withAlphaComponent(0.7) : isEnabled ? fill : .tertiarySystemFill
    layer.borderWidth = configuration.background.strokeWidth
    layer.borderColor = configuration.background.strokeColor?.color(for: traitCollection)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The room around title and image.
  private var contentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  private var imageSize: CGSize {
    guard let image = picture.image else { return .zero }
    return picture.preferredSymbolConfiguration.map { image.withConfiguration($0).size }
      ?? image.size
  }

  private var isVertical: Bool {
    [.top, .bottom].contains(configuration?.imagePlacement ?? .leading)
  }

  /// The gap between image and title, if there are both, in points.
  private var gap: CGFloat {
    imageSize == .zero || label.intrinsicContentSize == .zero ? 0 : configuration?.imagePadding ?? 0
  }

  /// Points that a title has above and below itself, and the least width of a button without an
  /// image, where the app gives no insets of its own; as the assertions of suites that ran on iOS have it.
  private static let titlePadding: CGFloat = 6
  private static let leastWidth: CGFloat = 30

  /// The size of a button that no configuration describes.
  private var plainSize: CGSize {
    let (image, insets) = (imageSize, contentEdgeInsets)
    var title = label.intrinsicContentSize
    // A button without content is as high as if it had a title.
    if image == .zero, title == .zero { title.height = label.font?.lineHeight ?? 0 }
    // On whole points, at any scale, as the same suites have it.
    title.height.round(.up)
    var size = CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: insets.top + insets.bottom)
    let padding =
      insets.top == 0 && insets.bottom == 0 && title.height > 0 ? 2 * Self.titlePadding : 0
    size.height += max(image.height, title.height + padding)
    if image == .zero, insets.left == 0, insets.right == 0 {
      size.width = max(size.width, Self.leastWidth)
    }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if type == .close { return Self.closeSize }
    guard configuration != nil else { return plainSize }
    let (image, title, insets) = (imageSize, label.intrinsicContentSize, contentInsets)
    return CGSize(
      width: insets.left + insets.right
        + (isVertical ? max(image.width, title.width) : image.width + gap + title.width),
      height: insets.top + insets.bottom
        + (isVertical ? image.height + gap + title.height : max(image.height, title.height)))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    if let configuration { layer.cornerRadius = configuration.radius(in: bounds.size) }
    if type == .close { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
    let room = bounds.inset(by: contentInsets)
    let (image, natural) = (imageSize, label.intrinsicContentSize)
    let placement = configuration?.imagePlacement ?? .leading
    if isVertical {
      let height = image.height + gap + natural.height
      let top = room.midY - height / 2
      let isImageFirst = placement == .top
      picture.frame = CGRect(
        x: room.midX - image.width / 2, y: isImageFirst ? top : top + height - image.height,
        width: image.width, height: image.height)
      let width = min(natural.width, room.width)
      label.frame = CGRect(
        x: room.midX - width / 2, y: isImageFirst ? top + height - natural.height : top,
        width: width, height: natural.height)
      return
    }
    let width = min(natural.width, max(0, room.width - image.width - gap))
    let whole = image.width + gap + width
    let left: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: room.minX
      case .right, .trailing: room.maxX - whole
      case .center, .fill: room.midX - whole / 2
      }
    let middle: (CGFloat) -> CGFloat = { height in
      switch self.contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - height
      case .center, .fill: room.midY - height / 2
      }
    }
    let isImageFirst = placement != .trailing
    picture.frame = CGRect(
      x: isImageFirst ? left : left + width + gap, y: middle(image.height), width: image.width,
      height: image.height
    ).moved(by: imageEdgeInsets)
    label.frame = CGRect(
      x: isImageFirst ? left + image.width + gap : left, y: middle(natural.height), width: width,
      height: natural.height
    ).moved(by: titleEdgeInsets)
  }
}

extension CGRect {
  /// Insets of a button's parts shift them by half of what is given on either side.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
