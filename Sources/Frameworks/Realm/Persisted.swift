import Foundation

/// Marks a property that is kept.
@propertyWrapper public struct Persisted<Value: _Persistable> {
  private let box: Box
  let isPrimaryKey: Bool

  private final class Box {
    var value: Value?
    let make: () -> Value
    init(_ make: @escaping () -> Value) { self.make = make }
  }

  private init(isPrimaryKey: Bool = false, _ make: @escaping () -> Value) {
    box = Box(make)
    self.isPrimaryKey = isPrimaryKey
  }

  /// A property with the type's default value.
  public init() { self.init { Value._default() } }
  /// A property with a value.
  public init(wrappedValue value: Value) {
    self.init { value }
    box.value = value
  }
  /// A property by which objects are found faster; makes no difference.
  public init(indexed: Bool) { self.init() }
  /// A property by which objects are found faster; makes no difference.
  public init(wrappedValue value: @autoclosure @escaping () -> Value, indexed: Bool) {
    self.init(wrappedValue: value())
  }
  /// A property of which no two objects have the same value.
  public init(primaryKey: Bool) { self.init(isPrimaryKey: primaryKey) { Value._default() } }
  /// A property of which no two objects have the same value.
  public init(wrappedValue value: Value, primaryKey: Bool) {
    self.init(isPrimaryKey: primaryKey) { value }
    box.value = value
  }
  /// The objects that hold this one in a property of theirs.
  public init(originProperty: String) where Value: LinkingObjectsProtocol {
    self.init { Value(property: originProperty) }
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      if let value = box.value { return value._current }
      let value = box.make()
      box.value = value
      return value
    }
    nonmutating set {
      // A list that an object has stays the same one.
      if let holder = box.value as? any ValueHolder {
        if holder as AnyObject !== newValue as AnyObject { holder.hold(newValue) }
      } else {
        box.value = newValue
      }
    }
  }
}

extension Persisted: WrappingHolder {
  static var isBacklink: Bool { Value.self is any LinkingObjectsProtocol.Type }

  var heldValue: Any? {
    if let holder = wrappedValue as? any ValueHolder { return holder.heldValue }
    let mirror = Mirror(reflecting: wrappedValue)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : wrappedValue
  }

  func hold(_ value: Any?) {
    if let holder = wrappedValue as? any ValueHolder {
      holder.hold(value)
    } else if let value = Value._persisted(value ?? NSNull()) {
      wrappedValue = value
    }
  }

  var heldObjects: [ObjectBase] {
    if let holder = wrappedValue as? any ValueHolder { return holder.heldObjects }
    return (wrappedValue as? ObjectBase).map { [$0] } ?? []
  }

  func join(_ owner: ObjectBase, _ database: Database) {
    (wrappedValue as? any ValueHolder)?.join(owner, database)
  }
}

extension Persisted: Decodable where Value: Decodable {
  /// A property with a value that is read.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

extension Persisted: Encodable where Value: Encodable {
  /// Says the value.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension KeyedDecodingContainer {
  /// A property that may have no value.
  public func decode<Value: Decodable & RealmCollectionValue>(
    _ type: Persisted<Value?>.Type, forKey key: Key
  ) throws -> Persisted<Value?> {
    Persisted(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}

/// A number or a truth of an older class, which may be nothing.
public final class RealmOptional<Value: RealmCollectionValue>: ValueHolder {
  /// The value.
  public var value: Value?
  /// A value, or none.
  public init(_ value: Value? = nil) { self.value = value }

  var heldValue: Any? { value }
  func hold(_ value: Any?) {
    let value = (value as? RealmOptional)?.value ?? value
    self.value = value.flatMap(Value._converted)
  }
}

/// A value that may be nothing.
public final class RealmProperty<Value: RealmCollectionValue>: ValueHolder
where Value: ExpressibleByNilLiteral {
  /// The value.
  public var value: Value = nil
  /// No value.
  public init() {}

  var heldValue: Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.children.first?.value
  }
  func hold(_ value: Any?) {
    let value = (value as? RealmProperty).map { $0.value as Any } ?? value
    self.value = value.flatMap(Value._converted) ?? nil
  }
}

extension RealmOptional: Codable where Value: Codable {
  /// A value that is read, or none.
  public convenience init(from decoder: any Decoder) throws {
    self.init(try Value?(from: decoder))
  }

  /// Says the value.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
