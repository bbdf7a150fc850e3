import UIKit

/// One photo, as wide as the screen.
final class PhotoViewController: UIViewController {
  let name: String
  let imageView = UIImageView()

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = "Today"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "heart"), style: .plain, target: self, action: #selector(like))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    imageView.image = UIImage(named: name)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      imageView.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
    ])
  }

  @objc private func like() {
    navigationItem.rightBarButtonItem?.image = UIImage(systemName: "heart.fill")
    navigationItem.rightBarButtonItem?.tintColor = .systemPink
  }
}

