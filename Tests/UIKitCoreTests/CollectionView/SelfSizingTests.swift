import AnimGeometry
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Cells, headers and badges that say themselves how large they are, in a view of 320 × 480 points.
@MainActor struct SelfSizingTests {
  /// A view as high as its data says, and as wide as it is made.
  private final class Source: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat]
    private(set) var asked: [IndexPath] = []

    init(_ heights: [CGFloat]) { self.heights = heights }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { heights.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.height = heights[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      asked.append(indexPath)
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private final class Cell: UICollectionViewCell {
    var height: CGFloat = 0
    private(set) var questions = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      questions += 1
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  /// 33 points high, whatever it is for.
  private final class Header: UICollectionReusableView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 20, height: 33) }
  }

  /// Keeps its data source.
  private final class Listing: UICollectionView {
    var source: Source?
  }

  private func showing(
    _ source: Source, in layout: UICollectionViewLayout, kinds: [String] = []
  ) -> UICollectionView {
    let view = Listing(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.source = source
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func rows(
    _ items: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), supplementaryItems: items)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [row]))
  }

  private func tops(_ view: UICollectionView) -> [CGFloat] {
    (0..<view.numberOfItems(inSection: 0)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(0, $0))?.frame.minY
    }
  }

  /// A label whose edges are tied to the cell itself.
  private final class TiedCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
      ])
    }

    required init?(coder: NSCoder) { return nil }
  }

  @Test func `content that is tied to the cell itself says how large that is`() {
    inWorld { _ in
      let layout = UICollectionViewCompositionalLayout(section: rows())
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      let source = Source([0, 0])
      view.register(TiedCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      #expect(tops(view) == [0, 60])
      #expect(view.cellForItem(at: IndexPath(0, 0))?.bounds.height == 60)
    }
  }

  @Test func `the automatic size begins with the layout's item size`() {
    inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 70)
      layout.minimumLineSpacing = 0
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      // Seven rows of 100 points; those that are not seen have 70 yet.
      let view = showing(Source(Array(repeating: 100, count: 12)), in: layout)
      #expect(Array(tops(view).prefix(5)) == [0, 100, 200, 300, 400])
      #expect(view.contentSize.height < 1200 && view.contentSize.height > 840)
      view.contentOffset.y = 480
      view.layoutIfNeeded()
      #expect(Array(tops(view).prefix(9)) == [0, 100, 200, 300, 400, 500, 600, 700, 800])
    }
  }

  /// Asks the layout of a subclass whether it minds, and which context it makes.
  private final class Asking: UICollectionViewLayout {
    var minds = false
    private(set) var contexts = 0
    private(set) var heights: [IndexPath: CGFloat] = [:]

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 200) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<2).compactMap { layoutAttributesForItem(at: IndexPath(0, $0)) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: CGFloat(indexPath.item) * 100, width: 320, height: heights[indexPath] ?? 50)
      return attributes
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { minds && preferredAttributes.size != originalAttributes.size }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      contexts += 1
      heights[originalAttributes.indexPath] = preferredAttributes.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }

  @Test(arguments: [false, true])
  func `a layout of the app's own decides whether it heeds what cells prefer`(_ minds: Bool) {
    inWorld { _ in
      let layout = Asking()
      layout.minds = minds
      let view = showing(Source([30, 60]), in: layout)
      #expect((view.cellForItem(at: IndexPath(0, 0)) as? Cell)?.questions ?? 0 > 0)
      #expect(layout.contexts == (minds ? 2 : 0))
      #expect(view.cellForItem(at: IndexPath(0, 1))?.bounds.height == (minds ? 60 : 50))
    }
  }

  @Test func `a context may move the content by what changed above it`() {
    final class Adjusting: UICollectionViewCompositionalLayout {
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes,
          withOriginalAttributes: originalAttributes)
        if let offset = collectionView?.contentOffset.y, originalAttributes.frame.minY < offset {
          context.contentOffsetAdjustment.y =
            preferredAttributes.size.height - originalAttributes.size.height
        }
        return context
      }
    }
    inWorld { _ in
      let source = Source(Array(repeating: 44, count: 100))
      let view = showing(source, in: Adjusting(section: rows()))
      view.contentOffset.y = 110
      view.layoutIfNeeded()
      let row = view.cellForItem(at: IndexPath(0, 2)) as? Cell
      let next = view.layoutAttributesForItem(at: IndexPath(0, 4))?.frame.minY ?? 0
      // The third row, which begins at 88, is cut at the top; it grows by 30.
      row?.height = 74
      UIView.performWithoutAnimation {
        row?.invalidateIntrinsicContentSize()
        view.layoutIfNeeded()
      }
      #expect(view.contentOffset.y == 140)
      #expect(view.layoutAttributesForItem(at: IndexPath(0, 4))?.frame.minY == next + 30)
    }
  }

  @Test func `headers of a section, of the layout, and badges are measured`() {
    inWorld { _ in
      let estimate = size(.fractionalWidth(1), .estimated(10))
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .estimated(10)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      let section = rows([badge])
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: estimate, elementKind: "header", alignment: .top)
      ]
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: estimate, elementKind: "global", alignment: .top)
      ]
      let layout = UICollectionViewCompositionalLayout(
        section: section, configuration: configuration)
      let view = showing(Source([50, 60]), in: layout, kinds: ["badge", "header", "global"])
      @MainActor func frame(_ kind: String, _ path: IndexPath) -> CGRect? {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
      }
      #expect(frame("global", IndexPath(index: 0)) == CGRect(x: 0, y: 0, width: 320, height: 33))
      #expect(frame("header", IndexPath(0, 0)) == CGRect(x: 0, y: 33, width: 320, height: 33))
      #expect(tops(view) == [66, 116])
      #expect(frame("badge", IndexPath(0, 1)) == CGRect(x: 300, y: 116, width: 20, height: 33))
      #expect(view.contentSize.height == 176)
    }
  }

  @Test
  func `a cell that has another content is measured again, and its row grows in an animation`()
    throws
  {
    try inWorld { world in
      let source = Source([50, 60])
      let view = showing(source, in: UICollectionViewCompositionalLayout(section: rows()))
      let window = UIWindow()
      window.addSubview(view)
      window.layoutIfNeeded()
      let first = try #require(view.cellForItem(at: IndexPath(0, 0)) as? Cell)
      let second = try #require(view.cellForItem(at: IndexPath(0, 1)))
      first.height = 90
      first.invalidateIntrinsicContentSize()
      window.layoutIfNeeded()
      #expect(tops(view) == [0, 90])
      #expect(second.layer.presentation()?.frame.minY == 50)
      world.clock.advance(to: 0.15)
      let top = try #require(second.layer.presentation()?.frame.minY)
      #expect(abs(top - 70) < 0.01)
      world.clock.advance(to: 1)

      view.selfSizingInvalidation = .disabled
      first.height = 20
      first.invalidateIntrinsicContentSize()
      window.layoutIfNeeded()
      #expect(tops(view) == [0, 90])
    }
  }

  @Test func `cells of a section that scrolls sideways are measured`() {
    inWorld { _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .estimated(44)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.absolute(100), .estimated(44)), subitems: [item]))
      section.orthogonalScrollingBehavior = .continuous
      let view = showing(
        Source([50, 80, 60]), in: UICollectionViewCompositionalLayout(section: section))
      #expect(
        (0..<3).map { view.layoutAttributesForItem(at: IndexPath(0, $0))?.frame.height }
          == [50, 80, 60])
      // As high as the highest of them.
      #expect(view.contentSize.height == 80)
    }
  }

  @Test func `new data is measured anew`() {
    inWorld { _ in
      let source = Source([50, 60])
      let view = showing(source, in: UICollectionViewCompositionalLayout(section: rows()))
      source.heights = [20, 30, 40]
      view.reloadData()
      view.layoutIfNeeded()
      #expect(tops(view) == [0, 20, 50])
      #expect(view.contentSize.height == 90)
    }
  }
}
