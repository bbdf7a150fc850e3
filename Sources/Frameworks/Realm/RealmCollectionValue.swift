import AnimSourceRuntime
public import Foundation

/// What lists hold.
public protocol RealmCollectionValue: Hashable {
  /// A value of this type of one that says the same; nil if none does.
  static func _converted(_ value: Any) -> Self?
}

extension RealmCollectionValue {
  /// The value itself, if it is of this type.
  public static func _converted(_ value: Any) -> Self? { value as? Self }
}

/// What properties marked with `@Persisted` hold.
public protocol _Persistable {
  /// The value where none is said.
  static func _default() -> Self
  /// A value of this type of one that says the same; nil if none does.
  static func _persisted(_ value: Any) -> Self?
  /// What stands for the value now.
  var _current: Self { get }
}

extension _Persistable {
  /// The value itself.
  public var _current: Self { self }
}

extension _Persistable where Self: RealmCollectionValue {
  /// A value of this type of one that says the same; nil if none does.
  public static func _persisted(_ value: Any) -> Self? { _converted(value) }
}

/// An enumeration that is kept by its raw values.
public protocol PersistableEnum: RealmCollectionValue, RawRepresentable, CaseIterable, _Persistable
{}

extension PersistableEnum {
  /// The first case.
  public static func _default() -> Self {
    guard let first = allCases.first else { preconditionFailure("\(self) has no cases") }
    return first
  }

  /// The case, or that of a raw value.
  public static func _converted(_ value: Any) -> Self? {
    value as? Self ?? (value as? RawValue).flatMap(Self.init)
  }
}

/// An enumeration that older classes keep by its raw values.
public protocol RealmEnum: RawRepresentable {}

/// Numbers, which are made of each other.
private func number(_ value: Any) -> NSNumber? {
  switch value {
  case let value as Bool: NSNumber(value: value)
  case let value as NSNumber: value
  case let value as Double: NSNumber(value: value)
  case let value as Float: NSNumber(value: value)
  case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
  default: nil
  }
}

extension BinaryInteger where Self: RealmCollectionValue {
  /// The number that a number is.
  public static func _converted(_ value: Any) -> Self? {
    value as? Self ?? number(value).map { Self(truncatingIfNeeded: $0.int64Value) }
  }

  /// 0.
  public static func _default() -> Self { 0 }
}

extension Int: RealmCollectionValue, _Persistable {}
extension Int8: RealmCollectionValue, _Persistable {}
extension Int16: RealmCollectionValue, _Persistable {}
extension Int32: RealmCollectionValue, _Persistable {}
extension Int64: RealmCollectionValue, _Persistable {}

extension Double: RealmCollectionValue, _Persistable {
  /// The number that a number is.
  public static func _converted(_ value: Any) -> Double? {
    value as? Double ?? number(value)?.doubleValue
  }

  /// 0.
  public static func _default() -> Double { 0 }
}

extension Float: RealmCollectionValue, _Persistable {
  /// The number that a number is.
  public static func _converted(_ value: Any) -> Float? {
    value as? Float ?? number(value)?.floatValue
  }

  /// 0.
  public static func _default() -> Float { 0 }
}

extension Bool: RealmCollectionValue, _Persistable {
  /// Whether a number is not 0.
  public static func _converted(_ value: Any) -> Bool? {
    value as? Bool ?? number(value)?.boolValue
  }

  /// False.
  public static func _default() -> Bool { false }
}

extension String: RealmCollectionValue, _Persistable {
  /// No text.
  public static func _default() -> String { "" }
}

extension Date: RealmCollectionValue, _Persistable {
  /// The first moment of 1970.
  public static func _default() -> Date { Date(timeIntervalSince1970: 0) }
}

extension Data: RealmCollectionValue, _Persistable {
  /// No data.
  public static func _default() -> Data { Data() }
}

extension UUID: RealmCollectionValue, _Persistable {
  /// An identifier by the scene's numbers.
  public static func _default() -> UUID { sceneUUID() }
}

extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {
  /// Nothing for nothing, or a value.
  public static func _converted(_ value: Any) -> Self? {
    value is NSNull ? .some(nil) : Wrapped._converted(value).map { .some($0) }
  }
}

extension Optional: _Persistable where Wrapped: RealmCollectionValue {
  /// Nothing.
  public static func _default() -> Self { nil }

  /// What has taken an object's place.
  public var _current: Self {
    guard let object = self as? ObjectBase else { return self }
    return object.isInvalidated ? nil : object.current as? Wrapped
  }
}

/// An identifier of twelve bytes.
public struct ObjectId: RealmCollectionValue, _Persistable, Codable, Comparable, Sendable,
  CustomStringConvertible
{
  /// Its digits.
  public let stringValue: String

  /// An identifier of the scene's numbers.
  public init() { self = ObjectId.generate() }

  /// An identifier of 24 hexadecimal digits.
  public init(string: String) throws {
    guard string.count == 24, string.allSatisfy(\.isHexDigit) else {
      throw CocoaError(.formatting)
    }
    stringValue = string.lowercased()
  }

  /// An identifier of 24 hexadecimal digits, which the sources say.
  public init(_ text: StaticString) { stringValue = "\(text)" }

  private init(digits: String) { stringValue = digits }

  /// A new identifier.
  public static func generate() -> ObjectId {
    ObjectId(
      digits: String(sceneUUID().uuidString.lowercased().filter { $0 != "-" }.prefix(24)))
  }

  /// A new one.
  public static func _default() -> ObjectId { generate() }

  /// Identifiers are ordered by their digits.
  public static func < (first: ObjectId, second: ObjectId) -> Bool {
    first.stringValue < second.stringValue
  }

  /// The digits.
  public var description: String { stringValue }

  /// An identifier that a text is.
  public init(from decoder: any Decoder) throws {
    try self.init(string: decoder.singleValueContainer().decode(String.self))
  }

  /// Says the digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(stringValue)
  }
}
