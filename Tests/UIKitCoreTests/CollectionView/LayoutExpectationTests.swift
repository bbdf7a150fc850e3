import AnimGeometry
import Foundation
import TestSupport
import Testing
import UIKitCore

/// More of what layouts rely on without saying so.
@MainActor struct LayoutExpectationTests {
  @Test func `final attributes are asked for index paths that are gone`() {
    inWorld { world in
      let layout = FinalLayout()
      let data = ListDataSource(counts: [3])
      let view = UICollectionView.showing(data, in: layout)
      data.sections[0].removeLast()
      view.deleteItems(at: [IndexPath(0, 2)])
      #expect(layout.asked.contains(IndexPath(0, 2)))
      // The layout asked itself for the attributes of an item that the data source has no longer.
      #expect(layout.answered.contains(IndexPath(0, 2)))
      #expect(world.exceptions == [])
    }
  }

  @Test func `rectangles behave as those of Core Graphics`() {
    #expect(CGRect.null.union(CGRect(x: 1, y: 2, width: 3, height: 4)).minX == 1)
    #expect(!CGRect(x: 0, y: 0, width: 10, height: 10).contains(CGPoint(x: 10, y: 5)))
    #expect(CGRect(x: 0, y: 0, width: -10, height: 10).standardized.minX == -10)
    #expect(!CGRect.null.intersects(CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test func `insets can be taken from the safe area`() throws {
    let environment = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 400, height: 300),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40))
    try inWorld(environment) { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.sectionInsetReference = .fromSafeArea
      let view = UICollectionView.showing(
        ListDataSource(counts: [6]), in: layout, size: CGSize(width: 400, height: 300))
      view.contentInsetAdjustmentBehavior = .never
      let window = UIWindow()
      window.addSubview(view)
      layout.invalidateLayout()
      view.layoutIfNeeded()
      let first = try #require(view.layoutAttributesForItem(at: IndexPath(0, 0)))
      let third = try #require(view.layoutAttributesForItem(at: IndexPath(0, 2)))
      // Three of 100 in the 320 points between the insets.
      #expect(first.frame.minX == 40)
      #expect(third.frame.maxX == 360)
    }
  }
}

/// A flow layout that asks itself about every item that disappears.
private final class FinalLayout: UICollectionViewFlowLayout {
  private(set) var asked: [IndexPath] = []
  private(set) var answered: [IndexPath] = []

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 60 * CGFloat(indexPath.item), width: 50, height: 50)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(0, $0)) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append(itemIndexPath)
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    if attributes != nil { answered.append(itemIndexPath) }
    return attributes
  }
}
