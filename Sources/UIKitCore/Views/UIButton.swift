public import AnimGeometry
import AnimPixels
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
    /// The former name of `system`.
    public static let roundedRect = ButtonType.system
  }

  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private lazy var subtitleLabel = UILabel(frame: .zero)
  private lazy var wheel = UIActivityIndicatorView(style: .medium)
  private var type: ButtonType
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var titleShadowColors: [State: UIColor] = [:]
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
  /// Whether the button changes under a pointer, false by default; kept, there is none.
  open var isPointerInteractionEnabled = false
  /// The button's look as a value; nil, the default, for a button that its other properties
  /// describe.
  open var configuration: Configuration? {
    didSet {
      if configuration == nil, oldValue != nil { forgetConfiguration() }
      let title = configuration?.attributedTitle
      if title != nil, title != oldValue?.attributedTitle { isTitledLater = false }
      contentDidChange()
    }
  }
  /// Whether a title was set for a state since the configuration got its own: what comes last is shown.
  private var isTitledLater = false
  /// Called when it is set, and at the layout after the state or the tint colour has changed, or
  /// `setNeedsUpdateConfiguration()` was called; not when the configuration changes.
  ///
  /// As recorded on iOS 26.1.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet {
      isConfigurationOutdated = true
      updateConfigurationIfNeeded()
      contentDidChange()
    }
  }
  private var isConfigurationOutdated = false
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

  /// The change of a pointer over the button; nil, the default, for the usual one; there is no pointer.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
  /// Makes that change; kept.
  open var pointerStyleProvider: PointerStyleProvider? {
    get { associatedValues[Self.pointerKey] as? PointerStyleProvider }
    set { associatedValues[Self.pointerKey] = newValue }
  }
  private static let pointerKey: UInt = 201
  /// Whether the button opens while something is dragged over it, false by default; nothing is.
  open var isSpringLoaded = false

  /// A system button at a frame, with the action's title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
    self.frame = frame
  }

  /// A system button with a picture that calls a method of `target` when it is tapped.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
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
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    addContent()
  }

  private func addContent() {
    isOpaque = false
    label.shadowOffset = .zero
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
  /// The title for the current state, else for `.normal`; a configuration's title wins, unless it was there before.
  open var currentTitle: String? {
    let own = titles[state] ?? titles[.normal] ?? currentAttributedTitle?.string
    return buttonMenu?.chosenTitle ?? (isTitledLater ? own : nil) ?? configuration?.title ?? own
  }
  /// The image for the current state, else for `.normal`; a configuration's image wins.
  open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }
  /// The attributed title for the current state, else for `.normal`; a configuration's title wins, unless it was there before.
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
    // Somebody may have told the label something else.
    let isShown = label.text == currentTitle && (configuration == nil || isTitledLater)
    guard titles[state] != title || !isShown else { return }
    titles[state] = title
    isTitledLater = configuration != nil
    contentDidChange(for: state)
  }

  /// The title that was set for exactly this combination of states.
  open func title(for state: State) -> String? { titles[state] }

  /// Sets the title's colour for one combination of states; nil falls back to that for `.normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    guard titleColors[state] != color else { return }
    titleColors[state] = color
    contentDidChange(for: state)
  }

  /// Sets the colour of the title's shadow for one combination of states; nil falls back to that for `.normal`.
  ///
  /// There is no distance between title and shadow unless `titleLabel` says so, as recorded on iOS 26.1.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    guard titleShadowColors[state] != color else { return }
    titleShadowColors[state] = color
    contentDidChange(for: state)
  }

  /// The colour of the title's shadow for one combination of states, or else for `.normal`; nil for none.
  open func titleShadowColor(for state: State) -> UIColor? {
    titleShadowColors[state] ?? titleShadowColors[.normal]
  }

  /// The colour of the title's shadow for the current state; nil for none.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Sets the image for one combination of states; nil falls back to that for `.normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    guard images[state] !== image else { return }
    images[state] = image
    contentDidChange(for: state)
  }

  /// The image that was set for exactly this combination of states.
  open func image(for state: State) -> UIImage? { images[state] }

  /// The title's colour that was set for exactly this combination of states.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// Sets the title with attributes for one combination of states; it is shown in place of the
  /// plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let isShown = configuration == nil || isTitledLater
    guard attributedTitles[state] != title || !isShown else { return }
    attributedTitles[state] = title
    isTitledLater = configuration != nil
    contentDidChange(for: state)
  }

  /// The attributed title that was set for exactly this combination of states.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// The image behind them that was set for exactly this combination of states.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

  /// An image behind title and image, stretched over the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    guard backgrounds[state] !== image else { return }
    backgrounds[state] = image
    contentDidChange(for: state)
  }

  /// Sets the size and weight of symbols, here for all states at once.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    picture.preferredSymbolConfiguration = configuration
    contentDidChange()
  }

  /// Has `updateConfiguration()` and the update handler called at the next layout, once.
  open func setNeedsUpdateConfiguration() {
    isConfigurationOutdated = true
    setNeedsLayout()
  }

  /// Called before the update handler; does nothing by itself, for subclasses.
  open func updateConfiguration() {}

  private func updateConfigurationIfNeeded() {
    guard isConfigurationOutdated else { return }
    isConfigurationOutdated = false
    track(
      {
        updateConfiguration()
        configurationUpdateHandler?(self)
      }, outdating: { $0.markConfigurationOutdated() })
  }

  override func refreshConfiguration() {
    isConfigurationOutdated = true
    updateConfigurationIfNeeded()
    contentDidChange()
  }

  /// Shows what was set for a combination of states, if that is shown at present: what is not asks for no layout.
  private func contentDidChange(for state: State) {
    if state == .normal || state == self.state { contentDidChange() }
  }

  private func contentDidChange() {
    showContent()
    invalidateIntrinsicContentSize()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    showContent()
  }

  /// The title with the attributes that a configuration, or whoever set the title since, gives it; nil if these are the
  /// configuration's usual ones.
  private func styledTitle(of configuration: Configuration, in color: UIColor)
    -> NSAttributedString?
  {
    guard isTitledLater, buttonMenu?.chosenTitle == nil else {
      return configuration.attributedTitle(for: currentTitle, in: color)
    }
    if titles[state] ?? titles[.normal] == nil, let own = currentAttributedTitle { return own }
    var plain = configuration
    plain.title = nil
    return plain.attributedTitle(for: currentTitle, in: color)
  }

  private func showContent() {
    setNeedsLayout()
    let attributed =
      configuration.map { styledTitle(of: $0, in: $0.foreground(for: self)) }
      ?? currentAttributedTitle
    if let attributed {
      label.attributedText = attributed
    } else {
      label.forgetFormerStyle()
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    if !titleShadowColors.isEmpty { label.shadowColor = currentTitleShadowColor }
    if label.text?.isEmpty == false { show(label) }
    if let configuration { show(configuration) }
    picture.image = shownImage
    if picture.image != nil { show(picture) }
    backdrop.image = currentBackgroundImage
    if backdrop.image != nil { show(backdrop) }
    // The system's buttons fade under the finger, and images of others darken; a configuration has colours for that.
    let isFaded = type == .system && isHighlighted
    for view in [label, picture] {
      view.alpha = configuration != nil ? 1 : isFaded ? 0.2 : isEnabled ? 1 : 0.5
    }
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

  private func show(_ configuration: Configuration) {
    let base = configuration.foreground(for: self)
    label.textColor = base
    label.font = configuration.font
    label.textAlignment = configuration.titleAlignment.textAlignment
    label.lineBreakMode = configuration.titleLineBreakMode
    label.numberOfLines = configuration.titleLineBreakMode.linesOfButtons
    picture.tintColor = configuration.imageColor(for: self)
    picture.preferredSymbolConfiguration =
      currentImage?.hasOwnSymbolSize == true
      ? configuration.preferredSymbolConfigurationForImage : configuration.symbolConfiguration
    let fill = configuration.fill(for: self)
    // A colour of the view's own stays where the configuration has none.
    if fill != nil || isFilled { backgroundColor = fill }
    isFilled = fill != nil
    layer.backdrop = configuration.glass(for: self)?.backdrop(for: traitCollection)
    let stroke = configuration.background.strokeColor?.color(for: traitCollection)
    layer.borderWidth = stroke?.alpha == 0 ? 0 : configuration.background.strokeWidth
    layer.borderColor = stroke
    showSubtitle(of: configuration, in: base)
    showActivity(of: configuration, in: base)
  }

  private func showSubtitle(of configuration: Configuration, in color: UIColor) {
    guard let subtitle = configuration.subtitle, !subtitle.isEmpty else {
      if hasSubtitle { subtitleLabel.removeFromSuperview() }
      return hasSubtitle = false
    }
    hasSubtitle = true
    subtitleLabel.text = subtitle
    subtitleLabel.font = Configuration.subtitleFont
    subtitleLabel.textColor = color
    subtitleLabel.textAlignment = configuration.titleAlignment.textAlignment
    subtitleLabel.lineBreakMode = configuration.subtitleLineBreakMode
    subtitleLabel.numberOfLines = configuration.subtitleLineBreakMode.linesOfButtons
    if subtitleLabel.superview == nil { addSubview(subtitleLabel) }
  }

  private var hasSubtitle = false

  private func showActivity(of configuration: Configuration, in color: UIColor) {
    picture.isHidden = configuration.showsActivityIndicator
    guard configuration.showsActivityIndicator else {
      if isActive { wheel.removeFromSuperview() }
      return isActive = false
    }
    isActive = true
    wheel.color = color
    wheel.startAnimating()
    if wheel.superview == nil { addSubview(wheel) }
  }

  /// Whether a spinner is shown.
  private var isActive = false
  /// Whether the background's colour is the configuration's.
  private var isFilled = false

  /// Undoes what no other property of the button would.
  private func forgetConfiguration() {
    if hasSubtitle { subtitleLabel.removeFromSuperview() }
    if isActive { wheel.removeFromSuperview() }
    if isFilled { backgroundColor = nil }
    (hasSubtitle, isActive, isFilled) = (false, false, false)
    picture.isHidden = false
    picture.preferredSymbolConfiguration = nil
    label.numberOfLines = 1
    label.lineBreakMode = .byTruncatingTail
    label.font = .systemFont(ofSize: type == .system ? 15 : 18)
    layer.borderWidth = 0
    layer.backdrop = nil
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
    showContent()
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The room around title and image.
  private var contentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// The size of the image, or of what is in its place.
  private var imageSize: CGSize {
    if isActive { return CGSize(width: titleHeight, height: titleHeight) }
    guard let image = picture.image else { return .zero }
    return picture.preferredSymbolConfiguration.map { image.withConfiguration($0).size }
      ?? image.size
  }

  /// The height of one line of the configuration's font, on whole pixels.
  private var titleHeight: CGFloat {
    let scale = traitCollection.displayScale
    return ((configuration?.font.lineHeight ?? 0) * scale).rounded(.up) / scale
  }

  /// What there has to be room for: symbols of a configured button are as high as a line of its title, whatever they are drawn in.
  ///
  /// As recorded on iOS 26.1.
  private var imageRoom: CGSize {
    var size = imageSize
    if configuration != nil, !isActive, picture.image?.isSymbolImage == true,
      currentImage?.hasOwnSymbolSize == false,
      configuration?.preferredSymbolConfigurationForImage == nil
    {
      size.height = titleHeight
    }
    return size
  }

  /// The size of title and subtitle of a configured button, at most so wide.
  private func textSizes(in width: CGFloat = .infinity) -> (title: CGSize, subtitle: CGSize) {
    let sizes = [label, hasSubtitle ? subtitleLabel : nil].map { label in
      let natural = label?.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) ?? .zero
      // What fits but for rounding errors is on one line.
      guard let label, natural.width > width + 0.01 else { return natural }
      let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    return (sizes[0], sizes[1])
  }

  /// The size of both lines, one below the other.
  private func textSize(of sizes: (title: CGSize, subtitle: CGSize)) -> CGSize {
    let padding =
      sizes.title == .zero || sizes.subtitle == .zero ? 0 : configuration?.titlePadding ?? 0
    return CGSize(
      width: max(sizes.title.width, sizes.subtitle.width),
      height: sizes.title.height + padding + sizes.subtitle.height)
  }

  private var isVertical: Bool {
    [.top, .bottom].contains(configuration?.imagePlacement ?? .leading)
  }

  /// The gap between image and title, if there are both, in points.
  private var gap: CGFloat {
    let isAlone = label.intrinsicContentSize == .zero && !hasSubtitle
    return imageSize == .zero || isAlone ? 0 : configuration?.imagePadding ?? 0
  }

  /// Points that a title has above and below itself, and the least width of a button without an
  /// image, where the app gives no insets of its own; as the assertions of suites that ran on iOS have it.
  private static let titlePadding: CGFloat = 6
  private static let leastWidth: CGFloat = 30

  /// The size of a button that no configuration describes.
  private var plainSize: CGSize {
    let (image, insets) = (imageSize, contentEdgeInsets)
    var title = label.intrinsicContentSize
    // A button without content is as high as if it had a title; beside an image, an empty title keeps its line alone.
    let isEmpty = title == .zero && currentTitle != nil && image != .zero
    if isEmpty || image == .zero && title == .zero { title.height = label.font?.lineHeight ?? 0 }
    // On whole points, at any scale, as the same suites have it.
    title.height.round(.up)
    title.width.round(.up)
    var size = CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: insets.top + insets.bottom)
    let padding =
      insets.top == 0 && insets.bottom == 0 && title.height > 0 && image == .zero
      ? 2 * Self.titlePadding : 0
    size.height += max(image.height, title.height + padding)
    if image == .zero, insets.left == 0, insets.right == 0 {
      size.width = max(size.width, Self.leastWidth)
    }
    // It has room for its background, too.
    if let background = currentBackgroundImage?.size {
      size = CGSize(
        width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if type == .close { return Self.closeSize }
    guard configuration != nil else { return plainSize }
    let (image, title, insets) = (imageRoom, textSize(of: textSizes()), contentInsets)
    return CGSize(
      width: insets.left + insets.right
        + (isVertical ? max(image.width, title.width) : image.width + gap + title.width),
      height: insets.top + insets.bottom
        + (isVertical ? image.height + gap + title.height : max(image.height, title.height)))
  }

  open override func awakeFromNib() {
    super.awakeFromNib()
    runReplacement("UIButton.awakeFromNib()")
  }

  open override func draw(_ rect: CGRect) {
    if !runReplacement("UIButton.draw(_:)", rect) { super.draw(rect) }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    defer { runReplacement("UIButton.layoutSubviews()") }
    backdrop.frame = backgroundRect(forBounds: bounds)
    if type == .close { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
    guard let configuration else { return layOutPlain() }
    layer.cornerRadius = configuration.radius(in: bounds.size)
    layOut(configuration)
  }

  /// The left edge of content of a width.
  private func left(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left, .leading: room.minX
    case .right, .trailing: room.maxX - width
    case .center, .fill: room.midX - width / 2
    }
  }

  /// The upper edge of content of a height.
  private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: room.minY
    case .bottom: room.maxY - height
    case .center, .fill: room.midY - height / 2
    }
  }

  // MARK: Places

  /// The rectangle of the background image, all of the bounds unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of title and image: the bounds without the insets of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

  /// The rectangle of the image within that of the content.
  ///
  /// A subclass that overrides this places the image, unless the button has a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    configuration.map { parts(of: $0, in: contentRect).image } ?? plainParts(in: contentRect).image
  }

  /// The rectangle of the title within that of the content.
  ///
  /// A subclass that overrides this places the title, unless the button has a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    configuration.map { parts(of: $0, in: contentRect).title } ?? plainParts(in: contentRect).title
  }

  private func layOutPlain() {
    let room = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: room)
    label.frame = titleRect(forContentRect: room)
  }

  /// Where image and title of a button are that no configuration describes.
  private func plainParts(in room: CGRect) -> (image: CGRect, title: CGRect) {
    let natural = label.intrinsicContentSize
    // An image is no larger than the room that its insets leave, and as large where it is to fill that.
    let area = room.inset(by: imageEdgeInsets)
    var image = CGSize(
      width: min(imageSize.width, max(0, area.width)),
      height: min(imageSize.height, max(0, area.height)))
    if image != .zero, contentVerticalAlignment == .fill { image.height = max(0, area.height) }
    if image != .zero, contentHorizontalAlignment == .fill, natural.width == 0 {
      image.width = max(0, area.width)
    }
    let width = min(natural.width, max(0, room.width - image.width))
    let left = left(of: image.width + width, in: room)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let imageRect = CGRect(
      x: isReversed ? left + width : left, y: top(of: image.height, in: room), width: image.width,
      height: image.height)
    let titleRect = CGRect(
      x: isReversed ? left : left + image.width, y: top(of: natural.height, in: room), width: width,
      height: natural.height)
    return (aligned(imageRect, imageEdgeInsets), aligned(titleRect, titleEdgeInsets))
  }

  /// Where a part is that keeps its insets to the edges that content is at: by half of their difference from the middle, by all from an edge.
  private func aligned(_ part: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    let middle = part.moved(by: insets)
    let dx: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: insets.left
      case .right, .trailing: -insets.right
      case .center, .fill: middle.minX - part.minX
      }
    let dy: CGFloat =
      switch contentVerticalAlignment {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: middle.minY - part.minY
      }
    return part.offsetBy(dx: dx, dy: dy)
  }

  private func layOut(_ configuration: Configuration) {
    let parts = parts(of: configuration, in: bounds.inset(by: contentInsets))
    picture.frame = parts.image
    if isActive { wheel.frame = parts.wheel }
    label.frame = parts.title
    if hasSubtitle { subtitleLabel.frame = parts.subtitle }
  }

  /// Where image, title and subtitle are, on whole pixels further left and up, as recorded on iOS 26.1.
  private func parts(
    of configuration: Configuration, in room: CGRect
  ) -> (image: CGRect, wheel: CGRect, title: CGRect, subtitle: CGRect) {
    let (image, gap) = (imageRoom, gap)
    let sizes = textSizes(in: max(0, room.width - (isVertical ? 0 : image.width + gap)))
    let text = textSize(of: sizes)
    let whole =
      isVertical
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    let block = CGRect(
      origin: CGPoint(x: left(of: whole.width, in: room), y: top(of: whole.height, in: room)),
      size: whole)
    let (pictureArea, textArea) = block.split(
      image, text,
      imageAt: configuration.imagePlacement.resolved(effectiveUserInterfaceLayoutDirection))
    let drawn = imageSize
    let shown = CGRect(
      x: pictureArea.midX - drawn.width / 2, y: pictureArea.midY - drawn.height / 2,
      width: drawn.width, height: drawn.height
    ).movedOntoPixels(traitCollection.displayScale)
    func place(_ size: CGSize, at y: CGFloat) -> CGRect {
      let slack = text.width - size.width
      let x: CGFloat =
        switch configuration.titleAlignment {
        case .automatic, .leading: textArea.minX
        case .center: textArea.minX + slack / 2
        case .trailing: textArea.minX + slack
        }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
        .movedOntoPixels(traitCollection.displayScale)
    }
    return (
      shown.moved(by: imageEdgeInsets), shown,
      place(sizes.title, at: textArea.minY).moved(by: titleEdgeInsets),
      place(sizes.subtitle, at: textArea.maxY - sizes.subtitle.height)
    )
  }
}

extension NSLineBreakMode {
  /// The number of lines of a title that breaks so; 0 for as many as it takes.
  fileprivate var linesOfButtons: Int {
    self == .byWordWrapping || self == .byCharWrapping ? 0 : 1
  }
}

extension CGRect {
  /// The areas of an image and of text at two opposite edges, each centred along them.
  fileprivate func split(
    _ image: CGSize, _ text: CGSize, imageAt edge: NSDirectionalRectEdge
  ) -> (image: CGRect, text: CGRect) {
    func place(_ size: CGSize, atEnd: Bool, isVertical: Bool) -> CGRect {
      let x = isVertical ? midX - size.width / 2 : atEnd ? maxX - size.width : minX
      let y = isVertical ? atEnd ? maxY - size.height : minY : midY - size.height / 2
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
    let isVertical = [.top, .bottom].contains(edge)
    let isLast = [.trailing, .bottom].contains(edge)
    return (
      place(image, atEnd: isLast, isVertical: isVertical),
      place(text, atEnd: !isLast, isVertical: isVertical)
    )
  }

  /// The rectangle with its origin on the pixel that it is in.
  fileprivate func movedOntoPixels(_ scale: CGFloat) -> CGRect {
    // What is a pixel's edge but for rounding errors stays.
    func align(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded(.down) / scale }
    return CGRect(x: align(minX), y: align(minY), width: width, height: height)
  }
}

extension CGRect {
  /// Insets of a button's parts shift them by half of what is given on either side.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}

extension NSDirectionalRectEdge {
  /// The edge as it is from left to right.
  fileprivate func resolved(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalRectEdge {
    guard direction == .rightToLeft else { return self }
    return switch self {
    case .leading: .trailing
    case .trailing: .leading
    default: self
    }
  }
}
