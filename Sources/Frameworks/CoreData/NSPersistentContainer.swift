public import Foundation
import UIKitCore

/// What a store is to be like.
open class NSPersistentStoreDescription: NSObject {
  /// The kind of the store; in a file by default, and in memory in any case.
  open var type = NSSQLiteStoreType
  /// The file; nothing is written.
  open var url: URL?
  /// The name of the model's part that is kept; not heeded.
  open var configuration: String?
  /// Whether the store is there later; it is there at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether a store of an older model is changed; nothing is, the store is empty.
  open var shouldMigrateStoreAutomatically = true
  /// Whether it is found out how; nothing is changed, the store is empty.
  open var shouldInferMappingModelAutomatically = true
  /// Whether the store cannot be changed; not heeded.
  open var isReadOnly = false
  /// Seconds to wait for the store; not heeded.
  open var timeout: TimeInterval = 240
  /// The options by name.
  open private(set) var options: [String: NSObject] = [:]
  /// How the store is kept in the cloud; not at all.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  /// A store in a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// A store whose file is set later.
  public override init() { super.init() }

  open override var description: String {
    "<NSPersistentStoreDescription> (type: \(type), url: \(url?.absoluteString ?? "(null)"))"
  }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets a value of SQLite; not heeded.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// A model, a coordinator with an empty store, and the context for the screens.
nonisolated open class NSPersistentContainer: NSObject {
  /// The name of the container, which is that of its model by default.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for the screens.
  public let viewContext: NSManagedObjectContext
  /// What the stores are to be like: one in a file by default.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container with the app's model of that name; one without entities if the app has none, which is an exception.
  public convenience init(name: String) {
    let models = OneThread.models
    let model = models.first { $0.name == name }?.model
    if model == nil { OneThread.raise("Failed to load model named \(name)") }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// A container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// The folder for files of stores, in which nothing is written.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: "/var/mobile/Library/Application Support", isDirectory: true)
  }

  /// Adds empty stores, and says so at once.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// A context for work that is not seen.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does something with a context of its own at the end of the current turn of the clock.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    OneThread.atEndOfTurn { block(context) }
  }

  /// Does something with a context of its own: now.
  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result { try block(newBackgroundContext()) }
}

/// How a store would be kept in the cloud.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The name of the container in the cloud.
  public let containerIdentifier: String

  /// Options for a container in the cloud.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A container that would keep its objects in the cloud: there is none.
open class NSPersistentCloudKitContainer: NSPersistentContainer {
  /// Does nothing: there is no cloud.
  open func initializeCloudKitSchema(options: Int = 0) throws {}
}
