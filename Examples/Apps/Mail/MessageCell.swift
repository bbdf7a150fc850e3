import UIKit

/// A row of the inbox: sender, time, subject and two lines of the message.
final class MessageCell: UICollectionViewListCell {
  var message: Message? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor, constant: MessageContentView.textInset
    ).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let message else { return }
    contentConfiguration = MessageContent(message: message).updated(for: state)
    var background = UIBackgroundConfiguration.listPlainCell()
    if state.isHighlighted || state.isSelected { background.backgroundColor = .systemGray4 }
    backgroundConfiguration = background
  }
}

struct MessageContent: UIContentConfiguration {
  var message: Message

  func makeContentView() -> any UIView & UIContentView { MessageContentView(self) }

  func updated(for state: any UIConfigurationState) -> MessageContent { self }
}

final class MessageContentView: UIView, UIContentView {
  static let textInset: CGFloat = 30

  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let dot = UIImageView(image: UIImage(systemName: "circle.fill"))
  private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let sender = UILabel()
  private let time = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let subject = UILabel()
  private let preview = UILabel()

  init(_ configuration: MessageContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    arrange()
    show()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func arrange() {
    dot.tintColor = .systemBlue
    dot.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 11)
    flag.tintColor = .systemOrange
    flag.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    chevron.tintColor = .tertiaryLabel
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 12, weight: .semibold)
    sender.font = .preferredFont(forTextStyle: .headline)
    time.font = .preferredFont(forTextStyle: .subheadline)
    time.textColor = .secondaryLabel
    subject.font = .preferredFont(forTextStyle: .subheadline)
    preview.font = .preferredFont(forTextStyle: .subheadline)
    preview.textColor = .secondaryLabel
    preview.numberOfLines = 2
    for view in [flag, time, chevron] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    let top = UIStackView(arrangedSubviews: [sender, flag, time, chevron])
    top.spacing = 6
    top.alignment = .center
    let lines = UIStackView(arrangedSubviews: [top, subject, preview])
    lines.axis = .vertical
    lines.spacing = 2
    lines.translatesAutoresizingMaskIntoConstraints = false
    dot.translatesAutoresizingMaskIntoConstraints = false
    addSubview(lines)
    addSubview(dot)
    NSLayoutConstraint.activate([
      lines.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      lines.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.textInset),
      lines.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      lines.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      dot.centerXAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
    ])
  }

  private func show() {
    guard let message = (configuration as? MessageContent)?.message else { return }
    dot.isHidden = !message.isUnread
    flag.isHidden = !message.isFlagged
    sender.text = message.sender
    time.text = message.time
    subject.text = message.subject
    preview.text = message.preview
  }
}
