public import Foundation
public import UIKitCore

/// Selectors of methods: `#selector(pan(_:))` in a source becomes
/// `Selector("pan(_:)", Owner.pan(_:))`.
///
/// Messages with arguments that the method does not take are dropped, as Objective-C's runtime
/// would read them as something else; for a sender of an action another one stands in
/// (`StandInSender`).
extension Selector {
  /// A selector that calls a method without arguments.
  @preconcurrency public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor () -> Result
  ) {
    self.init(name, of: { $0 is Target }) { target, _ in
      if let target = target as? Target { _ = method(target)() }
    }
  }

  /// A selector that calls a method with the first argument, if that is of its type.
  @preconcurrency public init<Target: AnyObject, Argument, Result>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Argument) -> Result
  ) {
    self.init(name, of: { $0 is Target }) { target, arguments in
      guard let target = target as? Target, let sent = arguments.first,
        let argument = sent as? Argument ?? StandInSender.make(for: sent, of: name)
      else { return }
      _ = method(target)(argument)
    }
  }

  /// A selector that calls a method with two arguments, if those are of its types.
  @preconcurrency public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name, of: { $0 is Target }) { target, arguments in
      guard arguments.count > 1, let target = target as? Target,
        let first = arguments[0] as? First
          ?? StandInSender.make(for: arguments[0], of: name),
        let second = arguments[1] as? Second
      else { return }
      _ = method(target)(first, second)
    }
  }
}

extension Selector {
  /// A selector that calls a method of a class: `#selector(update)` in a `static` one.
  @preconcurrency public init<Result>(
    _ name: String, _ method: @escaping @Sendable @MainActor () -> Result
  ) {
    self.init(name, call: { _, _ in _ = method() })
  }

  /// A selector that calls a method of a class with the first argument, if that is of its type.
  ///
  /// Disfavored, as a method of objects is a function of the object, too.
  @_disfavoredOverload
  @preconcurrency public init<Argument, Result>(
    _ name: String, _ method: @escaping @Sendable @MainActor (Argument) -> Result
  ) {
    self.init(
      name,
      call: { _, arguments in
        if let argument = arguments.first as? Argument { _ = method(argument) }
      })
  }
}

extension NSObjectProtocol {
  /// Whether the object implements a method that is optional in UIKit.
  ///
  /// Without Objective-C's runtime only the stage's own delegate knows; others are taken to.
  public func responds(to selector: Selector?) -> Bool {
    if let own = self as? any RespondingOverride { return own._override_responds(to: selector) }
    return _default_responds(to: selector)
  }

  /// What is answered of objects whose class does not answer for itself: what `super.responds(to:)` is in lowered sources.
  public func _default_responds(to selector: Selector?) -> Bool {
    guard let selector, let delegate = self as? DelegateProxy else { return selector != nil }
    return MainActor.assumeIsolated { delegate.answers(selector.description) }
  }

  /// Whether the object is an instance of a class or of one below it.
  public func isKind(of type: AnyClass) -> Bool {
    var next: AnyClass? = Swift.type(of: self) as AnyClass
    while let current = next {
      if current == type { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}
