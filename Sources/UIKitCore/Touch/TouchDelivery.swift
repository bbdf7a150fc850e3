import Foundation

/// The events of one touch that its view has heard of and is still to hear.
@MainActor final class TouchDelivery {
  let touch: UITouch
  private var queue: [(phase: UITouch.Phase, event: UIEvent)] = []
  private var lastEvent: UIEvent?
  private(set) var hasBegun = false
  /// Whether more is to come.
  private(set) var isOpen = true

  init(_ touch: UITouch) { self.touch = touch }

  func enqueue(_ event: UIEvent) {
    guard isOpen else { return }
    lastEvent = event
    queue.append((touch.phase, event))
  }

  /// Tells the view as much as no recognizer holds back.
  func flush() {
    while isOpen, let next = queue.first, !isHeldBack(next.phase) {
      queue.removeFirst()
      deliver(next.phase, next.event)
    }
  }

  /// Takes the touch away from the view.
  func cancel() {
    guard isOpen else { return }
    queue = []
    if hasBegun, let lastEvent { deliver(.cancelled, lastEvent) }
    isOpen = false
  }

  private func isHeldBack(_ phase: UITouch.Phase) -> Bool {
    let undecided = (touch.gestureRecognizers ?? []).filter { recognizer in
      recognizer.state == .possible && recognizer.seenTouches.contains { $0 === touch }
    }
    switch phase {
    case .began: return undecided.contains(where: \.delaysTouchesBegan)
    case .ended: return undecided.contains(where: \.delaysTouchesEnded)
    case .moved, .stationary, .cancelled, .regionEntered, .regionMoved, .regionExited: return false
    }
  }

  private func deliver(_ phase: UITouch.Phase, _ event: UIEvent) {
    guard let view = touch.view else {
      isOpen = false
      return
    }
    switch phase {
    case .began:
      let list = sequence(first: view.superview, next: { $0?.superview }).lazy
        .compactMap { $0 as? UIScrollView }.first
      guard list?.touchesShouldBegin([touch], with: event, in: view) ?? true else {
        isOpen = false
        return
      }
      hasBegun = true
      view.touchesBegan([touch], with: event)
    case .moved, .stationary: view.touchesMoved([touch], with: event)
    case .ended:
      isOpen = false
      view.touchesEnded([touch], with: event)
    case .cancelled:
      isOpen = false
      view.touchesCancelled([touch], with: event)
    case .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
