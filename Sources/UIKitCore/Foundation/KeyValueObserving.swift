import AnimLayoutEngine
public import Foundation

// Key-value observing of what layouts and controllers watch: a scroll view's offset, sizes and
// insets, a view's frame, bounds, alpha and whether it is hidden, a gesture's state, a controller's parent, a layout's
// collection view.

/// The values that observers receive, and the times at which they are called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// One bit per option, as in Foundation.
  public let rawValue: UInt

  /// The options whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Observers receive the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Observers receive the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called at once with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Observers are called before changes too; not heeded.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A key of the facts about a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as the raw value of an `NSKeyValueChange` in an `NSNumber`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change, if `.new` was asked for.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, if `.old` was asked for.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The `IndexSet` of the elements that came, went or were replaced.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}

/// The kind of a change: parts of collections change where they are changed by `mutableArrayValue(forKey:)`.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change: always `.setting`.
  public let kind: NSKeyValueChange
  /// The value after the change; nil unless `.new` was asked for.
  public let newValue: Value?
  /// The value before the change; nil unless `.old` was asked for.
  public let oldValue: Value?
  /// Whether the change is still to come: never.
  public let isPrior: Bool
}

/// Observes until it is invalidated or nobody holds it any more.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
  private weak var observers: KeyValueObservers?
  private let number: Int

  init(_ observers: KeyValueObservers?, number: Int) {
    self.observers = observers
    self.number = number
  }

  /// Ends the observation; does nothing if that has been done.
  public func invalidate() { observers?.remove(number) }

  isolated deinit { invalidate() }
}

/// The observers of an object, with the values that they last saw.
@MainActor package final class KeyValueObservers {
  private struct Entry {
    let number: Int
    let read: () -> Any?
    var last: Any?
    let tell: (_ old: Any?, _ new: Any?) -> Void
    /// Passes on what became of elements.
    let tellOfElements: ((_ change: [NSKeyValueChangeKey: Any]) -> Void)?
    /// The observer and the key path of observers that are removed by name.
    let name: (observer: ObjectIdentifier, keyPath: String)?
  }

  private var entries: [Entry] = []
  private var count = 0

  func add(
    _ name: (observer: ObjectIdentifier, keyPath: String)? = nil, read: @escaping () -> Any?,
    tell: @escaping (_ old: Any?, _ new: Any?) -> Void,
    tellOfElements: ((_ change: [NSKeyValueChangeKey: Any]) -> Void)? = nil
  ) -> Int {
    count += 1
    entries.append(
      Entry(
        number: count, read: read, last: read(), tell: tell, tellOfElements: tellOfElements,
        name: name))
    return count
  }

  /// Passes a change of elements on to those who observe their collection by name.
  func elementsDidChange(_ change: [NSKeyValueChangeKey: Any], of keyPath: String) {
    for entry in entries where entry.name?.keyPath == keyPath { entry.tellOfElements?(change) }
  }

  func remove(_ number: Int) { entries.removeAll { $0.number == number } }

  func remove(_ observer: ObjectIdentifier, _ keyPath: String) {
    entries.removeAll { $0.name.map { $0 == (observer, keyPath) } ?? false }
  }

  /// Tells those whose value is another than the last time.
  package func check() {
    for number in entries.map(\.number) {
      guard let index = entries.firstIndex(where: { $0.number == number }) else { continue }
      let entry = entries[index]
      let new = entry.read()
      guard !Self.areEqual(entry.last, new) else { continue }
      entries[index].last = new
      entry.tell(entry.last, new)
    }
  }

  private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    // The same object, whatever it says of itself: lists of what is not `Equatable` never equal themselves.
    case (let a?, let b?) where (a as AnyObject) === (b as AnyObject): true
    case (let a as AnyHashable, let b as AnyHashable): a == b
    default: false
    }
  }
}

/// Objects whose properties can be observed, and that can observe by name.
@preconcurrency @MainActor public protocol KeyValueObservable: NSObject {
  /// The value of a property by its Objective-C name; nil if it is nil or cannot be observed.
  func value(forKey key: String) -> Any?

  /// Called when an observed value changes, by those who observe by name.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension KeyValueObservable {
  /// Calls `changeHandler` when the property has another value.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(
      read: { [unowned self] in self[keyPath: keyPath] }, options,
      { [unowned self] in changeHandler(self, $0) })
  }

  /// Calls `changeHandler` when what is read is another value.
  fileprivate func observation<Value>(
    read: @escaping () -> Value, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let tell = { (old: Any?, new: Any?) in
      changeHandler(
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, isPrior: false))
    }
    let observers = observersOfKeys(makesThem: true)
    let number = observers?.add(read: read, tell: tell)
    if options.contains(.initial) { tell(nil, read()) }
    return NSKeyValueObservation(observers, number: number ?? 0)
  }

  /// Calls `observeValue` of `observer` when the property of that name, or at the end of the path, has another value.
  public func addObserver(
    _ observer: any KeyValueObservable, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    let (owner, key) = owner(of: keyPath)
    let tell = { [weak self, weak observer] (old: Any?, new: Any?) in
      var change: [NSKeyValueChangeKey: Any] = [
        .kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)
      ]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old) { change[.oldKey] = old }
      unsafe observer?.observeValue(
        forKeyPath: keyPath, of: self, change: change, context: context)
    }
    let tellOfElements = { [weak self, weak observer] (change: [NSKeyValueChangeKey: Any]) in
      var change = change
      if !options.contains(.new) { change[.newKey] = nil }
      if !options.contains(.old) { change[.oldKey] = nil }
      unsafe observer?.observeValue(
        forKeyPath: keyPath, of: self, change: change, context: context)
    }
    _ = owner.observersOfKeys(makesThem: true)?.add(
      (ObjectIdentifier(observer), keyPath),
      read: { [unowned owner] in owner.value(forKey: key) }, tell: tell,
      tellOfElements: tellOfElements)
    if options.contains(.initial) { tell(nil, owner.value(forKey: key)) }
  }

  /// The object that has the property at the end of a key path, and the property's name; of what cannot be observed on the
  /// way, the object before it.
  private func owner(of keyPath: String) -> (object: any KeyValueObservable, key: String) {
    guard let dot = keyPath.firstIndex(of: "."),
      let next = value(forKey: String(keyPath[..<dot])) as? any KeyValueObservable
    else { return (self, keyPath) }
    return next.owner(of: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Ends all of an observer's observations of a key path; does nothing if there are none.
  public func removeObserver(_ observer: any KeyValueObservable, forKeyPath keyPath: String) {
    owner(of: keyPath).object.observersOfKeys(makesThem: false)?
      .remove(ObjectIdentifier(observer), keyPath)
  }

  /// Ends all of an observer's observations of a key path, whatever their context.
  public func removeObserver(
    _ observer: any KeyValueObservable, forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath)
  }

  /// Tells observers of properties that have another value than the last time that they were looked at.
  ///
  /// On iOS a property tells of its changes by itself; here those that are declared `dynamic` call this.
  nonisolated public func keyValueDidChange() {
    nonisolated(unsafe) let object = self
    MainActor.assumeIsolated { unsafe object.observersOfKeys(makesThem: false)?.check() }
  }

  /// Nothing: observers are told what the value was when they looked last.
  public func willChangeValue(forKey key: String) {}

  /// Tells observers of what has another value now.
  public func didChangeValue(forKey key: String) { keyValueDidChange() }

  /// Nothing: observers are told what the value was when they looked last.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Tells observers of what has another value now.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { keyValueDidChange() }

  /// Tells those who observe a collection by name that elements of it came, went or were replaced.
  ///
  /// - Parameters:
  ///   - kind: What happened.
  ///   - indexes: Where.
  ///   - key: The name of the property that holds the collection.
  ///   - new: What is there now; nil after a removal.
  ///   - old: What was there before; nil after an insertion.
  package func elementsDidChange(
    _ kind: NSKeyValueChange, at indexes: IndexSet, of key: String, new: Any?, old: Any?
  ) {
    var change: [NSKeyValueChangeKey: Any] = [
      .kindKey: NSNumber(value: kind.rawValue), .indexesKey: indexes,
    ]
    if let new { change[.newKey] = [new] }
    if let old { change[.oldKey] = [old] }
    observersOfKeys(makesThem: false)?.elementsDidChange(change, of: key)
  }

  /// The observers of the object, kept in it from the first one on; nil for objects that have none.
  private func observersOfKeys(makesThem: Bool) -> KeyValueObservers? {
    guard let self = self as? any KeyValueObserved else { return nil }
    if makesThem, self.keyObservers == nil { self.keyObservers = KeyValueObservers() }
    return self.keyObservers
  }
}

extension NSObject {
  /// The same where it is not said whether the object can be observed; warns if it cannot, or if `observer` cannot observe.
  @_disfavoredOverload @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let object = self as? any KeyValueObservable,
      let observer = observer as? any KeyValueObservable
    else {
      UIEnvironment.current.warn(
        "a \(type(of: observer)) hears of no change of '\(keyPath)' of a \(type(of: self))")
      return
    }
    unsafe object.addObserver(observer, forKeyPath: keyPath, options: options, context: context)
  }

  /// The same where it is not said whether the object can be observed.
  @_disfavoredOverload @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String
  ) {
    guard let observer = observer as? any KeyValueObservable else { return }
    (self as? any KeyValueObservable)?.removeObserver(observer, forKeyPath: keyPath)
  }

  /// The same where it is not said whether the object can be observed.
  @_disfavoredOverload @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath)
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// The same where it is not said whether the object can be observed, as in a generic function; warns if it cannot.
  @_disfavoredOverload @preconcurrency @MainActor public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if let object = self as? any KeyValueObservable {
      return object.observation(
        read: { [unowned self] in self[keyPath: keyPath] }, options,
        { [unowned self] in changeHandler(self, $0) })
    }
    UIEnvironment.current.warn("nobody hears of changes of a \(type(of: self))")
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
          oldValue: nil, isPrior: false))
    }
    return NSKeyValueObservation(nil, number: 0)
  }
}

/// An object that tells its observers of changes.
@MainActor package protocol KeyValueObserved: AnyObject {
  var keyObservers: KeyValueObservers? { get set }
}

extension UIResponder: KeyValueObservable, KeyValueObserved {}
extension UICollectionViewLayout: KeyValueObservable, KeyValueObserved {}
extension UIGestureRecognizer: KeyValueObservable, KeyValueObserved {}

/// The stored properties of objects, as reflection finds them.
package enum StoredProperty {
  /// The value of a property by its name, inherited ones included; nil if it is nil or there is none.
  package static func value(_ key: String, of object: AnyObject) -> Any? {
    var mirror: Swift.Mirror? = Swift.Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) {
        let value = Swift.Mirror(reflecting: child.value)
        return value.displayStyle == .optional ? value.children.first?.value : child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
