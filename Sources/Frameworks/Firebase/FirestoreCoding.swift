import Foundation

/// Fields of documents as values of an app's types, and the other way round.
extension Firestore {
  /// Makes fields of values.
  public final class Encoder {
    /// What encoders tell values.
    public var userInfo: [CodingUserInfoKey: Any] = [:]
    /// An encoder.
    public init() {}
    /// The fields of a value.
    public func encode<T: Encodable>(_ value: T) throws -> [String: Any] {
      guard let fields = try FieldEncoder.fields(of: value) as? [String: Any] else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(codingPath: [], debugDescription: "a document has fields"))
      }
      return fields
    }
  }

  /// Makes values of fields.
  public final class Decoder {
    /// What decoders tell values.
    public var userInfo: [CodingUserInfoKey: Any] = [:]
    /// A decoder.
    public init() {}
    /// A value of fields.
    public func decode<T: Decodable>(
      _ type: T.Type, from container: [String: Any], in document: DocumentReference? = nil
    ) throws -> T {
      try FieldDecoder(container, [], document, userInfo).value(type)
    }
  }
}

/// What a property is that holds a document's own name.
private protocol DocumentNamed {
  static func named(_ document: DocumentReference?) -> any DocumentNamed
}

/// The name of the document that a value is read from.
@propertyWrapper public struct DocumentID<Value: Codable>: Codable, DocumentNamed {
  /// The name.
  public var wrappedValue: Value?
  /// A name.
  public init(wrappedValue value: Value?) { wrappedValue = value }
  /// A name.
  public init(from decoder: any Swift.Decoder) throws {
    wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
  }
  /// Says the name, where no document is written.
  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
  fileprivate static func named(_ document: DocumentReference?) -> any DocumentNamed {
    DocumentID(wrappedValue: document?.documentID as? Value ?? document as? Value)
  }
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}

/// A time that the server says where none is.
@propertyWrapper public struct ServerTimestamp<Value: Codable>: Codable {
  /// The time.
  public var wrappedValue: Value?
  /// A time.
  public init(wrappedValue value: Value?) { wrappedValue = value }
  /// A time.
  public init(from decoder: any Swift.Decoder) throws {
    wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
  }
  /// Says the time.
  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encode(Timestamp())
    }
  }
}

extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}

extension KeyedDecodingContainer {
  /// A document's own name, where it is not a field.
  public func decode<Value>(_ type: DocumentID<Value>.Type, forKey key: Key) throws
    -> DocumentID<Value>
  { try decodeIfPresent(type, forKey: key) ?? DocumentID(wrappedValue: nil) }
  /// A time that is not there.
  public func decode<Value>(_ type: ServerTimestamp<Value>.Type, forKey key: Key) throws
    -> ServerTimestamp<Value>
  { try decodeIfPresent(type, forKey: key) ?? ServerTimestamp(wrappedValue: nil) }
}

// MARK: Writing

private final class FieldEncoder: Swift.Encoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  var value: Any?

  /// A value as it stands in a document.
  static func fields<T: Encodable>(of value: T) throws -> Any? {
    switch value {
    case let date as Date: return Timestamp(date: date)
    case is Timestamp, is GeoPoint, is Data, is String, is Bool, is Int, is Double: return value
    case let url as URL: return url.absoluteString
    case let number as Decimal: return NSDecimalNumber(decimal: number).doubleValue
    case is any DocumentNamed: return nil
    case let number as any BinaryInteger: return Int(truncatingIfNeeded: number)
    case let number as Float: return Double(number)
    default:
      let encoder = FieldEncoder()
      try value.encode(to: encoder)
      return encoder.whole
    }
  }

  var whole: Any? {
    switch value {
    case let table as Table:
      table.fields.compactMapValues { ($0 as? FieldEncoder)?.whole ?? $0 }
        .filter { !($0.value is FieldEncoder) }
    case let list as Elements: list.elements.compactMap { ($0 as? FieldEncoder)?.whole ?? $0 }
    default: value
    }
  }

  final class Table { var fields: [String: Any] = [:] }
  final class Elements { var elements: [Any] = [] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let table = value as? Table ?? Table()
    value = table
    return KeyedEncodingContainer(Keyed(table: table))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let list = value as? Elements ?? Elements()
    value = list
    return Unkeyed(list: list)
  }
  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let table: Table
    let codingPath: [any CodingKey] = []
    func encodeNil(forKey key: Key) throws { table.fields[key.stringValue] = NSNull() }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      table.fields[key.stringValue] = try FieldEncoder.fields(of: value)
    }
    private func inner(_ key: any CodingKey) -> FieldEncoder {
      let encoder = FieldEncoder()
      table.fields[key.stringValue] = encoder
      return encoder
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { inner(key).container(keyedBy: keyType) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      inner(key).unkeyedContainer()
    }
    func superEncoder() -> any Swift.Encoder {
      let encoder = FieldEncoder()
      table.fields["super"] = encoder
      return encoder
    }
    func superEncoder(forKey key: Key) -> any Swift.Encoder { inner(key) }
  }

  struct Unkeyed: UnkeyedEncodingContainer {
    let list: Elements
    let codingPath: [any CodingKey] = []
    var count: Int { list.elements.count }
    func encodeNil() throws { list.elements.append(NSNull()) }
    func encode<T: Encodable>(_ value: T) throws {
      if let field = try FieldEncoder.fields(of: value) { list.elements.append(field) }
    }
    private func inner() -> FieldEncoder {
      let encoder = FieldEncoder()
      list.elements.append(encoder)
      return encoder
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy keyType: Nested.Type
    ) -> KeyedEncodingContainer<Nested> { inner().container(keyedBy: keyType) }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { inner().unkeyedContainer() }
    func superEncoder() -> any Swift.Encoder { inner() }
  }

  struct Single: SingleValueEncodingContainer {
    let encoder: FieldEncoder
    let codingPath: [any CodingKey] = []
    func encodeNil() throws { encoder.value = NSNull() }
    func encode<T: Encodable>(_ value: T) throws {
      encoder.value = try FieldEncoder.fields(of: value)
    }
  }
}

// MARK: Reading

private struct FieldDecoder: Swift.Decoder {
  let field: Any
  let codingPath: [any CodingKey]
  let document: DocumentReference?
  let userInfo: [CodingUserInfoKey: Any]

  init(
    _ field: Any, _ path: [any CodingKey], _ document: DocumentReference?,
    _ userInfo: [CodingUserInfoKey: Any]
  ) {
    self.field = field
    codingPath = path
    self.document = document
    self.userInfo = userInfo
  }

  private func mismatch<T>(_ type: T.Type) -> DecodingError {
    .typeMismatch(
      type,
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "\(field) is no \(type)"))
  }

  func inside(_ field: Any, _ key: any CodingKey) -> FieldDecoder {
    FieldDecoder(field, codingPath + [key], document, userInfo)
  }

  func value<T: Decodable>(_ type: T.Type) throws -> T {
    if let kind = T.self as? any DocumentNamed.Type, let name = kind.named(document) as? T {
      return name
    }
    if type == Date.self {
      if let moment = field as? Timestamp, let date = moment.dateValue() as? T { return date }
    }
    if type == URL.self {
      guard let text = field as? String, let url = URL(string: text) as? T else {
        throw mismatch(type)
      }
      return url
    }
    if let value = field as? T { return value }
    if let kind = T.self as? any BinaryInteger.Type {
      guard let number = Values.number(field), let value = kind.init(exactly: number) as? T else {
        throw mismatch(type)
      }
      return value
    }
    if type == Double.self || type == Float.self || type == CGFloat.self {
      guard let number = Values.number(field) else { throw mismatch(type) }
      if let value = number as? T { return value }
      if let value = Float(number) as? T { return value }
      if let value = CGFloat(number) as? T { return value }
    }
    if type == String.self || type == Bool.self || type == Timestamp.self || type == GeoPoint.self {
      throw mismatch(type)
    }
    return try T(from: self)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let fields = field as? [String: Any] else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(Keyed(decoder: self, fields: fields))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = field as? [Any] else { throw mismatch([Any].self) }
    return Unkeyed(decoder: self, elements: elements)
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }

  struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: FieldDecoder
    let fields: [String: Any]
    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { fields.keys.sorted().compactMap { Key(stringValue: $0) } }
    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

    private func inner(_ key: Key) throws -> FieldDecoder {
      guard let field = fields[key.stringValue] else {
        throw DecodingError.keyNotFound(
          key, DecodingError.Context(codingPath: codingPath, debugDescription: "there is none"))
      }
      return decoder.inside(field, key)
    }
    func decodeNil(forKey key: Key) throws -> Bool { try inner(key).field is NSNull }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      if T.self is any DocumentNamed.Type { return try decoder.value(type) }
      return try inner(key).value(type)
    }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
      if T.self is any DocumentNamed.Type { return try decoder.value(type) }
      guard contains(key), try !decodeNil(forKey: key) else { return nil }
      return try inner(key).value(type)
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try inner(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try inner(key).unkeyedContainer()
    }
    func superDecoder() throws -> any Swift.Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Swift.Decoder { try inner(key) }
  }

  struct Unkeyed: UnkeyedDecodingContainer {
    let decoder: FieldDecoder
    let elements: [Any]
    var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    private struct Place: CodingKey {
      let intValue: Int?
      var stringValue: String { "\(intValue ?? 0)" }
      init(_ index: Int) { intValue = index }
      init?(intValue: Int) { self.intValue = intValue }
      init?(stringValue: String) { return nil }
    }

    private mutating func next() throws -> FieldDecoder {
      guard !isAtEnd else {
        throw DecodingError.valueNotFound(
          Any.self, DecodingError.Context(codingPath: codingPath, debugDescription: "the end"))
      }
      defer { currentIndex += 1 }
      return decoder.inside(elements[currentIndex], Place(currentIndex))
    }
    mutating func decodeNil() throws -> Bool {
      guard !isAtEnd, elements[currentIndex] is NSNull else { return false }
      currentIndex += 1
      return true
    }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().value(type) }
    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { try next().container(keyedBy: type) }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try next().unkeyedContainer()
    }
    mutating func superDecoder() throws -> any Swift.Decoder { try next() }
  }

  struct Single: SingleValueDecodingContainer {
    let decoder: FieldDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    func decodeNil() -> Bool { decoder.field is NSNull }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }
  }
}

/// Values of an app's types, of fields of any kind.
enum FirestoreFields {
  static func value<T: Decodable>(_ type: T.Type, of field: Any) throws -> T {
    try FieldDecoder(field, [], nil, [:]).value(type)
  }
}
