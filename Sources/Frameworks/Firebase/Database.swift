public import Foundation
import UIKitCore

/// A tree of values, in memory and empty when the simulation begins.
open class Database {
  /// Whether values are kept; makes no difference.
  public var isPersistenceEnabled = false
  /// How many bytes of them; makes no difference.
  public var persistenceCacheSizeBytes: UInt = 0
  private var root: Any = NSNull()
  private var watchers: [Watcher] = []
  private var number: DatabaseHandle = 0

  init() {}

  final class Watcher {
    let handle: DatabaseHandle
    let path: String
    let tell: () -> Void
    var isOver = false
    init(_ handle: DatabaseHandle, _ path: String, _ tell: @escaping () -> Void) {
      self.handle = handle
      self.path = path
      self.tell = tell
    }
  }

  /// The tree.
  public static func database() -> Database { OneThread.single { Database() } }
  /// The tree.
  public static func database(app: FirebaseApp) -> Database { database() }
  /// The tree.
  public static func database(url: String) -> Database { database() }
  /// Its root.
  public func reference() -> DatabaseReference { DatabaseReference(self, []) }
  /// A place in it.
  public func reference(withPath path: String) -> DatabaseReference { reference().child(path) }
  /// A place in it.
  public func reference(fromURL databaseUrl: String) -> DatabaseReference {
    reference().child(URL(string: databaseUrl)?.path ?? "")
  }
  /// Does nothing: there is no network.
  public func goOnline() {}
  /// Does nothing: there is no network.
  public func goOffline() {}
  /// Does nothing.
  public func purgeOutstandingWrites() {}
  /// Does nothing: no server is asked.
  public func useEmulator(withHost host: String, port: Int) {}
  /// Does nothing: there is no log.
  public static func setLoggingEnabled(_ enabled: Bool) {}

  // MARK: Inside

  func value(at path: [String]) -> Any {
    path.reduce(root) { found, name in
      switch found {
      case let table as [String: Any]: table[name] ?? NSNull()
      case let list as [Any]:
        Int(name).flatMap { list.indices.contains($0) ? list[$0] : nil } ?? NSNull()
      default: NSNull()
      }
    }
  }

  func put(_ value: Any, at path: [String]) {
    root = Self.put(value, path[...], in: root)
    let told = watchers
    OneThread.whenAnswered { for watcher in told where !watcher.isOver { watcher.tell() } }
  }

  private static func put(_ value: Any, _ path: ArraySlice<String>, in node: Any) -> Any {
    guard let name = path.first else { return stored(value, over: node) }
    var table = node as? [String: Any] ?? [:]
    if let list = node as? [Any] {
      for (index, element) in list.enumerated() { table["\(index)"] = element }
    }
    let inner = put(value, path.dropFirst(), in: table[name] ?? NSNull())
    table[name] = inner is NSNull ? nil : inner
    return table.isEmpty ? NSNull() : table
  }

  /// A value as it is kept: what is nothing is not there.
  private static func stored(_ value: Any, over old: Any) -> Any {
    switch value {
    case let change as ServerValue: return change.applied(to: old)
    case let table as [AnyHashable: Any]:
      let inner = old as? [String: Any] ?? [:]
      let kept = Dictionary(
        table.map {
          ("\($0.key.base)", stored($0.value, over: inner["\($0.key.base)"] ?? NSNull()))
        }
      ) { first, _ in first }.filter { !($0.value is NSNull) }
      return kept.isEmpty ? NSNull() : kept
    case let table as NSDictionary:
      return stored(
        Dictionary(table.map { ("\($0.key)" as AnyHashable, $0.value) }) { first, _ in first },
        over: old)
    case let list as [Any]: return list.isEmpty ? NSNull() : list.map { stored($0, over: NSNull()) }
    case let date as Date: return date.timeIntervalSince1970
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value }
      return mirror.children.first.map { stored($0.value, over: old) } ?? NSNull()
    }
  }

  func watch(_ path: [String], _ tell: @escaping () -> Void) -> DatabaseHandle {
    number += 1
    let watcher = Watcher(number, path.joined(separator: "/"), tell)
    watchers.append(watcher)
    OneThread.whenAnswered { if !watcher.isOver { tell() } }
    return number
  }

  func forget(_ path: [String], _ handle: DatabaseHandle?) {
    let path = path.joined(separator: "/")
    for watcher in watchers where handle.map({ $0 == watcher.handle }) ?? (watcher.path == path) {
      watcher.isOver = true
    }
    watchers.removeAll(where: \.isOver)
  }

  /// A name for a new place: later ones come after earlier ones.
  func newName() -> String {
    number += 1
    let text = "\(number)"
    return "-M" + String(repeating: "0", count: max(0, 18 - text.count)) + text
  }
}

/// What ends calls.
public typealias DatabaseHandle = UInt

/// What is told of.
public enum DataEventType: Int, Sendable {
  case childAdded, childRemoved, childChanged, childMoved, value
}

/// What the server puts in the place of a value.
public final class ServerValue {
  private let amount: NSNumber?
  private init(_ amount: NSNumber?) { self.amount = amount }
  /// The time in milliseconds.
  public static func timestamp() -> Any { ServerValue(nil) }
  /// More than there was.
  public static func increment(_ delta: NSNumber) -> Any { ServerValue(delta) }

  func applied(to old: Any) -> Any {
    guard let amount else { return Int((Date().timeIntervalSince1970 * 1000).rounded()) }
    let sum = (Values.number(old) ?? 0) + amount.doubleValue
    return sum == sum.rounded() ? Int(sum) : sum
  }
}

/// Values at a place, in an order.
open class DatabaseQuery {
  let database: Database
  let path: [String]
  private enum Order { case key, value, child(String), priority }
  private var order = Order.key
  private var first: Int?
  private var last: Int?
  private var conditions: [(DataSnapshot) -> Bool] = []

  init(_ database: Database, _ path: [String]) {
    self.database = database
    self.path = path
  }

  /// The place.
  public var ref: DatabaseReference { DatabaseReference(database, path) }

  private func with(_ change: (DatabaseQuery) -> Void) -> DatabaseQuery {
    let query = DatabaseQuery(database, path)
    query.order = order
    query.conditions = conditions
    (query.first, query.last) = (first, last)
    change(query)
    return query
  }

  // MARK: Which values, and in which order

  private func sortValue(_ snapshot: DataSnapshot) -> Any? {
    let value: Any? =
      switch order {
      case .key: snapshot.key
      case .value: snapshot.value
      case .child(let path): snapshot.childSnapshot(forPath: path).value
      case .priority: nil
      }
    return value is NSNull ? nil : value
  }

  private func condition(_ holds: @escaping (Any?) -> Bool) -> DatabaseQuery {
    with { query in query.conditions.append { [unowned query] in holds(query.sortValue($0)) } }
  }

  /// In the order of what is under a name in each.
  public func queryOrdered(byChild key: String) -> DatabaseQuery { with { $0.order = .child(key) } }
  /// In the order of their names.
  public func queryOrderedByKey() -> DatabaseQuery { with { $0.order = .key } }
  /// In the order of the values.
  public func queryOrderedByValue() -> DatabaseQuery { with { $0.order = .value } }
  /// In the order in which they came.
  public func queryOrderedByPriority() -> DatabaseQuery { with { $0.order = .priority } }
  /// The first ones.
  public func queryLimited(toFirst limit: UInt) -> DatabaseQuery { with { $0.first = Int(limit) } }
  /// The last ones.
  public func queryLimited(toLast limit: UInt) -> DatabaseQuery { with { $0.last = Int(limit) } }
  /// Those that are a value.
  public func queryEqual(toValue value: Any?) -> DatabaseQuery {
    condition { Values.areEqual($0, value is NSNull ? nil : value) }
  }
  /// Those that are a value.
  public func queryEqual(toValue value: Any?, childKey: String?) -> DatabaseQuery {
    queryEqual(toValue: value)
  }
  /// Those from a value on.
  public func queryStarting(atValue value: Any?) -> DatabaseQuery {
    condition { found in Values.order(found, value).map { $0 != .orderedAscending } ?? false }
  }
  /// Those from a value on.
  public func queryStarting(atValue value: Any?, childKey: String?) -> DatabaseQuery {
    queryStarting(atValue: value)
  }
  /// Those behind a value.
  public func queryStarting(afterValue value: Any?) -> DatabaseQuery {
    condition { Values.order($0, value) == .orderedDescending }
  }
  /// Those up to a value.
  public func queryEnding(atValue value: Any?) -> DatabaseQuery {
    condition { found in Values.order(found, value).map { $0 != .orderedDescending } ?? false }
  }
  /// Those up to a value.
  public func queryEnding(atValue value: Any?, childKey: String?) -> DatabaseQuery {
    queryEnding(atValue: value)
  }
  /// Those before a value.
  public func queryEnding(beforeValue value: Any?) -> DatabaseQuery {
    condition { Values.order($0, value) == .orderedAscending }
  }

  var snapshot: DataSnapshot {
    let whole = DataSnapshot(ref, database.value(at: path), nil)
    let isPlain =
      if case .key = order { first == nil && last == nil && conditions.isEmpty } else { false }
    if isPlain { return whole }
    var found = whole.all.filter { child in conditions.allSatisfy { $0(child) } }
    found = found.enumerated().sorted { a, b in
      let (x, y) = (sortValue(a.element), sortValue(b.element))
      // What is not there comes first.
      if x == nil || y == nil { return x == nil && (y != nil || a.offset < b.offset) }
      let order = Values.order(x, y) ?? .orderedSame
      return order == .orderedSame ? a.offset < b.offset : order == .orderedAscending
    }.map(\.element)
    if let first { found = Array(found.prefix(first)) }
    if let last { found = Array(found.suffix(last)) }
    let table = Dictionary(found.map { ($0.key, $0.value ?? NSNull()) }) { first, _ in first }
    return DataSnapshot(ref, table.isEmpty ? NSNull() : table, found.map(\.key))
  }

  // MARK: Reading

  private func watch(
    _ type: DataEventType, _ isOnce: Bool, _ tell: @escaping (DataSnapshot, String?) -> Void
  ) -> DatabaseHandle {
    var last: DataSnapshot?
    var handle: DatabaseHandle = 0
    handle = database.watch(path) { [self] in
      let now = snapshot
      let old = last
      last = now
      if old == nil, !now.exists() { OneThread.missParts() }
      let told: [(DataSnapshot, String?)] =
        type == .value
        ? old.map { Values.areEqual($0.value, now.value) } == true ? [] : [(now, nil)]
        : now.changes(since: old, type)
      for (snapshot, before) in isOnce ? Array(told.prefix(1)) : told { tell(snapshot, before) }
      if isOnce, !told.isEmpty { database.forget(path, handle) }
    }
    return handle
  }

  /// Calls a closure soon, and whenever something happens.
  @discardableResult public func observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)? = nil
  ) -> DatabaseHandle { watch(eventType, false) { snapshot, _ in block(snapshot) } }
  /// Calls a closure soon, and whenever something happens, with the name of what stands before.
  @discardableResult public func observe(
    _ eventType: DataEventType,
    andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
  ) -> DatabaseHandle { watch(eventType, false, block) }
  /// Calls a closure once.
  public func observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)? = nil
  ) { _ = watch(eventType, true) { snapshot, _ in block(snapshot) } }
  /// The values.
  public func getData(completion block: @escaping ((any Error)?, DataSnapshot?) -> Void) {
    OneThread.whenAnswered {
      let snapshot = self.snapshot
      if !snapshot.exists() { OneThread.missParts() }
      block(nil, snapshot)
    }
  }
  /// The values.
  public func getData() async throws -> DataSnapshot {
    let snapshot = snapshot
    if !snapshot.exists() { OneThread.missParts() }
    return snapshot
  }
  /// Ends calls.
  public func removeObserver(withHandle handle: DatabaseHandle) { database.forget(path, handle) }
  /// Ends all calls of this place.
  public func removeAllObservers() { database.forget(path, nil) }
  /// Does nothing: all is there.
  public func keepSynced(_ keepSynced: Bool) {}
}

/// A place in the tree.
public final class DatabaseReference: DatabaseQuery, CustomStringConvertible {
  /// Its name; nil for the root.
  public var key: String? { path.last }
  /// The place around it; nil for the root.
  public var parent: DatabaseReference? {
    path.isEmpty ? nil : DatabaseReference(database, path.dropLast())
  }
  /// The root.
  public var root: DatabaseReference { DatabaseReference(database, []) }
  /// Its address.
  public var url: String { "https://project.firebaseio.com/" + path.joined(separator: "/") }
  /// Its address.
  public var description: String { url }

  /// A place in it.
  public func child(_ pathString: String) -> DatabaseReference {
    DatabaseReference(database, path + pathString.split(separator: "/").map(String.init))
  }
  /// A new place in it, behind all others.
  public func childByAutoId() -> DatabaseReference { child(database.newName()) }

  private func answer(_ block: (((any Error)?, DatabaseReference) -> Void)?) {
    guard let block else { return }
    OneThread.whenAnswered { block(nil, self) }
  }
  /// Writes a value.
  public func setValue(_ value: Any?) { database.put(value ?? NSNull(), at: path) }
  /// Writes a value.
  public func setValue(
    _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    setValue(value)
    answer(block)
  }
  /// Writes a value; its priority makes no difference.
  public func setValue(_ value: Any?, andPriority priority: Any?) { setValue(value) }
  /// Writes a value as it is coded.
  public func setValue<T: Encodable>(from value: T) throws {
    setValue(try Firestore.Encoder().encode(value))
  }
  /// Writes values under their names, which may lead inside.
  public func updateChildValues(_ values: [AnyHashable: Any]) {
    for (name, value) in values.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      child("\(name.base)").setValue(value)
    }
  }
  /// Writes values under their names, which may lead inside.
  public func updateChildValues(
    _ values: [AnyHashable: Any],
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    updateChildValues(values)
    answer(block)
  }
  /// Deletes what is here.
  public func removeValue() { setValue(nil) }
  /// Deletes what is here.
  public func removeValue(
    completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    setValue(nil)
    answer(block)
  }
  /// Writes what depends on what is there.
  public func runTransactionBlock(
    _ block: @escaping (MutableData) -> TransactionResult,
    andCompletionBlock completionBlock: (((any Error)?, Bool, DataSnapshot?) -> Void)? = nil
  ) {
    let data = MutableData(path.last, database.value(at: path))
    let result = block(data)
    if result.isSuccess { setValue(data.value) }
    OneThread.whenAnswered { completionBlock?(nil, result.isSuccess, self.snapshot) }
  }
  /// Does nothing: nobody goes off line.
  public func onDisconnectSetValue(_ value: Any?) {}
  /// Does nothing: nobody goes off line.
  public func onDisconnectRemoveValue() {}
  /// Does nothing: nobody goes off line.
  public func onDisconnectUpdateChildValues(_ values: [AnyHashable: Any]) {}
  /// Does nothing: nobody goes off line.
  public func cancelDisconnectOperations() {}
}

/// What is changed at once.
public final class MutableData {
  /// The name of the place.
  public let key: String?
  /// The value.
  public var value: Any?
  init(_ key: String?, _ value: Any) {
    self.key = key
    self.value = value is NSNull ? nil : value
  }
}

/// Whether a change is to be.
public final class TransactionResult {
  let isSuccess: Bool
  private init(_ isSuccess: Bool) { self.isSuccess = isSuccess }
  /// It is, with this value.
  public static func success(withValue value: MutableData) -> TransactionResult {
    TransactionResult(true)
  }
  /// It is not.
  public static func abort() -> TransactionResult { TransactionResult(false) }
}

/// Values as they were at a time.
public final class DataSnapshot {
  /// The place.
  public let ref: DatabaseReference
  private let node: Any
  private let order: [String]?

  init(_ ref: DatabaseReference, _ node: Any, _ order: [String]?) {
    self.ref = ref
    self.node = node
    self.order = order
  }

  /// The name of the place.
  public var key: String { ref.key ?? "" }
  /// The value; `NSNull` for none.
  public var value: Any? { node }
  /// The same.
  public func valueInExportFormat() -> Any? { node }
  /// What orders it; nothing.
  public var priority: Any? { nil }
  /// Whether there is a value.
  public func exists() -> Bool { !(node is NSNull) }
  /// How many values are in it.
  public var childrenCount: UInt { UInt(names.count) }
  /// Whether there are any.
  public func hasChildren() -> Bool { !names.isEmpty }
  /// Whether there is one of a name.
  public func hasChild(_ childPathString: String) -> Bool {
    childSnapshot(forPath: childPathString).exists()
  }
  /// What is under a name.
  public func childSnapshot(forPath childPathString: String) -> DataSnapshot {
    let place = ref.child(childPathString)
    let names = childPathString.split(separator: "/").map(String.init)
    let found = names.reduce(node) { found, name in
      switch found {
      case let table as [String: Any]: table[name] ?? NSNull()
      case let list as [Any]:
        Int(name).flatMap { list.indices.contains($0) ? list[$0] : nil } ?? NSNull()
      default: NSNull()
      }
    }
    return DataSnapshot(place, found, nil)
  }
  /// What is in it, in its order.
  public var children: NSEnumerator { NSArray(array: all).objectEnumerator() }
  /// The values as a value of an app's.
  public func data<T: Decodable>(as type: T.Type) throws -> T {
    try FirestoreFields.value(type, of: node)
  }

  private var names: [String] {
    if let order { return order }
    switch node {
    case let table as [String: Any]:
      // Numbers come first, in their order.
      return table.keys.sorted { first, second in
        switch (Int(first), Int(second)) {
        case (let first?, let second?): first < second
        case (_?, nil): true
        case (nil, _?): false
        default: first < second
        }
      }
    case let list as [Any]:
      return list.indices.filter { !(list[$0] is NSNull) }.map { "\($0)" }
    default: return []
    }
  }

  var all: [DataSnapshot] { names.map(childSnapshot) }

  func changes(
    since old: DataSnapshot?, _ type: DataEventType
  ) -> [(DataSnapshot, String?)] {
    let (now, before) = (all, old?.all ?? [])
    let known = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
    switch type {
    case .childRemoved:
      let kept = Set(now.map(\.key))
      return before.filter { !kept.contains($0.key) }.map { ($0, nil) }
    case .childMoved, .value: return []
    case .childAdded, .childChanged:
      return now.enumerated().filter { _, child in
        guard let old = known[child.key] else { return type == .childAdded }
        return type == .childChanged && !Values.areEqual(old.value, child.value)
      }.map { index, child in (child, index > 0 ? now[index - 1].key : nil) }
    }
  }
}
