import UIKit

/// A screen with a stack of cards, of which new ones come on top.
public final class WalletController: UIViewController, UICollectionViewDataSource {
  private var cards = ["Library", "Museum", "Train"]
  private let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink]
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: CardStackLayout())

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
    collectionView.dataSource = self
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  /// Puts a card on top.
  public func add(_ title: String) {
    cards.append(title)
    collectionView.insertItems(at: [IndexPath(item: cards.count - 1, section: 0)])
  }

  /// Takes the card at the bottom of the stack away.
  public func removeFirst() {
    cards.removeFirst()
    collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cards.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    guard let card = cell as? CardCell else { return cell }
    let title = cards[indexPath.item]
    card.titleLabel.text = title
    card.contentView.backgroundColor = colors[title.count % colors.count]
    return card
  }
}

/// A card with its title at the upper edge.
final class CardCell: UICollectionViewCell {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textColor = .white
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.layer.cornerRadius = 12
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
