import Foundation
import UIKitCore

extension NSManagedObject: KeyedValues {
  package func keyedValue(_ key: String) -> Any? { value(forKey: key) }

  package func setKeyedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }
}

extension NSManagedObject {
  // MARK: By key

  /// The value of an attribute, the object or the set of objects of a relationship, or that of a property that the sources
  /// compute and mark as `@objc`; nil if it has none, and for unknown keys, which are an exception.
  public func value(forKey key: String) -> Any? {
    if entity.propertiesByName[key] != nil { return presented(values[key], key) }
    switch key {
    case "self": return self
    case "objectID": return objectID
    default: break
    }
    if let value = computedValue(forKey: key) { return value }
    OneThread.raise(undefined("valueForUndefinedKey", key))
    return nil
  }

  /// Sets the value of an attribute or a relationship; unknown keys are an exception.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else {
      OneThread.raise(undefined("setValue:forUndefinedKey", key))
      return
    }
    set(value, of: property)
  }

  /// The value at the end of keys with dots between them; of many objects, those of all, and `@count` for their number.
  public func value(forKeyPath keyPath: String) -> Any? { KeyPathText.value(keyPath, of: self) }

  /// Sets the value at the end of keys with dots between them.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSManagedObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Sets several values.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Several values by their keys.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }

  /// The value, as accessors of an app's own read it.
  public func primitiveValue(forKey key: String) -> Any? { presented(values[key], key) }

  /// Sets the value without keeping relationships in step, as accessors of an app's own write it.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    values[key] = ManagedValue.stored(value)
  }

  private func undefined(_ method: String, _ key: String) -> String {
    "[<\(type(of: self))> \(method):]: the entity \(entity.name ?? "") is not key value coding-compliant "
      + "for the key \"\(key)\"."
  }

  // MARK: For lowered sources

  /// The value of a property that is declared as `@NSManaged`.
  ///
  /// Where a type without nil has no value, it is 0, false or empty.
  public func managedValue<Value>(_ key: String) -> Value {
    let raw = presented(values[key], key)
    if let value = ManagedValue.converted(raw, to: Value.self) { return value }
    if let value = ManagedValue.empty(Value.self) { return value }
    preconditionFailure("\(type(of: self)).\(key) is nil, and its type \(Value.self) cannot be")
  }

  /// Sets a property that is declared as `@NSManaged`.
  public func setManagedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }

  // MARK: Inside

  /// A value as sources see it.
  func presented(_ stored: Any?, _ key: String) -> Any? {
    guard let relationship = entity.propertiesByName[key] as? NSRelationshipDescription else {
      return stored
    }
    guard relationship.isToMany else {
      return (stored as? NSManagedObjectID).flatMap(object(with:))
    }
    let objects = (stored as? [NSManagedObjectID] ?? []).compactMap(object(with:))
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// An object at the other end of a relationship.
  func object(with identifier: NSManagedObjectID) -> NSManagedObject? {
    unplaced.first { $0.objectID === identifier } ?? managedObjectContext?.known(identifier)
  }

  private func set(_ value: Any?, of property: NSPropertyDescription) {
    guard let relationship = property as? NSRelationshipDescription else {
      values[property.name] = ManagedValue.stored(value, for: property as? NSAttributeDescription)
      return noteChange()
    }
    setObjects(ManagedValue.objects(in: value), of: relationship)
  }

  /// Tells the context that a value has changed.
  func noteChange() {
    guard !isQuiet else { return }
    managedObjectContext?.noteChange(of: self)
  }
}
