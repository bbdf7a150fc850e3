import AnimGeometry
import AnimLayers
import AnimLayouts
import Foundation
import Testing
import UIKitCore

@MainActor struct DepthLayoutTests {
  private let size = CGSize(width: 320, height: 240)

  private func isClose(_ a: CGFloat?, _ b: CGFloat) -> Bool { a.map { abs($0 - b) < 1e-6 } == true }

  // MARK: Cover flow

  @Test func `the cover in the middle faces the viewer, the others are turned and behind it`() {
    let layout = CoverFlowLayout()
    layout.sideSpacing = 50
    layout.centerGap = 60
    layout.sideAngle = .pi / 3
    showing([9], in: layout, size: size) { view, _, _ in
      view.contentOffset.x = 4 * 50
      view.layoutIfNeeded()
      let middle = view.attributes(4)
      #expect(isClose(middle?.center.x, 360) && isClose(middle?.center.y, 120))
      #expect(middle?.transform3D.m11 == 1 && middle?.transform3D.m13 == 0)
      for (item, side) in [(3, -1.0), (5, 1.0), (6, 1.0)] {
        let cover = view.attributes(item)
        #expect(isClose(cover?.center.x, 360 + Double(item - 4) * 50 + side * 60))
        // The half of a turned cover that is farther out comes towards the viewer.
        #expect(isClose(cover?.transform3D.m11, 0.5))
        #expect(isClose(cover?.transform3D.m13, side * sin(.pi / 3)))
        #expect(cover?.zIndex ?? 0 < middle?.zIndex ?? 0)
      }
      #expect(view.contentSize.width == 720)
    }
  }

  @Test func `covers turn gradually on their way to the middle`() {
    let layout = CoverFlowLayout()
    layout.sideAngle = 1
    showing([9], in: layout, size: size) { view, _, _ in
      view.contentOffset.x = layout.sideSpacing / 4
      view.layoutIfNeeded()
      #expect(isClose(view.attributes(0)?.transform3D.m11, cos(0.25)))
      #expect(isClose(view.attributes(1)?.transform3D.m11, cos(0.75)))
    }
  }

  @Test func `scrolling rests with a cover in the middle`() {
    let layout = CoverFlowLayout()
    layout.sideSpacing = 50
    touching([9], in: layout, size: size) { window, view, _, clock in
      window.perform(
        .drag(
          from: CGPoint(x: 250, y: 120), by: CGVector(dx: -130, dy: 0), release: .rest, hold: 0.2))
      clock.advance(to: 4)
      #expect(view.contentOffset.x == 100)
    }
  }

  // MARK: Card stack

  private func deck() -> CardStackLayout {
    let layout = CardStackLayout()
    layout.itemSize = CGSize(width: 200, height: 150)
    layout.throwDistance = 100
    return layout
  }

  @Test func `cards lie under one another, each one lower by the same amount`() {
    let layout = deck()
    showing([6], in: layout, size: size) { view, _, _ in
      let edges = (0..<3).compactMap { view.attributes($0)?.frame.maxY }
      #expect(edges.count == 3)
      #expect(isClose(edges[1] - edges[0], 14) && isClose(edges[2] - edges[1], 14))
      #expect(isClose(view.attributes(2)?.transform.a, 0.88))
      // The fourth one is about to show.
      #expect(view.attributes(3)?.alpha == 0)
      #expect(view.visibleCells.count == 4)
    }
  }

  @Test func `the top card follows the finger and springs back`() {
    let layout = deck()
    touching([6], in: layout, size: size) { window, view, _, clock in
      window.perform(
        .drag(
          from: CGPoint(x: 160, y: 120), by: CGVector(dx: 60, dy: 0), duration: 0.4, release: .rest,
          hold: 0.3))
      clock.advance(to: 0.6)
      // Less the ten points after which a pan begins; the next card is half way up.
      #expect(isClose(view.attributes(0)?.center.x, 210))
      #expect(isClose(view.attributes(0)?.transform.b, sin(layout.tilt * 50 / 160)))
      #expect(isClose(view.attributes(1)?.transform.a, 0.97))
      clock.advance(to: 3)
      #expect(isClose(view.attributes(0)?.center.x, 160))
      #expect(layout.topIndex == 0)
    }
  }

  @Test(arguments: [-1.0, 1]) func `a card that is moved far enough leaves to its side`(
    side: Double
  ) {
    let layout = deck()
    touching([6], in: layout, size: size) { window, view, _, clock in
      window.perform(
        .drag(
          from: CGPoint(x: 160, y: 120), by: CGVector(dx: side * 130, dy: 0), release: .rest,
          hold: 0.3))
      clock.advance(to: 3)
      #expect(layout.topIndex == 1)
      #expect(isClose(view.attributes(0)?.center.x, 160 + side * 480))
      #expect(isClose(view.attributes(1)?.center.x, 160))
      #expect(view.attributes(1)?.transform.isIdentity == true)
    }
  }

  @Test func `a flick throws a card however far it was moved`() {
    let layout = deck()
    touching([6], in: layout, size: size) { window, view, _, clock in
      window.perform(.fling(from: CGPoint(x: 160, y: 120), velocity: CGVector(dx: 900, dy: 0)))
      clock.advance(to: 3)
      #expect(layout.topIndex == 1)
    }
  }

  // MARK: Circle

  @Test func `items stand on a circle, the first one at the top`() {
    let layout = CircularLayout()
    layout.radius = 80
    showing([4], in: layout, size: size) { view, _, _ in
      let expected: [(CGFloat, CGFloat)] = [(160, 40), (240, 120), (160, 200), (80, 120)]
      for (item, center) in expected.enumerated() {
        #expect(isClose(view.attributes(item)?.center.x, center.0))
        #expect(isClose(view.attributes(item)?.center.y, center.1))
      }
      // A quarter of the way round.
      view.contentOffset.y = 80 * .pi / 2
      view.layoutIfNeeded()
      #expect(isClose(view.attributes(0)?.center.x, 80))
      #expect(isClose(view.attributes(1)?.center.x, 160))
    }
  }

  @Test func `new items come from the middle of the circle and old ones go there`() throws {
    let layout = CircularLayout()
    layout.radius = 80
    try showing([4], in: layout, size: size) { view, gallery, clock in
      gallery.counts = [5]
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
      let new = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
      let start = new.layer.presentation(at: 0).properties
      #expect(start.position == CGPoint(x: 160, y: 120) && start.opacity == 0)
      #expect(isClose(start.transform.m11, 0.1))
      clock.advance(to: 1)
      gallery.counts = [4]
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      #expect(new.center == CGPoint(x: 160, y: 120) && new.alpha == 0)
      clock.advance(to: 2)
      #expect(new.superview == nil)
    }
  }
}
