import UIKit

/// A column of cells of 50 points with one of several tricks that keep the cell [0,3] from being seen.
class Riddles: UICollectionViewLayout {
  enum Trick { case none, hidden, clear, empty, covered, unnamed, unknown }
  var trick = Trick.none

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 50 * count) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<count).filter { !(trick == .unnamed && $0 == 3) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 300, height: 50)
    guard indexPath.item == 3 else {
      if trick == .covered, indexPath.item == 4 {
        attributes.frame = CGRect(x: 0, y: 140, width: 300, height: 110)
        attributes.zIndex = 1
      }
      return attributes
    }
    switch trick {
    case .none, .covered, .unnamed: break
    case .hidden: attributes.isHidden = true
    case .clear: attributes.alpha = 0
    case .empty: attributes.size.height = 0
    case .unknown: return nil
    }
    return attributes
  }
}

/// A list that scrolls by itself when it has appeared.
class Scroller: UICollectionViewController {
  init() { super.init(collectionViewLayout: Riddles()) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let path = IndexPath(item: 40, section: 0)
    collectionView.scrollToItem(at: path, at: .top, animated: false)  // scrolls
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 60 }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
