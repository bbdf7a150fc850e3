public import Foundation
import UIKitCore

/// The thread on which a context is used; here there is one for all.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Objects that are looked at and changed together, until they are saved.
open class NSManagedObjectContext: NSObject {
  /// The thread that was asked for.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// Where objects are saved; that of the parent, if there is one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  /// The context in which objects are saved in place of the store; nil by default.
  open var parent: NSManagedObjectContext? { didSet { parent?.children.append(Weak(self)) } }
  private(set) var children: [Weak<NSManagedObjectContext>] = []
  /// A name for whoever looks for mistakes.
  open var name: String?
  /// Who writes, for the history; kept.
  open var transactionAuthor: String?
  /// Whether objects follow what other contexts save in the same place; false by default.
  open var automaticallyMergesChangesFromParent = false
  /// What is done about conflicts; saving fails by default.
  open var mergePolicy: AnyObject = NSMergePolicy.error
  /// Whether deletions are passed on at the end of a turn; they are at once.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether objects are kept that nobody else keeps; they are.
  open var retainsRegisteredObjects = false
  /// Whether objects that are gone are forgotten; kept.
  open var shouldDeleteInaccessibleFaults = true
  /// How old values may be; not heeded.
  open var stalenessInterval: TimeInterval = -1
  /// Anything that belongs to the context.
  open var userInfo = NSMutableDictionary()

  /// The objects by their identifiers.
  var objects: [NSManagedObjectID: NSManagedObject] = [:]
  /// Those with changes, in the order in which they became so.
  var changed = ObjectList()
  /// What has happened since it was told last.
  var pending = ContextChanges()
  var isProcessing = false
  private var looseNumber = 0
  var observers: [Weak<AnyObject>] = []

  /// A context for a thread.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  /// A context for the thread that makes it, as they were before iOS 5.
  public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

  /// A context for a thread.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
    )
  }

  /// The thread on which a context is used; here there is one for all.
  public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
  var source: (any RowSource)? { parent ?? coordinator }

  func takeNumber() -> Int {
    if let persistentStoreCoordinator { return persistentStoreCoordinator.takeNumber() }
    looseNumber += 1
    return looseNumber
  }

  // MARK: Doing things

  /// Does something with the context at the end of the current turn of the clock.
  open func perform(_ block: @escaping () -> Void) {
    OneThread.atEndOfTurn { self.performAndWait(block) }
  }

  /// Does something with the context: now.
  open func performAndWait(_ block: () -> Void) {
    running(block)
  }

  /// Does something with the context: now.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try running(block)
  }

  /// When something is done.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  /// Does something with the context: now, whenever was asked for.
  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result {
    try running(block)
  }

  /// The context whose block runs; nil outside of all.
  @TaskLocal static var current: Handed<NSManagedObjectContext>?

  private func running<Result>(_ block: () throws -> Result) rethrows -> Result {
    defer { processPendingChanges() }
    return try Self.$current.withValue(Handed(self), operation: block)
  }

  // MARK: State

  /// Whether there is anything to save.
  open var hasChanges: Bool { !changed.isEmpty }
  /// The objects of the context.
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  /// The new objects.
  open var insertedObjects: Set<NSManagedObject> { Set(changed.objects.filter(\.isInserted)) }
  /// The changed objects.
  open var updatedObjects: Set<NSManagedObject> { Set(changed.objects.filter(\.isUpdated)) }
  /// The objects that will be deleted.
  open var deletedObjects: Set<NSManagedObject> { Set(changed.objects.filter(\.isDeleted)) }

  /// The same object, if it is there; nil if it has never been asked for.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[objectID]
  }

  /// The object of an identifier, without values if it is not there.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    known(objectID) ?? register(objectID, [:])
  }

  /// The object of an identifier.
  ///
  /// - Throws: An error if it is not there.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = known(objectID), !object.isDeleted else {
      throw CoreDataError.error(
        NSManagedObjectReferentialIntegrityError,
        "An NSManagedObject with the identifier \(objectID) could not be found.")
    }
    return object
  }

  /// The object of an identifier, from where objects come if need be; nil if it is not there.
  func known(_ identifier: NSManagedObjectID) -> NSManagedObject? {
    if let object = objects[identifier] { return object.state == .gone ? nil : object }
    return source?.row(of: identifier).map { register(identifier, $0) }
  }

  private func register(_ identifier: NSManagedObjectID, _ row: Row) -> NSManagedObject {
    let object = identifier.entity.makeObject(insertInto: nil)
    object.adopt(identifier)
    (object.values, object.committed) = (row, row)
    object.managedObjectContext = self
    objects[identifier] = object
    object.isQuiet = true
    object.awakeFromFetch()
    object.isQuiet = false
    return object
  }

  // MARK: Changing

  /// Makes an object one of the context's, to be inserted when it is saved.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    if object.objectID.number == 0 { object.objectID.number = takeNumber() }
    object.managedObjectContext = self
    object.state = .inserted
    objects[object.objectID] = object
    changed.add(object)
    object.isQuiet = true
    object.awakeFromInsert()
    object.isQuiet = false
    let others = object.unplaced
    object.unplaced = []
    for other in others { insert(other) }
    note { $0.insert(object) }
  }

  /// Has an object be deleted when the context is saved, and others as the rules of its relationships say.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, object.state != .deleted, object.state != .gone
    else { return }
    object.prepareForDeletion()
    let wasInserted = object.state == .inserted
    object.state = .deleted
    let others = object.severForDeletion()
    if wasInserted {
      changed.remove(object)
      object.state = .gone
      objects[object.objectID] = nil
    } else {
      changed.add(object)
    }
    note { $0.delete(object, wasNew: wasInserted) }
    if wasInserted { object.managedObjectContext = nil }
    for other in others { delete(other) }
  }

  func noteChange(of object: NSManagedObject) {
    if object.state == .unchanged {
      object.state = .updated
      changed.add(object)
    }
    guard object.state == .updated || object.state == .inserted else { return }
    note { $0.update(object) }
  }

  /// Notes what is told at the end of the current turn of the clock at the latest.
  func note(_ body: (inout ContextChanges) -> Void) {
    let wasEmpty = pending.isEmpty
    body(&pending)
    guard wasEmpty, !pending.isEmpty else { return }
    OneThread.atEndOfTurn { [weak self] in self?.processPendingChanges() }
  }

  /// Does nothing: changes cannot be undone one by one.
  open func undo() {}
  /// Does nothing: changes cannot be undone one by one.
  open func redo() {}
}
