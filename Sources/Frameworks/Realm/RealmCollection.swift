public import AnimSourceRuntime
public import Foundation
import UIKitCore

/// What lists, results and the like have in common.
public protocol RealmCollection: AnyObject, RandomAccessCollection, MadeUpSource,
  CustomStringConvertible
where Element: RealmCollectionValue, Index == Int {
  /// The elements as they are now.
  var _elements: [Element] { get }
  /// The database that keeps them; nil for none.
  var realm: Realm? { get }
}

/// Where elements can be made up.
public protocol MadeUpSource {}

/// What values are ordered by.
public struct SortDescriptor: Hashable, Sendable {
  /// The names of properties, with dots between them.
  public let keyPath: String
  /// Whether smaller values come first.
  public let ascending: Bool

  /// An order by a property.
  public init(keyPath: String, ascending: Bool = true) {
    self.keyPath = keyPath
    self.ascending = ascending
  }

  /// An order by a property.
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool = true)
  where Root: ObjectBase {
    self.init(keyPath: KeyPathName.name(of: keyPath), ascending: ascending)
  }

  /// An order by a property.
  public init(property: String, ascending: Bool = true) {
    self.init(keyPath: property, ascending: ascending)
  }

  /// The other way round.
  public func reversed() -> SortDescriptor {
    SortDescriptor(keyPath: keyPath, ascending: !ascending)
  }

  var descriptor: NSSortDescriptor { NSSortDescriptor(key: keyPath, ascending: ascending) }
}

extension SortDescriptor: ExpressibleByStringLiteral {
  /// An order by a property.
  public init(stringLiteral value: String) { self.init(keyPath: value) }
}

/// The names that key paths of Swift's stand for.
enum KeyPathName {
  /// Those of the properties on the way, with dots between them.
  static func name<Root, Value>(of path: KeyPath<Root, Value>) -> String {
    // As it is printed: `\Person.dog?.name`.
    String("\(path)".drop { $0 != "." }.dropFirst()).replacing("?", with: "")
      .replacing("!", with: "")
  }
}

/// A value as predicates and orders see it.
private func boxed(_ value: Any) -> Any {
  switch value {
  case let value as any RawRepresentable: value.rawValue
  default: value
  }
}

extension RealmCollection {
  /// Where the elements begin.
  public var startIndex: Int { 0 }
  /// Where they end.
  public var endIndex: Int { _elements.count }
  /// How many there are.
  public var count: Int { _elements.count }
  /// Whether the elements are gone; never.
  public var isInvalidated: Bool { false }
  /// Whether the elements stay as they are; never.
  public var isFrozen: Bool { false }
  /// The collection itself.
  public func freeze() -> Self { self }
  /// The collection itself.
  public func thaw() -> Self? { self }
  /// What the elements say of themselves.
  public var description: String {
    "\(Self.self) (\n"
      + _elements.enumerated().map { "\t[\($0)] \($1)" }.joined(separator: ",\n") + "\n)"
  }

  // MARK: Finding elements

  /// Those that meet a predicate.
  public func filter(_ predicate: NSPredicate) -> Results<Element> {
    Results(realm) { self._elements.filter { predicate.evaluate(with: boxed($0)) } }
  }

  /// Those that meet a predicate, by its format.
  public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
    filter(NSPredicate(format: predicateFormat, argumentArray: args))
  }

  /// Those for which something is true.
  public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
    let query = isIncluded(Query { $0 })
    return Results(realm) { self._elements.filter { query.holds(for: $0) } }
  }

  /// The index of an element; nil if it is none of them.
  public func index(of object: Element) -> Int? { _elements.firstIndex(of: object) }

  /// The index of the first that meets a predicate; nil for none.
  public func index(matching predicate: NSPredicate) -> Int? {
    _elements.firstIndex { predicate.evaluate(with: boxed($0)) }
  }

  /// The index of the first that meets a predicate; nil for none.
  public func index(matching predicateFormat: String, _ args: Any...) -> Int? {
    index(matching: NSPredicate(format: predicateFormat, argumentArray: args))
  }

  /// Some of the elements.
  public func objects(at indexes: IndexSet) -> [Element] {
    let all = _elements
    return indexes.map { all[$0] }
  }

  // MARK: Orders

  /// The elements in an order of their properties.
  public func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Element>
  where S.Element == SortDescriptor {
    let descriptors = sortDescriptors.map(\.descriptor)
    return Results(realm) {
      // The order of equal ones is kept.
      self._elements.enumerated().sorted { first, second in
        for descriptor in descriptors {
          let order = descriptor.compare(boxed(first.element), to: boxed(second.element))
          if order != .orderedSame { return order == .orderedAscending }
        }
        return first.offset < second.offset
      }.map(\.element)
    }
  }

  /// The elements in an order of a property.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
  }

  /// The elements in an order of a property.
  public func sorted<Value>(by keyPath: KeyPath<Element, Value>, ascending: Bool = true)
    -> Results<Element> where Element: ObjectBase
  {
    sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
  }

  /// The elements in an order of a property, by the name that this had once.
  public func sorted(byProperty property: String, ascending: Bool = true) -> Results<Element> {
    sorted(byKeyPath: property, ascending: ascending)
  }

  /// The elements in an order of a property, by the name that this had once.
  public func sorted(_ property: String, ascending: Bool = true) -> Results<Element> {
    sorted(byKeyPath: property, ascending: ascending)
  }

  /// The values in their order.
  public func sorted(ascending: Bool = true) -> Results<Element> {
    sorted(byKeyPath: "self", ascending: ascending)
  }

  /// The first elements of those that have the same values of some properties.
  public func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Element == String {
    let paths = Array(keyPaths)
    return Results(realm) {
      var seen: Set<String> = []
      return self._elements.filter { element in
        seen.insert(
          paths.map { "\(KeyPathText.value($0, of: element) ?? "nil")" }.joined(separator: "\n")
        ).inserted
      }
    }
  }

  // MARK: Values of properties

  private func numbers(_ property: String) -> [Double] {
    _elements.compactMap { Double._converted(KeyPathText.value(property, of: $0) ?? NSNull()) }
  }

  /// The values of a property.
  public func value(forKey key: String) -> Any? {
    _elements.map { KeyPathText.value(key, of: $0) ?? NSNull() }
  }

  /// The values at the end of names with dots between them.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyPathText.value(keyPath, of: _elements)
  }

  /// Sets a property of each element.
  public func setValue(_ value: Any?, forKey key: String) {
    for case let object as ObjectBase in _elements { object.setValue(value, forKey: key) }
  }

  /// The least value of a property; nil without elements.
  public func min<Value: RealmCollectionValue>(ofProperty property: String) -> Value? {
    extreme(property, ascending: true)
  }

  /// The greatest value of a property; nil without elements.
  public func max<Value: RealmCollectionValue>(ofProperty property: String) -> Value? {
    extreme(property, ascending: false)
  }

  private func extreme<Value: RealmCollectionValue>(_ property: String, ascending: Bool) -> Value? {
    sorted(byKeyPath: property, ascending: ascending)._elements.lazy
      .compactMap { KeyPathText.value(property, of: $0) }.first.flatMap(Value._converted)
  }

  /// The sum of a property's values.
  public func sum<Value: RealmCollectionValue & _Persistable>(ofProperty property: String) -> Value
  {
    Value._converted(numbers(property).reduce(0, +)) ?? Value._default()
  }

  /// The mean of a property's values; nil without elements.
  public func average<Value: RealmCollectionValue>(ofProperty property: String) -> Value? {
    let numbers = numbers(property)
    return numbers.isEmpty
      ? nil : Value._converted(numbers.reduce(0, +) / Double(numbers.count))
  }

  /// The least value of a property; nil without elements.
  public func min<Value: RealmCollectionValue>(of keyPath: KeyPath<Element, Value>) -> Value?
  where Element: ObjectBase { min(ofProperty: KeyPathName.name(of: keyPath)) }
  /// The greatest value of a property; nil without elements.
  public func max<Value: RealmCollectionValue>(of keyPath: KeyPath<Element, Value>) -> Value?
  where Element: ObjectBase { max(ofProperty: KeyPathName.name(of: keyPath)) }
  /// The sum of a property's values.
  public func sum<Value: RealmCollectionValue & _Persistable>(of keyPath: KeyPath<Element, Value>)
    -> Value where Element: ObjectBase
  { sum(ofProperty: KeyPathName.name(of: keyPath)) }

  // MARK: Changes

  /// Calls a closure with the elements soon, and after each write that changes them.
  public func observe(
    on queue: SimulatedQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken { watch(block) }

  /// Calls a closure with the elements soon, and after each write that changes them; all properties count.
  public func observe(
    keyPaths: [String]?, on queue: SimulatedQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken { watch(block) }

  /// The same, by the name that this had once.
  public func addNotificationBlock(
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken { watch(block) }

  private func watch(
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken {
    var last = CollectionRecord(_elements)
    let token = NotificationToken(realm?.database) { [weak self] in
      guard let self else { return }
      let now = CollectionRecord(self._elements)
      defer { last = now }
      guard let change = now.change(since: last) else { return }
      block(
        .update(
          self, deletions: change.deletions, insertions: change.insertions,
          modifications: change.modifications))
    }
    OneThread.atEndOfTurn { [weak token] in
      guard token?.isValid == true else { return }
      last = CollectionRecord(self._elements)
      block(.initial(self))
    }
    return token
  }
}

/// What has happened to a collection.
public enum RealmCollectionChange<CollectionType> {
  /// Nothing yet.
  case initial(CollectionType)
  /// Elements were deleted, inserted or changed: those that went and those that changed by their old indices, new ones by theirs.
  case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
  /// Something failed, which nothing does.
  case error(any Error)
}
