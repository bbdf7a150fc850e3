import AnimSourceRuntime
import Foundation

/// What is read from, or written as, JSON.
public protocol BaseMappable {
  /// Reads or writes each value.
  mutating func mapping(map: Map)
}

/// What begins with some values, or does not if these will not do.
public protocol Mappable: BaseMappable {
  /// Begins with what a map has; nil if that will not do.
  init?(map: Map)
  /// The same, as before version 2.
  init?(_ map: Map)
}

/// A type has one of the two.
extension Mappable {
  /// Begins with what a map has.
  public init?(map: Map) { self.init(map) }
  /// Begins with what a map has.
  public init?(_ map: Map) { self.init(map: map) }
}

/// What is read as a whole.
public protocol ImmutableMappable: BaseMappable {
  /// Reads all values.
  ///
  /// - Throws: What keeps them from being read.
  init(map: Map) throws
}

extension ImmutableMappable {
  /// Writes nothing.
  public mutating func mapping(map: Map) {}
  /// What JSON says.
  ///
  /// - Throws: `MapError`.
  public init(JSON: [String: Any], context: (any MapContext)? = nil) throws {
    try self.init(map: Map(mappingType: .fromJSON, JSON: JSON, context: context))
  }
  /// What JSON says.
  ///
  /// - Throws: `MapError`.
  public init(JSONObject: Any?, context: (any MapContext)? = nil) throws {
    guard let map = Mapper<Self>(context: context).place(JSONObject) else {
      throw MapError(key: nil, currentValue: JSONObject, reason: "No table")
    }
    try self.init(map: Map(.fromJSON, map, context: context))
  }
  /// What JSON says.
  ///
  /// - Throws: `MapError`.
  public init(JSONString: String, context: (any MapContext)? = nil) throws {
    try self.init(JSONObject: Mapper<Self>.object(JSONString), context: context)
  }
}

/// What says itself which type is read.
public protocol StaticMappable: BaseMappable {
  /// An object for a map.
  static func objectForMapping(map: Map) -> (any BaseMappable)?
}

extension BaseMappable {
  /// The values as JSON.
  public func toJSON() -> [String: Any] { Mapper<Self>().toJSON(self) }
  /// The values as a text of JSON.
  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper<Self>().toJSONString(self, prettyPrint: prettyPrint)
  }
}

extension Mappable {
  /// What a text of JSON says; nil if it says nothing.
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let object: Self = Mapper(context: context).map(JSONString: JSONString) else {
      return nil
    }
    self = object
  }
  /// What JSON says.
  public init?(JSON: [String: Any], context: (any MapContext)? = nil) {
    guard let object: Self = Mapper(context: context).map(JSON: JSON) else { return nil }
    self = object
  }
}

extension Array where Element: BaseMappable {
  /// What a list of JSON says.
  public init(JSONArray: [[String: Any]], context: (any MapContext)? = nil) {
    self = Mapper<Element>(context: context).mapArray(JSONArray: JSONArray)
  }
  /// What a text of JSON says.
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let list = Mapper<Element>(context: context).mapArray(JSONString: JSONString) else {
      return nil
    }
    self = list
  }
  /// The values as JSON.
  public func toJSON() -> [[String: Any]] { map { $0.toJSON() } }
  /// The values as a text of JSON.
  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper<Element>().toJSONString(self, prettyPrint: prettyPrint)
  }
}

/// Reads and writes objects.
public final class Mapper<N: BaseMappable> {
  /// What is known of where that is.
  public var context: (any MapContext)?
  /// Whether what is not there is written, too.
  public var shouldIncludeNilValues: Bool

  /// Reads and writes objects.
  public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) {
    self.context = context
    self.shouldIncludeNilValues = shouldIncludeNilValues
  }

  func place(_ object: Any?) -> Map.Place? {
    if let madeUp = object as? MadeUpJSON { return .madeUp(madeUp.of(N.self)) }
    return (object as? [String: Any]).map(Map.Place.table)
  }

  static func object(_ text: String) -> Any? {
    let data = Data(text.utf8)
    return MadeUpJSON(data)
      ?? (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
  }

  // MARK: Reading

  private func map(_ place: Map.Place) -> N? {
    let map = Map(.fromJSON, place, context: context)
    if let type = N.self as? any StaticMappable.Type {
      guard var object = type.objectForMapping(map: map) else { return nil }
      object.mapping(map: map)
      return object as? N
    }
    if let type = N.self as? any Mappable.Type {
      guard var object = type.init(map: map) else { return nil }
      object.mapping(map: map)
      return object as? N
    }
    guard let type = N.self as? any ImmutableMappable.Type, var object = try? type.init(map: map)
    else { return nil }
    object.mapping(map: map)
    return object as? N
  }

  /// What an object of JSON says; nil if it says nothing.
  public func map(JSONObject: Any?) -> N? { place(JSONObject).flatMap(map) }
  /// What a table of JSON says.
  public func map(JSON: [String: Any]) -> N? { map(.table(JSON)) }
  /// What a text of JSON says.
  public func map(JSONString: String) -> N? { map(JSONObject: Self.object(JSONString)) }
  /// Gives an object the values of a table.
  public func map(JSON: [String: Any], toObject object: N) -> N {
    var object = object
    object.mapping(
      map: Map(mappingType: .fromJSON, JSON: JSON, toObject: true, context: context))
    return object
  }
  /// Gives an object the values of an object of JSON.
  public func map(JSONObject: Any?, toObject object: N) -> N {
    guard let place = place(JSONObject) else { return object }
    var object = object
    object.mapping(map: Map(.fromJSON, place, context: context, toObject: true))
    return object
  }
  /// What a file says.
  public func map(JSONfile: String) -> N? { nil }

  /// What a list of JSON says; one that says nothing is left out.
  public func mapArray(JSONArray: [[String: Any]]) -> [N] { JSONArray.compactMap { map(JSON: $0) } }
  /// What an object of JSON says that is a list; nil for others.
  public func mapArray(JSONObject: Any?) -> [N]? {
    if let madeUp = JSONObject as? MadeUpJSON {
      return madeUp.elements.compactMap { map(.madeUp($0.of(N.self))) }
    }
    return (JSONObject as? [Any])?.compactMap { map(JSONObject: $0) }
  }
  /// What a text of JSON says.
  public func mapArray(JSONString: String) -> [N]? {
    let object = Self.object(JSONString)
    return mapArray(JSONObject: object) ?? map(JSONObject: object).map { [$0] }
  }
  /// What a table of tables says.
  public func mapDictionary(JSON: [String: [String: Any]]) -> [String: N]? {
    JSON.compactMapValues { map(JSON: $0) }
  }
  /// What an object of JSON says that is a table of tables.
  public func mapDictionary(JSONObject: Any?) -> [String: N]? {
    (JSONObject as? [String: [String: Any]]).flatMap(mapDictionary(JSON:))
  }

  // MARK: Writing

  /// An object as JSON.
  public func toJSON(_ object: N) -> [String: Any] {
    var object = object
    let map = Map(
      .toJSON, .table([:]), context: context, shouldIncludeNilValues: shouldIncludeNilValues)
    object.mapping(map: map)
    return map.JSON
  }
  /// Objects as JSON.
  public func toJSONArray(_ array: [N]) -> [[String: Any]] { array.map(toJSON) }
  /// Objects as JSON.
  public func toJSONDictionary(_ dictionary: [String: N]) -> [String: [String: Any]] {
    dictionary.mapValues(toJSON)
  }
  /// An object as a text of JSON.
  public func toJSONString(_ object: N, prettyPrint: Bool = false) -> String? {
    Self.text(toJSON(object), prettyPrint)
  }
  /// Objects as a text of JSON.
  public func toJSONString(_ array: [N], prettyPrint: Bool = false) -> String? {
    Self.text(toJSONArray(array), prettyPrint)
  }
  private static func text(_ object: Any, _ isPretty: Bool) -> String? {
    guard JSONSerialization.isValidJSONObject(object) else { return nil }
    let options: JSONSerialization.WritingOptions =
      isPretty ? [.prettyPrinted, .sortedKeys] : .sortedKeys
    return (try? JSONSerialization.data(withJSONObject: object, options: options)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
