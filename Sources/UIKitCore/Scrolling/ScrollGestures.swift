import Foundation

/// The recognizer with which a finger drags a scroll view's content.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let scrollView, numberOfTouches == touches.count, scrollView.isScrollEnabled {
      // A finger that stops the content touches nothing else.
      if scrollView.isDecelerating, let dispatcher = scrollView.window?.touches {
        for touch in touches { dispatcher.withhold(touch) }
      }
      scrollView.beginTracking()
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if numberOfTouches == touches.count { scrollView?.endTracking() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    scrollView?.endTracking()
  }

  /// Content that cannot move in the finger's direction leaves the gesture to a view around it.
  override func shouldBegin() -> Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    if let dispatcher = scrollView.window?.touches,
      touches.contains(where: { dispatcher.hasDelivered($0) && isKept($0, from: scrollView) })
    {
      return false
    }
    let (x, y) = (scrollView.scrollsHorizontally, scrollView.scrollsVertically)
    let way = vector(travel, in: scrollView)
    return abs(way.x) > abs(way.y) ? x : y
  }

  /// Whether a view that has heard of a touch may keep it.
  private func isKept(_ touch: UITouch, from scrollView: UIScrollView) -> Bool {
    guard scrollView.canCancelContentTouches else { return true }
    guard let view = touch.view, view !== scrollView else { return false }
    return !scrollView.touchesShouldCancel(in: view)
  }

  override func didChangeState() {
    guard let scrollView else { return }
    switch state {
    case .began:
      scrollView.beginDragging(vector(travel, in: scrollView))
      scrollView.continueDragging(translation(in: scrollView))
    case .changed: scrollView.continueDragging(translation(in: scrollView))
    case .ended:
      let (release, latest) = (
        vector(releaseVelocity, in: scrollView), velocity(in: scrollView)
      )
      scrollView.endDragging(
        velocity: CGPoint(x: -release.x, y: -release.y), speed: hypot(latest.x, latest.y))
    case .cancelled: scrollView.endDragging(velocity: .zero, speed: 0)
    // Another recognizer has the touch.
    case .failed: scrollView.endTracking()
    case .possible: break
    }
  }
}

/// Holds a touch back from the content of a scroll view until it is unlikely to become a drag.
@MainActor final class ContentTouchDelay: UIGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// Seconds.
  static let delay = 0.15

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard scrollView?.delaysContentTouches == true else {
      state = .failed
      return
    }
    after(Self.delay) { $0.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
