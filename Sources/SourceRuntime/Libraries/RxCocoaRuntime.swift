public import Foundation
public import UIKitCore

// What the Objective-C part of RxCocoa declares, which no Swift compiler reads. The Swift part of that library finds it under these
// names, whether it is a target of a package or a pod.

/// A delegate that hands on what its subclasses do not implement, and tells them of methods without a result.
open class _RXDelegateProxy: MessageForwarder {
  /// The object that gets what this one does not implement; nil for none.
  open private(set) weak var _forwardToDelegate: AnyObject?
  /// The same where it is held.
  private var heldDelegate: AnyObject?
  /// The selectors that somebody asked about, as they were written.
  private var selectors: Set<Selector> = []

  public override init() { super.init() }

  /// Hands everything that is not implemented on to another object.
  ///
  /// - Parameters:
  ///   - forwardToDelegate: That object; nil for none.
  ///   - retainDelegate: Whether the object is held.
  open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
    let object = forwardToDelegate.map { $0 as AnyObject }
    _forwardToDelegate = object
    heldDelegate = retainDelegate ? object : nil
  }

  /// Whether the class implements a method, as far as the sources say so; such methods are not handed on.
  open func hasWiredImplementation(for selector: Selector) -> Bool {
    selectors.insert(selector)
    return OptionalMethods.answer(selector.memberName, self) == true
  }

  /// Whether calls of a method can be noticed: all that the class leaves out, as those are handed on.
  open func voidDelegateMethodsContain(_ selector: Selector) -> Bool {
    selectors.insert(selector)
    return OptionalMethods.answer(selector.memberName, self) != true
  }

  /// Called before a method without a result is handed on.
  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

  /// Called after it was.
  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

  open override var messageTarget: AnyObject? { _forwardToDelegate }

  open override func listens(to name: String) -> Bool {
    !selectors.isEmpty && selectors.contains { $0.names(name) }
  }

  open override func willForward(_ name: String, _ arguments: [Any]) {
    for selector in selectors where selector.names(name) {
      _sentMessage(selector, withArguments: arguments)
    }
  }

  open override func didForward(_ name: String, _ arguments: [Any]) {
    for selector in selectors where selector.names(name) {
      _methodInvoked(selector, withArguments: arguments)
    }
  }
}

/// An observer of a property by its name, until it is disposed of.
open class _RXKVOObserver: KeyValueObject {
  private weak var target: NSObject?
  private var heldTarget: NSObject?
  private let keyPath: String
  private let callback: (Any?) -> Void

  /// Observes a property of `target`.
  ///
  /// - Parameters:
  ///   - target: The object whose property it is.
  ///   - retainTarget: Whether the observer holds the object.
  ///   - keyPath: The name of the property, or a path that ends with it.
  ///   - options: Whether the callback is called at once, too.
  ///   - callback: Is given the value after each change.
  @preconcurrency @MainActor public init(
    target: AnyObject, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
    callback: @escaping (Any?) -> Void
  ) {
    let object = target as? NSObject
    self.target = object
    heldTarget = retainTarget ? object : nil
    self.keyPath = keyPath
    self.callback = callback
    super.init()
    unsafe object?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
  }

  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    callback(change?[.newKey])
  }

  /// Ends the observation.
  @preconcurrency @MainActor open func dispose() {
    target?.removeObserver(self, forKeyPath: keyPath)
    target = nil
    heldTarget = nil
  }
}

/// Who wants to know of calls of an object's method.
public protocol RXMessageSentObserver: AnyObject {
  /// What tells observers of a class from those of its superclass.
  var targetImplementation: IMP { get }
  /// Called before the method, with its arguments.
  func messageSent(withArguments arguments: [Any])
  /// Called after the method, with its arguments.
  func methodInvoked(withArguments arguments: [Any])
}

/// Who wants to know that an object goes.
public protocol RXDeallocatingObserver: AnyObject {
  /// What tells observers of a class from those of its superclass.
  var targetImplementation: IMP { get }
  /// Called when the object goes.
  func deallocating()
}

/// The domain of errors of those who cannot observe an object's calls.
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
/// The key of an error's facts that says whether the object's properties are observed.
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// Why an object's calls cannot be observed.
public enum RXObjCRuntimeError: Int {
  case unknown = 1, objectMessagesAlreadyBeingIntercepted, selectorNotImplemented
  case cantInterceptCoreFoundationTollFreeBridgedObjects
  case threadingCollisionWithOtherInterceptionMechanism, savingOriginalForwardingMethodFailed
  case replacingMethodWithForwardingImplementation, observingPerformanceSensitiveMessages
  case observingMessagesWithUnsupportedReturnType
}

/// The name under which the original of an observed method would be kept; here the method stays what it is.
public func RX_selector(_ selector: Selector) -> Selector { selector }

/// An address that stands for a selector's name.
@preconcurrency @MainActor public func RX_reference_from_selector(
  _ selector: Selector
) -> UnsafeMutableRawPointer {
  unsafe pointer(to: selector.memberName)
}

@MainActor private func pointer(to name: String) -> UnsafeMutableRawPointer {
  guard
    let pointer = unsafe UnsafeMutableRawPointer(
      bitPattern: SelectorAddresses.shared.address(of: name))
  else { preconditionFailure("'\(name)' has no address") }
  return unsafe pointer
}

/// Where nobody is told of calls.
public func RX_default_target_implementation() -> IMP { unsafe CodeMark.nobody.code }

/// Has the observer that is kept for an object under a selector's address told of calls that UIKit makes of the method.
///
/// - Returns: What observers remember of it; never nil: of a method that UIKit does not call, a warning says that nobody is told.
@preconcurrency @MainActor public func RX_ensure_observing(
  _ target: AnyObject, _ selector: Selector, _ error: UnsafeMutablePointer<NSError?>?
) -> IMP? {
  let key = unsafe UnsafeRawPointer(RX_reference_from_selector(selector))
  if selector.memberName == "dealloc" {
    if let observer = unsafe objc_getAssociatedObject(target, key) as? any RXDeallocatingObserver {
      unsafe objc_setAssociatedObject(
        target, pointer(to: "the end of the object"), EndOfLife(tells: observer),
        .OBJC_ASSOCIATION_RETAIN)
    }
    return unsafe CodeMark.somebody.code
  }
  func observer() -> (any RXMessageSentObserver)? {
    unsafe objc_getAssociatedObject(target, key) as? any RXMessageSentObserver
  }
  let isObserved = MessageObservers.observe(
    selector, of: target,
    before: { [weak observer = observer()] in observer?.messageSent(withArguments: $0) },
    after: { [weak observer = observer()] in observer?.methodInvoked(withArguments: $0) })
  if !isObserved {
    UIEnvironment.warn(
      "nobody hears of calls of '\(selector.memberName)' of a \(type(of: target)), which UIKit does not make"
    )
  }
  return unsafe CodeMark.somebody.code
}

/// What goes with the object that it is kept for, and tells of that.
@MainActor private final class EndOfLife {
  private let observer: any RXDeallocatingObserver

  init(tells observer: any RXDeallocatingObserver) { self.observer = observer }

  isolated deinit { observer.deallocating() }
}

/// Addresses that stand for the names of selectors, the same for a name whenever it is asked for.
@MainActor private final class SelectorAddresses {
  static let shared = SelectorAddresses()

  private var addresses: [String: UInt] = [:]

  func address(of name: String) -> UInt {
    if let known = addresses[name] { return known }
    // Kept for good, as keys of what objects hold.
    let address = UInt(
      bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    addresses[name] = address
    return address
  }
}

/// Addresses that are told apart, and point to nothing that is read.
private enum CodeMark: Int {
  case nobody = 1, somebody

  var code: IMP {
    guard let code = unsafe IMP(bitPattern: rawValue) else { preconditionFailure("no address") }
    return unsafe code
  }
}
