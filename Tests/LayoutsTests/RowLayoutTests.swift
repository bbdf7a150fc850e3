import AnimLayers
import AnimLayouts
import Foundation
import Testing
import UIKitCore

@MainActor struct RowLayoutTests {
  private let phone = CGSize(width: 320, height: 568)

  @Test func `rows fill the width and the expanded one pushes the others down`() {
    let layout = ExpandableLayout()
    showing([20], in: layout, size: phone) { view, _, _ in
      #expect(view.frame(0, 3) == CGRect(x: 0, y: 300, width: 320, height: 100))
      layout.expandedIndexPath = IndexPath(item: 2, section: 0)
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(view.frame(0, 2) == CGRect(x: 0, y: 200, width: 320, height: 300))
      #expect(view.frame(0, 3)?.minY == 500)
      #expect(view.contentSize.height == 2200)
    }
  }

  @Test func `expanding inside an animation moves the rows below gradually`() throws {
    let layout = ExpandableLayout()
    try showing([20], in: layout, size: phone) { view, _, clock in
      let below = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        layout.expandedIndexPath = IndexPath(item: 0, section: 0)
        layout.invalidateLayout()
        view.layoutIfNeeded()
      }
      #expect(below.center.y == 350)
      clock.advance(to: 0.2)
      #expect(abs(below.layer.presentation(at: 0.2).properties.position.y - 250) < 1e-6)
    }
  }

  @Test func `rows that an expanded one pushes out of view leave it moving`() throws {
    let layout = ExpandableLayout()
    try showing([20], in: layout, size: phone) { view, _, clock in
      let last = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)))
      UIView.animate(withDuration: 0.4) {
        layout.expandedIndexPath = IndexPath(item: 0, section: 0)
        layout.invalidateLayout()
        view.layoutIfNeeded()
      }
      #expect(last.superview === view)
      #expect(last.frame.minY == 700)
      clock.advance(to: 0.5)
      #expect(last.superview == nil)
    }
  }

  @Test(arguments: [
    (offset: 0.0 as CGFloat, first: 0.0 as CGFloat), (120, 120), (400, 400), (420, 400), (440, 400),
    (480, 440),
  ])
  func `a header stays at the top until its section is over`(offset: CGFloat, first: CGFloat) {
    // A section of four rows ends at 440, so that the header is pushed out from 400 on.
    let layout = StickyHeadersLayout()
    showing([4, 4, 4], in: layout, size: CGSize(width: 320, height: 400)) { view, _, _ in
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let header = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame == CGRect(x: 0, y: first, width: 320, height: 40))
      #expect(header?.zIndex == 1)
    }
  }

  @Test func `scrolling invalidates headers and no rows`() {
    let layout = StickyHeadersLayout()
    showing([10, 10], in: layout, size: CGSize(width: 320, height: 400)) { view, _, _ in
      let row = layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))
      view.contentOffset.y = 50
      view.layoutIfNeeded()
      #expect(layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0)) === row)
      #expect(view.headerFrame(0)?.minY == 50)
    }
  }

  @Test func `list rows have lines between them, but none after the last`() {
    let layout = ListLayout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: ListLayout.separator)
    showing([3], in: layout, size: phone) { view, _, _ in
      #expect(view.frame(0, 1) == CGRect(x: 0, y: 44, width: 320, height: 44))
      let lines = view.subviews.filter { $0.frame.height == 0.5 }.map(\.frame)
      #expect(
        lines == [
          CGRect(x: 16, y: 43.5, width: 304, height: 0.5),
          CGRect(x: 16, y: 87.5, width: 304, height: 0.5),
        ])
    }
  }
}
