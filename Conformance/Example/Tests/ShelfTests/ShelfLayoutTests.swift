import Testing
import UIKit

@testable import Shelf

@MainActor
struct ShelfLayoutTests {
  let layout = ShelfLayout()

  @Test(arguments: [(44, 0), (46, 90), (130, 90), (140, 180)])
  func scrollingEndsWhereAnItemBegins(proposed: CGFloat, target: CGFloat) {
    layout.minimumLineSpacing = 10
    let offset = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: proposed, y: 0), withScrollingVelocity: .zero)
    #expect(offset == CGPoint(x: target, y: 0))
  }

  @Test func onlyAnotherHeightAsksForAnotherLayout() {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    let scrolled = CGRect(x: 50, y: 0, width: 200, height: 100)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    let lower = CGRect(x: 0, y: 0, width: 200, height: 80)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: lower))
    #expect(collectionView.collectionViewLayout === layout)
  }
}
