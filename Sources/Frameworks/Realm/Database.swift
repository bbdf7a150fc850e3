import Foundation
import UIKitCore

/// What a file of the library's holds, in memory and as long as the simulation lasts.
final class Database {
  let configuration: Realm.Configuration
  private var tables: [ObjectIdentifier: [Object]] = [:]
  /// Counts changes, by which results know whether they are still right.
  private(set) var version = 0
  /// Counts what was deleted or replaced.
  private(set) var removals = 0
  private(set) var isWriting = false
  var tokens: [WeakToken] = []
  /// What ends a write that is given up.
  private var undoing: [() -> Void] = []

  init(_ configuration: Realm.Configuration) { self.configuration = configuration }

  var isEmpty: Bool { tables.values.allSatisfy(\.isEmpty) }
  var allObjects: [Object] { tables.values.flatMap(\.self) }
  /// The classes of which objects were asked for.
  private(set) var asked: [Object.Type] = []

  func noteChange() { version += 1 }

  func objects<Element: Object>(of type: Element.Type) -> [Element] {
    (tables[ObjectIdentifier(type)] ?? []).compactMap { $0 as? Element }
  }

  func ask(for type: Object.Type) {
    if !asked.contains(where: { $0 == type }) { asked.append(type) }
  }

  func object<Element: Object>(_ type: Element.Type, key: AnyHashable) -> Element? {
    objects(of: type).first { $0.keyValue == key }
  }

  // MARK: Writing

  func begin() {
    if isWriting { OneThread.raise("The Realm is already in a write transaction") }
    isWriting = true
    undoing = []
  }

  func commit(without silent: [NotificationToken]) {
    guard isWriting else {
      return OneThread.raise("Can't commit a non-existing write transaction")
    }
    // Objects that others were given belong to the database, too.
    for object in allObjects { adoptParts(of: object) }
    isWriting = false
    undoing = []
    noteChange()
    let told = tokens.compactMap(\.token).filter { token in !silent.contains { $0 === token } }
    guard !told.isEmpty else { return }
    OneThread.atEndOfTurn {
      for token in told where token.isValid { token.notify() }
    }
  }

  func cancel() {
    for undo in undoing.reversed() { undo() }
    isWriting = false
    undoing = []
    noteChange()
  }

  private func check() {
    if !isWriting {
      OneThread.raise(
        "Cannot modify managed objects outside of a write transaction: call beginWrite() on your Realm "
          + "instance first.")
    }
  }

  // MARK: Objects

  func add(_ object: Object, updating: Bool) {
    check()
    guard object.database == nil else { return }
    let type = Swift.type(of: object)
    let identifier = ObjectIdentifier(type)
    if let key = object.keyValue,
      let index = tables[identifier]?.firstIndex(where: { $0.keyValue == key }),
      let old = tables[identifier]?[index]
    {
      guard updating else {
        return OneThread.raise(
          "Attempting to create an object of type '\(type.className())' with an existing primary key value "
            + "'\(key)'.")
      }
      old.successor = object
      old.database = nil
      tables[identifier]?[index] = object
      removals += 1
    } else {
      tables[identifier, default: []].append(object)
      undoing.append { [weak self, weak object] in
        self?.tables[identifier]?.removeAll { $0 === object }
        object?.database = nil
      }
    }
    object.database = self
    noteChange()
    adoptParts(of: object, updating: updating)
  }

  /// Takes an object in that another one holds.
  func adopt(_ object: ObjectBase, updating: Bool = true) {
    let object = object.current
    guard object.database == nil, !object.isDeleted else { return }
    guard let kept = object as? Object else {
      object.database = self
      return adoptParts(of: object, updating: updating)
    }
    let isWritten = isWriting
    isWriting = true
    add(kept, updating: updating)
    isWriting = isWritten
  }

  private func adoptParts(of object: ObjectBase, updating: Bool = true) {
    for field in ObjectFields.of(type(of: object)) {
      if let holder = field.holder(in: object) {
        holder.join(object, self)
        if field.isBacklink { continue }
        for part in holder.heldObjects where part.database == nil {
          adopt(part, updating: updating)
        }
      } else if let part = field.value(of: object) as? ObjectBase, part.database == nil {
        adopt(part, updating: updating)
      }
    }
  }

  func delete(_ object: ObjectBase) {
    check()
    let object = object.current
    guard object.database === self else { return }
    let identifier = ObjectIdentifier(type(of: object))
    if let index = tables[identifier]?.firstIndex(where: { $0 === object }),
      let kept = tables[identifier]?.remove(at: index)
    {
      undoing.append { [weak self] in
        kept.isDeleted = false
        kept.database = self
        let end = self?.tables[identifier]?.count ?? 0
        self?.tables[identifier]?.insert(kept, at: Swift.min(index, end))
      }
    }
    object.isDeleted = true
    object.database = nil
    removals += 1
    noteChange()
  }

  func deleteAll() {
    for object in allObjects { delete(object) }
  }
}

/// The databases of a simulation by their places.
final class Databases {
  private var byPlace: [String: Database] = [:]
  var standard = Realm.Configuration(path: "/Documents/default.realm")

  static var current: Databases { OneThread.single { Databases() } }

  func database(_ configuration: Realm.Configuration) -> Database {
    if let database = byPlace[configuration.place] { return database }
    let database = Database(configuration)
    byPlace[configuration.place] = database
    return database
  }

  /// Whether there was one.
  func remove(_ configuration: Realm.Configuration) -> Bool {
    byPlace.removeValue(forKey: configuration.place) != nil
  }
}
