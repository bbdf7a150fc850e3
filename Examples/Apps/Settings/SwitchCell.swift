import UIKit

/// A row with a switch at its end.
final class SwitchCell: UICollectionViewListCell {
  /// What happens when the switch is thrown.
  var didSwitch: (Bool) -> Void = { _ in }

  var isOn: Bool {
    get { control.isOn }
    set { control.isOn = newValue }
  }

  private let control = UISwitch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        didSwitch(control.isOn)
      }, for: .valueChanged)
    control.translatesAutoresizingMaskIntoConstraints = false
    addSubview(control)
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      control.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    bringSubviewToFront(control)
  }
}
