import UIKit

/// A screen of twenty cells over a layout; each subclass plants one loop.
class Feed: UIViewController, UICollectionViewDataSource {
  var cellClass: UICollectionViewCell.Type { UICollectionViewCell.self }
  private(set) var collectionView: UICollectionView!

  func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    return layout
  }

  func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = makeView(makeLayout())
    collectionView.register(cellClass, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 200 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A column of cells of 50 points, by hand.
class Column: UICollectionViewLayout {
  var height: CGFloat { 10_000 }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: height) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<200).filter { CGFloat($0) * 50 < rect.maxY && CGFloat($0) * 50 + 50 > rect.minY }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 300, height: 50)
    return attributes
  }
}
