import AnimPixels
public import Foundation

extension UIButton {
  /// A button's appearance and content as a value, from which the button derives its subviews.
  @preconcurrency @MainActor public struct Configuration {
    /// The source of the corner radius.
    ///
    /// As recorded on iOS 26.1: `fixed` and `dynamic` take the background's `cornerRadius`, which for
    /// `dynamic` follows the size class until it is set; `small`, `medium` and `large` are 1/8, 7/40
    /// and 1/4 of the shorter side, and `capsule` is half of it.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    /// The size class of a button, by which it has its font and the room around its content.
    ///
    /// As recorded on iOS 26.1: 17 points in `medium` and `large`, 15 in `small` and `mini`.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The edge at which the title and the subtitle stand, within the wider of the two.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The source of colours that are not given.
    enum Style {
      case plain, tinted, gray, filled, bordered, borderedTinted
      case glass, clearGlass, prominentGlass, prominentClearGlass
    }

    let style: Style
    private var plainTitle: String?
    /// The title with attributes of its own; nil for one that looks as the configuration says.
    private var styledTitle: AttributedString?
    /// The text of the button; nil leaves it to the button's title for its state.
    ///
    /// It is that of `attributedTitle`, which setting it replaces.
    public var title: String? {
      get { plainTitle ?? styledTitle.map { String($0.characters) } }
      set { (plainTitle, styledTitle) = (newValue, nil) }
    }
    /// The text of the button with attributes of its own; setting it replaces `title`.
    public var attributedTitle: AttributedString? {
      get { styledTitle ?? plainTitle.map { AttributedString($0) } }
      set { (plainTitle, styledTitle) = (nil, newValue) }
    }
    /// A change of the title's attributes before it is shown; nil, the default, for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A second, smaller line below the title; none by default.
    public var subtitle: String?
    /// The edge at which title and subtitle stand; `.automatic`, the default, for the leading one.
    public var titleAlignment = TitleAlignment.automatic
    /// The way in which the title breaks, `.byWordWrapping` by default: in as many lines as it takes.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The way in which the subtitle breaks, `.byWordWrapping` by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The picture of the button; nil leaves it to the button's image for its state.
    public var image: UIImage?
    /// The gap between image and title in points; 0 by default and where either is missing.
    public var imagePadding: CGFloat = 0
    /// The side of the title on which the image stands; `.leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The gap between title and subtitle in points, 1 by default.
    public var titlePadding: CGFloat = 1
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The room between the button's edges and its content, in points.
    ///
    /// By default that of the size class, as recorded on iOS 26.1: 7 above and below and 12 beside for
    /// `medium`, 15 and 20 for `large`, 5 and 10 for the others.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.contentInsets }
      set { ownInsets = newValue }
    }
    /// The colour of title and symbol; nil for the style's own, which is white on `filled()`, the
    /// label colour on `gray()` and `bordered()`, and else the tint colour.
    public var baseForegroundColor: UIColor?
    /// Makes the colour of symbols and template images of that of the title; nil, the default, for the same.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The colour that the style makes its background from; nil for the tint colour.
    public var baseBackgroundColor: UIColor?
    /// The background's radius, stroke and colour; a colour given here wins over the style's.
    public var background = UIBackgroundConfiguration.clear()
    /// The source of the corner radius; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic {
      didSet { updateRadius(from: Self.radius(oldValue, buttonSize)) }
    }
    /// The size class, which decides the size of the title's font; `.medium` by default.
    public var buttonSize = Size.medium {
      didSet { updateRadius(from: Self.radius(cornerStyle, oldValue)) }
    }
    /// The size and weight in which a symbol is drawn; nil for the title's size in the large scale, where the symbol says
    /// nothing itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a spinner takes the place of the image, false by default.
    public var showsActivityIndicator = false
    /// Whether a selected button shows that by its colours; true but for `filled()` and
    /// `borderedProminent()`.
    public var automaticallyUpdateForSelection: Bool

    /// Lets the size class decide again how much room there is around the content.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private init(_ style: Style) {
      self.style = style
      automaticallyUpdateForSelection = style != .filled
      if style.isGlass { cornerStyle = .capsule }
      background.backgroundColor = nil
      background.cornerRadius = Self.radius(cornerStyle, buttonSize)
      background.strokeWidth = 1
      background.strokeColor = .clear
    }

    /// The background's radius until it is set, in points, as recorded on iOS 26.1.
    private static func radius(_ style: CornerStyle, _ size: Size) -> CGFloat {
      guard style == .dynamic else { return 5.95 }
      return switch size {
      case .large: 25
      case .medium: 17
      case .small, .mini: 14
      }
    }

    /// Has the background's radius follow the style and the size class, unless it was set.
    private mutating func updateRadius(from old: CGFloat) {
      guard background.cornerRadius == old else { return }
      background.cornerRadius = Self.radius(cornerStyle, buttonSize)
    }

    /// A configuration without background, with its content in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A configuration with content in the tint colour on 18 % of that colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A configuration with content in the label colour on a gray fill.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A configuration with white content on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A configuration without background; the same as `plain()` here.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A configuration with content in the label colour on a gray fill, as `gray()`.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A configuration with content in the tint colour on 18 % of that colour, as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// A configuration with white content on the tint colour; the same as `filled()` here.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// A capsule of glass with content in the label colour, since iOS 26.
    public static func glass() -> Configuration { Configuration(.glass) }
    /// A capsule of clear glass with content in the label colour, since iOS 26.
    public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
    /// A capsule of glass in the tint colour with white content, since iOS 26.
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
    /// A capsule of clear glass in the tint colour with white content, since iOS 26.
    public static func prominentClearGlass() -> Configuration {
      Configuration(.prominentClearGlass)
    }

    /// The glass of a button in its state; nil for none.
    func glass(for button: UIButton) -> UIGlassEffect? {
      guard style.isGlass, background.backgroundColor == nil else { return nil }
      let isClear = style == .clearGlass || style == .prominentClearGlass
      let glass = UIGlassEffect(style: isClear ? .clear : .regular)
      let isProminent = style == .prominentGlass || style == .prominentClearGlass
      if isProminent || isShownSelected(button) || baseBackgroundColor != nil {
        let tint = baseBackgroundColor ?? button.tintColor ?? .tintColor
        glass.tintColor = button.isEnabled ? pressed(tint, button) : .tertiarySystemFill
      }
      return glass
    }

    var font: UIFont {
      switch buttonSize {
      case .large, .medium: .systemFont(ofSize: 17)
      case .small, .mini: .systemFont(ofSize: 15)
      }
    }

    /// The font of the second line, as recorded on iOS 26.1 for the medium size.
    static let subtitleFont = UIFont.systemFont(ofSize: 13)

    /// The configuration with the background's colour as it is for a button in its state.
    public func updated(for button: UIButton) -> Configuration {
      var configuration = self
      configuration.background.backgroundColor = fill(for: button)
      return configuration
    }

    /// Whether a button shows by its colours that it is selected.
    private func isShownSelected(_ button: UIButton) -> Bool {
      button.isSelected && automaticallyUpdateForSelection
    }

    /// What is left of a colour under the finger: three quarters, as recorded on iOS 26.1.
    private func pressed(_ color: UIColor, _ button: UIButton) -> UIColor {
      guard button.isHighlighted else { return color }
      let color = color.resolvedColor(with: button.traitCollection)
      return color.withAlphaComponent(color.cgColor.alpha * 0.75)
    }

    /// The colour of the symbol of a button in its state.
    func imageColor(for button: UIButton) -> UIColor {
      let color = foreground(for: button)
      return imageColorTransformer?(color) ?? color
    }

    /// The colour of the title of a button in its state.
    func foreground(for button: UIButton) -> UIColor {
      guard button.isEnabled else { return .tertiaryLabel }
      let own: UIColor =
        isShownSelected(button) && !style.isGlass
        ? button.tintColor : style.foreground(tint: button.tintColor)
      return pressed(baseForegroundColor ?? own, button)
    }

    /// The colour behind the content of a button in its state; nil for none.
    ///
    /// A colour that the background was given is the same in all states.
    func fill(for button: UIButton) -> UIColor? {
      if let color = background.backgroundColor { return color }
      let tint = baseBackgroundColor ?? button.tintColor ?? .tintColor
      let own =
        isShownSelected(button) && style != .tinted && style != .borderedTinted && !style.isGlass
        ? tint.withAlphaComponent(0.18)
        : style.background(tint: tint, isBaseGiven: baseBackgroundColor != nil)
      guard let own else { return nil }
      return button.isEnabled ? pressed(own, button) : .tertiarySystemFill
    }

    /// How the symbol of a button is drawn that says nothing about its size itself.
    var symbolConfiguration: UIImage.SymbolConfiguration {
      preferredSymbolConfigurationForImage
        ?? UIImage.SymbolConfiguration(pointSize: font.pointSize, scale: .large)
    }

    /// The title with its attributes, where it has some of its own.
    ///
    /// - Parameters:
    ///   - plain: The title without attributes.
    ///   - color: The colour of the button's content.
    /// - Returns: Nil for a title that looks as the configuration says for all.
    func attributedTitle(for plain: String?, in color: UIColor) -> NSAttributedString? {
      guard let transformer = titleTextAttributesTransformer else {
        return styledTitle.map { NSAttributedString($0) }
      }
      var attributes = AttributeContainer()
      attributes.font = font
      attributes.foregroundColor = color
      let text = attributedTitle ?? AttributedString(plain ?? "")
      return NSAttributedString(
        text.mergingAttributes(transformer(attributes), mergePolicy: .keepCurrent))
    }

    /// The radius of the corners of a button of that size, in points.
    func radius(in size: CGSize) -> CGFloat {
      let side = min(size.width, size.height)
      return switch cornerStyle {
      case .fixed, .dynamic: min(background.cornerRadius, side / 2)
      case .small: side / 8
      case .medium: side * 0.175
      case .large: side / 4
      case .capsule: side / 2
      }
    }
  }
}

extension UIButton.Configuration.Size {
  fileprivate var contentInsets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .large: (15, 20)
      case .medium: (7, 12)
      case .small, .mini: (5, 10)
      }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension UIButton.Configuration.TitleAlignment {
  var textAlignment: NSTextAlignment {
    switch self {
    case .automatic: .natural
    case .leading: .left
    case .center: .center
    case .trailing: .right
    }
  }
}

extension UIButton.Configuration.Style {
  var isGlass: Bool {
    switch self {
    case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: true
    default: false
    }
  }

  @MainActor func foreground(tint: UIColor) -> UIColor {
    switch self {
    case .filled, .prominentGlass, .prominentClearGlass: .white
    case .gray, .bordered, .glass, .clearGlass: .label
    case .plain, .tinted, .borderedTinted: tint
    }
  }

  @MainActor func background(tint: UIColor, isBaseGiven: Bool) -> UIColor? {
    switch self {
    case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: nil
    case .plain: isBaseGiven ? tint : nil
    case .tinted, .borderedTinted: tint.withAlphaComponent(0.18)
    case .gray, .bordered: isBaseGiven ? tint : .secondarySystemFill
    case .filled: tint
    }
  }
}
