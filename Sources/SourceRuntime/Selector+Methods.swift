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

extension Selector {
  /// The name of the member, with the type before it, if that was written: `UIView` and `layoutSubviews()`.
  fileprivate var path: (owner: String?, member: String) {
    let text = description.split(separator: " ").last.map(String.init) ?? description
    let path = text.prefix { $0 != "(" }.split(separator: ".")
    guard path.count > 1, let base = path.last else { return (nil, text) }
    return (String(path[path.count - 2]), String(base) + text.drop { $0 != "(" })
  }
}

extension NSObjectProtocol {
  /// Whether the object has a method.
  ///
  /// Without Objective-C's runtime the selector knows of objects for which it was written, and tables of the sources' own
  /// members. Of UIKit's objects those members are known that are written after their class, or that can be had by key.
  public func responds(to selector: Selector?) -> Bool {
    if let own = self as? any RespondingOverride { return own._override_responds(to: selector) }
    return _default_responds(to: selector)
  }

  /// What is answered of objects whose class does not answer for itself: what `super.responds(to:)` is in lowered sources.
  public func _default_responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    if let delegate = self as? StageDelegateProxy {
      return MainActor.assumeIsolated { delegate.answers(selector.description) }
    }
    if selector.isMethod(of: self) { return true }
    let name = selector.path
    let known =
      OptionalMethods.declares(name.member, self) == true
      || OptionalMethods.selector(selector.description, self) != nil
    guard !known else { return true }
    if let owner = name.owner {
      return isKind(named: owner) || OptionalMethods.declares(name.member, self) == nil
    }
    guard selector.isName else { return false }
    return has(name.member)
  }

  /// Whether the object's class or one above it has a name.
  private func isKind(named name: String) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass) { _getSuperclass($0) }
      .contains { String(describing: $0) == name }
  }

  /// Whether the object has a property of a name, or one that a method such as `setTag:` sets.
  private func has(_ name: String) -> Bool {
    var key = name
    if key.hasPrefix("set"), key.hasSuffix(":"), let first = key.dropFirst(3).first {
      key = first.lowercased() + key.dropFirst(4).dropLast()
    }
    guard !key.contains(":"), let object = self as? NSObject else { return false }
    if object.value(forKey: key) != nil { return true }
    let (isView, isLabel) = (object is UIView, object is UILabel)
    return MainActor.assumeIsolated {
      isView && KeyedProperty<UIView>.view(key) != nil
        || isLabel && KeyedProperty<UILabel>.label(key) != nil
    }
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
