import Foundation
import Testing
import UIKitCore

@MainActor struct ZeroLengthTests {
  private final class Fixed: UICollectionViewLayout {
    let frames: [CGRect]
    init(_ frames: [CGRect]) {
      self.frames = frames
      super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 300) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]
    {
      frames.indices.map { attributes($0) }
    }

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
      attributes.frame = frames[item]
      return attributes
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      attributes(path.item)
    }
  }

  @Test func `a cell without a width is there where it begins, at the edge too`() {
    inWorld { _ in
      // The last two touch the bounds from outside.
      let layout = Fixed([
        CGRect(x: 0, y: 0, width: 0, height: 50), CGRect(x: 40, y: 20, width: 0, height: 50),
        CGRect(x: 100, y: 0, width: 0, height: 50), CGRect(x: 0, y: 100, width: 50, height: 50),
      ])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      let source = ListDataSource(counts: [4])
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      #expect(view.indexPathsForVisibleItems.sorted() == [[0, 0], [0, 1]])
    }
  }
}
