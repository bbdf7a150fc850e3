public import Foundation
import UIKitCore

/// The kind of a store in a file: here in memory, as all are.
public let NSSQLiteStoreType = "SQLite"
/// The kind of a store in a file of data: here in memory, as all are.
public let NSBinaryStoreType = "Binary"
/// The kind of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// Whether a store of an older model is changed to the current one; nothing is, the store is empty.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// Whether it is found out how a store is changed to the current model; nothing is, the store is empty.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether a store can be changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Whether changes are kept; they are not.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether changes of other processes are told; there are none.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// Where objects are kept: in memory, as long as the coordinator is there.
open class NSPersistentStore: NSObject {
  /// The kind of a store.
  public struct StoreType: Hashable, Sendable {
    /// The name by which Core Data calls it.
    public let rawValue: String
    /// A file, which is not written.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A file, which is not written.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// No file.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// The kind that was asked for.
  public let type: String
  /// The file that was asked for; nothing is written.
  open var url: URL?
  /// The options that were given.
  public let options: [AnyHashable: Any]?
  /// The name of the model's part that is kept; not heeded.
  public let configurationName: String
  /// What the store says of itself.
  open var metadata: [String: Any]! = [:]
  /// The name of the store; the same for all.
  open var identifier: String! { URL(string: NSManagedObjectID.root)?.host }
  /// Whether it cannot be changed; false.
  open var isReadOnly: Bool { false }
  /// The coordinator; nil once the store was removed.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(_ type: String, _ configuration: String?, _ url: URL?, _ options: [AnyHashable: Any]?) {
    (self.type, self.url, self.options) = (type, url, options)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
  }
}

/// Holds the objects of a model that were saved, in the order in which they were first.
open class NSPersistentStoreCoordinator: NSObject {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores; all objects are in the first one.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// A name for whoever looks for mistakes.
  open var name: String?

  private var contents = StoreContents()
  private var contexts: [Weak<NSManagedObjectContext>] = []

  /// A coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  // MARK: Stores

  /// Adds an empty store.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(storeType, configuration, storeURL, options)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    if let storeURL, storeType != NSInMemoryStoreType {
      contents = managedObjectModel.contents(ofFile: storeURL)
    }
    return store
  }

  /// Adds an empty store.
  @discardableResult open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds an empty store and says so at once.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: storeDescription.options)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Takes a store away; its objects stay in its file, if it has one.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    store.persistentStoreCoordinator = nil
    if persistentStores.isEmpty { contents = StoreContents() }
  }

  /// Takes the store of a file away.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    managedObjectModel.contents(ofFile: url).removeAll()
    for store in persistentStores where store.url == url { try remove(store) }
  }

  /// The store of a file; nil if there is none.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// The file of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// The object of an address; nil if there is none.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    contents.order.first { $0.uriRepresentation() == url }
  }

  /// Does something with the coordinator: now.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Does something with the coordinator at the end of the current turn of the clock.
  open func perform(_ block: @escaping () -> Void) { OneThread.atEndOfTurn(block) }

  // MARK: For contexts

  func takeNumber() -> Int {
    contents.takeNumber()
  }

  func add(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.object == nil || $0.object === context }
    contexts.append(Weak(context))
  }

  /// The contexts that save here directly.
  var directContexts: [NSManagedObjectContext] { contexts.compactMap(\.object) }
}

extension NSPersistentStoreCoordinator: RowSource {
  func row(of identifier: NSManagedObjectID) -> Row? { contents.rows[identifier] }

  var identifiers: [NSManagedObjectID] { contents.order }

  func apply(_ changes: RowChanges) { contents.apply(changes) }
}

/// The objects of a store, which coordinators share that have one file.
final class StoreContents {
  private(set) var rows: [NSManagedObjectID: Row] = [:]
  private(set) var order: [NSManagedObjectID] = []
  private var lastNumber = 0

  func takeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func removeAll() { (rows, order) = ([:], []) }

  func apply(_ changes: RowChanges) {
    for (identifier, row) in changes.written {
      if rows.updateValue(row, forKey: identifier) == nil { order.append(identifier) }
      identifier.isTemporaryID = false
    }
    let deleted = Set(changes.deleted)
    guard !deleted.isEmpty else { return }
    order.removeAll { deleted.contains($0) }
    for identifier in deleted { rows[identifier] = nil }
  }
}

/// Where a context has its objects from, and where it saves them: the coordinator, or another context.
protocol RowSource: AnyObject {
  /// The values of an object; nil if it is not there.
  func row(of identifier: NSManagedObjectID) -> Row?
  /// All objects in their order.
  var identifiers: [NSManagedObjectID] { get }
  func apply(_ changes: RowChanges)
}

/// What saving changes.
struct RowChanges {
  var written: [(NSManagedObjectID, Row)] = []
  var deleted: [NSManagedObjectID] = []
}

/// Somebody who may be gone.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
