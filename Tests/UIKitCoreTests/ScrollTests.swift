import AnimLayers
import AnimMotion
import Foundation
import Testing

@testable import UIKitCore

/// Runs `body` with a clock of its own.
@MainActor func withClock(_ body: @MainActor (MediaClock) throws -> Void) rethrows {
  let clock = MediaClock()
  try MediaClock.$current.withValue(clock) { try body(clock) }
}

/// Writes down what a scroll view tells, each run of equal notices once.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var notices: [String] = []
  private(set) var scrolls = 0
  var velocity: CGPoint?
  /// Where the content is to come to rest; nil leaves it to the scroll view.
  var target: CGPoint?
  private(set) var proposed: CGPoint?
  /// Moves the content on whenever it is above an offset.
  var jump: (below: Double, by: Double)?

  private func note(_ notice: String) {
    if notices.last != notice { notices.append(notice) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    note("did scroll")
    if let jump, scrollView.contentOffset.y < jump.below { scrollView.contentOffset.y += jump.by }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will begin dragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will end dragging")
    self.velocity = velocity
    proposed = unsafe targetContentOffset.pointee
    if let target { unsafe targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end dragging, \(decelerate ? "will decelerate" : "stays")")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("will begin decelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("did end scrolling animation")
  }
}

@MainActor struct ScrollTests {
  /// 1000 points of content in a view of 400 × 400 points: offsets of rest are 0…600 down.
  private func makeScrollView(_ log: ScrollLog? = nil) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.contentSize = CGSize(width: 400, height: 1000)
    view.delegate = log
    return view
  }

  /// Lets the content go at `velocity` points per second.
  private func fling(_ view: UIScrollView, from offset: Double = 0, velocity: Double) {
    view.contentOffset.y = offset
    view.beginDragging(.zero)
    view.endDragging(velocity: CGPoint(x: 0, y: velocity), speed: abs(velocity))
  }

  private func advance(_ clock: MediaClock, by duration: Double, framesPerSecond: Double = 60) {
    let start = clock.now
    for frame in 1...Int((duration * framesPerSecond).rounded()) {
      clock.advance(to: start + Double(frame) / framesPerSecond)
    }
  }

  // MARK: Animated offsets

  @Test func `room that was made before there was a size is seen at the beginning`() {
    inWorld { _ in
      let view = UIScrollView(frame: .zero)
      view.contentInset = UIEdgeInsets(top: 60, left: 8, bottom: 0, right: 0)
      #expect(view.contentOffset == .zero)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      #expect(view.contentOffset == CGPoint(x: -8, y: -60))
      // Later it is for the app to say where the content is.
      view.contentSize = CGSize(width: 100, height: 900)
      view.contentInset.top = 90
      view.frame.size.height = 300
      #expect(view.contentOffset.y == -60)
      let other = UIScrollView(frame: .zero)
      other.contentInset.top = 60
      other.contentOffset.y = 20
      other.bounds.size = CGSize(width: 100, height: 200)
      #expect(other.contentOffset.y == 20)
    }
  }

  @Test func `an animated offset follows its ease and arrives exactly`() {
    withClock { clock in
      let log = ScrollLog()
      let view = makeScrollView(log)
      view.setContentOffset(CGPoint(x: 0, y: 501.3), animated: true)
      #expect(view.contentOffset.y == 0)
      for time in [0.05, 0.1, 0.2, 0.25] {
        clock.advance(to: time)
        let exact = 501.3 * pow(sin(.pi / 2 * time / 0.3), 2)
        #expect(abs(view.contentOffset.y - exact) <= 0.25)
        #expect(view.contentOffset.y * 2 == (view.contentOffset.y * 2).rounded())
      }
      #expect(log.notices == ["did scroll"])
      clock.advance(to: 0.3)
      #expect(view.contentOffset.y == 501.3)
      #expect(log.notices == ["did scroll", "did end scrolling animation"])
    }
  }

  @Test func `a later order replaces an animation`() {
    withClock { clock in
      let view = makeScrollView()
      view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      clock.advance(to: 0.15)
      #expect(view.contentOffset.y == 300)
      view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
      clock.advance(to: 1)
      #expect(view.contentOffset.y == 10)
    }
  }

  @Test(arguments: [(300.0, 0.0), (550, 250), (-100, 0), (980, 600)])
  func `as little as needed is scrolled to reveal a rectangle`(_ top: Double, _ offset: Double) {
    withClock { clock in
      let view = makeScrollView()
      view.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: 100), animated: false)
      #expect(view.contentOffset == CGPoint(x: 0, y: offset))
    }
  }

  // MARK: Dragging

  @Test func `content follows the finger and is held back beyond its edge`() {
    withClock { clock in
      let view = makeScrollView()
      view.contentOffset.y = 100
      view.beginDragging(.zero)
      view.continueDragging(CGPoint(x: 50, y: 60))
      #expect(view.contentOffset == CGPoint(x: 0, y: 40))
      view.continueDragging(CGPoint(x: 0, y: 300))
      // 200 points beyond: 400·(1 − 1/(0.55·200/400 + 1)) = 400·(1 − 1/1.275) = 86.27, in half points.
      #expect(view.contentOffset.y == -86.5)
      view.continueDragging(.zero)
      #expect(view.contentOffset.y == 100)
      view.bounces = false
      view.continueDragging(CGPoint(x: 0, y: 300))
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `a drag and a slide go on from where the delegate has put the content`() {
    withClock { clock in
      let log = ScrollLog()
      let view = makeScrollView(log)
      view.contentOffset.y = 150
      // As content that repeats itself does: at 100 points it is moved on by 300.
      log.jump = (below: 100, by: 300)
      view.beginDragging(.zero)
      view.continueDragging(CGPoint(x: 0, y: 60))
      #expect(view.contentOffset.y == 390)
      view.continueDragging(CGPoint(x: 0, y: 70))
      #expect(view.contentOffset.y == 380)
      view.endDragging(velocity: CGPoint(x: 0, y: -3000), speed: 3000)
      advance(clock, by: 0.5)
      #expect(view.contentOffset.y >= 100)
    }
  }

  @Test func `content that is caught beyond its edge does not jump`() {
    withClock { clock in
      let view = makeScrollView()
      view.contentOffset.y = -86.5
      view.beginDragging(.zero)
      view.continueDragging(.zero)
      #expect(view.contentOffset.y == -86.5)
      view.continueDragging(CGPoint(x: 0, y: -201))
      #expect(abs(view.contentOffset.y) <= 0.5)
    }
  }

  @Test(arguments: [(100.0, 10.0, true, false), (10, 100, false, true), (50, 50, true, true)])
  func `a directional lock keeps to the axis of the beginning`(
    _ x: Double, _ y: Double, _ movesX: Bool, _ movesY: Bool
  ) {
    withClock { clock in
      let view = makeScrollView()
      view.contentSize.width = 1000
      view.isDirectionalLockEnabled = true
      view.contentOffset = CGPoint(x: 300, y: 300)
      view.beginDragging(CGPoint(x: x, y: y))
      view.continueDragging(CGPoint(x: 40, y: 40))
      #expect((view.contentOffset.x == 260) == movesX)
      #expect((view.contentOffset.y == 260) == movesY)
    }
  }

  @Test(arguments: [(100.0, 10.0, CGPoint(x: 1, y: 0)), (10, 100, CGPoint(x: 0, y: 1))])
  func `content that is let go keeps to the axis of a directional lock`(
    _ x: Double, _ y: Double, _ velocity: CGPoint
  ) {
    withClock { clock in
      let log = ScrollLog()
      let view = makeScrollView(log)
      view.contentSize.width = 1000
      view.isDirectionalLockEnabled = true
      view.contentOffset = CGPoint(x: 300, y: 300)
      view.beginDragging(CGPoint(x: x, y: y))
      view.endDragging(velocity: CGPoint(x: 1000, y: 1000), speed: 1400)
      #expect(log.velocity == velocity)
    }
  }

  // MARK: Deceleration

  @Test func `notices come in UIKit's order`() {
    withClock { clock in
      let log = ScrollLog()
      let view = makeScrollView(log)
      view.beginDragging(.zero)
      #expect(view.isTracking && view.isDragging && !view.isDecelerating)
      view.continueDragging(CGPoint(x: 0, y: -20))
      view.endDragging(velocity: CGPoint(x: 0, y: 1000), speed: 1000)
      #expect(!view.isTracking && !view.isDragging && view.isDecelerating)
      advance(clock, by: 3)
      #expect(!view.isDecelerating)
      #expect(
        log.notices == [
          "will begin dragging", "did scroll", "will end dragging",
          "did end dragging, will decelerate", "will begin decelerating", "did scroll",
          "did end decelerating",
        ])
      #expect(log.velocity == CGPoint(x: 0, y: 1))
      // 20 + (1 − 0.01)/|ln 0.998|.
      #expect(abs((log.proposed?.y ?? 0) - 514.505) < 0.001)
    }
  }

  @Test func `a finger that has stopped lets go of content at rest`() {
    withClock { clock in
      let log = ScrollLog()
      let view = makeScrollView(log)
      fling(view, from: 100, velocity: 249)
      #expect(log.notices.last == "did end dragging, stays")
      #expect(log.velocity == .zero)
      advance(clock, by: 1)
      #expect(view.contentOffset.y == 100)
    }
  }

  @Test(arguments: [7.0, 24, 50, 60], [1000.0, 3000])
  func `the frame rate does not change the path`(_ rate: Double, _ velocity: Double) {
    withClock { clock in
      let view = makeScrollView()
      fling(view, velocity: velocity)
      let exact = ScrollMotion.decelerating(
        from: 0, velocity: velocity, in: 0...600, rate: 0.998, pixel: 0.5)
      for frame in 1...Int(4 * rate) {
        let time = Double(frame) / rate
        clock.advance(to: time)
        // Rounded to pixels, half a point wide.
        #expect(abs(view.contentOffset.y - exact.offset(at: time)) <= 0.25 + 1e-9)
      }
      #expect(abs(view.contentOffset.y - exact.end) <= 0.25)
    }
  }

  @Test func `whatever happens between frames finds the content in its place`() {
    withClock { clock in
      let view = makeScrollView()
      fling(view, velocity: 1000)
      var seen: [Double] = []
      clock.schedule(at: 0.1234) { seen.append(view.contentOffset.y) }
      clock.advance(to: 1)
      let exact = Decay(velocity: 1000, rate: 0.998).distance(at: 0.1234)
      #expect(seen.count == 1 && abs(seen[0] - exact) <= 0.25)
    }
  }

  @Test func `the delegate chooses where content rests`() {
    withClock { clock in
      let log = ScrollLog()
      log.target = CGPoint(x: 0, y: 300)
      let view = makeScrollView(log)
      fling(view, from: 100, velocity: 1000)
      clock.advance(to: 0.075)
      // 300 − 200·(200/201)^75.
      #expect(abs(view.contentOffset.y - 162.414) <= 0.25)
      clock.advance(to: 5)
      #expect(view.contentOffset.y == 300)
    }
  }

  @Test func `a layout is asked before the delegate`() {
    final class Layout: UICollectionViewLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        CGPoint(x: 0, y: velocity.y * 100)
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 1000) }
    }
    withClock { clock in
      let log = ScrollLog()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: Layout())
      (view as UIScrollView).delegate = log
      view.layoutIfNeeded()
      fling(view, velocity: 2000)
      #expect(log.proposed == CGPoint(x: 0, y: 200))
      clock.advance(to: 9)
      #expect(view.contentOffset.y == 200)
    }
  }

  @Test(arguments: [(130.0, 0.0, 0.0), (250, 0, 400), (30, 300, 400), (380, -300, 0)])
  func `paging comes to rest on pages`(_ offset: Double, _ velocity: Double, _ page: Double) {
    withClock { clock in
      let view = makeScrollView()
      view.contentSize.height = 1200
      view.isPagingEnabled = true
      fling(view, from: offset, velocity: velocity)
      clock.advance(to: 3)
      #expect(view.contentOffset == CGPoint(x: 0, y: page))
    }
  }

  @Test func `a finger stops content on its way`() {
    withClock { clock in
      let log = ScrollLog()
      let view = makeScrollView(log)
      fling(view, velocity: 1000)
      clock.advance(to: 0.2)
      let place = view.contentOffset
      view.beginTracking()
      #expect(!view.isDecelerating && view.isTracking)
      clock.advance(to: 1)
      #expect(view.contentOffset == place)
      view.endTracking()
      clock.advance(to: 2)
      #expect(view.contentOffset == place)
      #expect(log.notices.last == "did end decelerating")
    }
  }

  @Test func `content caught beyond its edge returns when let go`() {
    withClock { clock in
      let view = makeScrollView()
      fling(view, from: 590, velocity: 2000)
      clock.advance(to: 0.08)
      #expect(view.contentOffset.y > 640)
      view.beginTracking()
      view.endTracking()
      clock.advance(to: 2)
      #expect(view.contentOffset.y == 600)
    }
  }

  @Test func `content that repeats itself slides on from its new place`() {
    withClock { clock in
      let view = makeScrollView()
      view.contentSize.height = 5000
      fling(view, velocity: 1500)
      clock.advance(to: 0.3)
      view.contentOffset.y += 1000
      clock.advance(to: 4)
      let exact = ScrollMotion.decelerating(
        from: 0, velocity: 1500, in: 0...4600, rate: 0.998, pixel: 0.5)
      #expect(abs(view.contentOffset.y - exact.end - 1000) <= 0.5)
    }
  }

  @Test func `sliding content heeds an edge that comes nearer`() {
    withClock { clock in
      let view = makeScrollView()
      view.contentSize.height = 5000
      fling(view, velocity: 2000)
      clock.advance(to: 0.1)
      view.contentSize.height = 700
      clock.advance(to: 4)
      #expect(view.contentOffset.y == 300)
    }
  }

  // MARK: Insets

  @Test func `another inset leaves the content where it is unless that is beyond its ends`() {
    withClock { clock in
      let view = makeScrollView()
      view.contentInset.top = 50
      #expect(view.contentOffset.y == 0)
      view.contentOffset.y = -50
      view.contentInset.top = 80
      #expect(view.contentOffset.y == -50)
      #expect(view.clamped(CGPoint(x: 0, y: -200)).y == -80)
      view.contentInset.top = 20
      #expect(view.contentOffset.y == -20)
    }
  }

  @Test func `a view without content begins at its inset`() {
    withClock { clock in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentInset.top = 20
      #expect(view.contentOffset.y == -20)
      view.contentSize = CGSize(width: 100, height: 1000)
      #expect(view.contentOffset.y == -20)
    }
  }

  // MARK: Indicators

  @Test(arguments: [
    // A view of 400 on content of 1000: 0.4 of a track of 394.
    (0.0, 0.0, 157.6), (300, 118.2, 157.6), (600, 236.4, 157.6), (-50, 0, 107.6), (-500, 0, 8),
    (650, 286.4, 107.6),
  ])
  func `an indicator shows the part that is seen`(
    _ offset: Double, _ start: Double, _ length: Double
  ) {
    let capsule = ScrollIndicators.capsule(track: 394, offset: offset, content: 1000, visible: 400)
    #expect(abs(capsule.start - start) < 1e-9)
    #expect(abs(capsule.length - length) < 1e-9)
  }

  @Test func `indicators are seen while content moves, and fade`() {
    withClock { clock in
      let view = makeScrollView()
      let shown: () -> Float = { view.indicators.vertical.presentation()?.opacity ?? 0 }
      #expect(shown() == 0)
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(shown() == 0.35)
      clock.advance(to: 0.3)
      #expect(view.indicators.vertical.frame.maxX == 397)
      #expect(view.indicators.vertical.frame.minY == 300 + 3 + 118.2)
      #expect(shown() == 0.35)
      clock.advance(to: 0.9)
      #expect(shown() == 0)
      #expect(view.indicators.horizontal.opacity == 0)
    }
  }
}
