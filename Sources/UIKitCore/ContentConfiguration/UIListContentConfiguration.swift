public import Foundation

/// A row of a list: an image, a text and a secondary text under it or at the other end.
///
/// Lengths are in points; the standard values are those of iOS at the default text size.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  @preconcurrency @MainActor public struct TextProperties {
    /// Typeface and size.
    public var font: UIFont
    /// Colour of a text without attributes.
    public var color: UIColor
    /// The most lines that are shown; 0, the default, for any number.
    public var numberOfLines = 0
    /// Alignment of the lines; by default that of the reading direction.
    public var alignment = NSTextAlignment.natural
    /// Capitals and small letters of a text without attributes; by default as it is written.
    public var transform = TextTransform.none
    /// The way in which a text that is too long breaks.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether a text that is too long becomes smaller, false by default.
    public var adjustsFontSizeToFitWidth = false
    /// How small it becomes, as a part of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters come nearer before text is cut, false by default; kept, not heeded.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the size of text that the user chose, true by default; kept, not heeded.
    public var adjustsFontForContentSizeCategory = true
    /// Whether all of a text that is cut is shown to a pointer, false by default; kept, there is none.
    public var showsExpansionTextWhenTruncated = false
    /// What is made of the colour before it is shown; nil, the default, for nothing.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// How capitals and small letters of a text are changed.
    public enum TextTransform: Sendable {
      case none, capitalized, lowercase, uppercase

      func callAsFunction(_ text: String) -> String {
        switch self {
        case .none: text
        case .capitalized: text.capitalized
        case .lowercase: text.lowercased()
        case .uppercase: text.uppercased()
        }
      }
    }
  }

  /// The look of an image, and the room for it.
  @preconcurrency @MainActor public struct ImageProperties {
    /// Colour of symbols and other templates; nil, the default, for the tint colour of the view.
    public var tintColor: UIColor?
    /// Makes the colour of symbols of `tintColor`; nil, the default, leaves it.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Whether colours that are turned into their opposites leave the image alone, true by default; kept.
    public var accessibilityIgnoresInvertColors = true

    /// The colour of symbols in a view of a tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Radius of the image's corners in points; by default 0.
    public var cornerRadius: CGFloat = 0
    /// Size and weight of symbols; nil, the default, for the image's own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The largest width and height of the image in points; a length of 0, the default, is no
    /// limit.
    public var maximumSize = CGSize.zero
    /// Width in points of the room for the image, so that texts line up; 0, the default, for the
    /// image's own, or of symbols, whatever their width, for that of `standardDimension`.
    ///
    /// The height is not heeded.
    public var reservedLayoutSize = CGSize.zero

    /// A length for `reservedLayoutSize` that stands for the room that symbols have.
    ///
    /// That room grows with the text size of the user, as in UIKit; there its length is not
    /// documented, here it is 1.65 times the size of the body font, 28 points at the default size.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
  }

  /// The room that symbols have, in points.
  static var symbolRoom: CGFloat {
    (UIFont.preferredFont(forTextStyle: .body).pointSize * 1.65).rounded()
  }

  /// The text; nil or empty for none.
  public var text: String?
  /// The text with attributes of its own, in place of `text`.
  public var attributedText: NSAttributedString?
  /// The text under or beside the first one; nil or empty for none.
  public var secondaryText: String?
  /// The secondary text with attributes of its own, in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The image before the texts; nil for none.
  public var image: UIImage?
  /// The look of `text`.
  public var textProperties: TextProperties
  /// The look of `secondaryText`.
  public var secondaryTextProperties: TextProperties
  /// The look of `image`.
  public var imageProperties = ImageProperties()
  /// Room around the content in points; by default 11 above and below, 16 at the sides.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the secondary text is at the other end of the row, not below; by default false.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The sides at which the superview's margins are kept at least; kept, not heeded.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Distance between image and texts in points; by default 16.
  public var imageToTextPadding: CGFloat = 16
  /// Least distance between texts beside each other in points; by default 8.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Distance between texts one above the other in points; by default 3.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The opacity of the row; by default 1.
  public var alpha: CGFloat = 1

  private init(size: CGFloat, secondarySize: CGFloat, weight: UIFont.Weight = .regular) {
    textProperties = TextProperties(
      font: .systemFont(ofSize: size, weight: weight), color: .label)
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: secondarySize), color: .secondaryLabel)
  }

  /// A row: 17 points, and 12 for the secondary text below.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 17, secondarySize: 12)
  }

  /// A row: 17 points, and 12 for the secondary text below.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 17, secondarySize: 12)
  }

  /// A row with its value at the other end, both in 17 points.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(size: 17, secondarySize: 17)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// A row of a sidebar, which looks like any other.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// A row of a sidebar with a secondary text below, which looks like any other.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// A row beside a sidebar, which looks like any other.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// A row beside a sidebar with a secondary text below, which looks like any other.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }

  /// A header, which looks like that of a group.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// A footer, which looks like that of a group.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// A header in bold type of 22 points.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 22, secondarySize: 17, weight: .bold)
  }

  /// A header in bold type of 20 points.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 20, secondarySize: 15, weight: .bold)
  }

  /// A header in semibold type of 17 points.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 17, secondarySize: 12, weight: .semibold)
  }

  /// A grey header in type of 13 points, with more room above than below.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(size: 13, secondarySize: 13)
    configuration.textProperties.color = .secondaryLabel
    // More room above than below, as a header belongs to what follows.
    configuration.directionalLayoutMargins.top = 18
    configuration.directionalLayoutMargins.bottom = 7
    return configuration
  }

  /// A header of a sidebar, which looks like one of a plain list.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  /// A footer, which looks like the header of a group.
  public static func plainFooter() -> UIListContentConfiguration { groupedHeader() }

  /// A footer, which looks like the header of a group.
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  /// A new `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration itself: rows look the same in all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Shows a list configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let row = UIStackView()
  private let texts = UIStackView()
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private var edges: [NSLayoutConstraint] = []
  private var imageLimits: [NSLayoutConstraint] = []
  private var content: UIListContentConfiguration

  /// Creates a view as large as its superview makes it, which shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.alignment = .center
    picture.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    detail.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    addSubview(row)
    texts.addArrangedSubview(label)
    texts.addArrangedSubview(detail)
    row.addArrangedSubview(picture)
    row.addArrangedSubview(texts)
    edges = [
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.topAnchor.constraint(equalTo: topAnchor),
      trailingAnchor.constraint(equalTo: row.trailingAnchor),
      bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ]
    // A row that is being deleted has no height that margins would fit into.
    edges[3].priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(edges)
    show()
  }

  /// Not available: stops the program.
  public required init?(coder: NSCoder) { preconditionFailure("\(Self.self) is created in code") }

  /// The configuration that is shown; one of another type than `UIListContentConfiguration` is
  /// ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else { return }
      content = configuration
      show()
    }
  }

  // MARK: Guides

  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// Where the text is; nil if there is none.
  open var textLayoutGuide: UILayoutGuide? { guide(along: label) }
  /// Where the secondary text is; nil if there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(along: detail) }
  /// Where the image is; nil if there is none.
  open var imageLayoutGuide: UILayoutGuide? { guide(along: picture) }

  private func guide(along view: UIView) -> UILayoutGuide? {
    guard !view.isHidden else { return nil }
    if let guide = guides[ObjectIdentifier(view)] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    guides[ObjectIdentifier(view)] = guide
    return guide
  }

  /// Where texts begin, in points from the leading edge, once they are laid out.
  var textInset: CGFloat { texts.convert(texts.bounds, to: self).minX }

  /// Has the lines of a row begin where its texts do.
  open override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? UICollectionViewListCell)?.layoutSeparators()
  }

  private func show() {
    let margins = content.directionalLayoutMargins
    for (edge, length) in zip(
      edges, [margins.leading, margins.top, margins.trailing, margins.bottom])
    {
      edge.constant = length
    }
    fill(label, content.text, content.attributedText, content.textProperties)
    fill(
      detail, content.secondaryText, content.secondaryAttributedText,
      content.secondaryTextProperties)
    let isSideBySide = content.prefersSideBySideTextAndSecondaryText
    texts.axis = isSideBySide ? .horizontal : .vertical
    texts.spacing =
      isSideBySide
      ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
    row.spacing = content.imageToTextPadding
    picture.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    picture.image = content.image
    picture.isHidden = content.image == nil
    alpha = content.alpha
    let image = content.imageProperties
    picture.tintColor =
      image.tintColorTransformer == nil ? image.tintColor : image.resolvedTintColor(for: tintColor)
    picture.layer.cornerRadius = content.imageProperties.cornerRadius
    picture.clipsToBounds = content.imageProperties.cornerRadius > 0
    NSLayoutConstraint.deactivate(imageLimits)
    let (limit, reserved) = (
      content.imageProperties.maximumSize, content.imageProperties.reservedLayoutSize
    )
    imageLimits = []
    if limit.width > 0 {
      imageLimits.append(picture.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width))
    }
    if limit.height > 0 {
      imageLimits.append(picture.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height))
    }
    let isSymbol = content.image?.isSymbolImage == true
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    let room: CGFloat? =
      reserved.width == standard || (isSymbol && reserved.width == 0)
      ? UIListContentConfiguration.symbolRoom : reserved.width > 0 ? reserved.width : nil
    if let room { imageLimits.append(picture.widthAnchor.constraint(equalToConstant: room)) }
    // What has room reserved for it stands in the middle of that in its own size, and over its edges
    // where it is larger: only `maximumSize` makes images smaller.
    let isCentered = limit == .zero && (isSymbol || room != nil)
    picture.contentMode = isCentered ? .center : .scaleAspectFit
    picture.clipsToBounds = content.imageProperties.cornerRadius > 0
    NSLayoutConstraint.activate(imageLimits)
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = properties.alignment
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform($0) }
    }
    label.isHidden = attributed == nil && (text ?? "").isEmpty
  }
}
