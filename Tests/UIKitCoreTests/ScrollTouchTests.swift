import AnimGeometry
import AnimLayers
import AnimMotion
import Foundation
import Testing

@testable import UIKitCore

/// Scroll and collection views under synthetic fingers.
@MainActor struct ScrollTouchTests {
  let center = CGPoint(x: 200, y: 200)

  private func makeScrollView(_ log: ScrollLog? = nil) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.contentSize = CGSize(width: 400, height: 4000)
    view.delegate = log
    return view
  }

  @Test func `a finger pulls content by its way less ten points`() {
    withWindow(makeScrollView()) { clock, window, view in
      window.perform(.pull(from: center, by: CGVector(dx: 0, dy: 170), hold: 0.2))
      clock.advance(to: 0.7)
      // The rubber band for 160 points: 400·(1 − 1/(0.55·160/400 + 1)) = 400·0.22/1.22 = 72.13.
      #expect(view.bounds.origin.y == -72)
      clock.advance(to: 3)
      #expect(view.bounds.origin.y == 0)
    }
  }

  /// The screen looks for fingers 60 times a second; frames at other rates must not show it.
  @Test(arguments: [24.0, 25, 50, 60, 120])
  func `content under a finger keeps its pace at any frame rate`(_ rate: Double) {
    withWindow(makeScrollView()) { clock, window, view in
      window.perform(.drag(from: center, by: CGVector(dx: 0, dy: -180), duration: 1))
      var offsets: [CGFloat] = []
      for frame in 0...Int(rate) {
        clock.advance(to: Double(frame) / rate)
        offsets.append(view.bounds.origin.y)
      }
      // While the finger is at its full pace, frames differ by the rounding to pixels alone.
      let middle = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
        .dropFirst(offsets.count * 2 / 5).prefix(offsets.count / 5)
      let (least, greatest) = (middle.min() ?? 0, middle.max() ?? 0)
      #expect(least > 0)
      #expect(greatest - least <= 1 + 0.12 * least)
    }
  }

  @Test(arguments: [-900.0, -2400, 1300])
  func `a fling lets content go with exactly its velocity`(_ velocity: Double) {
    let log = ScrollLog()
    let scrollView = makeScrollView(log)
    withWindow(scrollView) { clock, window, view in
      scrollView.contentOffset.y = 1000
      window.perform(.fling(from: center, velocity: CGVector(dx: 0, dy: velocity)))
      clock.advance(to: 0.3)
      #expect(abs((log.velocity?.y ?? 0) + velocity / 1000) < 1e-9)
    }
  }

  @Test func `callers hear when the finger is up and when content rests`() {
    let log = ScrollLog()
    withWindow(makeScrollView(log)) { clock, window, view in
      var (up, rest): (Double?, Double?) = (nil, nil)
      window.perform(
        .fling(from: center, velocity: CGVector(dx: 0, dy: -1000)),
        whenUp: { up = clock.now }, whenAtRest: { rest = clock.now })
      clock.advance(to: 5)
      #expect(up == 0.2)
      // ln(0.01)/ln(0.998) milliseconds of deceleration.
      #expect(abs((rest ?? 0) - 0.2 - 2.3002817) < 1e-6)
      #expect(log.notices.last == "did end decelerating")
    }
  }

  @Test func `content is no longer tracked when another recognizer has the finger`() {
    let scrollView = makeScrollView()
    withWindow(scrollView) { clock, window, view in
      var tracked: [Bool] = []
      let sideways = UIPanGestureRecognizer()
      sideways.addAction { _ in tracked.append(scrollView.isTracking) }
      let gate = SidewaysOnly()
      sideways.delegate = gate
      scrollView.addGestureRecognizer(sideways)
      window.perform(.drag(from: center, by: CGVector(dx: 150, dy: 0), duration: 0.2))
      clock.advance(to: 0.05)
      #expect(scrollView.isTracking || !tracked.isEmpty)
      clock.advance(to: 0.5)
      #expect(tracked.last == false)
      withExtendedLifetime(gate) {}
    }
  }

  private final class SidewaysOnly: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      let way = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
      return abs(way.x) > abs(way.y)
    }
  }

  @Test func `a second finger stops sliding content`() {
    withWindow(makeScrollView()) { clock, window, view in
      window.perform(.fling(from: center, velocity: CGVector(dx: 0, dy: -2000)))
      clock.advance(to: 0.5)
      window.perform(.tap(at: center))
      clock.advance(to: 0.5)
      let place = view.bounds.origin.y
      #expect(place > 300)
      clock.advance(to: 2)
      #expect(view.bounds.origin.y == place)
    }
  }

  @Test(arguments: [true, false])
  func `a drag belongs to the scroll view that can move that way`(_ horizontally: Bool) {
    let outer = makeScrollView()
    withWindow(outer) { clock, window, view in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 200))
      inner.contentSize = CGSize(width: 2000, height: 200)
      outer.addSubview(inner)
      let way = horizontally ? CGVector(dx: -60, dy: -5) : CGVector(dx: -5, dy: -60)
      window.perform(.drag(from: center, by: way))
      clock.advance(to: 1)
      #expect((inner.contentOffset.x > 0) == horizontally)
      #expect((outer.contentOffset.y > 0) == !horizontally)
    }
  }

  // MARK: Cells

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var notes: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      notes.append("highlight \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      notes.append("unhighlight \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      notes.append("select \(indexPath.item)")
    }
  }

  /// Four cells of 100 × 100 points in a row.
  private func withCells(
    _ body: @MainActor (MediaClock, UIWindow, UICollectionView, Source) -> Void
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    withClock { clock in
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let source = Source()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      UIEnvironment().run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        view.frame = window.bounds
        window.addSubview(view)
        window.layoutIfNeeded()
        body(clock, window, view, source)
      }
    }
  }

  @Test func `a tap highlights and selects a cell`() {
    withCells { clock, window, view, source in
      window.perform(.tap(at: CGPoint(x: 150, y: 150)))
      clock.advance(to: 1)
      #expect(source.notes == ["highlight 5", "unhighlight 5", "select 5"])
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
    }
  }

  @Test func `content hears of a touch after 150 milliseconds`() {
    withCells { clock, window, view, source in
      window.perform(.longPress(at: CGPoint(x: 150, y: 150), duration: 0.4))
      clock.advance(to: 0.149)
      #expect(source.notes == [])
      clock.advance(to: 0.15)
      #expect(source.notes == ["highlight 5"])
      clock.advance(to: 1)
      #expect(source.notes == ["highlight 5", "unhighlight 5", "select 5"])
    }
  }

  @Test(arguments: [(0.2, [String]()), (1.2, ["highlight 9", "unhighlight 9"])])
  func `a drag selects nothing`(_ duration: Double, _ notes: [String]) {
    withCells { clock, window, view, source in
      window.perform(
        .drag(from: CGPoint(x: 150, y: 250), by: CGVector(dx: 0, dy: -100), duration: duration))
      clock.advance(to: 2)
      #expect(view.contentOffset.y == 90)
      #expect(source.notes == notes)
    }
  }

  @Test func `a tap on sliding content only stops it`() {
    withCells { clock, window, view, source in
      window.perform(.fling(from: center, velocity: CGVector(dx: 0, dy: -900)))
      clock.advance(to: 0.4)
      window.perform(.tap(at: center))
      clock.advance(to: 2)
      #expect(source.notes == [])
      #expect(!view.isDecelerating)
    }
  }

  @Test func `a pinch on a collection view does not drag it`() {
    withCells { clock, window, view, source in
      var scale = 1.0
      view.addGestureRecognizer(UIPinchGestureRecognizer { scale = $0.scale })
      window.perform(.pinch(at: center, spread: 70, to: 200))
      clock.advance(to: 2)
      #expect(abs(scale - 200.0 / 78) < 1e-9)
      #expect(view.contentOffset.y == 0)
      #expect(source.notes.contains { $0.hasPrefix("select") } == false)
    }
  }
}
