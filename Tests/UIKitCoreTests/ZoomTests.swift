import AnimGeometry
import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// Zooming, and scrolling to the top, of a view of 400 × 400 points.
@MainActor struct ZoomTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    let view: UIView
    private(set) var log: [String] = []
    var goesToTop = true

    init(_ view: UIView) { self.view = view }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("will zoom")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if log.last != "did zoom" { log.append("did zoom") }
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("ended at \(scale)") }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log.append("should")
      return goesToTop
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("at top") }
  }

  /// A picture of 800 × 600 points in a scroll view that shows it at half to three times its size.
  private func withPicture(
    _ body: (UIScrollView, UIView, Delegate, MediaClock, UIWindow) -> Void
  ) {
    // What is animated lives on the clock on which it was made.
    withWindow { clock, window, _ in
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
      let view = UIScrollView(frame: window.bounds)
      view.addSubview(picture)
      view.contentSize = picture.bounds.size
      view.minimumZoomScale = 0.5
      view.maximumZoomScale = 3
      let delegate = Delegate(picture)
      view.delegate = delegate
      window.addSubview(view)
      window.layoutIfNeeded()
      body(view, picture, delegate, clock, window)
    }
  }

  @Test func `a scale makes content larger about the middle of what is seen`() {
    withPicture { view, picture, delegate, _, _ in
      view.contentOffset = CGPoint(x: 100, y: 50)
      view.zoomScale = 2
      #expect(picture.frame == CGRect(x: 0, y: 0, width: 1600, height: 1200))
      #expect(view.contentSize == CGSize(width: 1600, height: 1200))
      // The middle was at (300, 250) and is at twice that.
      #expect(view.contentOffset == CGPoint(x: 400, y: 300))
      view.zoomScale = 9
      #expect(view.zoomScale == 3)
      view.zoomScale = 0.1
      #expect(view.zoomScale == 0.5)
      #expect(picture.frame.size == CGSize(width: 400, height: 300))
      #expect(view.contentOffset == .zero)
      #expect(delegate.log == ["did zoom"])
    }
  }

  @Test func `a rectangle is shown as large as the limits allow`() {
    withPicture { view, _, _, _, _ in
      view.zoom(to: CGRect(x: 100, y: 100, width: 200, height: 100), animated: false)
      #expect(view.zoomScale == 2)
      // The middle of the rectangle, (200, 150), is at twice that in the content.
      #expect(view.contentOffset == CGPoint(x: 200, y: 100))
    }
  }

  @Test func `an animated scale is told of before and after`() {
    withPicture { view, picture, delegate, clock, _ in
      view.setZoomScale(2, animated: true)
      #expect(delegate.log == ["will zoom", "did zoom"])
      clock.advance(to: 0.15)
      let width = picture.layer.presentation()?.frame.width ?? 0
      #expect(width > 800 && width < 1600)
      clock.advance(to: 1)
      #expect(delegate.log.last == "ended at 2.0")
    }
  }

  @Test func `two fingers zoom the point between them, and let go it comes back into its limits`() {
    withPicture { scrollView, picture, delegate, clock, window in
      #expect(scrollView.pinchGestureRecognizer != nil)
      let center = CGPoint(x: 100, y: 100)
      // From 60 points apart to 8 times that; the first eight points of it begin the gesture.
      window.perform(.pinch(at: center, spread: 60, to: 480, duration: 0.5))
      clock.advance(to: 0.45)
      #expect(scrollView.isZooming)
      #expect(scrollView.zoomScale > 3 && scrollView.zoomScale < 6)
      // What was at (100, 100) is still there.
      let point = picture.convert(CGPoint(x: 100, y: 100), to: window)
      #expect(abs(point.x - 100) < 0.01 && abs(point.y - 100) < 0.01)
      clock.advance(to: 2)
      #expect(scrollView.zoomScale == 3)
      #expect(!scrollView.isZooming && !scrollView.isZoomBouncing)
      #expect(delegate.log == ["will zoom", "did zoom", "ended at 3.0"])
    }
  }

  @Test func `one scale needs no recognizer`() {
    withPicture { view, _, _, _, _ in
      view.minimumZoomScale = 3
      #expect(view.pinchGestureRecognizer == nil)
      #expect(UIScrollView().pinchGestureRecognizer == nil)
    }
  }

  // MARK: To the top

  /// A device whose status bar is 40 points high, and a view that is scrolled by 900 points.
  private func tapStatusBar(
    views: Int = 1, at y: CGFloat = 20, goesToTop: Bool = true
  ) -> (offsets: [CGFloat], log: [String]) {
    let insets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    return inWorld(UIEnvironment(safeAreaInsets: insets)) { world in
      let window = UIWindow()
      let delegate = Delegate(UIView())
      delegate.goesToTop = goesToTop
      let all = (0..<views).map { _ in
        let view = UIScrollView(frame: window.bounds)
        view.contentSize = CGSize(width: 100, height: 5000)
        view.contentOffset.y = 900
        view.delegate = delegate
        window.addSubview(view)
        return view
      }
      window.layoutIfNeeded()
      window.perform(.tap(at: CGPoint(x: 100, y: y)))
      world.clock.advance(to: 2)
      return (all.map(\.contentOffset.y), delegate.log)
    }
  }

  @Test func `a tap on the status bar scrolls to the top`() {
    let (offsets, log) = tapStatusBar()
    #expect(offsets == [-40])
    #expect(log == ["should", "at top"])
  }

  @Test func `not if the delegate minds, or several views would, or the tap is below`() {
    #expect(tapStatusBar(goesToTop: false).offsets == [900])
    #expect(tapStatusBar(views: 2).offsets == [900, 900])
    #expect(tapStatusBar(at: 60).offsets == [900])
  }
}
