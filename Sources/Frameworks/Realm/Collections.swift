public import Foundation
import UIKitCore

/// Elements that are found when they are asked for.
public final class Results<Element: RealmCollectionValue>: RealmCollection {
  private let find: () -> [Element]
  /// The database that keeps them; nil for none.
  public let realm: Realm?
  private var found: (elements: [Element], version: Int)?

  init(_ realm: Realm?, _ find: @escaping () -> [Element]) {
    self.realm = realm
    self.find = find
  }

  /// The elements as they are now.
  public var _elements: [Element] {
    guard let database = realm?.database, !database.isWriting else { return find() }
    if let found, found.version == database.version { return found.elements }
    let elements = find()
    found = (elements, database.version)
    return elements
  }

  /// An element.
  public subscript(position: Int) -> Element { _elements[position] }

  /// All elements, as they are now.
  public func makeIterator() -> IndexingIterator<[Element]> { _elements.makeIterator() }
}

/// The objects that hold an object in a property of theirs.
public protocol LinkingObjectsProtocol: _Persistable {
  /// The objects that hold an object in a property of this name.
  init(property: String)
}

/// The objects that hold an object in a property of theirs.
public final class LinkingObjects<Element: Object>: RealmCollection, LinkingObjectsProtocol {
  private let property: String
  private weak var owner: ObjectBase?

  /// The objects of a class that hold this one in a property.
  public init(fromType type: Element.Type, property: String) { self.property = property }
  /// The objects that hold this one in a property.
  public init(property: String) { self.property = property }

  /// None of no property.
  public static func _default() -> Self { Self(property: "") }
  /// Nothing else is of this type.
  public static func _persisted(_ value: Any) -> Self? { value as? Self }

  /// The database that keeps them; nil for none.
  public var realm: Realm? { owner?.current.database.map { Realm($0) } }
  /// The elements as they are now.
  public var _elements: [Element] {
    guard let owner = owner?.current, let database = owner.database else { return [] }
    return database.objects(of: Element.self).filter { object in
      guard let field = ObjectFields.of(type(of: object)).first(where: { $0.name == property })
      else { return false }
      let held = field.holder(in: object)?.heldObjects
      return held?.contains { $0.current === owner }
        ?? ((field.value(of: object) as? ObjectBase)?.current === owner)
    }
  }

  /// An element.
  public subscript(position: Int) -> Element { _elements[position] }
}

extension LinkingObjects: ValueHolder {
  static var isBacklink: Bool { true }
  var heldValue: Any? { _elements }
  func hold(_ value: Any?) {}
  func join(_ owner: ObjectBase, _ database: Database) { self.owner = owner }
}

/// A collection of some kind.
public final class AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection {
  private let find: () -> [Element]
  /// The database that keeps the elements; nil for none.
  public let realm: Realm?

  /// One of any kind.
  public init<Base: RealmCollection>(_ base: Base) where Base.Element == Element {
    find = { base._elements }
    realm = base.realm
  }

  /// The elements as they are now.
  public var _elements: [Element] { find() }
  /// An element.
  public subscript(position: Int) -> Element { find()[position] }
}

/// Elements in an order, which an object has.
public final class List<Element: RealmCollectionValue>: RealmCollection, RangeReplaceableCollection,
  MutableCollection, ExpressibleByArrayLiteral, _Persistable
{
  private var stored: [Element] = []
  private weak var database: Database?
  private weak var owner: ObjectBase?
  private var checked = -1

  /// No elements.
  public init() {}
  /// Elements.
  public convenience init(arrayLiteral elements: Element...) {
    self.init()
    stored = elements
  }

  /// No elements.
  public static func _default() -> Self { Self() }
  /// The elements of a list.
  public static func _persisted(_ value: Any) -> Self? {
    if let list = value as? Self { return list }
    let list = Self()
    list.hold(value)
    return list
  }

  /// The database that keeps the elements; nil for none.
  public var realm: Realm? { database.map { Realm($0) } }

  /// The elements as they are now: without those that were deleted.
  public var _elements: [Element] {
    if let database, database.removals != checked {
      checked = database.removals
      if Element.self is ObjectBase.Type {
        stored = stored.compactMap { element in
          guard let object = element as? ObjectBase else { return element }
          return object.isInvalidated ? nil : object.current as? Element
        }
      }
    }
    return stored
  }

  private func change(_ body: (inout [Element]) -> Void) {
    _ = _elements
    body(&stored)
    guard let database else { return }
    database.noteChange()
    for case let object as ObjectBase in stored where object.database == nil {
      database.adopt(object)
    }
  }

  /// An element.
  public subscript(position: Int) -> Element {
    get { _elements[position] }
    set { change { $0[position] = newValue } }
  }

  /// Replaces some elements by others.
  public func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element { change { $0.replaceSubrange(subrange, with: newElements) } }
  /// Adds an element behind the others.
  public func append(_ object: Element) { change { $0.append(object) } }
  /// Adds elements behind the others.
  public func append<S: Sequence>(objectsIn objects: S) where S.Element == Element {
    let added = Array(objects)
    change { $0.append(contentsOf: added) }
  }
  /// Adds elements behind the others.
  public func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    append(objectsIn: newElements)
  }
  /// Inserts an element.
  public func insert(_ object: Element, at index: Int) { change { $0.insert(object, at: index) } }
  /// Takes an element out.
  @discardableResult public func remove(at index: Int) -> Element {
    let element = _elements[index]
    change { $0.remove(at: index) }
    return element
  }
  /// Takes an element out.
  public func remove(objectAtIndex index: Int) { remove(at: index) }
  /// Takes elements out.
  public func remove(atOffsets offsets: IndexSet) {
    change { for index in offsets.reversed() { $0.remove(at: index) } }
  }
  /// Takes all elements out.
  public func removeAll(keepingCapacity: Bool = false) { change { $0.removeAll() } }
  /// Takes those elements out for which something is true.
  public func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let kept = try _elements.filter { try !shouldBeRemoved($0) }
    change { $0 = kept }
  }
  /// Takes elements out.
  public func removeSubrange(_ bounds: Range<Int>) { change { $0.removeSubrange(bounds) } }
  /// Takes the first elements out.
  public func removeFirst(_ number: Int) { change { $0.removeFirst(number) } }
  /// Takes the first element out.
  @discardableResult public func removeFirst() -> Element { remove(at: 0) }
  /// Takes the last elements out.
  public func removeLast(_ number: Int) { change { $0.removeLast(number) } }
  /// Takes the last element out.
  @discardableResult public func removeLast() -> Element { remove(at: count - 1) }
  /// Puts an element in another one's place.
  public func replace(index: Int, object: Element) { self[index] = object }
  /// Moves an element.
  public func move(from: Int, to: Int) { change { $0.insert($0.remove(at: from), at: to) } }
  /// Exchanges two elements.
  public func swapAt(_ index1: Int, _ index2: Int) { change { $0.swapAt(index1, index2) } }
  /// Exchanges two elements.
  public func swap(index1: Int, _ index2: Int) { swapAt(index1, index2) }
}

extension List: ValueHolder {
  var heldValue: Any? { _elements }

  func hold(_ value: Any?) {
    let elements: [Any] =
      switch value {
      case let list as List<Element>: list._elements
      case let list as [Any]: list
      case let list as any Sequence: list.map { $0 }
      default: []
      }
    change { $0 = elements.compactMap(Element._converted) }
  }

  var heldObjects: [ObjectBase] { stored.compactMap { $0 as? ObjectBase } }

  func join(_ owner: ObjectBase, _ database: Database) {
    self.owner = owner
    self.database = database
  }
}

extension List: Equatable {
  /// Whether two lists are the same one, or have the same elements.
  public static func == (first: List, second: List) -> Bool {
    first === second || first._elements == second._elements
  }
}

extension List: Decodable where Element: Decodable {
  /// A list that is read.
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    stored = try [Element](from: decoder)
  }
}

extension List: Encodable where Element: Encodable {
  /// Says the elements.
  public func encode(to encoder: any Encoder) throws { try _elements.encode(to: encoder) }
}

/// Elements without an order, each of them once.
public final class MutableSet<Element: RealmCollectionValue>: RealmCollection, _Persistable {
  private let list = List<Element>()

  /// No elements.
  public init() {}
  /// No elements.
  public static func _default() -> Self { Self() }
  /// The elements of a list.
  public static func _persisted(_ value: Any) -> Self? {
    if let set = value as? Self { return set }
    let set = Self()
    set.hold(value)
    return set
  }

  /// The database that keeps the elements; nil for none.
  public var realm: Realm? { list.realm }
  /// The elements as they are now.
  public var _elements: [Element] { list._elements }
  /// An element.
  public subscript(position: Int) -> Element { list[position] }
  /// Whether an element is there.
  public func contains(_ object: Element) -> Bool { _elements.contains(object) }
  /// Adds an element, unless it is there.
  public func insert(_ object: Element) { if !contains(object) { list.append(object) } }
  /// Adds elements.
  public func insert<S: Sequence>(objectsIn objects: S) where S.Element == Element {
    for object in objects { insert(object) }
  }
  /// Takes an element out.
  public func remove(_ object: Element) { list.removeAll { $0 == object } }
  /// Takes all elements out.
  public func removeAll() { list.removeAll() }
}

extension MutableSet: ValueHolder {
  var heldValue: Any? { list._elements }
  func hold(_ value: Any?) {
    list.removeAll()
    switch value {
    case let set as MutableSet<Element>: insert(objectsIn: set._elements)
    case let values as any Sequence:
      for value in values { if let element = Element._converted(value) { insert(element) } }
    default: break
    }
  }
  var heldObjects: [ObjectBase] { list.heldObjects }
  func join(_ owner: ObjectBase, _ database: Database) { list.join(owner, database) }
}

/// Values by keys.
public final class Map<Key: Hashable & Comparable, Value: RealmCollectionValue>: _Persistable,
  Sequence
{
  private var values: [Key: Value] = [:]
  private weak var database: Database?

  /// No values.
  public init() {}
  /// No values.
  public static func _default() -> Self { Self() }
  /// The values of a dictionary.
  public static func _persisted(_ value: Any) -> Self? {
    if let map = value as? Self { return map }
    let map = Self()
    map.hold(value)
    return map
  }

  /// The value of a key.
  public subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      values[key] = newValue
      database?.noteChange()
    }
  }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }
  /// The keys in their order.
  public var keys: [Key] { values.keys.sorted() }
  /// The keys with their values, in the keys' order.
  public func makeIterator() -> IndexingIterator<[(key: Key, value: Value)]> {
    values.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }.makeIterator()
  }
  /// Takes a value out.
  public func removeObject(for key: Key) { self[key] = nil }
  /// Takes all values out.
  public func removeAll() { values = [:] }
}

extension Map: ValueHolder {
  var heldValue: Any? { values }
  func hold(_ value: Any?) {
    switch value {
    case let map as Map<Key, Value>: values = map.values
    case let table as [Key: Any]: values = table.compactMapValues(Value._converted)
    default: values = [:]
    }
  }
  var heldObjects: [ObjectBase] { values.values.compactMap { $0 as? ObjectBase } }
  func join(_ owner: ObjectBase, _ database: Database) { self.database = database }
}
