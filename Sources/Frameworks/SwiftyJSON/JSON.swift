import AnimSourceRuntime
@_exported public import Foundation

/// The kinds of values.
public enum Type: Int, Sendable { case number, string, bool, array, dictionary, null, unknown }

/// What was wrong with a value.
public enum SwiftyJSONError: Int, Error, LocalizedError {
  case unsupportedType = 999
  case indexOutOfBounds = 900
  case elementTooDeep = 902
  case wrongType = 901
  case notExist = 500
  case invalidJSON = 490

  /// What was wrong, for people.
  public var errorDescription: String? {
    switch self {
    case .unsupportedType: "It is an unsupported type."
    case .indexOutOfBounds: "Array Index is out of bounds."
    case .wrongType: "Couldn't merge, because the JSONs differ in type on top level."
    case .notExist: "Dictionary key does not exist."
    case .invalidJSON: "JSON is invalid."
    case .elementTooDeep: "Element too deep."
    }
  }
}

/// A value of JSON, of which parts can be asked for that are not there.
public struct JSON {
  enum Content {
    case null
    case bool(Bool)
    case number(NSNumber)
    case string(String)
    case array([Any])
    case dictionary([String: Any])
    case unknown
    /// What no server said, where all that is asked for is there.
    case madeUp(MadeUpJSON)
  }

  var content: Content
  /// Why there is no value; nil if there is one.
  public private(set) var error: SwiftyJSONError?

  private init(_ error: SwiftyJSONError) {
    content = .null
    self.error = error
  }

  /// The value that data say.
  ///
  /// - Throws: An error of Foundation where they say none.
  public init(data: Data, options opt: JSONSerialization.ReadingOptions = []) throws {
    self.init(
      try MadeUpJSON(data)
        ?? JSONSerialization.jsonObject(with: data, options: opt.union(.fragmentsAllowed)))
  }

  /// The value of an object, or what data say.
  public init(_ object: Any) {
    if let data = object as? Data {
      self = (try? JSON(data: data)) ?? .null
    } else {
      content = Self.read(object)
      if case .unknown = content { error = .unsupportedType }
    }
  }

  /// The value that a text says; nothing if it says none.
  public init(parseJSON jsonString: String) {
    self = (try? JSON(data: Data(jsonString.utf8))) ?? .null
  }

  /// The value that a text says.
  public static func parse(_ string: String) -> JSON { JSON(parseJSON: string) }

  private static func read(_ object: Any) -> Content {
    switch object {
    case let json as JSON: json.content
    case let madeUp as MadeUpJSON: .madeUp(madeUp)
    case let text as String: .string(text)
    case let number as NSNumber: number.isTruth ? .bool(number.boolValue) : .number(number)
    case let flag as Bool: .bool(flag)
    case let number as Int: .number(NSNumber(value: number))
    case let number as Double: .number(NSNumber(value: number))
    case is NSNull: .null
    case let list as [Any]: .array(list.map(plain))
    case let table as [String: Any]: .dictionary(table.mapValues(plain))
    case let optional as any OptionalValue: optional.wrapped.map(read) ?? .null
    case let number as Float: .number(NSNumber(value: number))
    default: .unknown
    }
  }

  private static func plain(_ value: Any) -> Any { (value as? JSON)?.object ?? value }

  /// Nothing.
  public static var null: JSON { JSON(NSNull()) }

  // MARK: As a whole

  /// The kind.
  public var type: Type {
    switch content {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .dictionary, .madeUp: .dictionary
    case .unknown: .unknown
    }
  }

  /// The value as Foundation has it.
  public var object: Any {
    get {
      switch content {
      case .null, .unknown: NSNull()
      case .bool(let flag): flag
      case .number(let number): number
      case .string(let text): text
      case .array(let list): list
      case .dictionary(let table): table
      case .madeUp(let madeUp): madeUp
      }
    }
    set { self = JSON(newValue) }
  }

  /// The same.
  public var rawValue: Any { object }

  /// Whether there is a value.
  public func exists() -> Bool {
    if case .madeUp(let madeUp) = content { return !madeUp.isAbsent }
    guard let error else { return true }
    return error == .unsupportedType
  }

  var madeUp: MadeUpJSON? {
    guard case .madeUp(let madeUp) = content, !madeUp.isAbsent else { return nil }
    return madeUp
  }

  /// Adds what another value has.
  ///
  /// - Throws: `SwiftyJSONError` where that is of another kind.
  public mutating func merge(with other: JSON) throws {
    guard type == other.type else { throw SwiftyJSONError.wrongType }
    try add(other)
  }

  /// This with what another value has.
  ///
  /// - Throws: `SwiftyJSONError` where that is of another kind.
  public func merged(with other: JSON) throws -> JSON {
    var merged = self
    try merged.merge(with: other)
    return merged
  }

  private mutating func add(_ other: JSON) throws {
    switch (content, other.content) {
    case (.dictionary, .dictionary(let table)):
      for key in table.keys {
        var own = self[key]
        if own.type == other[key].type, own.exists() {
          try own.add(other[key])
        } else {
          own = other[key]
        }
        self[key] = own
      }
    case (.array(let first), .array(let second)): content = .array(first + second)
    default: self = other
    }
  }

  // MARK: Parts

  private subscript(index index: Int) -> JSON {
    get {
      if let madeUp { return JSON(madeUp[index]) }
      guard case .array(let list) = content else { return JSON(error ?? .wrongType) }
      return list.indices.contains(index) ? JSON(list[index]) : JSON(.indexOutOfBounds)
    }
    set {
      guard case .array(var list) = content, list.indices.contains(index), newValue.error == nil
      else { return }
      list[index] = newValue.object
      content = .array(list)
    }
  }

  private subscript(key key: String) -> JSON {
    get {
      if let madeUp { return JSON(madeUp[key]) }
      guard case .dictionary(let table) = content else { return JSON(error ?? .wrongType) }
      return table[key].map { JSON($0) } ?? JSON(.notExist)
    }
    set {
      guard case .dictionary(var table) = content, newValue.error == nil else { return }
      table[key] = newValue.object
      content = .dictionary(table)
    }
  }

  private subscript(part part: any JSONSubscriptType) -> JSON {
    get {
      switch part.jsonKey {
      case .index(let index): self[index: index]
      case .key(let key): self[key: key]
      }
    }
    set {
      switch part.jsonKey {
      case .index(let index): self[index: index] = newValue
      case .key(let key): self[key: key] = newValue
      }
    }
  }

  /// The part at the end of a path.
  public subscript(path: [any JSONSubscriptType]) -> JSON {
    get { path.reduce(self) { $0[part: $1] } }
    set {
      guard let first = path.first else { return }
      if path.count == 1 {
        self[part: first] = newValue
      } else {
        var inner = self[part: first]
        inner[Array(path.dropFirst())] = newValue
        self[part: first] = inner
      }
    }
  }

  /// The part at the end of a path.
  public subscript(path: any JSONSubscriptType...) -> JSON {
    get { self[path] }
    set { self[path] = newValue }
  }
}

/// What an optional holds, whatever it is of.
private protocol OptionalValue { var wrapped: Any? { get } }
extension Optional: OptionalValue { fileprivate var wrapped: Any? { map { $0 } } }

extension NSNumber {
  /// Whether it was made of a Boolean.
  fileprivate var isTruth: Bool {
    let kind = unsafe String(cString: objCType)
    return kind == "c" || kind == "B"
  }
}

/// The number of an element, or the key of a value.
public enum JSONKey: Sendable {
  /// A number.
  case index(Int)
  /// A key.
  case key(String)
}

/// What leads to a part.
public protocol JSONSubscriptType {
  /// The number or key.
  var jsonKey: JSONKey { get }
}

extension Int: JSONSubscriptType {
  /// The number.
  public var jsonKey: JSONKey { .index(self) }
}

extension String: JSONSubscriptType {
  /// The key.
  public var jsonKey: JSONKey { .key(self) }
}

// MARK: Elements

extension JSON: Collection {
  /// A place among the elements.
  public struct Index: Comparable, Sendable {
    let number: Int
    /// Whether a place comes before another one.
    public static func < (first: Index, second: Index) -> Bool { first.number < second.number }
  }

  private var keys: [String] {
    if case .dictionary(let table) = content { return table.keys.sorted() }
    return []
  }

  /// The first place.
  public var startIndex: Index { Index(number: 0) }
  /// The place after the last.
  public var endIndex: Index {
    switch content {
    case .array(let list): Index(number: list.count)
    case .dictionary(let table): Index(number: table.count)
    case .madeUp(let madeUp): Index(number: madeUp.elements.count)
    default: Index(number: 0)
    }
  }
  /// The next place.
  public func index(after i: Index) -> Index { Index(number: i.number + 1) }
  /// An element with its key, or its number as a text.
  public subscript(position: Index) -> (String, JSON) {
    if case .dictionary = content {
      let key = keys[position.number]
      return (key, self[key: key])
    }
    return ("\(position.number)", self[index: position.number])
  }
  /// The elements one after the other.
  public func makeIterator() -> IndexingIterator<[(String, JSON)]> {
    if case .dictionary = content { return keys.map { ($0, self[key: $0]) }.makeIterator() }
    return (0..<endIndex.number).map { ("\($0)", self[index: $0]) }.makeIterator()
  }
}

// MARK: Literals

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self.init(value) }
  /// A number.
  public init(integerLiteral value: Int) { self.init(value) }
  /// Truth.
  public init(booleanLiteral value: Bool) { self.init(value) }
  /// A number.
  public init(floatLiteral value: Double) { self.init(value) }
  /// A table.
  public init(dictionaryLiteral elements: (String, Any)...) {
    self.init(Dictionary(elements) { $1 })
  }
  /// A list.
  public init(arrayLiteral elements: Any...) { self.init(elements) }
}

// MARK: Texts

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value as data.
  ///
  /// - Throws: `SwiftyJSONError` where it is none of JSON's.
  public func rawData(options opt: JSONSerialization.WritingOptions = []) throws -> Data {
    if case .madeUp = content { return Data("{}".utf8) }
    guard error == nil else { throw SwiftyJSONError.invalidJSON }
    return try JSONSerialization.data(
      withJSONObject: object, options: opt.union([.sortedKeys, .fragmentsAllowed]))
  }
  /// The value as a text; nil where it is none of JSON's.
  public func rawString(
    _ encoding: String.Encoding = .utf8,
    options opt: JSONSerialization.WritingOptions = .prettyPrinted
  ) -> String? {
    if case .string(let text) = content { return text }
    if case .null = content { return "null" }
    return (try? rawData(options: opt)).map { String(decoding: $0, as: UTF8.self) }
  }
  /// The value as a text.
  public var description: String { rawString() ?? "unknown" }
  /// The value as a text.
  public var debugDescription: String { description }
}

extension JSON: Comparable {
  /// Whether two values are the same.
  public static func == (first: JSON, second: JSON) -> Bool {
    switch (first.content, second.content) {
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.array(let a), .array(let b)): a as NSArray == b as NSArray
    case (.dictionary(let a), .dictionary(let b)): a as NSDictionary == b as NSDictionary
    case (.null, .null): true
    default: false
    }
  }
  /// Whether a value comes before another one.
  public static func < (first: JSON, second: JSON) -> Bool {
    switch (first.content, second.content) {
    case (.number(let a), .number(let b)): a.doubleValue < b.doubleValue
    case (.string(let a), .string(let b)): a < b
    default: false
    }
  }
}

extension JSON: RawRepresentable {
  /// A value; nil for what is none of JSON's.
  public init?(rawValue: Any) {
    self.init(rawValue)
    if case .unknown = content { return nil }
  }
}

extension JSON: Codable {
  /// The value that a decoder reads.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self.init(flag)
    } else if let number = try? container.decode(Int.self) {
      self.init(number)
    } else if let number = try? container.decode(Double.self) {
      self.init(number)
    } else if let text = try? container.decode(String.self) {
      self.init(text)
    } else if let list = try? container.decode([JSON].self) {
      self.init(list)
    } else {
      self.init(try container.decode([String: JSON].self))
    }
  }
  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch content {
    case .null, .unknown, .madeUp: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number.doubleValue)
    case .string(let text): try container.encode(text)
    case .array: try container.encode(arrayValue)
    case .dictionary: try container.encode(dictionaryValue)
    }
  }
}
