package import Foundation

/// An object that finds its values by key itself, as managed objects of Core Data do.
package protocol KeyedValues: AnyObject {
  /// The value of a key; nil if it has none.
  func keyedValue(_ key: String) -> Any?
  /// Sets the value of a key.
  func setKeyedValue(_ value: Any?, _ key: String)
}

/// Keys with dots between them, such as `group.people.@count`.
package enum KeyPathText {
  /// The value at the end of a path.
  ///
  /// - Parameters:
  ///   - path: Keys with dots between them. Of many objects, a key means the values of all; `@count`, `@sum`, `@min`, `@max` and
  ///     `@avg` make one value of many.
  ///   - root: The object at which the path begins.
  ///   - value: Finds the value of a key of an object that does not do so itself.
  /// - Returns: The value; nil if there is none.
  package static func value(
    _ path: String, of root: Any?, otherwise value: (NSObject, String) -> Any? = { _, _ in nil }
  ) -> Any? {
    let keys = path.split(separator: ".").map(String.init)
    return keys.indices.reduce(root) { found, index in
      let key = keys[index]
      // What is after it was taken along.
      if index > 0, aggregates[keys[index - 1]] != nil { return found }
      if key == "@count" { return members(found).map(\.count) }
      if let aggregate = aggregates[key] {
        let rest = keys.indices.contains(index + 1) ? keys[index + 1] : "self"
        return aggregate(
          (members(found) ?? []).compactMap { number(member(rest, of: $0, value)) })
      }
      if let members = members(found) { return members.compactMap { member(key, of: $0, value) } }
      return member(key, of: found, value)
    }
  }

  private static var aggregates: [String: ([Double]) -> Double?] {
    [
      "@sum": { $0.reduce(0, +) }, "@min": { $0.min() }, "@max": { $0.max() },
      "@avg": { $0.isEmpty ? 0 : $0.reduce(0, +) / Double($0.count) },
    ]
  }

  private static func member(
    _ key: String, of object: Any?, _ value: (NSObject, String) -> Any?
  ) -> Any? {
    switch (object, key) {
    case (_, "self"): object
    case (let path as IndexPath, "section"): path.section
    case (let path as IndexPath, "item"), (let path as IndexPath, "row"): path.item
    case (let object as any KeyedValues, _): object.keyedValue(key)
    case (let table as NSDictionary, _): table.object(forKey: key)
    case (let text as String, "length"): text.utf16.count
    case (let object as NSObject, _): value(object, key)
    default: nil
    }
  }

  /// The members of a set or list; nil for anything else.
  package static func members(_ value: Any?) -> [Any]? {
    switch value {
    case let list as [Any]: list
    case let list as NSArray: list.map { $0 }
    case let set as NSOrderedSet: set.array
    case let set as NSSet: set.allObjects
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map(Double.init)
  }
}
