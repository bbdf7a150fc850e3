import UIKit

/// A shelf below a button that empties it.
public final class ShelfViewController: UIViewController, UICollectionViewDataSource {
  public private(set) var count = 12
  public let button = UIButton(type: .system)
  public private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: ShelfLayout())

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(empty(_:)), for: .touchUpInside)
    collectionView.dataSource = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for subview in [button, collectionView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.topAnchor),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
      collectionView.topAnchor.constraint(equalTo: button.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.heightAnchor.constraint(equalToConstant: 100),
    ])
  }

  @objc private func empty(_ sender: UIButton) {
    count = 0
    collectionView.reloadData()
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
