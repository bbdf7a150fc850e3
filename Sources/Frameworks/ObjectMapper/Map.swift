import AnimSourceRuntime
@_exported public import Foundation

/// What is known of where values are read or written.
public protocol MapContext {}

/// Whether values are read or written.
public enum MappingType: Sendable { case fromJSON, toJSON }

/// What was wrong with a value.
public struct MapError: Error {
  /// The key.
  public var key: String?
  /// What stands there.
  public var currentValue: Any? { nil }
  /// Why.
  public var reason: String?
  /// What was wrong.
  public init(key: String?, currentValue: Any?, reason: String?) {
    self.key = key
    self.reason = reason
  }
}

/// The values of a table of JSON, each of which is read or written under its key.
public final class Map {
  /// What stands where values are read from.
  enum Place {
    case table([String: Any])
    /// What no server said, where all that is asked for is there.
    case madeUp(MadeUpJSON)
  }

  /// Whether values are read or written.
  public let mappingType: MappingType
  /// What is known of where that is.
  public var context: (any MapContext)?
  /// Whether what is not there is written, too.
  public let shouldIncludeNilValues: Bool
  /// Whether objects are given new values.
  public let toObject: Bool
  var place: Place
  private var path: [String] = []

  init(
    _ mappingType: MappingType, _ place: Place, context: (any MapContext)?, toObject: Bool = false,
    shouldIncludeNilValues: Bool = false
  ) {
    self.mappingType = mappingType
    self.place = place
    self.context = context
    self.toObject = toObject
    self.shouldIncludeNilValues = shouldIncludeNilValues
  }

  /// The values of a table.
  public convenience init(
    mappingType: MappingType, JSON: [String: Any], toObject: Bool = false,
    context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false
  ) {
    self.init(
      mappingType, .table(JSON), context: context, toObject: toObject,
      shouldIncludeNilValues: shouldIncludeNilValues)
  }

  /// The table.
  public var JSON: [String: Any] {
    if case .table(let table) = place { return table }
    return [:]
  }
  /// The key that was asked for last.
  public var currentKey: String? { path.isEmpty ? nil : path.joined(separator: ".") }
  /// What stands under it.
  public private(set) var currentValue: Any?
  /// Whether anything does.
  public private(set) var isKeyPresent = false

  /// The value of a key, in which points part keys of tables within tables.
  public subscript(key: String) -> Map { at(key, ".") }
  /// The value of a key, in which a text parts keys of tables within tables.
  public subscript(key: String, delimiter delimiter: String) -> Map { at(key, delimiter) }
  /// The value of a key, in which points may part keys of tables within tables.
  public subscript(key: String, nested nested: Bool) -> Map { at(key, nested ? "." : nil) }
  /// The value of a key.
  public subscript(key: String, ignoreNil ignoreNil: Bool) -> Map { at(key, ".") }

  private func at(_ key: String, _ delimiter: String?) -> Map {
    path = delimiter.map { key.components(separatedBy: $0) } ?? [key]
    currentValue = nil
    isKeyPresent = false
    switch place {
    case .table(let table):
      if delimiter != nil, table[key] != nil { path = [key] }
      var value: Any? = table
      for part in path {
        if let table = value as? [String: Any] {
          value = table[part]
        } else if let list = value as? [Any], let index = Int(part), list.indices.contains(index) {
          value = list[index]
        } else {
          value = nil
        }
      }
      isKeyPresent = value != nil
      currentValue = value is NSNull ? nil : value
    case .madeUp(let madeUp):
      let part = path.reduce(madeUp) { $0[$1] }
      isKeyPresent = !part.isAbsent
      currentValue = part.isAbsent ? nil : part
    }
    return self
  }

  /// Puts a value under the key that was asked for last.
  func write(_ value: Any?) {
    guard case .table(var table) = place, value != nil || shouldIncludeNilValues else { return }
    Self.put(value ?? NSNull(), ArraySlice(path), &table)
    place = .table(table)
  }

  private static func put(_ value: Any, _ path: ArraySlice<String>, _ table: inout [String: Any]) {
    guard let first = path.first else { return }
    guard path.count > 1 else {
      table[first] = value
      return
    }
    var inner = table[first] as? [String: Any] ?? [:]
    put(value, path.dropFirst(), &inner)
    table[first] = inner
  }

  /// The value of the key that was asked for last, if it is of a type.
  public func value<T>() -> T? { Reading.value(currentValue) }

  /// The value of a key.
  ///
  /// - Throws: `MapError` where there is none of that type.
  public func value<T>(_ key: String) throws -> T { try found(self[key].value(), key) }
  /// The value of a key; nil where there is none.
  public func value<T>(_ key: String) throws -> T? { self[key].value() }
  /// The value of a key as something makes it.
  ///
  /// - Throws: `MapError` where there is none.
  public func value<Transform: TransformType>(
    _ key: String, using transform: Transform
  ) throws -> Transform.Object {
    try found(Reading.transformed(self[key].currentValue, transform), key)
  }
  /// An object under a key.
  ///
  /// - Throws: `MapError` where there is none.
  public func value<T: BaseMappable>(_ key: String) throws -> T {
    try found(Mapper<T>(context: context).map(JSONObject: self[key].currentValue), key)
  }
  /// An object under a key; nil where there is none.
  public func value<T: BaseMappable>(_ key: String) throws -> T? {
    Mapper<T>(context: context).map(JSONObject: self[key].currentValue)
  }
  /// Objects under a key.
  ///
  /// - Throws: `MapError` where there are none.
  public func value<T: BaseMappable>(_ key: String) throws -> [T] {
    try found(Mapper<T>(context: context).mapArray(JSONObject: self[key].currentValue), key)
  }
  /// A word under a key.
  ///
  /// - Throws: `MapError` where there is none.
  public func value<T: RawRepresentable>(_ key: String) throws -> T {
    try found(Reading.word(self[key].currentValue), key)
  }

  private func found<T>(_ value: T?, _ key: String) throws -> T {
    guard let value else {
      throw MapError(key: key, currentValue: currentValue, reason: "Cannot cast to '\(T.self)'")
    }
    return value
  }
}

/// Reads values as types.
enum Reading {
  static func value<T>(_ value: Any?) -> T? {
    guard let value else { return nil }
    if let madeUp = value as? MadeUpJSON { return self.madeUp(madeUp, T.self) as? T }
    if let value = value as? T { return value }
    // Numbers of JSON are of no type of their own.
    guard let number = value as? NSNumber else { return nil }
    switch T.self {
    case is Int.Type: return number.intValue as? T
    case is Double.Type: return number.doubleValue as? T
    case is Float.Type: return number.floatValue as? T
    case is CGFloat.Type: return CGFloat(number.doubleValue) as? T
    case is Int64.Type: return number.int64Value as? T
    case is Int32.Type: return number.int32Value as? T
    case is UInt.Type: return number.uintValue as? T
    case is Bool.Type: return number.boolValue as? T
    default: return nil
    }
  }

  private static func madeUp(_ json: MadeUpJSON, _ type: Any.Type) -> Any? {
    switch type {
    case is String.Type, is NSString.Type: json.text
    case is Int.Type: json.number
    case is Int64.Type: Int64(json.number)
    case is Int32.Type: Int32(clamping: json.number)
    case is UInt.Type: UInt(clamping: json.number)
    case is Double.Type: json.fraction
    case is Float.Type: Float(json.fraction)
    case is CGFloat.Type: CGFloat(json.fraction)
    case is NSNumber.Type: NSNumber(value: json.fraction)
    case is Bool.Type: json.flag
    case is URL.Type: URL(string: json.link)
    case is Date.Type: json.date
    case is [String].Type: json.elements.map(\.text)
    case is [Int].Type: json.elements.map(\.number)
    case is [Double].Type: json.elements.map(\.fraction)
    default: type == Any.self ? json.text : nil
    }
  }

  static func word<T: RawRepresentable>(_ value: Any?) -> T? {
    if let madeUp = value as? MadeUpJSON {
      return madeUp.choice(of: madeUp.values(of: T.self))
    }
    let raw: T.RawValue? = self.value(value)
    return raw.flatMap(T.init(rawValue:))
  }

  static func transformed<Transform: TransformType>(
    _ value: Any?, _ transform: Transform
  ) -> Transform.Object? {
    guard let madeUp = value as? MadeUpJSON else { return transform.transformFromJSON(value) }
    if let date = madeUp.date as? Transform.Object { return date }
    if let plain: Transform.JSON = self.value(madeUp) { return transform.transformFromJSON(plain) }
    return transform.transformFromJSON(madeUp.text)
  }
}
