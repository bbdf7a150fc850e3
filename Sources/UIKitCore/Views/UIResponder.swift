public import Foundation

/// The root of everything that can receive events.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
}
