import Foundation
import Testing
import UIKitCore

/// Where badges are attached to cells, as recorded on iOS 26.1 (iPhone 16, three pixels to a point): `firefoxrowsprobe` of
/// Vercantez/openuikit.
///
/// In a view of 300 × 600 points, each section has two cells of 125 × 100 side by side, the first one at 30, 20.
@MainActor struct LayoutAnchorTests {
  /// A badge and the place of that of the first cell.
  struct Badge: Sendable {
    var size = CGSize(width: 20, height: 20)
    /// Whether the size is in sizes of the cell.
    var isSizeFractional = false
    var container: NSCollectionLayoutAnchor
    var own: NSCollectionLayoutAnchor?
    var inset: CGFloat = 0
    /// The frame if the section were the first one.
    var frame: CGRect
  }

  private nonisolated static func square(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 20, height: 20)
  }

  private nonisolated static let corner: NSDirectionalRectEdge = [.top, .trailing]
  /// The middle of a cell would be at 82.5, which is between two pixels.
  private nonisolated static let middle = 248.0 / 3

  private nonisolated static let badges = [
    Badge(
      size: CGSize(width: 1, height: 0.3), isSizeFractional: true,
      container: NSCollectionLayoutAnchor(edges: [.bottom]),
      frame: CGRect(x: 30, y: 90, width: 125, height: 30)),
    Badge(container: NSCollectionLayoutAnchor(edges: corner), frame: square(135, 20)),
    Badge(
      container: NSCollectionLayoutAnchor(
        edges: corner, fractionalOffset: CGPoint(x: 0.5, y: -0.5)), frame: square(145, 10)),
    Badge(
      container: NSCollectionLayoutAnchor(edges: corner, absoluteOffset: CGPoint(x: 10, y: -10)),
      frame: square(145, 10)),
    Badge(container: NSCollectionLayoutAnchor(edges: []), frame: square(middle, 60)),
    Badge(
      container: NSCollectionLayoutAnchor(
        edges: [.leading], absoluteOffset: CGPoint(x: 5, y: 5)), frame: square(35, 65)),
    Badge(
      container: NSCollectionLayoutAnchor(
        edges: [.bottom], fractionalOffset: CGPoint(x: 0, y: 0.5)), frame: square(middle, 110)),
    // Between opposite edges it is as if none were named.
    Badge(
      container: NSCollectionLayoutAnchor(edges: [.leading, .trailing]), frame: square(middle, 60)),
    Badge(container: NSCollectionLayoutAnchor(edges: .all), frame: square(middle, 60)),
    Badge(
      container: NSCollectionLayoutAnchor(edges: corner),
      own: NSCollectionLayoutAnchor(edges: [.bottom, .leading]), frame: square(155, 0)),
    // Both anchors' offsets move the badge the same way.
    Badge(
      container: NSCollectionLayoutAnchor(edges: corner),
      own: NSCollectionLayoutAnchor(
        edges: [.bottom, .leading], absoluteOffset: CGPoint(x: 3, y: 4)), frame: square(158, 4)),
    Badge(
      container: NSCollectionLayoutAnchor(edges: corner),
      own: NSCollectionLayoutAnchor(edges: [], fractionalOffset: CGPoint(x: 0.5, y: 0.5)),
      frame: square(155, 20)),
    Badge(container: NSCollectionLayoutAnchor(edges: corner), inset: 10, frame: square(125, 30)),
    // Each edge goes to its nearest pixel, and the badge becomes narrower by it.
    Badge(
      size: CGSize(width: 0.5, height: 0.25), isSizeFractional: true,
      container: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]),
      frame: CGRect(x: 278.0 / 3, y: 95, width: 187.0 / 3, height: 25)),
    Badge(
      container: NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 0, y: -7)),
      frame: square(middle, 13)),
  ]

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func section(_ badge: Badge) -> NSCollectionLayoutSection {
    let extent =
      badge.isSizeFractional
      ? size(.fractionalWidth(badge.size.width), .fractionalHeight(badge.size.height))
      : size(.absolute(badge.size.width), .absolute(badge.size.height))
    let attached =
      badge.own.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: extent, elementKind: "badge", containerAnchor: badge.container, itemAnchor: $0
        )
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: extent, elementKind: "badge", containerAnchor: badge.container)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [attached])
    item.contentInsets = NSDirectionalEdgeInsets(
      top: badge.inset, leading: badge.inset, bottom: badge.inset, trailing: badge.inset)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 0)
    return section
  }

  private func inView(_ body: (UICollectionView) throws -> Void) rethrows {
    try inWorld(UIEnvironment(traits: UITraitCollection(displayScale: 3))) { _ in
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 40
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { index, _ in section(Self.badges[index]) }, configuration: configuration)
      let source = ListDataSource(counts: Self.badges.map { _ in 2 })
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
      view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
        withReuseIdentifier: "supplementary")
      view.dataSource = source
      view.layoutIfNeeded()
      try body(view)
      withExtendedLifetime(source) {}
    }
  }

  @Test(arguments: badges.indices) func `a badge is where its anchors say`(_ index: Int) throws {
    try inView { view in
      for item in 0...1 {
        let badge = Self.badges[index]
        let path = IndexPath(item: item, section: index)
        let (x, y) = (145 * CGFloat(item), 180 * CGFloat(index))
        let cell = try #require(view.layoutAttributesForItem(at: path))
        let inset = badge.inset
        #expect(
          cell.frame
            == CGRect(x: 30 + x, y: 20 + y, width: 125, height: 100).insetBy(dx: inset, dy: inset))
        #expect(cell.zIndex == 0)
        let attributes = try #require(
          view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path))
        let (frame, expected) = (attributes.frame, badge.frame.offsetBy(dx: x, dy: y))
        #expect(
          abs(frame.minX - expected.minX) + abs(frame.minY - expected.minY)
            + abs(frame.maxX - expected.maxX) + abs(frame.maxY - expected.maxY) < 1e-9,
          "\(frame) instead of \(expected)")
        #expect(attributes.zIndex == 1)
        #expect(attributes.representedElementKind == "badge" && attributes.indexPath == path)
      }
    }
  }

  @Test func `badges come before their cells, and the content does not grow by them`() {
    inView { view in
      #expect(view.contentSize == CGSize(width: 300, height: 2660))
      #expect(view.visibleCells.count == 8)
      #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 8)
      let elements = view.collectionViewLayout.layoutAttributesForElements(
        in: CGRect(x: 0, y: 0, width: 300, height: 200))
      #expect(
        elements?.map { "\($0.representedElementKind ?? "cell") \($0.indexPath.item)" }
          == ["badge 0", "cell 0", "badge 1", "cell 1"])
    }
  }

  @Test func `anchors and what hangs on them say what they were made with`() {
    let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, .all]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8, 15])
    let plain = NSCollectionLayoutAnchor(edges: Self.corner)
    #expect(plain.edges.rawValue == 9 && plain.offset == .zero)
    #expect(plain.isAbsoluteOffset && !plain.isFractionalOffset)
    let shifted = NSCollectionLayoutAnchor(
      edges: Self.corner, absoluteOffset: CGPoint(x: 10, y: -10))
    #expect(shifted.offset == CGPoint(x: 10, y: -10) && shifted.isAbsoluteOffset)
    let fraction = NSCollectionLayoutAnchor(
      edges: [.bottom], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    #expect(fraction.offset == CGPoint(x: 0.5, y: -0.5))
    #expect(fraction.isFractionalOffset && !fraction.isAbsoluteOffset)
    let extent = size(.absolute(20), .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: extent, elementKind: "badge", containerAnchor: plain)
    #expect(badge.zIndex == 1 && badge.elementKind == "badge" && badge.contentInsets == .zero)
    #expect(badge.containerAnchor === plain && badge.itemAnchor == nil)
    let second = NSCollectionLayoutSupplementaryItem(
      layoutSize: extent, elementKind: "other", containerAnchor: plain, itemAnchor: fraction)
    #expect(second.itemAnchor === fraction)
    let item = NSCollectionLayoutItem(layoutSize: extent, supplementaryItems: [badge, second])
    #expect(item.supplementaryItems == [badge, second])
    #expect(NSCollectionLayoutItem(layoutSize: extent).supplementaryItems.isEmpty)
  }
}
