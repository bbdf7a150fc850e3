public import Foundation
public import UIKitCore

/// What objects that a database keeps descend from.
///
/// Their properties are stored as any object's: an object is its own record.
nonisolated open class ObjectBase: NSObject {
  /// The database that keeps the object; nil for none.
  weak var database: Database?
  /// Whether it was deleted.
  var isDeleted = false
  /// The object that has taken this one's place, with the same primary key.
  var successor: ObjectBase?

  /// An object with its default values.
  public required override init() { super.init() }

  /// The object that stands for this one now.
  var current: ObjectBase { successor?.current ?? self }

  /// Whether the object was deleted, so that nothing of it may be asked for.
  public var isInvalidated: Bool { current.isDeleted }

  /// The name of its class.
  open class func className() -> String {
    String(String(reflecting: self).split(separator: ".").last ?? "")
  }

  /// Whether another object is the same, or stands for the same.
  public func isSameObject(as object: ObjectBase?) -> Bool {
    guard let object else { return false }
    return current === object.current
  }

  open override func isEqual(_ object: Any?) -> Bool {
    isSameObject(as: object as? ObjectBase)
  }

  // What it descends from makes this of the address, which is another one in each run.
  open override var hash: Int {
    let key = (self as? Object)?.keyValue.map { "\($0)" } ?? type(of: self).className()
    return key.utf8.reduce(5381) { $0 &* 33 &+ Int($1) }
  }

  open override var description: String {
    let shown = ObjectFields.of(type(of: self)).map { field in
      "\t\(field.name) = \(field.value(of: self).map { "\($0)" } ?? "(null)");"
    }
    return "\(type(of: self).className()) {\n\(shown.joined(separator: "\n"))\n}"
  }

  /// The value of a property by its name.
  public subscript(key: String) -> Any? {
    get { keyedValue(key) }
    set { setKeyedValue(newValue, key) }
  }
}

extension ObjectBase: KeyedValues {
  package func keyedValue(_ key: String) -> Any? {
    if key == "self" { return self }
    let object = current
    if let field = ObjectFields.of(type(of: object)).first(where: { $0.name == key }) {
      return field.value(of: object)
    }
    return StoredProperty.value(key, of: object)
  }

  package func setKeyedValue(_ value: Any?, _ key: String) {
    let fields = ObjectFields.of(type(of: self))
    guard let field = fields.first(where: { $0.name == key }) else {
      return OneThread.raise("Invalid property name '\(key)' for class '\(type(of: self))'.")
    }
    field.set(value, of: self)
  }

  /// The value of a property by its name.
  public func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets a property by its name.
  public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// The value at the end of names with dots between them.
  public func value(forKeyPath keyPath: String) -> Any? { KeyPathText.value(keyPath, of: self) }
}

/// An object that a database keeps.
nonisolated open class RealmSwiftObject: ObjectBase, RealmCollectionValue {
  /// An object with its default values.
  public required init() { super.init() }

  /// An object with the values of a dictionary by their names, of a list in the order of the properties, or of another object.
  public convenience init(value: Any) {
    self.init()
    fill(with: value)
  }

  /// The name of the property by which no two objects are the same; nil for none.
  open class func primaryKey() -> String? { nil }
  /// The properties by which objects are found faster; makes no difference.
  open class func indexedProperties() -> [String] { [] }
  /// The properties that are not kept; they stay with the object here.
  open class func ignoredProperties() -> [String] { [] }
  /// Names of properties in files; makes no difference.
  open class func propertiesMapping() -> [String: String] { [:] }
  /// Whether the class is among those that are kept where nothing else is said; makes no difference.
  open class func shouldIncludeInDefaultSchema() -> Bool { true }

  /// The database that keeps the object; nil for none.
  public var realm: Realm? { (current as? Object)?.database.map { Realm($0) } }
  /// Whether the object stays as it is; never.
  public var isFrozen: Bool { false }
  /// The object itself: it does not stay as it is.
  public func freeze() -> Self { self }
  /// The object itself.
  public func thaw() -> Self? { self }

  /// What is known of its class.
  public var objectSchema: ObjectSchema { ObjectSchema(type(of: self)) }
  /// What is known of the class.
  public class func sharedSchema() -> ObjectSchema? { ObjectSchema(self) }

  /// The name of the property of which no two objects have the same value.
  static var keyName: String? {
    primaryKey() ?? ObjectFields.of(self).first(where: \.isPrimaryKey)?.name
  }

  /// The value of that.
  var keyValue: AnyHashable? {
    type(of: self).keyName.flatMap { keyedValue($0) as? AnyHashable }
  }

  /// A value of a dictionary, a list or an object.
  public static func _converted(_ value: Any) -> Self? {
    if let object = value as? Self { return object }
    guard value is [String: Any] || value is [Any] || value is NSDictionary || value is NSArray
    else { return nil }
    let object = Self()
    object.fill(with: value)
    return object
  }
}

/// An object that a database keeps.
public typealias Object = RealmSwiftObject

/// An object that belongs to another one.
nonisolated open class EmbeddedObject: ObjectBase, RealmCollectionValue {
  /// An object with its default values.
  public required init() { super.init() }

  /// An object with the values of a dictionary by their names, of a list in the order of the properties, or of another object.
  public convenience init(value: Any) {
    self.init()
    fill(with: value)
  }

  /// The properties that are not kept; they stay with the object here.
  open class func ignoredProperties() -> [String] { [] }
  /// The properties by which objects are found faster; makes no difference.
  open class func indexedProperties() -> [String] { [] }
  /// The database that keeps the object; nil for none.
  public var realm: Realm? { database.map { Realm($0) } }

  /// A value of a dictionary, a list or an object.
  public static func _converted(_ value: Any) -> Self? {
    if let object = value as? Self { return object }
    guard value is [String: Any] || value is [Any] else { return nil }
    let object = Self()
    object.fill(with: value)
    return object
  }
}

/// An object of a class that no source declares.
public final class DynamicObject: RealmSwiftObject {}

/// An object in a migration.
public typealias MigrationObject = DynamicObject

extension ObjectBase {
  /// Takes over the values of a dictionary by their names, of a list in the order of the properties, or of another object.
  func fill(with value: Any) {
    let fields = ObjectFields.of(type(of: self))
    switch value {
    case let table as [String: Any]:
      for field in fields { if let value = table[field.name] { field.set(value, of: self) } }
    case let list as [Any]:
      for (field, value) in zip(fields, list) { field.set(value, of: self) }
    case let object as ObjectBase:
      for field in fields where !field.isBacklink {
        field.set(object.keyedValue(field.name), of: self)
      }
    case let object as NSObject:
      for field in fields {
        if let value = StoredProperty.value(field.name, of: object) { field.set(value, of: self) }
      }
    default: OneThread.raise("Invalid value '\(value)' to initialize an object.")
    }
  }
}

/// What is known of a class.
public struct ObjectSchema: CustomStringConvertible {
  private let type: ObjectBase.Type

  init(_ type: ObjectBase.Type) { self.type = type }

  /// Its name.
  public var className: String { type.className() }
  /// Its properties.
  public var properties: [Property] { ObjectFields.of(type).map { Property(name: $0.name) } }
  /// The property of which no two objects have the same value.
  public var primaryKeyProperty: Property? {
    (type as? Object.Type)?.keyName.map { Property(name: $0) }
  }

  /// A property by its name.
  public subscript(propertyName: String) -> Property? {
    properties.first { $0.name == propertyName }
  }

  /// The class's name.
  public var description: String { className }
}

/// A property of a class.
public struct Property: Equatable, CustomStringConvertible, Sendable {
  /// Its name.
  public let name: String
  /// The name.
  public var description: String { name }
}

/// An object with an identity, for lists of SwiftUI.
public protocol ObjectKeyIdentifiable: ObjectBase, Identifiable {}

extension ObjectKeyIdentifiable {
  /// What tells the object.
  public var id: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self))) }
}
