public import Foundation

/// Directions of a plane.
public struct UIAxis: OptionSet, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt

  /// Directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Left and right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// What a screen shows where its content would be: that there is none, that it comes, or that nothing was found.
///
/// Since iOS 17. Lengths are in points; they are by eye, as Apple does not publish them.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where the content stands: in the middle of the view, or at its top.
  public enum Alignment: Int, Sendable { case center, natural }

  /// The look of the image.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// The look of a text.
  @preconcurrency @MainActor public struct TextProperties {
    /// Typeface and size.
    public var font: UIFont
    /// Colour of a text without attributes.
    public var color: UIColor
    /// The way in which a text that is too long breaks.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines that are shown; 0, the default, for any number.
    public var numberOfLines = 0
    /// Whether a text that is too long becomes smaller, false by default.
    public var adjustsFontSizeToFitWidth = false
    /// How small it becomes, as a part of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters come nearer before text is cut, false by default; kept, not heeded.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  @preconcurrency @MainActor public struct ButtonProperties {
    /// What a tap does; nil, the default, for nothing.
    public var primaryAction: UIAction?
    /// What the button shows when it is held; nil, the default, for nothing.
    public var menu: UIMenu?
    /// Whether the button can be tapped; true by default.
    public var isEnabled = true
  }

  /// Where the content stands; in the middle by default.
  public var alignment = Alignment.center
  /// Whether the system's margins are kept at the sides at least; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Room around the content; none by default beside the view's own margins.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The picture above the texts; nil for none.
  public var image: UIImage?
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes of its own, in place of `text`.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  /// A smaller text below; nil for none.
  public var secondaryText: String?
  /// The smaller text with attributes of its own, in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the smaller text.
  public var secondaryTextProperties = TextProperties(
    font: .systemFont(ofSize: 15), color: .secondaryLabel)
  /// The button below the texts; not shown without a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// A second button below the first one; not shown without a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// The gap between image and text.
  public var imageToTextPadding: CGFloat = 15
  /// The gap between the texts.
  public var textToSecondaryTextPadding: CGFloat = 5
  /// The gap between texts and buttons.
  public var textToButtonPadding: CGFloat = 15
  /// The gap between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  /// What is behind the content; by default nothing.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a spinner stands in the image's place.
  private(set) var isLoading = false
  /// The text that gives way to one that names what was looked for; nil for none.
  private var searchText: String?

  private init() {
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
  }

  /// That there is no content; what exactly is the app's to say.
  public static func empty() -> UIContentUnavailableConfiguration { Self() }

  /// That content comes: a spinner above a grey text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = Self()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      font: .systemFont(ofSize: 15), color: .secondaryLabel)
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// That a search has found nothing, with a magnifying glass.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.searchText = "No Results"
    configuration.text = configuration.searchText
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// A new `UIContentUnavailableView`.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration in a state: that of a search names what was looked for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard let state = state as? UIContentUnavailableConfigurationState, searchText != nil,
      text == searchText, let search = state.searchText, !search.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(search)”"
    return configuration
  }
}

/// What is known of a screen whose content is not there.
public struct UIContentUnavailableConfigurationState:
  UIConfigurationState
{
  /// The traits of the screen.
  public var traitCollection: UITraitCollection
  /// What is looked for; nil where nothing is.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a screen with some traits, in which nothing is looked for.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app itself says of the screen; nil for nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// A view that shows why there is no content.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView(frame: .zero)
  private let ground = UIView(frame: .zero)

  /// What is shown; other types of configurations are not taken.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      shown = newValue
      show()
    }
  }

  /// Whether the content scrolls where it is too high, true by default; kept, not heeded.
  open var isScrollEnabled = true

  /// A view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// A view from an interface file, which shows nothing.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    stack.axis = .vertical
    stack.alignment = .center
    addSubview(ground)
    addSubview(stack)
    show()
  }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    ground.backgroundColor = shown.background.backgroundColor
    ground.layer.cornerRadius = shown.background.cornerRadius
    let parts: [(view: UIView?, gap: CGFloat)] = [
      (shown.isLoading ? spinner : picture, 0),
      (label(shown.text, shown.attributedText, shown.textProperties), shown.imageToTextPadding),
      (
        label(
          shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
        shown.textToSecondaryTextPadding
      ),
      (button(shown.button, shown.buttonProperties), shown.textToButtonPadding),
      (
        button(shown.secondaryButton, shown.secondaryButtonProperties),
        shown.buttonToSecondaryButtonPadding
      ),
    ]
    for (view, gap) in parts {
      guard let view else { continue }
      if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(gap, after: last) }
      stack.addArrangedSubview(view)
    }
    setNeedsLayout()
  }

  private var spinner: UIView {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    return spinner
  }

  private var picture: UIView? {
    guard let image = shown.image else { return nil }
    let view = UIImageView(image: image)
    view.tintColor = shown.imageProperties.tintColor
    view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    view.layer.cornerRadius = shown.imageProperties.cornerRadius
    view.clipsToBounds = shown.imageProperties.cornerRadius > 0
    view.contentMode = .scaleAspectFit
    let limit = shown.imageProperties.maximumSize
    if limit.width > 0 {
      view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true
    }
    if limit.height > 0 {
      view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true
    }
    return view
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard attributed?.length ?? text?.count ?? 0 > 0 else { return nil }
    let label = UILabel(frame: .zero)
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = .center
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    guard configuration.title != nil || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.configuration = configuration
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    return button
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let margins = shown.directionalLayoutMargins
    // Those of a controller's view; elsewhere there are none beside the area that bars leave.
    let side = shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) ? Self.margin : 0
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.inset(by: safeAreaInsets).inset(
      by: UIEdgeInsets(
        top: margins.top, left: side + (isReversed ? margins.trailing : margins.leading),
        bottom: margins.bottom, right: side + (isReversed ? margins.leading : margins.trailing)))
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let y = shown.alignment == .center ? room.midY - size.height / 2 : room.minY
    stack.frame = CGRect(x: room.minX, y: y, width: room.width, height: size.height)
  }

  /// The least distance from the sides, in points.
  private static let margin: CGFloat = 20
}

extension UIViewController {
  /// What is shown in place of the view's content; nil, the default, for nothing.
  ///
  /// The view is as large as the controller's own, in front of all else in it. Of types other than `UIContentUnavailableConfiguration`
  /// the configuration's own content view is shown.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable?.configuration }
    set {
      guard let newValue else {
        unavailable?.removeFromSuperview()
        unavailable = nil
        return
      }
      let new = newValue.updated(for: contentUnavailableConfigurationState)
      if let unavailable, unavailable.supports(new) { return unavailable.configuration = new }
      unavailable?.removeFromSuperview()
      let content = new.makeContentView()
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
      unavailable = content
    }
  }

  /// What is known of the screen: its traits, and what its search looks for.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Has `updateContentUnavailableConfiguration(using:)` called before the next layout and the next frame.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableUpdate = true
    viewIfLoaded?.setNeedsUpdateProperties()
  }

  /// Calls `updateContentUnavailableConfiguration(using:)` where that was asked for; what it reads of `@Observable` objects has it
  /// called again.
  func refreshContentUnavailableConfiguration() {
    guard needsUnavailableUpdate else { return }
    needsUnavailableUpdate = false
    view.track(
      { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) },
      outdating: { $0.owner?.setNeedsUpdateContentUnavailableConfiguration() })
  }
}
