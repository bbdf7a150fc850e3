import AnimGeometry
import AnimLayers
import AnimLayouts
import Foundation
import Testing
import UIKitCore

@MainActor struct FlowLayoutsTests {
  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  @Test func `items on a wave`() throws {
    let layout = SineLayout()
    try showing([3, 1], in: layout, size: CGSize(width: 320, height: 480)) { view, _, _ in
      // The first centre is below a header of 20, a gap of 10 and half an item.
      for (item, y) in ([55, 115, 175] as [CGFloat]).enumerated() {
        let frame = try #require(view.frame(0, item))
        #expect(frame.midY == y)
        #expect(isClose(frame.midX, 160 + 125 * sin(2 * .pi * y / 480)))
      }
      #expect(view.headerFrame(1)?.minY == 235)
      let height: CGFloat = 235 + 55 + 60 + 10
      #expect(view.contentSize.height == height)
    }
  }

  @Test func `pages are as large as the view, one at a time`() {
    let layout = PagingFlowLayout()
    showing([5], in: layout, size: CGSize(width: 320, height: 480)) { view, _, _ in
      view.contentOffset.x = 640
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame) == [CGRect(x: 640, y: 0, width: 320, height: 480)])
      view.frame.size = CGSize(width: 480, height: 320)
      view.layoutIfNeeded()
      #expect(view.frame(0, 2) == CGRect(x: 960, y: 0, width: 480, height: 320))
    }
  }

  @Test func `a carousel rests with the nearest item in the middle`() {
    let layout = CarouselLayout()
    layout.itemSize = CGSize(width: 200, height: 150)
    layout.minimumLineSpacing = 20
    layout.sideItemScale = 0.6
    layout.sideItemAlpha = 0.5
    showing([5], in: layout, size: CGSize(width: 320, height: 200)) { view, _, _ in
      // Insets of (320 - 200) / 2 let the first item stand in the middle.
      #expect(view.frame(0, 0)?.minX == 60)
      for (proposed, rest) in [(0.0 as CGFloat, 0.0 as CGFloat), (100, 0), (120, 220), (400, 440)] {
        let target = layout.targetContentOffset(
          forProposedContentOffset: CGPoint(x: proposed, y: 0), withScrollingVelocity: .zero)
        #expect(target.x == rest)
      }
      let side = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
      #expect(side?.transform.a == 0.6)
      #expect(side?.alpha == 0.5)
      let middle = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      #expect(middle?.transform.isIdentity == true)
      #expect(middle?.zIndex ?? 0 > side?.zIndex ?? 0)
    }
  }
}
