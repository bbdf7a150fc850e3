import UIKit

/// The field for the next message, with the button that sends it.
final class InputBar: UIView {
  static let height: CGFloat = 52

  /// What happens with the text when the button is tapped.
  var send: (String) -> Void = { _ in }

  var text: String? {
    get { field.text }
    set {
      field.text = newValue
      showButton()
    }
  }

  private let field = UITextField()
  private let button = UIButton(configuration: .filled())

  override init(frame: CGRect) {
    super.init(frame: frame)
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    material.frame = bounds
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(material)

    let pill = UIView()
    pill.layer.cornerRadius = 18
    pill.layer.borderWidth = 1
    pill.layer.borderColor = UIColor.systemGray4.cgColor
    field.placeholder = "Message"
    field.addAction(UIAction { [weak self] _ in self?.showButton() }, for: .editingChanged)
    field.font = .preferredFont(forTextStyle: .body)
    button.configuration?.image = UIImage(
      systemName: "arrow.up",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: 13, weight: .bold))
    button.configuration?.cornerStyle = .capsule
    button.configuration?.contentInsets = .zero
    button.addAction(UIAction { [weak self] _ in self?.sendText() }, for: .touchUpInside)

    for view in [pill, field, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    showButton()
    NSLayoutConstraint.activate([
      pill.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      pill.heightAnchor.constraint(equalToConstant: 36),
      pill.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      pill.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      field.leadingAnchor.constraint(equalTo: pill.leadingAnchor, constant: 14),
      field.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
      field.centerYAnchor.constraint(equalTo: pill.centerYAnchor),
      button.trailingAnchor.constraint(equalTo: pill.trailingAnchor, constant: -4),
      button.centerYAnchor.constraint(equalTo: pill.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 28),
      button.heightAnchor.constraint(equalToConstant: 28),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func showButton() { button.isHidden = text?.isEmpty ?? true }

  private func sendText() {
    guard let message = text, !message.isEmpty else { return }
    text = ""
    send(message)
  }
}
