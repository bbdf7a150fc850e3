public import Foundation
import UIKitCore

/// Documents in collections, in memory and none when the simulation begins.
open class Firestore {
  /// Settings; they make no difference.
  public var settings = FirestoreSettings()
  /// The fields of documents by their paths.
  private(set) var documents: [String: [String: Any]] = [:]
  /// The order in which documents were made, for those that none is said for.
  private var watchers: [Watcher] = []

  init() {}

  final class Watcher {
    let tell: () -> Void
    var isOver = false
    init(_ tell: @escaping () -> Void) { self.tell = tell }
  }

  /// The documents.
  public static func firestore() -> Firestore { OneThread.single { Firestore() } }
  /// The documents.
  public static func firestore(app: FirebaseApp) -> Firestore { firestore() }
  /// The app.
  public var app: FirebaseApp { FirebaseApp.app() ?? FirebaseApp("", FirebaseOptions()) }

  /// A collection at a path.
  public func collection(_ collectionPath: String) -> CollectionReference {
    CollectionReference(self, collectionPath.trimmed)
  }
  /// A document at a path.
  public func document(_ documentPath: String) -> DocumentReference {
    DocumentReference(self, documentPath.trimmed)
  }
  /// All collections of a name.
  public func collectionGroup(_ collectionID: String) -> Query {
    Query(self, .group(collectionID))
  }
  /// Several changes at once.
  public func batch() -> WriteBatch { WriteBatch(self) }
  /// Changes that depend on what is there.
  public func runTransaction(
    _ updateBlock: @escaping (Transaction, ErrorPlace?) -> Any?,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) {
    let pointer = ErrorPlace()
    let result = updateBlock(Transaction(self), pointer)
    OneThread.whenAnswered { completion(pointer.pointee == nil ? result : nil, pointer.pointee) }
  }
  /// Changes that depend on what is there.
  @discardableResult public func runTransaction(
    _ updateBlock: @escaping (Transaction, ErrorPlace?) -> Any?
  ) async throws -> Any? {
    let pointer = ErrorPlace()
    let result = updateBlock(Transaction(self), pointer)
    if let error = pointer.pointee { throw error }
    return result
  }

  private func answer(_ completion: (((any Error)?) -> Void)?) {
    OneThread.whenAnswered { completion?(nil) }
  }
  /// Does nothing: there is no network.
  public func enableNetwork(completion: (((any Error)?) -> Void)? = nil) { answer(completion) }
  /// Does nothing: there is no network.
  public func disableNetwork(completion: (((any Error)?) -> Void)? = nil) { answer(completion) }
  /// Forgets nothing: there are no files.
  public func clearPersistence(completion: (((any Error)?) -> Void)? = nil) { answer(completion) }
  /// Does nothing.
  public func terminate(completion: (((any Error)?) -> Void)? = nil) { answer(completion) }
  /// All is written.
  public func waitForPendingWrites(completion: @escaping ((any Error)?) -> Void) {
    answer(completion)
  }
  /// Does nothing: no server is asked.
  public func useEmulator(withHost host: String, port: Int) {}

  // MARK: Inside

  func write(_ path: String, _ change: (inout [String: Any]?) -> Void) {
    var fields = documents[path]
    change(&fields)
    documents[path] = fields
    let told = watchers
    OneThread.whenAnswered { for watcher in told where !watcher.isOver { watcher.tell() } }
  }

  func watch(_ tell: @escaping () -> Void) -> any ListenerRegistration {
    let watcher = Watcher(tell)
    watchers.append(watcher)
    OneThread.whenAnswered { if !watcher.isOver { tell() } }
    return Registration { [weak self] in
      watcher.isOver = true
      self?.watchers.removeAll { $0 === watcher }
    }
  }

  private final class Registration: NSObject, ListenerRegistration {
    private let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    func remove() { end() }
  }

  private var number = 0
  /// A name for a document that has none.
  func newName() -> String {
    number += 1
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    var state = UInt64(number) &* 0x9e37_79b9_7f4a_7c15
    return String(
      (0..<20).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return letters[Int(state >> 33) % letters.count]
      })
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: "/").joined(separator: "/") }
  fileprivate var parentPath: String {
    split(separator: "/").dropLast().joined(separator: "/")
  }
  fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? "" }
}

/// The place of an error, as functions of Objective-C take it.
public final class ErrorPlace {
  /// The error.
  public var pointee: NSError?
  init() {}
}

/// Settings; they make no difference.
public final class FirestoreSettings {
  /// Whether documents are kept.
  public var isPersistenceEnabled = true
  /// How many bytes of them.
  public var cacheSizeBytes: Int64 = 0
  /// The server.
  public var host = "firestore.googleapis.com"
  /// Whether it is spoken to in secret.
  public var isSSLEnabled = true
  /// Whether dates are moments; they are.
  public var areTimestampsInSnapshotsEnabled = true
  /// Settings.
  public init() {}
}

/// What ends calls.
public protocol ListenerRegistration: NSObjectProtocol {
  /// Ends them.
  func remove()
}

/// Where documents are read; makes no difference.
public enum FirestoreSource: UInt, Sendable { case `default`, server, cache }

/// What values are taken for times of the server that are not known; makes no difference.
public enum ServerTimestampBehavior: Int, Sendable { case none, estimate, previous }

/// What is known of where documents come from.
public final class SnapshotMetadata {
  /// Whether the server does not know yet; it does.
  public let hasPendingWrites = false
  /// Whether they are old; they are not.
  public let isFromCache = false
}

/// The domain of errors.
public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

/// What may go wrong.
public enum FirestoreErrorCode: Int, Error, Sendable {
  case OK, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists,
    permissionDenied, resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented,
    `internal`, unavailable, dataLoss, unauthenticated
  /// The code's own name.
  public typealias Code = FirestoreErrorCode
}

// MARK: Documents

/// A document that there may be.
public final class DocumentReference: NSObject {
  /// Where all are.
  public let firestore: Firestore
  /// Where it is.
  public let path: String

  init(_ firestore: Firestore, _ path: String) {
    self.firestore = firestore
    self.path = path
  }

  /// Its name.
  public var documentID: String { path.lastName }
  /// The collection that it is in.
  public var parent: CollectionReference { CollectionReference(firestore, path.parentPath) }
  /// A collection in it.
  public func collection(_ collectionPath: String) -> CollectionReference {
    CollectionReference(firestore, path + "/" + collectionPath.trimmed)
  }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? DocumentReference)?.path == path
  }
  public override var hash: Int { path.utf8.reduce(5381) { $0 &* 33 &+ Int($1) } }

  var snapshot: DocumentSnapshot { DocumentSnapshot(self, firestore.documents[path]) }

  private func answer(_ completion: (((any Error)?) -> Void)?) {
    OneThread.whenAnswered { completion?(nil) }
  }

  func put(_ data: [String: Any], merge: Bool) {
    firestore.write(path) { fields in
      var new = merge ? fields ?? [:] : [:]
      if merge {
        Values.put(data, into: &new, inside: false)
      } else {
        for (name, value) in data {
          Values.put([name: value], into: &new, inside: false)
        }
      }
      fields = new
    }
  }

  func change(_ fields: [AnyHashable: Any]) -> NSError? {
    guard firestore.documents[path] != nil else {
      return serviceError(
        FirestoreErrorDomain, FirestoreErrorCode.notFound.rawValue,
        "No document to update: \(path)")
    }
    let named = Dictionary(
      fields.map { key, value in
        ((key.base as? FieldPath)?.text ?? "\(key.base)", value)
      }
    ) { first, _ in first }
    firestore.write(path) { fields in
      var new = fields ?? [:]
      Values.put(named, into: &new, inside: true)
      fields = new
    }
    return nil
  }

  /// Writes the document.
  public func setData(_ documentData: [String: Any], completion: (((any Error)?) -> Void)? = nil) {
    put(documentData, merge: false)
    answer(completion)
  }
  /// Writes the document, or fields of it.
  public func setData(
    _ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil
  ) {
    put(documentData, merge: merge)
    answer(completion)
  }
  /// Writes fields of the document.
  public func setData(
    _ documentData: [String: Any], mergeFields: [Any], completion: (((any Error)?) -> Void)? = nil
  ) {
    let names = mergeFields.map { ($0 as? FieldPath)?.text ?? "\($0)" }
    put(documentData.filter { names.contains($0.key) }, merge: true)
    answer(completion)
  }
  /// Writes the document.
  public func setData(_ documentData: [String: Any]) async throws {
    put(documentData, merge: false)
  }
  /// Writes the document, or fields of it.
  public func setData(_ documentData: [String: Any], merge: Bool) async throws {
    put(documentData, merge: merge)
  }
  /// Writes a value as the document.
  public func setData<T: Encodable>(
    from value: T, merge: Bool = false, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {
    put(try encoder.encode(value), merge: merge)
    answer(completion)
  }
  /// Changes fields, whose names may lead inside.
  public func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil)
  {
    let error = change(fields)
    OneThread.whenAnswered { completion?(error) }
  }
  /// Changes fields, whose names may lead inside.
  public func updateData(_ fields: [AnyHashable: Any]) async throws {
    if let error = change(fields) { throw error }
  }
  /// Deletes the document.
  public func delete(completion: (((any Error)?) -> Void)? = nil) {
    firestore.write(path) { $0 = nil }
    answer(completion)
  }
  /// Deletes the document.
  public func delete() async throws { firestore.write(path) { $0 = nil } }

  /// The document.
  public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
    OneThread.whenAnswered {
      if !self.snapshot.exists { OneThread.missParts() }
      completion(self.snapshot, nil)
    }
  }
  /// The document.
  public func getDocument(
    source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) { getDocument(completion: completion) }
  /// The document.
  public func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot {
    if !snapshot.exists { OneThread.missParts() }
    return snapshot
  }
  /// The document as a value.
  public func getDocument<T: Decodable>(
    as type: T.Type, decoder: Firestore.Decoder = Firestore.Decoder()
  ) async throws -> T { try snapshot.data(as: type, decoder: decoder) }
  /// The document as a value.
  public func getDocument<T: Decodable>(
    as type: T.Type, completion: @escaping (Result<T, any Error>) -> Void
  ) { OneThread.whenAnswered { completion(Result { try self.snapshot.data(as: type) }) } }

  /// Calls a closure soon, and whenever the document is written.
  @discardableResult public func addSnapshotListener(
    _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    var last: [String: Any]?
    var isFirst = true
    return firestore.watch {
      let snapshot = self.snapshot
      let fields = snapshot.data()
      if isFirst, fields == nil { OneThread.missParts() }
      guard isFirst || !((last == nil) == (fields == nil) && Values.areEqual(last, fields)) else {
        return
      }
      (isFirst, last) = (false, fields)
      listener(snapshot, nil)
    }
  }
  /// Calls a closure soon, and whenever the document is written.
  @discardableResult public func addSnapshotListener(
    includeMetadataChanges: Bool,
    listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { addSnapshotListener(listener) }
}

/// A document as it was at a time.
open class DocumentSnapshot: NSObject {
  /// Where it is.
  public let reference: DocumentReference
  private let fields: [String: Any]?

  init(_ reference: DocumentReference, _ fields: [String: Any]?) {
    self.reference = reference
    self.fields = fields
  }

  /// Its name.
  public var documentID: String { reference.documentID }
  /// Whether there is one.
  public var exists: Bool { fields != nil }
  /// Where it comes from.
  public var metadata: SnapshotMetadata { SnapshotMetadata() }
  /// Its fields; nil if there is none.
  open func data() -> [String: Any]? { fields }
  /// Its fields; nil if there is none.
  open func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? { fields }
  /// A field; nil for none.
  public func get(_ field: Any) -> Any? {
    let path = (field as? FieldPath)?.text ?? "\(field)"
    if path == "__name__" { return reference }
    return fields.flatMap { Values.value(path, in: $0) }
  }
  /// A field; nil for none.
  public subscript(field: Any) -> Any? { self.get(field) }
  /// The document as a value.
  public func data<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder()
  ) throws -> T {
    if let fields { return try decoder.decode(type, from: fields, in: reference) }
    if let kind = T.self as? any ExpressibleByNilLiteral.Type,
      let none = kind.init(nilLiteral: ()) as? T
    {
      return none
    }
    throw DecodingError.valueNotFound(
      type, DecodingError.Context(codingPath: [], debugDescription: "there is no such document"))
  }
}

/// A document of a query as it was at a time.
public final class QueryDocumentSnapshot: DocumentSnapshot {
  /// Its fields.
  public override func data() -> [String: Any] { super.data() ?? [:] }
  /// Its fields.
  public override func data(
    with serverTimestampBehavior: ServerTimestampBehavior
  ) -> [String: Any] { data() }
}

// MARK: Several changes

/// Several changes at once.
public final class WriteBatch {
  private let firestore: Firestore
  private var changes: [() -> Void] = []
  init(_ firestore: Firestore) { self.firestore = firestore }

  /// Writes a document.
  @discardableResult public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
  ) -> WriteBatch {
    changes.append { document.put(data, merge: merge) }
    return self
  }
  /// Writes a value as a document.
  @discardableResult public func setData<T: Encodable>(
    from value: T, forDocument document: DocumentReference, merge: Bool = false
  ) throws -> WriteBatch {
    setData(try Firestore.Encoder().encode(value), forDocument: document, merge: merge)
  }
  /// Changes fields of a document.
  @discardableResult public func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> WriteBatch {
    changes.append { _ = document.change(fields) }
    return self
  }
  /// Deletes a document.
  @discardableResult public func deleteDocument(_ document: DocumentReference) -> WriteBatch {
    changes.append { document.firestore.write(document.path) { $0 = nil } }
    return self
  }
  private func apply() {
    for change in changes { change() }
    changes = []
  }
  /// Does them.
  public func commit(completion: (((any Error)?) -> Void)? = nil) {
    apply()
    OneThread.whenAnswered { completion?(nil) }
  }
  /// Does them.
  public func commit() async throws { apply() }
}

/// Changes that depend on what is there.
public final class Transaction {
  private let firestore: Firestore
  init(_ firestore: Firestore) { self.firestore = firestore }

  /// A document.
  public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
    document.snapshot
  }
  /// Writes a document.
  @discardableResult public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
  ) -> Transaction {
    document.put(data, merge: merge)
    return self
  }
  /// Changes fields of a document.
  @discardableResult public func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> Transaction {
    _ = document.change(fields)
    return self
  }
  /// Deletes a document.
  @discardableResult public func deleteDocument(_ document: DocumentReference) -> Transaction {
    firestore.write(document.path) { $0 = nil }
    return self
  }
}

// MARK: Queries

/// Documents of a collection, in an order.
open class Query {
  /// Where all are.
  public let firestore: Firestore
  enum Source { case collection(String), group(String) }
  let source: Source
  private var conditions: [(DocumentSnapshot) -> Bool] = []
  private var orders: [(path: String, descending: Bool)] = []
  private var first: Int?
  private var last: Int?
  private var begin: (values: [Any], isIn: Bool)?
  private var end: (values: [Any], isIn: Bool)?

  init(_ firestore: Firestore, _ source: Source) {
    self.firestore = firestore
    self.source = source
  }

  private func with(_ change: (Query) -> Void) -> Query {
    let query = Query(firestore, source)
    query.conditions = conditions
    query.orders = orders
    (query.first, query.last, query.begin, query.end) = (first, last, begin, end)
    change(query)
    return query
  }

  private func condition(_ path: Any, _ holds: @escaping (Any?) -> Bool) -> Query {
    with { $0.conditions.append { holds($0.get(path)) } }
  }

  private static func named(_ value: Any, _ document: Any?) -> Any {
    // A document's own name is compared as a text.
    if let reference = document as? DocumentReference, value is String {
      return reference.parent.document("\(value)")
    }
    return value
  }

  /// Those of which a field is a value.
  public func whereField(_ field: Any, isEqualTo value: Any) -> Query {
    condition(field) { found in
      value is NSNull
        ? found == nil || found is NSNull
        : Values.areEqual(found, Self.named(value, found))
    }
  }
  /// Those of which a field is there and is not a value.
  public func whereField(_ field: Any, isNotEqualTo value: Any) -> Query {
    condition(field) { $0 != nil && !Values.areEqual($0, value) }
  }
  /// Those of which a field is less.
  public func whereField(_ field: Any, isLessThan value: Any) -> Query {
    condition(field) { Values.order($0, value) == .orderedAscending }
  }
  /// Those of which a field is not greater.
  public func whereField(_ field: Any, isLessThanOrEqualTo value: Any) -> Query {
    condition(field) { found in Values.order(found, value).map { $0 != .orderedDescending } ?? false
    }
  }
  /// Those of which a field is greater.
  public func whereField(_ field: Any, isGreaterThan value: Any) -> Query {
    condition(field) { Values.order($0, value) == .orderedDescending }
  }
  /// Those of which a field is not less.
  public func whereField(_ field: Any, isGreaterThanOrEqualTo value: Any) -> Query {
    condition(field) { found in Values.order(found, value).map { $0 != .orderedAscending } ?? false
    }
  }
  /// Those of which a field has an element.
  public func whereField(_ field: Any, arrayContains value: Any) -> Query {
    condition(field) { ($0 as? [Any])?.contains { Values.areEqual($0, value) } == true }
  }
  /// Those of which a field has one of some elements.
  public func whereField(_ field: Any, arrayContainsAny values: [Any]) -> Query {
    condition(field) { found in
      (found as? [Any])?.contains { member in values.contains { Values.areEqual($0, member) } }
        == true
    }
  }
  /// Those of which a field is one of some values.
  public func whereField(_ field: Any, in values: [Any]) -> Query {
    condition(field) { found in
      values.contains { Values.areEqual(found, Self.named($0, found)) }
    }
  }
  /// Those of which a field is there and none of some values.
  public func whereField(_ field: Any, notIn values: [Any]) -> Query {
    condition(field) { found in found != nil && !values.contains { Values.areEqual(found, $0) } }
  }

  /// In the order of a field; those without it are left out.
  public func order(by field: Any, descending: Bool = false) -> Query {
    let path = (field as? FieldPath)?.text ?? "\(field)"
    return with {
      $0.orders.append((path, descending))
      $0.conditions.append { $0.get(path) != nil }
    }
  }
  /// The first ones.
  public func limit(to limit: Int) -> Query { with { $0.first = limit } }
  /// The last ones.
  public func limit(toLast limit: Int) -> Query { with { $0.last = limit } }
  private func values(of document: DocumentSnapshot) -> [Any] {
    orders.map { document.get($0.path) ?? NSNull() }
  }
  /// Those from values on.
  public func start(at fieldValues: [Any]) -> Query { with { $0.begin = (fieldValues, true) } }
  /// Those behind values.
  public func start(after fieldValues: [Any]) -> Query { with { $0.begin = (fieldValues, false) } }
  /// Those up to values.
  public func end(at fieldValues: [Any]) -> Query { with { $0.end = (fieldValues, true) } }
  /// Those before values.
  public func end(before fieldValues: [Any]) -> Query { with { $0.end = (fieldValues, false) } }
  /// Those from a document on.
  public func start(atDocument document: DocumentSnapshot) -> Query {
    start(at: values(of: document))
  }
  /// Those behind a document.
  public func start(afterDocument document: DocumentSnapshot) -> Query {
    start(after: values(of: document))
  }
  /// Those up to a document.
  public func end(atDocument document: DocumentSnapshot) -> Query { end(at: values(of: document)) }
  /// Those before a document.
  public func end(beforeDocument document: DocumentSnapshot) -> Query {
    end(before: values(of: document))
  }

  private func order(_ document: DocumentSnapshot, _ values: [Any]) -> ComparisonResult {
    for (order, value) in zip(orders, values) {
      let result = Values.order(document.get(order.path), value) ?? .orderedSame
      if result == .orderedSame { continue }
      let isBefore = (result == .orderedAscending) != order.descending
      return isBefore ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
  }

  var snapshot: QuerySnapshot {
    let found = firestore.documents.filter { path, _ in
      switch source {
      case .collection(let collection): path.parentPath == collection
      case .group(let name): path.parentPath.lastName == name
      }
    }.sorted { $0.key < $1.key }.map {
      QueryDocumentSnapshot(DocumentReference(firestore, $0.key), $0.value)
    }.filter { document in conditions.allSatisfy { $0(document) } }
    var sorted = found.enumerated().sorted { first, second in
      let order = order(first.element, values(of: second.element))
      return order == .orderedSame ? first.offset < second.offset : order == .orderedAscending
    }.map(\.element)
    if let begin {
      sorted.removeAll {
        let order = order($0, begin.values)
        return order == .orderedAscending || (order == .orderedSame && !begin.isIn)
      }
    }
    if let end {
      sorted.removeAll {
        let order = order($0, end.values)
        return order == .orderedDescending || (order == .orderedSame && !end.isIn)
      }
    }
    if let first { sorted = Array(sorted.prefix(first)) }
    if let last { sorted = Array(sorted.suffix(last)) }
    return QuerySnapshot(self, sorted, since: nil)
  }

  /// The documents.
  public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
    OneThread.whenAnswered {
      let snapshot = self.snapshot
      if snapshot.isEmpty { OneThread.missParts() }
      completion(snapshot, nil)
    }
  }
  /// The documents.
  public func getDocuments(
    source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) { getDocuments(completion: completion) }
  /// The documents.
  public func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot {
    let snapshot = snapshot
    if snapshot.isEmpty { OneThread.missParts() }
    return snapshot
  }
  /// Calls a closure soon, and whenever one of the documents is written.
  @discardableResult public func addSnapshotListener(
    _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    var last: QuerySnapshot?
    return firestore.watch {
      let snapshot = QuerySnapshot(self, self.snapshot.documents, since: last)
      if last == nil, snapshot.isEmpty { OneThread.missParts() }
      guard last == nil || !snapshot.documentChanges.isEmpty else { return }
      last = snapshot
      listener(snapshot, nil)
    }
  }
  /// Calls a closure soon, and whenever one of the documents is written.
  @discardableResult public func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { addSnapshotListener(listener) }
  /// How many there are.
  public var count: AggregateQuery { AggregateQuery(self) }
}

/// How many documents there are.
public final class AggregateQuery {
  private let query: Query
  init(_ query: Query) { self.query = query }
  /// Counts them.
  public func getAggregation(
    source: AggregateSource, completion: @escaping (AggregateQuerySnapshot?, (any Error)?) -> Void
  ) {
    OneThread.whenAnswered {
      completion(AggregateQuerySnapshot(count: NSNumber(value: self.query.snapshot.count)), nil)
    }
  }
  /// Counts them.
  public func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot {
    AggregateQuerySnapshot(count: NSNumber(value: query.snapshot.count))
  }
}

/// Where documents are counted.
public enum AggregateSource: Sendable { case server }

/// How many documents there were.
public struct AggregateQuerySnapshot: @unchecked Sendable {
  /// How many.
  public let count: NSNumber
}

/// A collection of documents.
public final class CollectionReference: Query {
  /// Where it is.
  public let path: String

  init(_ firestore: Firestore, _ path: String) {
    self.path = path
    super.init(firestore, .collection(path))
  }

  /// Its name.
  public var collectionID: String { path.lastName }
  /// The document that it is in.
  public var parent: DocumentReference? {
    path.contains("/") ? DocumentReference(firestore, path.parentPath) : nil
  }
  /// A new document.
  public func document() -> DocumentReference { document(firestore.newName()) }
  /// A document in it.
  public func document(_ documentPath: String) -> DocumentReference {
    DocumentReference(firestore, path + "/" + documentPath.trimmed)
  }
  /// Adds a document.
  @discardableResult public func addDocument(
    data: [String: Any], completion: (((any Error)?) -> Void)? = nil
  ) -> DocumentReference {
    let document = document()
    document.setData(data, completion: completion)
    return document
  }
  /// Adds a document.
  @discardableResult public func addDocument(data: [String: Any]) async throws -> DocumentReference
  {
    let document = document()
    document.put(data, merge: false)
    return document
  }
  /// Adds a value as a document.
  @discardableResult public func addDocument<T: Encodable>(
    from value: T, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws -> DocumentReference {
    addDocument(data: try encoder.encode(value), completion: completion)
  }
}

/// Documents of a query as they were at a time.
public final class QuerySnapshot {
  /// The query.
  public let query: Query
  /// The documents.
  public let documents: [QueryDocumentSnapshot]
  /// What is different from the time before.
  public let documentChanges: [DocumentChange]

  init(_ query: Query, _ documents: [QueryDocumentSnapshot], since old: QuerySnapshot?) {
    self.query = query
    self.documents = documents
    let before = old?.documents ?? []
    let places = Dictionary(
      uniqueKeysWithValues: before.enumerated().map { ($1.reference.path, $0) })
    let paths = Set(documents.map(\.reference.path))
    let gone = before.enumerated().filter { !paths.contains($1.reference.path) }.map {
      DocumentChange(.removed, $1, $0, -1)
    }
    let rest = documents.enumerated().compactMap { index, document -> DocumentChange? in
      guard let place = places[document.reference.path] else {
        return DocumentChange(.added, document, -1, index)
      }
      return Values.areEqual(before[place].data(), document.data())
        ? nil : DocumentChange(.modified, document, place, index)
    }
    documentChanges = gone + rest
  }

  /// How many there are.
  public var count: Int { documents.count }
  /// Whether there are none.
  public var isEmpty: Bool { documents.isEmpty }
  /// Where they come from.
  public var metadata: SnapshotMetadata { SnapshotMetadata() }
  /// What is different from the time before.
  public func documentChanges(includeMetadataChanges: Bool) -> [DocumentChange] { documentChanges }
}

/// What has happened to a document.
public enum DocumentChangeType: Int, Sendable { case added, modified, removed }

/// What has happened to a document.
public final class DocumentChange {
  /// What.
  public let type: DocumentChangeType
  /// The document.
  public let document: QueryDocumentSnapshot
  /// Where it was; -1 for nowhere.
  public let oldIndex: UInt
  /// Where it is; -1 for nowhere.
  public let newIndex: UInt

  init(_ type: DocumentChangeType, _ document: QueryDocumentSnapshot, _ old: Int, _ new: Int) {
    self.type = type
    self.document = document
    oldIndex = old < 0 ? UInt(Int.max) : UInt(old)
    newIndex = new < 0 ? UInt(Int.max) : UInt(new)
  }
}
