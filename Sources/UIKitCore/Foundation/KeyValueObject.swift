public import Foundation

/// An object of an app whose properties can be observed, and which can observe by name.
///
/// On iOS every object can. Here the classes of an app that descend from `NSObject` alone descend from this one where its
/// sources observe; the properties that they declare `dynamic` tell of their changes.
open class KeyValueObject: NSObject {
  @MainActor package var keyObservers: KeyValueObservers?

  public override init() { super.init() }

  /// The value of a stored property by its name; nil if it is nil or there is none of that name.
  open func value(forKey key: String) -> Any? { StoredProperty.value(key, of: self) }

  /// Called when an observed value changes; does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension KeyValueObject: KeyValueObservable, KeyValueObserved {}

extension KeyValueObservable {
  /// A stand-in for the array that a property holds: what is done to it is done to that one, and observers of the property
  /// are told which elements came, went or were replaced.
  ///
  /// - Parameter key: The name of a property that holds an `NSMutableArray`; for any other the array stands for itself.
  /// - Returns: The array.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    keyValueDidChange()
    return KeyValueArray(of: self, key)
  }
}

/// The array of an object's property, whose observers hear of changes.
final class KeyValueArray: NSMutableArray {
  private let object: any KeyValueObservable
  private let key: String
  private let own = NSMutableArray()

  @MainActor init(of object: any KeyValueObservable, _ key: String) {
    self.object = object
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(objects: UnsafePointer<AnyObject>?, count: Int) {
    preconditionFailure("made for an object's property alone")
  }

  required convenience init(arrayLiteral elements: Any...) {
    preconditionFailure("made for an object's property alone")
  }

  private var elements: NSMutableArray {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var found: Any?
    let key = key
    MainActor.assumeIsolated { unsafe found = object.value(forKey: key) }
    return unsafe found as? NSMutableArray ?? own
  }

  private func tell(
    _ kind: NSKeyValueChange, _ index: Int, new: Any? = nil, old: Any? = nil
  ) {
    nonisolated(unsafe) let (object, new, old) = (object, new, old)
    let key = key
    MainActor.assumeIsolated {
      unsafe object.elementsDidChange(
        kind, at: IndexSet(integer: index), of: key, new: new, old: old)
    }
  }

  override var count: Int { elements.count }

  override func object(at index: Int) -> Any { elements.object(at: index) }

  override func insert(_ object: Any, at index: Int) {
    elements.insert(object, at: index)
    tell(.insertion, index, new: object)
  }

  override func add(_ object: Any) { insert(object, at: count) }

  override func removeObject(at index: Int) {
    let old = elements.object(at: index)
    elements.removeObject(at: index)
    tell(.removal, index, old: old)
  }

  override func removeLastObject() { removeObject(at: count - 1) }

  override func replaceObject(at index: Int, with object: Any) {
    let old = elements.object(at: index)
    elements.replaceObject(at: index, with: object)
    tell(.replacement, index, new: object, old: old)
  }
  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    for _ in 0..<range.length { removeObject(at: range.location) }
    for (index, element) in otherArray.enumerated() { insert(element, at: range.location + index) }
  }
}
