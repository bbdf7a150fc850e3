public import Foundation
import UIKitCore

/// What an answer that is made up might say, for code that reads tables of JSON by their keys: there is no type that says which these are,
/// but what the sources ask for.
struct MadeUpTables {
  /// What the sources take the values for, by their keys: `text`, `number`, `fraction`, `flag`, `table`, `list`, a `list of text` and the
  /// like, or `any`.
  let kinds: [String: String]
  /// Whether the whole is a list.
  let isList: Bool

  /// How deep tables are in tables.
  private static let depth = 3
  /// How many tables a list in a table has: what is shown of them is a few.
  private static let innerCount = 4

  /// What the body of an answer says; nil for one that was not made up.
  func json(_ data: Data) -> Data? {
    guard !kinds.isEmpty, let address = MadeUpBody.address(of: data) else { return nil }
    let place = MadeUpPlace(address)
    let value: Any = isList ? tables(place, []) : table(place, [])
    return try? JSONSerialization.data(withJSONObject: value)
  }

  private func table(_ place: MadeUpPlace, _ path: [String]) -> [String: Any] {
    var table: [String: Any] = [:]
    for (key, kind) in kinds where !path.contains(key) {
      let inner = place.inside(MadeUpPlace.Name(key))
      guard !inner.isAbsent, let value = value(kind, key, inner, path + [key]) else { continue }
      table[key] = value
    }
    return table
  }

  private func tables(_ place: MadeUpPlace, _ path: [String]) -> [[String: Any]] {
    let count = path.count > 1 ? min(place.count, Self.innerCount) : place.count
    return (0..<count).map { table(place.inside(MadeUpPlace.Index($0)), path) }
  }

  private func value(
    _ kind: String, _ key: String, _ place: MadeUpPlace, _ path: [String]
  ) -> Any? {
    switch kind {
    case "text": place.text
    case "number": place.number
    case "fraction": place.fraction
    case "flag": place.flag
    case "table": path.count > Self.depth ? nil : table(place, path)
    case "list": path.count > Self.depth ? nil : tables(place, path)
    case "list of text": elements(place).map(\.text)
    case "list of number": elements(place).map(\.number)
    case "list of fraction": elements(place).map(\.fraction)
    default: place.text
    }
  }

  private func elements(_ place: MadeUpPlace) -> [MadeUpPlace] {
    (0..<min(place.count, Self.innerCount)).map { place.inside(MadeUpPlace.Index($0)) }
  }
}

/// The replacement of `JSONSerialization` in sources of apps: it reads what that does, and makes up what a server did not say, by the keys
/// for which the sources ask.
public final class SceneJSONSerialization: JSONSerialization {
  public override class func jsonObject(
    with data: Data, options opt: JSONSerialization.ReadingOptions = []
  ) throws -> Any {
    try super.jsonObject(with: MadeUpWords.table(data) ?? data, options: opt)
  }
}

extension MadeUpWords {
  /// What an answer that is made up says for readers of tables; nil for other data, and where no source reads any.
  package nonisolated static func table(_ data: Data) -> Data? {
    guard MadeUpBody.address(of: data) != nil, !UIEnvironment.current.isActingElsewhere else {
      return nil
    }
    return MainActor.assumeIsolated { current.names.tables }?.json(data)
  }
}
