public import AnimSourceRuntime
import Foundation

/// What calls are until it goes, or is told to.
public final class NotificationToken {
  private(set) var isValid = true
  private weak var database: Database?
  let notify: () -> Void

  init(_ database: Database?, _ notify: @escaping () -> Void) {
    self.database = database
    self.notify = notify
    database?.tokens.append(WeakToken(token: self))
  }

  /// Ends the calls.
  public func invalidate() {
    isValid = false
    database?.tokens.removeAll { $0.token === self || $0.token == nil }
  }

  /// Ends the calls, by the name that this had once.
  public func stop() { invalidate() }
}

/// A token as long as an app keeps it.
struct WeakToken {
  weak var token: NotificationToken?
}

/// The elements of a collection at a time, and what they said.
struct CollectionRecord {
  private let identities: [AnyHashable]
  private let values: [String]

  init<Element: RealmCollectionValue>(_ elements: [Element]) {
    identities = elements.map { element in
      (element as? Object).map { $0.keyValue ?? AnyHashable(ObjectIdentifier($0)) }
        ?? AnyHashable(element)
    }
    values = elements.map { element in
      guard let object = element as? ObjectBase else { return "" }
      return Self.said(by: object)
    }
  }

  init(_ object: ObjectBase) {
    identities = [0]
    values = [Self.said(by: object)]
  }

  private static func said(by object: ObjectBase) -> String {
    ObjectFields.of(type(of: object)).filter { !$0.isBacklink }.map { field in
      switch field.value(of: object) {
      case let object as ObjectBase: "\(ObjectIdentifier(object.current))"
      case let list as [Any]: "\(list.count)"
      case let value: value.map { "\($0)" } ?? ""
      }
    }.joined(separator: "\n")
  }

  /// What is different from an earlier record; nil for nothing.
  func change(
    since old: CollectionRecord
  ) -> (deletions: [Int], insertions: [Int], modifications: [Int])? {
    var (deletions, insertions): ([Int], [Int]) = ([], [])
    for step in identities.difference(from: old.identities) {
      switch step {
      case .remove(let offset, _, _): deletions.append(offset)
      case .insert(let offset, _, _): insertions.append(offset)
      }
    }
    let places = Dictionary(zip(identities, values)) { first, _ in first }
    let gone = Set(deletions)
    let modifications = old.identities.indices.filter { index in
      !gone.contains(index) && places[old.identities[index]].map { $0 != old.values[index] } == true
    }
    if deletions.isEmpty, insertions.isEmpty, modifications.isEmpty { return nil }
    return (deletions.sorted(), insertions.sorted(), modifications)
  }
}

/// What has happened to an object.
public enum ObjectChange<T> {
  /// Something failed, which nothing does.
  case error(_: any Error)
  /// Properties were changed.
  case change(_: T, _: [PropertyChange])
  /// It was deleted.
  case deleted
}

/// A change of a property.
public struct PropertyChange {
  /// The property's name.
  public let name: String
  /// The value before.
  public let oldValue: Any?
  /// The value now.
  public let newValue: Any?
}

/// What lets objects of any class be observed by closures that know it.
public protocol ThreadConfined: ObjectBase {}
extension RealmSwiftObject: ThreadConfined {}
extension EmbeddedObject: ThreadConfined {}

extension ThreadConfined {
  /// Calls a closure after each write that changes the object, and when it is deleted.
  public func observe(
    keyPaths: [String]? = nil, on queue: SimulatedQueue? = nil,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    func values() -> [(name: String, value: Any?)] {
      ObjectFields.of(type(of: self)).filter { !$0.isBacklink }.map {
        ($0.name, $0.value(of: self))
      }
    }
    var (last, record) = (values(), CollectionRecord(self))
    var isOver = false
    return NotificationToken(database) { [weak self] in
      guard let self, !isOver else { return }
      if self.isInvalidated {
        isOver = true
        return block(.deleted)
      }
      let new = CollectionRecord(self)
      guard new.change(since: record) != nil else { return }
      let now = values()
      let changes = zip(last, now).filter { "\($0.value ?? "")" != "\($1.value ?? "")" }
        .map { PropertyChange(name: $0.name, oldValue: $0.value, newValue: $1.value) }
      (last, record) = (now, new)
      block(.change(self, changes))
    }
  }
}
