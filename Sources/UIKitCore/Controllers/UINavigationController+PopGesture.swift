import AnimGeometry
import Foundation

extension UINavigationController {
  /// How much of the time of a system transition fingers lead.
  ///
  /// Its length is without meaning, as it moves by shares.
  private static let scrubbedDuration = 1.0
  /// Seconds in which what fingers let go of is at its end; by eye.
  private static let releaseDuration = 0.3
  /// Seconds for which the finger's velocity counts when it lets go; by eye.
  private static let foresight = 0.2

  /// The recogniser of a swipe from the left edge, which takes the top controller off the stack.
  func makePopGestureRecognizer() -> UIGestureRecognizer {
    let recognizer = PopGestureRecognizer(target: nil, action: nil)
    recognizer.edges = .left
    recognizer.navigation = self
    recognizer.addAction { [weak self] in self?.swipe($0) }
    return recognizer
  }

  /// Whether the system lets a swipe take the top controller off the stack: not where the app has replaced or hidden the way back.
  fileprivate var allowsSwipe: Bool {
    guard stack.count > 1, let item = topViewController?.navigationItem else { return false }
    return !isNavigationBarHidden && !item.hidesBackButton
      && (item.leftBarButtonItems ?? []).isEmpty
  }

  private func swipe(_ recognizer: UIPanGestureRecognizer) {
    let share = min(max(0, recognizer.translation(in: view).x / max(1, view.bounds.width)), 1)
    switch recognizer.state {
    case .began:
      guard stack.count > 1, transition == nil else { return }
      scrubbedPop = ScrubbedAnimations(duration: Self.scrubbedDuration)
      popViewController(animated: true)
      // An animation of the app's that nothing drives goes its way.
      if transition?.isInteractive != true { scrubbedPop = nil }
      scrubbedPop?.update(share)
    case .changed:
      transition?.percentComplete = share
      scrubbedPop?.update(share)
    case .ended, .cancelled, .failed:
      guard let scrubbed = scrubbedPop else { return }
      scrubbedPop = nil
      let ahead = share + recognizer.velocity(in: view).x * Self.foresight / view.bounds.width
      let isDone = recognizer.state == .ended && ahead > 0.5
      transition?.interactionEnded(isCancelled: !isDone)
      if isDone {
        scrubbed.finish(speed: max(0.1, 1 - share) / Self.releaseDuration)
      } else {
        scrubbed.cancel(speed: max(0.1, share) / Self.releaseDuration)
      }
    default: break
    }
  }

  /// Has the old controller's view back in its place after a slide that was given up.
  func giveUpSlide(
    _ to: UIViewController, from: UIViewController?, _ coordinator: TransitionCoordinator,
    undo: () -> Void
  ) {
    undo()
    to.tellWillDisappear(true)
    from?.tellWillAppear(true)
    UIView.withoutAnimation {
      to.view.removeFromSuperview()
      if let from { place(from) }
      topDidChange()
    }
    to.tellDidDisappear(true)
    from?.tellDidAppear(true)
    coordinator.end(of: [self], isCancelled: true)
  }
}

/// Recognises a swipe to the right from the left edge while there is something to go back to.
private final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var navigation: UINavigationController?
  /// Whether the app has said who decides, be it nobody: then the system's conditions do not hold.
  private var isDecidedElsewhere = false
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { isDecidedElsewhere = true }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let navigation, isDecidedElsewhere || navigation.allowsSwipe else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first, !state.isActive {
      let (from, to) = (touch.previousLocation(in: nil), touch.location(in: nil))
      if to.x < from.x || abs(to.y - from.y) > abs(to.x - from.x) {
        state = .failed
        return
      }
    }
    super.touchesMoved(touches, with: event)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other.view is UIScrollView
  }
}
