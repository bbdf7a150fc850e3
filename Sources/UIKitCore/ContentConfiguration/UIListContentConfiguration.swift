public import Foundation

/// A row of a list: an image, a text and a secondary text under it or at the other end.
///
/// Lengths are in points; the standard values are those of iOS at the default text size.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  @preconcurrency @MainActor public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var alignment = NSTextAlignment.natural
  }

  @preconcurrency @MainActor public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// No larger than this; a length of 0 is no limit.
    public var maximumSize = CGSize.zero
    /// How wide the room for the image is, so that texts line up; 0 for the image's own width.
    public var reservedLayoutSize = CGSize.zero
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(size: CGFloat, secondarySize: CGFloat, weight: UIFont.Weight = .regular) {
    textProperties = TextProperties(
      font: .systemFont(ofSize: size, weight: weight), color: .label)
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: secondarySize), color: .secondaryLabel)
  }

  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 17, secondarySize: 12)
  }

  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 17, secondarySize: 12)
  }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(size: 17, secondarySize: 17)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 20, secondarySize: 15, weight: .bold)
  }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 17, secondarySize: 12, weight: .semibold)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(size: 13, secondarySize: 13)
    configuration.textProperties.color = .secondaryLabel
    // More room above than below, as a header belongs to what follows.
    configuration.directionalLayoutMargins.top = 18
    configuration.directionalLayoutMargins.bottom = 7
    return configuration
  }

  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  public static func plainFooter() -> UIListContentConfiguration { groupedHeader() }

  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

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

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.alignment = .center
    picture.contentMode = .scaleAspectFit
    picture.clipsToBounds = true
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
    NSLayoutConstraint.activate(edges)
    show()
  }

  public required init?(coder: NSCoder) { preconditionFailure("\(Self.self) is created in code") }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else { return }
      content = configuration
      show()
    }
  }

  /// Where texts begin, in points from the leading edge.
  var textInset: CGFloat {
    layoutIfNeeded()
    return texts.convert(texts.bounds, to: self).minX
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
    picture.tintColor = content.imageProperties.tintColor
    picture.layer.cornerRadius = content.imageProperties.cornerRadius
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
    if reserved.width > 0 {
      imageLimits.append(picture.widthAnchor.constraint(equalToConstant: reserved.width))
    }
    NSLayoutConstraint.activate(imageLimits)
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = properties.alignment
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = attributed == nil && (text ?? "").isEmpty
  }
}
