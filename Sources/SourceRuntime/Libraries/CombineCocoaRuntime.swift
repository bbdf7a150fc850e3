public import Foundation
public import UIKitCore

/// A delegate that tells its subclasses of methods that they do not implement: what the Objective-C part of CombineCocoa declares.
open class ObjcDelegateProxy: MessageForwarder {
  /// The selectors that the object answers to: none are known beforehand, as each call is told.
  open var selectors: NSSet { NSSet() }

  public override init() { super.init() }

  /// Called with each method without a result that is not implemented.
  open func interceptedSelector(_ selector: Selector, arguments: [Any]) {}

  /// Whether the object is told of a method: always.
  open func canRespond(to selector: Selector) -> Bool { true }

  open override func listens(to name: String) -> Bool { true }

  open override func didForward(_ name: String, _ arguments: [Any]) {
    interceptedSelector(Selector(name), arguments: arguments)
  }
}
