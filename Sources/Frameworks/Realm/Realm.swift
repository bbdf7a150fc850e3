public import AnimSourceRuntime
public import Foundation
import UIKitCore

/// A database of objects, in memory and empty when the simulation begins.
public final class Realm: Equatable {
  let database: Database

  init(_ database: Database) { self.database = database }

  // MARK: Opening

  /// The database of the default configuration.
  public convenience init(queue: SimulatedQueue? = nil) throws {
    self.init(Databases.current.database(Databases.current.standard))
  }

  /// The database of a configuration.
  public convenience init(configuration: Configuration, queue: SimulatedQueue? = nil) throws {
    self.init(Databases.current.database(configuration))
  }

  /// The database of a file's name.
  public convenience init(fileURL: URL) throws {
    self.init(Databases.current.database(Configuration(fileURL: fileURL)))
  }

  /// Opens the database, and says so at the end of the clock's turn.
  @discardableResult public static func asyncOpen(
    configuration: Configuration? = nil, callbackQueue: SimulatedQueue? = nil,
    callback: @escaping (Result<Realm, any Swift.Error>) -> Void
  ) -> AsyncOpenTask {
    let realm = Realm(
      Databases.current.database(configuration ?? Databases.current.standard))
    OneThread.atEndOfTurn { callback(.success(realm)) }
    return AsyncOpenTask()
  }

  /// A database that is being opened.
  public struct AsyncOpenTask: Sendable {
    /// Does nothing: it is open.
    public func cancel() {}
  }

  /// Where a database is, and what its objects are.
  public struct Configuration {
    /// The file, which is never written.
    public var fileURL: URL? {
      didSet { if fileURL != nil { inMemoryIdentifier = nil } }
    }
    /// The name of a database that has no file.
    public var inMemoryIdentifier: String?
    /// The key that a file is enciphered by; makes no difference.
    public var encryptionKey: Data?
    /// Whether nothing may be written; makes no difference.
    public var readOnly: Bool
    /// The version of the classes; makes no difference, as databases are new.
    public var schemaVersion: UInt64
    /// What changes objects of older versions; kept, and never called, as there are none.
    public var migrationBlock: MigrationBlock?
    /// Whether a database of older classes is given up; makes no difference.
    public var deleteRealmIfMigrationNeeded: Bool
    /// What says whether a file is made smaller; kept, and never called.
    public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
    /// The classes of the objects; makes no difference: all may be kept.
    public var objectTypes: [ObjectBase.Type]?

    /// A configuration.
    public init(
      fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil,
      readOnly: Bool = false, schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
      deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil
    ) {
      self.fileURL = fileURL
      self.inMemoryIdentifier = inMemoryIdentifier
      self.encryptionKey = encryptionKey
      self.readOnly = readOnly
      self.schemaVersion = schemaVersion
      self.migrationBlock = migrationBlock
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      self.shouldCompactOnLaunch = shouldCompactOnLaunch
      self.objectTypes = objectTypes
      if fileURL == nil, inMemoryIdentifier == nil {
        self.fileURL = URL(filePath: "/Documents/default.realm")
      }
    }

    init(path: String) { self.init(fileURL: URL(filePath: path)) }

    var place: String { inMemoryIdentifier.map { "memory:\($0)" } ?? fileURL?.path ?? "" }

    /// What is taken where nothing is said.
    public static var defaultConfiguration: Configuration {
      get { Databases.current.standard }
      set { Databases.current.standard = newValue }
    }
  }

  /// What may go wrong; nothing does.
  public struct Error: Swift.Error, Equatable, Sendable {
    /// What.
    public enum Code: Sendable { case fail, fileAccess, fileNotFound, schemaMismatch }
    /// What.
    public let code: Code
  }

  /// What was done to a database.
  public enum Notification: String, Sendable {
    /// Something was written.
    case didChange = "RLMRealmDidChangeNotification"
    /// It could be read anew.
    case refreshRequired = "RLMRealmRefreshRequiredNotification"
  }

  /// What becomes of an object whose key another one has.
  public enum UpdatePolicy: Sendable {
    /// An exception.
    case error
    /// Its values are replaced.
    case modified, all
  }

  /// Where it is.
  public var configuration: Configuration { database.configuration }
  /// Whether it has no objects.
  public var isEmpty: Bool { database.isEmpty }
  /// Whether something is being written.
  public var isInWriteTransaction: Bool { database.isWriting }
  /// Whether changes are seen at once; they are.
  public var autorefresh: Bool {
    get { true }
    set { _ = newValue }
  }
  /// Whether it stays as it is; never.
  public var isFrozen: Bool { false }
  /// The database itself.
  public func freeze() -> Realm { self }
  /// The database itself.
  public func thaw() -> Realm { self }
  /// False: there is never anything new to be read.
  @discardableResult public func refresh() -> Bool { false }
  /// Does nothing.
  public func invalidate() {}
  /// Does nothing: there are no files.
  public func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws {}
  /// Whether there was such a database, which is gone.
  @discardableResult public static func deleteFiles(for config: Configuration) throws -> Bool {
    Databases.current.remove(config)
  }
  /// Whether there is such a file; never.
  public static func fileExists(for config: Configuration) -> Bool { false }

  /// Whether two are of the same place.
  public static func == (first: Realm, second: Realm) -> Bool {
    first.database === second.database
  }

  // MARK: Writing

  /// Does what a closure says, and then tells those who observe; nothing of it where it throws.
  @discardableResult public func write<Value>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Value
  ) throws -> Value {
    database.begin()
    do {
      let value = try block()
      if database.isWriting { database.commit(without: tokens) }
      return value
    } catch {
      if database.isWriting { database.cancel() }
      throw error
    }
  }

  /// Does what a closure says at the end of the clock's turn.
  @discardableResult public func writeAsync(
    _ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil
  ) -> UInt32 {
    OneThread.atEndOfTurn {
      self.database.begin()
      block()
      self.database.commit(without: [])
      onComplete?(nil)
    }
    return 0
  }

  /// Begins to write.
  public func beginWrite() { database.begin() }
  /// Ends to write, and tells those who observe.
  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
    database.commit(without: tokens)
  }
  /// Undoes what was added and deleted.
  public func cancelWrite() { database.cancel() }

  /// Adds an object, and those that it holds.
  public func add(_ object: Object, update: UpdatePolicy = .error) {
    database.add(object, updating: update != .error)
  }
  /// Adds an object, and those that it holds.
  public func add(_ object: Object, update: Bool) { database.add(object, updating: update) }
  /// Adds objects, and those that they hold.
  public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error)
  where S.Element: Object { for object in objects { add(object, update: update) } }
  /// Adds objects, and those that they hold.
  public func add<S: Sequence>(_ objects: S, update: Bool) where S.Element: Object {
    for object in objects { add(object, update: update) }
  }

  /// An object of some values, which is added; where its key is known, the one that has it gets the values.
  @discardableResult public func create<T: Object>(
    _ type: T.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
  ) -> T {
    let object = T()
    object.fill(with: value)
    if update != .error, let key = object.keyValue, let known = database.object(type, key: key) {
      known.fill(with: value)
      database.noteChange()
      return known
    }
    database.add(object, updating: false)
    return object
  }
  /// An object of some values, which is added; where its key is known, the one that has it gets the values.
  @discardableResult public func create<T: Object>(_ type: T.Type, value: Any, update: Bool) -> T {
    create(type, value: value, update: update ? .modified : .error)
  }

  /// Deletes an object.
  public func delete(_ object: ObjectBase) { database.delete(object) }
  /// Deletes objects.
  public func delete<S: Sequence>(_ objects: S) where S.Element: ObjectBase {
    for object in Array(objects) { database.delete(object) }
  }
  /// Deletes all objects.
  public func deleteAll() { database.deleteAll() }

  // MARK: Reading

  /// The objects of a class, as they are whenever they are looked at.
  public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
    database.ask(for: type)
    let database = database
    return Results(self) { database.objects(of: type) }
  }

  /// The object of a class that has a primary key; nil for none.
  public func object<Element: Object, KeyType>(
    ofType type: Element.Type, forPrimaryKey key: KeyType
  ) -> Element? { (key as? AnyHashable).flatMap { database.object(type, key: $0) } }

  /// Calls a closure after each write.
  public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
    NotificationToken(database) { block(.didChange, self) }
  }
  /// Calls a closure after each write, by the name that this had once.
  public func addNotificationBlock(
    _ block: @escaping (Notification, Realm) -> Void
  ) -> NotificationToken { observe(block) }

  /// What another thread handed over.
  public func resolve<Confined>(_ reference: ThreadSafeReference<Confined>) -> Confined? {
    reference.value
  }
}

/// Something that is handed to another thread.
public struct ThreadSafeReference<Confined> {
  let value: Confined
  /// A reference to something.
  public init(to threadConfined: Confined) { value = threadConfined }
}

/// What changes objects of older versions.
public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void
/// What is done with an object of an older version.
public typealias MigrationObjectEnumerateBlock = (
  _ oldObject: MigrationObject?, _ newObject: MigrationObject?
) -> Void

/// A change of objects of older versions, of which there are none: nothing is ever called.
public final class Migration {
  /// Does nothing: there are no objects.
  public func enumerateObjects(
    ofType typeName: String, _ block: MigrationObjectEnumerateBlock
  ) {}
  /// An object, which belongs to nothing.
  @discardableResult public func create(
    _ typeName: String, value: Any = [String: Any]()
  ) -> MigrationObject { MigrationObject() }
  /// Does nothing.
  public func delete(_ object: MigrationObject) {}
  /// Does nothing.
  @discardableResult public func deleteData(forType typeName: String) -> Bool { false }
  /// Does nothing.
  public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
}
