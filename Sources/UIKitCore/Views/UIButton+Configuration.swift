public import Foundation

extension UIButton {
  /// A button's appearance and content as a value, from which the button derives its subviews.
  ///
  /// Not heeded: `subtitle`, `titlePadding` and `showsActivityIndicator`.
  @preconcurrency @MainActor public struct Configuration {
    /// The source of the corner radius.
    ///
    /// `fixed` takes the background's `cornerRadius`, `dynamic` does too unless that is 0 and takes
    /// 6 points then; `small`, `medium` and `large` are 4, 8 and 12 points, `capsule` is half of
    /// the shorter side.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    /// The size class of a button, by which it has its font and the room around its content.
    ///
    /// As recorded on iOS 26.1: 17 points in `medium` and `large`, 15 in `small` and `mini`.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The source of colours that are not given.
    enum Style { case plain, tinted, gray, filled, bordered, borderedTinted }

    let style: Style
    /// The text of the button; nil leaves it to the button's title for its state.
    public var title: String?
    /// The text of the button with attributes of its own, in place of `title`.
    public var attributedTitle: AttributedString?
    /// A change of the title's attributes before it is shown; nil, the default, for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A second, smaller line below the title; kept, not shown.
    public var subtitle: String?
    /// The picture of the button; nil leaves it to the button's image for its state.
    public var image: UIImage?
    /// The gap between image and title in points; 0 by default and where either is missing.
    public var imagePadding: CGFloat = 0
    /// The side of the title on which the image stands; `.leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The gap between title and subtitle in points, 1 by default; kept, not heeded.
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
    /// The colour of title and symbol; nil for the style's own, which is white on `filled()` and
    /// else the tint colour.
    public var baseForegroundColor: UIColor?
    /// The colour that the style makes its background from; nil for the tint colour.
    public var baseBackgroundColor: UIColor?
    /// The background's radius, stroke and colour; a colour given here wins over the style's.
    public var background = UIBackgroundConfiguration.clear()
    /// The source of the corner radius; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size class, which decides the size of the title's font; `.medium` by default.
    public var buttonSize = Size.medium
    /// The size and weight in which a symbol is drawn; nil for the symbol's own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a spinner takes the place of the image, false by default; kept, not shown.
    public var showsActivityIndicator = false

    /// Lets the size class decide again how much room there is around the content.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private init(_ style: Style) {
      self.style = style
      background.backgroundColor = nil
    }

    /// A configuration without background, with its content in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A configuration with content in the tint colour on 18 % of that colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A configuration with content in the tint colour on a gray fill.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A configuration with white content on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A configuration without background; the same as `plain()` here.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A configuration with content in the tint colour on a gray fill, as `gray()`.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A configuration with content in the tint colour on 18 % of that colour, as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// A configuration with white content on the tint colour; the same as `filled()` here.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    var font: UIFont {
      switch buttonSize {
      case .large, .medium: .systemFont(ofSize: 17)
      case .small, .mini: .systemFont(ofSize: 15)
      }
    }

    /// The title with its attributes, where it has some of its own.
    ///
    /// - Parameters:
    ///   - plain: The title without attributes.
    ///   - color: The colour of the button's content.
    /// - Returns: Nil for a title that looks as the configuration says for all.
    func attributedTitle(for plain: String?, in color: UIColor) -> NSAttributedString? {
      guard let transformer = titleTextAttributesTransformer else {
        return attributedTitle.map { NSAttributedString($0) }
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
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 6
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: min(size.width, size.height) / 2
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

extension UIButton.Configuration.Style {
  @MainActor func foreground(tint: UIColor) -> UIColor {
    self == .filled ? .white : tint
  }

  @MainActor func background(tint: UIColor, isBaseGiven: Bool) -> UIColor? {
    switch self {
    case .plain: isBaseGiven ? tint : nil
    case .tinted, .borderedTinted: tint.withAlphaComponent(0.18)
    case .gray, .bordered: isBaseGiven ? tint : .secondarySystemFill
    case .filled: tint
    }
  }
}
