import UIKit

/// A large picture with a story's title and its app below.
final class FeatureCell: UICollectionViewCell {
  private let artwork = UIImageView()
  private let kicker = UILabel()
  private let title = UILabel()
  private let app = AppRowView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 16
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    artwork.contentMode = .scaleAspectFill
    artwork.clipsToBounds = true
    kicker.font = .systemFont(ofSize: 12, weight: .semibold)
    kicker.textColor = .white.withAlphaComponent(0.75)
    title.font = .systemFont(ofSize: 24, weight: .bold)
    title.textColor = .white
    title.numberOfLines = 2

    let words = UIStackView(arrangedSubviews: [kicker, title])
    words.axis = .vertical
    words.spacing = 4
    for view in [artwork, words, app] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      artwork.topAnchor.constraint(equalTo: contentView.topAnchor),
      artwork.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      artwork.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      artwork.bottomAnchor.constraint(equalTo: app.topAnchor),
      words.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      words.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -60),
      app.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      app.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      app.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      app.heightAnchor.constraint(equalToConstant: 76),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ feature: Feature) {
    artwork.image = UIImage(named: feature.artwork)
    kicker.text = feature.kicker.uppercased()
    title.text = feature.title
    app.show(feature.app)
  }
}

/// A row with an app, and a line below it.
final class AppRowCell: UICollectionViewCell {
  private let row = AppRowView()
  private let separator = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    separator.backgroundColor = .separator
    for view in [row, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      separator.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 68),
      separator.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ app: App, showsSeparator: Bool) {
    row.show(app)
    separator.isHidden = !showsSeparator
  }
}

/// An app's icon, name and tagline, and a button that gets it.
final class AppRowView: UIView {
  private let icon = UIImageView()
  private let name = UILabel()
  private let tagline = UILabel()
  private let get = UIButton(configuration: .gray())

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.contentMode = .center
    icon.tintColor = .white
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26)
    icon.layer.cornerRadius = 12
    icon.layer.cornerCurve = .continuous
    name.font = .systemFont(ofSize: 16, weight: .medium)
    tagline.font = .preferredFont(forTextStyle: .footnote)
    tagline.textColor = .secondaryLabel
    get.configuration?.cornerStyle = .capsule
    get.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 5, leading: 16, bottom: 5, trailing: 16)
    get.setContentHuggingPriority(.required, for: .horizontal)
    get.setContentCompressionResistancePriority(.required, for: .horizontal)
    get.addAction(UIAction { [weak self] _ in self?.getApp() }, for: .touchUpInside)

    let words = UIStackView(arrangedSubviews: [name, tagline])
    words.axis = .vertical
    words.spacing = 2
    let row = UIStackView(arrangedSubviews: [icon, words, get])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 56),
      icon.heightAnchor.constraint(equalToConstant: 56),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
      row.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ app: App) {
    icon.image = UIImage(systemName: app.symbol)
    icon.backgroundColor = app.color
    name.text = app.name
    tagline.text = app.tagline
    get.configuration?.title = "Get"
  }

  private func getApp() {
    UIView.animate(withDuration: 0.25) {
      self.get.configuration?.title = "Open"
      self.layoutIfNeeded()
    }
  }
}

/// A category's name on its colour.
final class CategoryCell: UICollectionViewCell {
  private let symbol = UIImageView()
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    symbol.tintColor = .white.withAlphaComponent(0.85)
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    name.font = .preferredFont(forTextStyle: .headline)
    name.textColor = .white
    for view in [symbol, name] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      symbol.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      symbol.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ category: App) {
    contentView.backgroundColor = category.color
    symbol.image = UIImage(systemName: category.symbol)
    name.text = category.name
  }
}

/// A section's title, on a ground that content goes by under.
final class SectionHeader: UICollectionReusableView {
  private let label = UILabel()

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.font = .systemFont(ofSize: 22, weight: .bold)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
