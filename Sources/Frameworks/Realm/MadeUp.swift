package import AnimSourceRuntime
import Foundation
import UIKitCore

// What is made up of databases where what would have filled them is missing.

extension Database {
  /// Puts made-up objects of a class into a database that has none.
  @MainActor func makeUp(_ type: Object.Type) {
    let isWritten = isWriting
    if !isWritten { begin() }
    for number in 0..<MadeUpObjects.count {
      add(MadeUpObjects.make(type, number), updating: true)
    }
    if !isWritten { commit(without: []) }
  }
}

/// Objects that are made up.
@MainActor private enum MadeUpObjects {
  /// As many as fill a screen.
  static let count = 8

  /// An object of a class.
  static func make(_ type: Object.Type, _ number: Int) -> Object {
    let object = type.init()
    for field in ObjectFields.of(type) { fill(field, of: object, number) }
    return object
  }

  /// Gives a value to a property that has none: texts where there are none, and numbers that tell objects apart.
  private static func fill(
    _ field: ObjectField, of object: Object, _ number: Int
  ) {
    let place = MadeUpJSON(about: type(of: object).className())[number][field.name]
    let isKey = type(of: object).keyName == field.name
    switch field.value(of: object) {
    case let text as String where text.isEmpty || isKey:
      field.set(place.text + (isKey ? " \(number)" : ""), of: object)
    case is Int where isKey: field.set(number + 1, of: object)
    case nil where field.type is String?.Type || field.type is Persisted<String?>.Type:
      field.set(place.text, of: object)
    default: break
    }
  }
}

extension RealmSwiftObject: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    MadeUpObjects.make(self, value.seed)
  }
}

extension Results: MadeUpListing {
  @MainActor package func listMadeUp(like value: PlaceholderValue) -> Bool {
    guard isEmpty, let database = realm?.database, let type = Element.self as? Object.Type,
      !database.allObjects.contains(where: { Swift.type(of: $0) == type })
    else { return false }
    database.makeUp(type)
    return !isEmpty
  }
}

extension Realm: MadeUpListing {
  @MainActor package func listMadeUp(like value: PlaceholderValue) -> Bool {
    let known = Set(database.allObjects.map { ObjectIdentifier(Swift.type(of: $0)) })
    let empty = database.asked.filter { !known.contains(ObjectIdentifier($0)) }
    for type in empty { database.makeUp(type) }
    return !empty.isEmpty
  }
}

extension Realm: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? { try? Realm() }
}
