import AnimCauses
import AnimLayers
import Foundation

/// Brings the touches of a window to recognizers and views, and decides between recognizers.
///
/// Recognizers hear of each event before views do. What a view is to hear waits while a recognizer
/// that delays it is undecided, and is dropped when one that cancels it is recognized.
@MainActor final class TouchDispatcher {
  /// The touches that are down.
  private(set) var touches: [UITouch] = []
  /// The recognizers that have touches, or had and are undecided.
  private var recognizers: [UIGestureRecognizer] = []
  private var deliveries: [TouchDelivery] = []
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  /// Seconds and points between touches that count as one series of taps.
  static let tapInterval = 0.35
  static let tapDistance = 40.0

  // MARK: Events

  func send(_ event: UIEvent) {
    let changed = event.orderedTouches.filter { $0.phase != .stationary }
    guard let causes = MediaClock.current.causes, let first = changed.first else {
      return send(event, changed)
    }
    causes.during(.touch(first.phase.inCauses, first.location(in: nil))) { send(event, changed) }
  }

  private func send(_ event: UIEvent, _ changed: [UITouch]) {
    for touch in changed where touch.phase == .began { begin(touch) }
    for recognizer in recognizers {
      let own = changed.filter { touch in recognizer.touches.contains { $0 === touch } }
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let touches = Set(own.filter { $0.phase == phase })
        guard !touches.isEmpty, !recognizer.state.isFinal else { continue }
        switch phase {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved, .stationary: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        case .cancelled: recognizer.touchesCancelled(touches, with: event)
        case .regionEntered, .regionMoved, .regionExited: break
        }
      }
    }
    for delivery in deliveries where changed.contains(where: { $0 === delivery.touch }) {
      delivery.enqueue(event)
    }
    for touch in changed where touch.phase == .ended || touch.phase == .cancelled {
      touches.removeAll { $0 === touch }
      for recognizer in recognizers { recognizer.drop(touch) }
    }
    settle()
  }

  private func begin(_ touch: UITouch) {
    touches.append(touch)
    if let lastTap, touch.timestamp - lastTap.time <= Self.tapInterval,
      hypot(touch.origin.x - lastTap.location.x, touch.origin.y - lastTap.location.y)
        <= Self.tapDistance
    {
      touch.tapCount = lastTap.count + 1
    }
    lastTap = (touch.origin, touch.timestamp, touch.tapCount)
    for view in sequence(first: touch.view, next: { $0?.superview }) {
      for recognizer in view?.gestureRecognizers ?? [] where recognizer.isEnabled {
        guard !recognizer.state.isFinal,
          recognizer.delegate?.gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
        else { continue }
        recognizer.take(touch)
        if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
      }
    }
    guard let view = touch.view else { return }
    let isAlone = !deliveries.contains { $0.touch.view === view && $0.isOpen }
    if isAlone || view.isMultipleTouchEnabled { deliveries.append(TouchDelivery(touch)) }
  }

  /// Tells views what nothing holds back any longer, and resets recognizers that are done.
  private func settle() {
    for delivery in deliveries { delivery.flush() }
    deliveries.removeAll { !$0.isOpen }
    for recognizer in recognizers where recognizer.state.isFinal && recognizer.touches.isEmpty {
      // Others may still wait to hear how it ended.
      recognizers.removeAll { $0 === recognizer }
      recognizer.returnToPossible()
    }
  }

  /// Keeps a touch from the views for good.
  func withhold(_ touch: UITouch) {
    for delivery in deliveries where delivery.touch === touch { delivery.cancel() }
  }

  /// Whether a view has heard of the touch.
  func hasDelivered(_ touch: UITouch) -> Bool {
    deliveries.contains { $0.touch === touch && $0.hasBegun }
  }

  // MARK: Decisions

  func recognizer(_ recognizer: UIGestureRecognizer, requests state: UIGestureRecognizer.State) {
    switch (recognizer.state, state) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed):
      recognizer.pendingState = recognizer.pendingState == .began ? .began : state
      decide(recognizer)
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      recognizer.enter(state)
    case (.began, .failed), (.changed, .failed): recognizer.enter(.cancelled)
    default: break
    }
    settle()
  }

  /// Ends what a disabled recognizer was doing.
  func cancel(_ recognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === recognizer }) else { return }
    self.recognizer(recognizer, requests: .cancelled)
  }

  /// Grants or refuses what a recognizer waits for, or lets it wait.
  private func decide(_ recognizer: UIGestureRecognizer) {
    guard let state = recognizer.pendingState else { return }
    let required = recognizers.filter { requires(recognizer, failureOf: $0) }
    if required.contains(where: { $0.state.isActive || $0.state == .ended }) {
      return fail(recognizer)
    }
    if required.contains(where: { $0.state == .possible }) { return }
    let rivals = recognizers.filter { isRival($0, of: recognizer) }
    let isPrevented = rivals.contains {
      ($0.state.isActive || $0.state == .ended) && $0.canPrevent(recognizer)
        && recognizer.canBePrevented(by: $0)
    }
    guard !isPrevented, recognizer.shouldBegin(),
      recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true,
      recognizer.delegate?.gestureRecognizerShouldBegin?(recognizer) ?? true
    else { return fail(recognizer) }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.seenTouches { withhold(touch) }
    }
    recognizer.enter(state)
    for rival in rivals
    where rival.state == .possible && recognizer.canPrevent(rival)
      && rival.canBePrevented(by: recognizer)
    {
      fail(rival)
    }
    reconsider()
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.enter(.failed)
    reconsider()
  }

  /// Looks again at those that waited for others.
  private func reconsider() {
    for recognizer in recognizers where recognizer.pendingState != nil { decide(recognizer) }
  }

  private func requires(
    _ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer
  ) -> Bool {
    guard other !== recognizer else { return false }
    return recognizer.failureRequirements.contains { $0 === other }
      || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer?(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer?(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  /// Whether two recognizers look at the same touch and may not be recognized together.
  private func isRival(_ other: UIGestureRecognizer, of recognizer: UIGestureRecognizer) -> Bool {
    guard other !== recognizer,
      recognizer.seenTouches.contains(where: { touch in
        other.seenTouches.contains { $0 === touch }
      })
    else { return false }
    let together =
      recognizer.delegate?.gestureRecognizer?(
        recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer?(
        other, shouldRecognizeSimultaneouslyWith: recognizer) ?? false
    return !together
  }
}

extension UITouch.Phase {
  fileprivate var inCauses: CauseEvent.TouchPhase {
    switch self {
    case .began: .began
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
