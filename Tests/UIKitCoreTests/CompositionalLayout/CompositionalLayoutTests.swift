import AnimGeometry
import AnimLayers
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(section, $0))?.frame
    }
  }

  @Test func `fractions of the width make columns`() {
    inWorld { _ in
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      let view = UICollectionView.showing(
        ListDataSource(counts: [6]), in: UICollectionViewCompositionalLayout(section: section))
      let expected = [0, 1, 2, 3, 4, 5].map { index -> CGRect in
        CGRect(
          x: CGFloat(index % 4) * 80 + 2, y: CGFloat(index / 4) * 90 + 2, width: 76, height: 76)
      }
      #expect(frames(view) == expected)
      #expect(view.contentSize == CGSize(width: 320, height: 170))
    }
  }

  @Test func `the header of a layout waits for a section`() {
    inWorld { _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(40)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "global",
          alignment: .top),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "buttons",
          alignment: .bottom),
      ]
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group), configuration: configuration))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in ["global", "buttons"] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind
        )
      }
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
        view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var sections: [String] = []
      source.supplementaryViewProvider = { [unowned source] view, kind, path in
        sections.append(source.snapshot().sectionIdentifiers[path.section])
        return view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: kind, for: path)
      }
      let window = UIWindow()
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(view.contentSize.height == 0)
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["first"])
      snapshot.appendItems([1, 2])
      source.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
      // Each kind has numbers of its own.
      #expect(sections == ["first", "first"])
      #expect(frames(view).map(\.minY) == [30, 70])
    }
  }

  @Test func `a count shares the group's width, spacing taken off`() {
    inWorld { _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(10), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 3)
      group.interItemSpacing = .fixed(10)
      let view = UICollectionView.showing(
        ListDataSource(counts: [3]),
        in: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      #expect(frames(view).map(\.minX) == [0, 110, 220])
      #expect(frames(view).map(\.width) == [100, 100, 100])
    }
  }

  @Test func `groups nest`() {
    inWorld { _ in
      // One large item on the left, two small ones above each other on the right.
      let large = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      let small = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
      let view = UICollectionView.showing(
        ListDataSource(counts: [4]),
        in: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      #expect(
        frames(view) == [
          CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 160, y: 0, width: 160, height: 50),
          CGRect(x: 160, y: 50, width: 160, height: 50),
          CGRect(x: 0, y: 100, width: 160, height: 100),
        ])
    }
  }

  @Test func `flexible spacing takes what is left over`() {
    inWorld { _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(50)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 3)
      group.interItemSpacing = .flexible(0)
      let view = UICollectionView.showing(
        ListDataSource(counts: [3]),
        in: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      #expect(frames(view).map(\.minX) == [0, 135, 270])
    }
  }

  @Test func `headers, insets, backgrounds and pinning`() {
    inWorld { _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      section.decorationItems = [.background(elementKind: "back")]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
      let view = UICollectionView.showing(ListDataSource(counts: [3, 3]), in: layout)
      // 40 + 5 + 3 · 100 + 15
      #expect(view.contentSize.height == 720)
      #expect(frames(view, section: 1).first == CGRect(x: 10, y: 405, width: 290, height: 100))
      let back = layout.layoutAttributesForDecorationView(ofKind: "back", at: IndexPath(1, 0))
      #expect(back?.frame == CGRect(x: 0, y: 360, width: 320, height: 360))
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      let pinned = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0))
      #expect(pinned?.frame == CGRect(x: 10, y: 100, width: 290, height: 40))
    }
  }

  @Test func `an orthogonal section scrolls by itself`() throws {
    try inWorld { _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(100), .absolute(80)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.interGroupSpacing = 10
      let view = UICollectionView.showing(
        ListDataSource(counts: [100, 2]), in: UICollectionViewCompositionalLayout(section: section))
      #expect(view.contentSize == CGSize(width: 320, height: 160))
      #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1, 2])
      let scroller = try #require(view.orthogonalScrollers[0])
      #expect(scroller.contentSize == CGSize(width: 100 * 110 - 10, height: 80))
      scroller.contentOffset.x = 550
      view.layoutIfNeeded()
      #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [5, 6, 7])
      let cell = try #require(view.cellForItem(at: IndexPath(0, 6)))
      #expect(view.convert(cell.bounds, from: cell).minX == 110)
      #expect(scroller.snapped(.zero, velocity: CGPoint(x: 1, y: 0)).x == 660)
    }
  }

  @Test func `cells of an orthogonal section are below its header`() throws {
    try inWorld { _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(100), .absolute(80)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      let view = UICollectionView.showing(
        ListDataSource(counts: [3, 3]), in: UICollectionViewCompositionalLayout(section: section))
      let cell = try #require(view.cellForItem(at: IndexPath(1, 1)))
      #expect(
        view.convert(cell.bounds, from: cell) == CGRect(x: 100, y: 168, width: 100, height: 80))
    }
  }

  @Test func `cells of an orthogonal section are where they belong once it has moved`() throws {
    try inWorld { _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      let view = UICollectionView.showing(
        ListDataSource(counts: [3, 3]), in: UICollectionViewCompositionalLayout(section: section))
      view.frame.size.height /= 2
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: IndexPath(1, 0)))
      let attributes = try #require(view.layoutAttributesForItem(at: IndexPath(1, 0)))
      #expect(attributes.frame.minY == view.bounds.height / 4)
      #expect(view.convert(cell.bounds, from: cell) == attributes.frame)
    }
  }

  @Test func `a handler changes the items on screen while they scroll`() {
    inWorld { _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        for item in items { item.alpha = offset.y > 0 ? 0.5 : 1 }
      }
      let view = UICollectionView.showing(
        ListDataSource(counts: [20]), in: UICollectionViewCompositionalLayout(section: section))
      #expect(view.cellForItem(at: IndexPath(0, 1))?.alpha == 1)
      view.contentOffset.y = 10
      view.layoutIfNeeded()
      #expect(view.cellForItem(at: IndexPath(0, 1))?.alpha == 0.5)
    }
  }

  @Test func `rows of a list are as high as their content`() {
    inWorld { _ in
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      let data = SizedDataSource([30, 60, 90])
      let view = UICollectionView.showing(data, in: layout)
      #expect(frames(view).map(\.minY) == [0, 30, 90])
      #expect(frames(view).map(\.width) == [320, 320, 320])
      #expect(view.contentSize.height == 180)
    }
  }

  @Test func `a flow layout takes cells' own sizes where it has an estimate`() throws {
    try inWorld { world in
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 320, height: 44)
      let data = SizedDataSource([30, 60, 90])
      let view = UICollectionView.showing(data, in: layout)
      #expect(frames(view).map(\.minY) == [0, 40, 110])
      // An inserted cell is measured before it is placed.
      data.heights.insert(20, at: 1)
      let last = try #require(view.cellForItem(at: IndexPath(0, 2)))
      view.insertItems(at: [IndexPath(0, 1)])
      #expect(view.cellForItem(at: IndexPath(0, 3)) === last)
      #expect(last.frame.minY == 140)
      world.clock.advance(to: 1)
      view.layoutIfNeeded()
      #expect(frames(view).map(\.minY) == [0, 40, 70, 140])
      #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 4)
    }
  }
}

/// Cells whose constraints give them heights.
@MainActor private final class SizedDataSource: NSObject, UICollectionViewDataSource {
  var heights: [CGFloat]

  init(_ heights: [CGFloat]) { self.heights = heights }

  private let registration = UICollectionView.CellRegistration<SizedCell, CGFloat> {
    cell, _, height in
    cell.height.constant = height
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: heights[indexPath.item])
  }
}

private final class SizedCell: UICollectionViewCell {
  let height: NSLayoutConstraint

  override init(frame: CGRect) {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    height = box.heightAnchor.constraint(equalToConstant: 0)
    super.init(frame: frame)
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      height, box.widthAnchor.constraint(equalToConstant: 320),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { return nil }
}
