public import Foundation

/// The root of everything that can receive events.
///
/// Whoever does not handle a touch passes it on to the next responder, as the methods here do.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
