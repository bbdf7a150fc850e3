import AnimGeometry
import AnimLayers
import AnimLayouts
import Foundation
import Testing
import UIKitCore

/// Layouts that depend on what their items are, or that fingers rearrange.
@MainActor struct ContentLayoutTests {
  private let size = CGSize(width: 320, height: 400)

  private func isClose(_ a: CGFloat?, _ b: CGFloat) -> Bool { a.map { abs($0 - b) < 1e-6 } == true }

  // MARK: Waterfall

  private final class Heights: NSObject, WaterfallLayoutDelegate {
    let heights: [CGFloat]

    init(_ heights: [CGFloat]) { self.heights = heights }

    func collectionView(
      _ collectionView: UICollectionView, layout: WaterfallLayout,
      heightForItemAt indexPath: IndexPath, width: CGFloat
    ) -> CGFloat { heights[indexPath.item] }
  }

  @Test func `the next item goes below the shortest column`() {
    let layout = WaterfallLayout()
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    showing([5], in: layout, size: size, delegate: Heights([100, 50, 30, 80, 40])) { view, _, _ in
      // Two columns of (320 - 20 - 10) / 2.
      #expect(
        (0..<5).compactMap { view.frame(0, $0) } == [
          CGRect(x: 10, y: 10, width: 145, height: 100),
          CGRect(x: 165, y: 10, width: 145, height: 50),
          CGRect(x: 165, y: 70, width: 145, height: 30),
          CGRect(x: 165, y: 110, width: 145, height: 80),
          CGRect(x: 10, y: 120, width: 145, height: 40),
        ])
      #expect(view.contentSize == CGSize(width: 320, height: 200))
    }
  }

  @Test(arguments: 1...5) func `no column is longer than another one by more than an item`(
    columns: Int
  ) {
    let layout = WaterfallLayout()
    layout.columnCount = columns
    layout.minimumInteritemSpacing = 0
    let heights = (0..<60).map { CGFloat(20 + $0 * 37 % 90) }
    showing([60], in: layout, size: size, delegate: Heights(heights)) { view, _, _ in
      let frames = (0..<60).compactMap { view.frame(0, $0) }
      let ends = Dictionary(grouping: frames, by: \.minX).values.compactMap {
        $0.map(\.maxY).max()
      }
      #expect(ends.count == columns)
      #expect((ends.max() ?? 0) - (ends.min() ?? 0) <= 110)
      for (index, frame) in frames.enumerated() {
        let inner = frame.insetBy(dx: 0.5, dy: 0.5)
        #expect(!frames[..<index].contains { $0.intersects(inner) })
      }
    }
  }

  // MARK: Chat

  private final class Messages: NSObject, ChatLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView, layout: ChatLayout, sizeForMessageAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 200, height: 60) }

    func collectionView(
      _ collectionView: UICollectionView, layout: ChatLayout, isOutgoingAt indexPath: IndexPath
    ) -> Bool { indexPath.item >= 2 }
  }

  @Test func `few messages stand at the bottom, each at the edge of its side`() {
    let layout = ChatLayout()
    showing([3], in: layout, size: size, delegate: Messages()) { view, _, _ in
      // From below: 12 of inset, a message, 12 between the sides, two messages 3 apart.
      #expect(view.frame(0, 2) == CGRect(x: 104, y: 328, width: 200, height: 60))
      #expect(view.frame(0, 1) == CGRect(x: 16, y: 256, width: 200, height: 60))
      #expect(view.frame(0, 0) == CGRect(x: 16, y: 193, width: 200, height: 60))
      #expect(view.contentSize.height == 400)
    }
  }

  @Test func `a new message grows from the corner of its side, and the end stays in view`() throws {
    let layout = ChatLayout()
    try showing([10], in: layout, size: size, delegate: Messages()) { view, gallery, clock in
      view.contentOffset = layout.endOffset
      view.layoutIfNeeded()
      let height = view.contentSize.height
      #expect(view.contentOffset.y == height - 400)
      gallery.counts = [11]
      let path = IndexPath(item: 10, section: 0)
      view.insertItems(at: [path])
      #expect(view.contentSize.height == height + 63)
      #expect(view.contentOffset.y == height + 63 - 400)
      let new = try #require(view.cellForItem(at: path))
      let start = new.layer.presentation(at: clock.now).properties
      #expect(isClose(start.transform.m11, 0.4))
      // Its trailing edge is where it will be.
      #expect(isClose(start.position.x + 0.4 * 100, new.frame.maxX))
    }
  }

  @Test func `who has scrolled back is left in peace`() {
    let layout = ChatLayout()
    showing([20], in: layout, size: size, delegate: Messages()) { view, gallery, _ in
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      gallery.counts = [21]
      view.insertItems(at: [IndexPath(item: 20, section: 0)])
      #expect(view.contentOffset.y == 100)
    }
  }

  // MARK: Springs

  @Test func `items lag behind the finger, the farther away the more, and come to rest`() throws {
    let layout = SpringyFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    try touching([60], in: layout, size: size) { window, view, _, clock in
      window.perform(
        .drag(
          from: CGPoint(x: 160, y: 380), by: CGVector(dx: 0, dy: -200), duration: 0.2,
          release: .rest, hold: 0.1))
      clock.advance(to: 0.2)
      window.layoutIfNeeded()
      @MainActor func lag(_ item: Int) throws -> CGFloat {
        let shown = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
        // Rows of 40, 10 apart.
        return shown.center.y - (CGFloat(item) * 50 + 20)
      }
      let (near, far) = (try lag(7), try lag(3))
      #expect(far > near && near > 0)
      clock.advance(to: 6)
      window.layoutIfNeeded()
      #expect(abs(try lag(8)) < 0.5)
    }
  }

  // MARK: Moving items

  @Test func `a long press takes an item up and puts it down elsewhere`() throws {
    let layout = ReorderableFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    try touching([4], in: layout, size: size) { window, view, gallery, clock in
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      let press = FingerScript.longPress(at: CGPoint(x: 100, y: 35), duration: 0.6).held()
      let finger = window.perform(press)
      clock.advance(to: 1)
      #expect(isClose(cell.transform.a, 1.1) && isClose(cell.alpha, 0.9))
      #expect(cell.center == CGPoint(x: 160, y: 25))
      finger.lift()
      clock.advance(to: 2)
      #expect(cell.transform.isIdentity && cell.alpha == 1)
      #expect(gallery.moves == [])
    }
  }
}
