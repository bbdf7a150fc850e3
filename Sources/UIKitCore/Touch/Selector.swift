public import AnimLayers
public import Foundation

/// A method to be called by name on a target that is known later.
///
/// Without the Objective-C runtime a name cannot be looked up, so a selector carries the call
/// itself. Two selectors of the same name are equal, whatever type the name was written after.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// A call of one method on a target, with as many arguments as were given; casts are the call's
  /// affair.
  public typealias Call = @MainActor @Sendable (_ target: Any, _ arguments: [Any?]) -> Void

  /// The method's name in Objective-C's spelling, or as it is written in Swift.
  public let description: String
  /// The method's name without types and casts, such as `tableView(_:didSelectRowAt:)`, by which selectors are equal.
  package let memberName: String
  private let call: Call?
  private let isMethod: @Sendable (_ target: Any) -> Bool

  /// A selector that calls a known method.
  ///
  /// - Parameters:
  ///   - name: The method's name in Objective-C's spelling.
  ///   - call: Calls the method with as many of the arguments as it takes.
  public init(_ name: String, call: @escaping Call) { self.init(name, of: { _ in false }, call) }

  /// A selector that calls a method of known objects, which are found by it where no target is named.
  ///
  /// - Parameters:
  ///   - name: The method's name in Objective-C's spelling.
  ///   - isMethod: Whether an object has the method.
  ///   - call: Calls the method with as many of the arguments as it takes.
  public init(
    _ name: String, of isMethod: @escaping @Sendable (_ target: Any) -> Bool,
    _ call: @escaping Call
  ) {
    description = name
    memberName = Self.memberName(in: name)
    self.call = call
    self.isMethod = isMethod
  }

  /// A selector that nothing is known to call; performing it notes an exception, as UIKit raises
  /// one.
  public init(_ name: String) {
    description = name
    memberName = Self.memberName(in: name)
    call = nil
    isMethod = { _ in false }
  }

  /// The name in `(UITableViewDelegate.tableView(_:didSelectRowAt:))!` or `A.b as (A) -> () -> Void`.
  private static func memberName(in text: String) -> String {
    var name = text[...]
    if let cast = name.range(of: " as ") { name = name[..<cast.lowerBound] }
    while name.first == "(" { name.removeFirst() }
    name = name.prefix { $0 != "!" && $0 != "?" && $0 != " " }
    // Parentheses around all of it are closed after those of the labels.
    while name.hasSuffix("))") || (name.hasSuffix(")") && !name.contains("(")) { name.removeLast() }
    let path = name.prefix { $0 != "(" }
    if let dot = path.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
    return String(name.hasSuffix("()") ? name.dropLast(2) : name)
  }

  /// A selector that is known by name alone, as that of `init(_:)`.
  public init(stringLiteral name: String) { self.init(name) }

  /// Calls the method of `target`.
  @MainActor package func perform(on target: Any, _ arguments: Any?...) {
    let environment = UIEnvironment.current
    guard
      let call = call ?? environment.findMethod(target as AnyObject, description)?.call
    else {
      environment.raise(
        "-[\(type(of: target)) \(description)]: unrecognized selector sent to instance")
      return
    }
    call(target, arguments)
  }

  /// Whether `target` is known to have the method.
  package func isMethod(of target: Any) -> Bool { isMethod(target) }

  /// Whether it means a method of a full name, such as `viewWillAppear(_:)`: without labels, or with Objective-C's colon, it may.
  package func names(_ method: String) -> Bool {
    let method = method.hasSuffix("()") ? String(method.dropLast(2)) : method
    if memberName == method { return true }
    return !memberName.contains("(") && memberName.count { $0 == ":" } <= 1
      && memberName.prefix { $0 != ":" } == method.prefix { $0 != "(" }
  }

  /// Whether nothing but the name is known.
  package var isName: Bool { call == nil }

  /// Whether both have the same name; the calls are not compared.
  public static func == (a: Selector, b: Selector) -> Bool { a.memberName == b.memberName }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(memberName) }
}

/// A method with the object to call it on, which is held weakly.
@MainActor package struct TargetAction {
  weak var target: AnyObject?
  /// A class as a target, which is never gone.
  private let kept: AnyObject?
  /// Whether no target was named, so that a responder is to be found.
  let isForAnyone: Bool
  let selector: Selector

  package init(_ target: Any?, _ selector: Selector) {
    let object = target.map { $0 as AnyObject }
    self.target = object
    kept = target is AnyClass ? object : nil
    isForAnyone = target == nil
    self.selector = selector
  }

  package func perform(_ arguments: Any?...) {
    guard let target else { return }
    selector.perform(on: target, arguments.first ?? nil, arguments.dropFirst().first ?? nil)
  }

  func matches(_ target: Any?, _ selector: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject })
      && (selector == nil || selector == self.selector)
  }
}

extension UIGestureRecognizer {
  func addTarget(_ target: Any?, action: Selector) {
    let receiver = TargetAction(target, action)
    let token = addUntypedAction { receiver.perform($0) }
    targets.append((receiver, token))
  }

  func removeTargets(where matches: (TargetAction) -> Bool) {
    for (receiver, token) in targets where matches(receiver) { removeAction(token) }
    targets.removeAll { matches($0.receiver) }
  }
}

extension UIControl {
  func add(_ receiver: TargetAction, for controlEvents: Event) {
    let handler = UIAction { [weak self] _ in
      guard let self, receiver.isForAnyone || receiver.target != nil else { return }
      sendAction(receiver.selector, to: receiver.target, for: nil)
    }
    addAction(handler, for: controlEvents)
    targets.append((receiver, controlEvents, handler))
  }

  func removeTargets(for controlEvents: Event, where matches: (TargetAction) -> Bool) {
    for (receiver, events, handler) in targets
    where matches(receiver) && !events.isDisjoint(with: controlEvents) {
      removeAction(handler, for: events)
    }
    targets.removeAll { matches($0.receiver) && !$0.events.isDisjoint(with: controlEvents) }
  }
}

extension CADisplayLink {
  /// A link that calls a method of `target` with itself once per frame.
  public convenience init(target: Any, selector: Selector) {
    let receiver = TargetAction(target, selector)
    self.init { receiver.perform($0) }
  }

  /// A link runs from the moment it is made; here there is only one run loop.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Ends the link, as nothing else holds it.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
}

extension NotificationCenter {
  /// Calls a method of `observer` with each notification of that name.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let receiver = TargetAction(observer, selector)
    _ = addObserverOfScene(forName: name, object: object, target: observer as AnyObject) {
      nonisolated(unsafe) let notification = $0
      MainActor.assumeIsolated { unsafe receiver.perform(notification) }
    }
  }
}

extension NSObjectProtocol {
  /// Calls the method of the receiver without arguments; an exception if the selector carries no
  /// call.
  @preconcurrency @MainActor public func perform(_ selector: Selector) {
    selector.perform(on: self)
  }

  /// Calls the method of the receiver with one argument; an exception if the selector carries no
  /// call.
  @preconcurrency @MainActor public func perform(_ selector: Selector, with object: Any?) {
    selector.perform(on: self, object)
  }

}

extension NSObject {
  /// Calls the method after some seconds of the simulation's time.
  @preconcurrency @MainActor public func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval
  ) {
    let calls = DelayedCalls.of(self)
    let call = calls.add(selector, object)
    MediaClock.current.schedule(after: delay) { [weak self] in
      if let self, calls.remove(call) { selector.perform(on: self, object) }
    }
  }

  /// Calls the method at once, or in the next turn of the run loop if nobody waits for it.
  @preconcurrency @MainActor public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait { return aSelector.perform(on: self, arg) }
    MediaClock.current.schedule(after: 0) { [self] in aSelector.perform(on: self, arg) }
  }

  /// Calls off what was to be called on a target after some seconds.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any
  ) {
    DelayedCalls.of(aTarget as AnyObject).calls = [:]
  }

  /// Calls off those calls of a method that have an argument equal to the given one, or none if it is nil.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let calls = DelayedCalls.of(aTarget as AnyObject)
    calls.calls = calls.calls.filter { call in
      call.value.selector != aSelector || !DelayedCalls.areEqual(call.value.argument, anArgument)
    }
  }
}

/// What is still to be called on an object after some seconds.
@MainActor private final class DelayedCalls {
  var calls: [Int: (selector: Selector, argument: Any?)] = [:]
  private var count = 0

  /// An address that is nobody's, and no key of accessibility's.
  private static let key: UInt = 100

  /// The calls of an object.
  static func of(_ object: AnyObject) -> DelayedCalls {
    let associations = UIEnvironment.current.associations
    if let known = associations.value(of: object, key: key) as? DelayedCalls { return known }
    let calls = DelayedCalls()
    associations.set(calls, of: object, key: key)
    return calls
  }

  func add(_ selector: Selector, _ argument: Any?) -> Int {
    count += 1
    calls[count] = (selector, argument)
    return count
  }

  /// Takes a call out; false if it was called off.
  func remove(_ call: Int) -> Bool { calls.removeValue(forKey: call) != nil }

  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): return true
    case (let first?, let second?):
      if let first = first as? AnyHashable, let second = second as? AnyHashable {
        return first == second
      }
      return first as AnyObject === second as AnyObject
    default: return false
    }
  }
}
