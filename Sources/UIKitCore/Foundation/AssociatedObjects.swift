import AnimGeometry
import Foundation

/// The way of holding a value for an object; here they are all held strongly, and copied if that is
/// asked for.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Values that extensions keep for objects, as they cannot declare stored properties.
///
/// Responders hold theirs themselves, so that the values go when the object goes, as on iOS. Those of others go some time after.
@MainActor final class AssociatedObjects {
  private struct Entry {
    weak var object: AnyObject?
    var values: [UInt: Any] = [:]
  }

  /// The values by the objects' identities, which may be those of objects that are no more.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  nonisolated init() {}

  func value(of object: AnyObject, key: UInt) -> Any? {
    if let holder = object as? UIResponder { return holder.associatedValues[key] }
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.values[key]
  }

  func set(_ value: Any?, of object: AnyObject, key: UInt) {
    if let holder = object as? UIResponder {
      holder.associatedValues[key] = value
      return
    }
    let identity = ObjectIdentifier(object)
    if entries[identity]?.object !== object { entries[identity] = Entry(object: object) }
    entries[identity]?.values[key] = value
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.object != nil }
    limit = max(64, 2 * entries.count)
  }

  /// Forgets what an app keeps for an object; keys of this module's own, which are no addresses, stay.
  func removeAll(of object: AnyObject) {
    if let holder = object as? UIResponder {
      holder.associatedValues = holder.associatedValues.filter { $0.key < Self.leastAddress }
      return
    }
    let identity = ObjectIdentifier(object)
    guard let entry = entries[identity], entry.object === object else { return }
    entries[identity]?.values = entry.values.filter { $0.key < Self.leastAddress }
  }

  /// Below this there are no addresses: the first page is nobody's.
  private static let leastAddress: UInt = 4096
}

/// The value that was kept for an object under a key; nil if there is none.
///
/// The key is an address, of which only its being another one than others' matters.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  UIEnvironment.current.associations.value(of: object as AnyObject, key: UInt(bitPattern: key))
}

/// Keeps a value for an object under a key until the object is gone; nil removes it.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  var value = value
  switch policy {
  case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
    if let copied = value as? any NSCopying { value = copied.copy(with: nil) }
  case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: break
  }
  UIEnvironment.current.associations.set(
    value, of: object as AnyObject, key: UInt(bitPattern: key))
}

/// Forgets all that an app keeps for an object.
@preconcurrency @MainActor public func objc_removeAssociatedObjects(_ object: Any) {
  UIEnvironment.current.associations.removeAll(of: object as AnyObject)
}
