public import Foundation

/// The key of new objects in notifications.
public let NSInsertedObjectsKey = "inserted"
/// The key of changed objects in notifications.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects in notifications.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects in notifications that were brought up to date.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of objects in notifications that lost their values; never there.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key in notifications for all objects having lost their values; never there.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension Notification.Name {
  /// A context's objects have changed: at the end of a turn of the clock, and before they are saved.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A context is about to be saved.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// A context was saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Another process has changed a store; never posted.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// A context's objects have changed.
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
  /// A context is about to be saved.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// A context was saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave

  /// Tells of what has happened since it was told last.
  public func processPendingChanges() {
    guard !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    // Whoever is told may change more.
    for _ in 0..<Self.mostRounds where !pending.isEmpty {
      let changes = pending
      pending = ContextChanges()
      for observer in observers {
        (observer.object as? any ContextObserver)?.contextDidChange(changes)
      }
      NotificationCenter.default.post(
        name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
    }
  }

  /// How often changes are told that come of telling.
  private static var mostRounds: Int { 100 }

  // MARK: Saving

  /// Saves what has changed: in the store, or in the parent.
  ///
  /// - Throws: An error for objects without a value that they need, for those that may not be deleted, and for values that
  ///   may be there once.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in changed.objects { object.willSave() }
    try validate()
    guard let source, parent != nil || persistentStoreCoordinator?.persistentStores.isEmpty == false
    else {
      throw CoreDataError.error(
        NSPersistentStoreCoordinatorError,
        "This NSPersistentStoreCoordinator has no persistent stores. "
          + "It cannot perform a save operation.")
    }
    try settleConflicts()
    processPendingChanges()
    let saved = SavedChanges(changed.objects)
    source.apply(
      RowChanges(
        written: (saved.inserted + saved.updated).map { ($0.objectID, $0.values) },
        deleted: saved.deleted.map(\.objectID)))
    changed = ObjectList()
    for object in saved.inserted + saved.updated {
      object.committed = object.values
      object.state = .unchanged
    }
    for object in saved.deleted {
      object.state = .gone
      objects[object.objectID] = nil
    }
    for object in saved.inserted + saved.updated + saved.deleted { object.didSave() }
    for object in saved.deleted { object.managedObjectContext = nil }
    let notification = Notification(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: saved.userInfo)
    NotificationCenter.default.post(notification)
    let siblings =
      parent.map { $0.children.compactMap(\.object) }
      ?? persistentStoreCoordinator?.directContexts.filter { $0.parent == nil } ?? []
    for context in siblings where context !== self && context.automaticallyMergesChangesFromParent {
      context.merge(saved)
    }
  }

  private func validate() throws {
    var errors: [NSError] = []
    for object in changed.objects {
      do {
        switch object.state {
        case .inserted: try object.validateForInsert()
        case .updated: try object.validateForUpdate()
        case .deleted: try object.validateForDelete()
        case .unchanged, .gone: break
        }
      } catch {
        errors.append(error as NSError)
      }
    }
    if let error = CoreDataError.error(of: errors) { throw error }
  }

  /// Sees to values of which each may be there once.
  private func settleConflicts() throws {
    let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    for object in changed.objects where object.isInserted || object.isUpdated {
      for constraint in object.entity.uniquenessConstraints {
        let keys = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        let request = NSFetchRequest<NSManagedObject>(entity: object.entity)
        let rivals = objects(for: request).filter { rival in
          rival !== object
            && keys.allSatisfy {
              rival.values[$0] != nil && ManagedValue.areEqual(rival.values[$0], object.values[$0])
            }
        }
        guard !rivals.isEmpty, !object.isDeleted else { continue }
        switch policy {
        case .errorMergePolicyType:
          throw CoreDataError.error(
            NSManagedObjectConstraintMergeError, about: object, "Could not merge changes.")
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
          for rival in rivals { delete(rival) }
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: delete(object)
        }
      }
    }
  }

  // MARK: Following others

  /// Follows what another context has saved, as its notification tells.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func objects(_ key: String) -> [NSManagedObject] {
      ManagedValue.objects(in: notification.userInfo?[key])
    }
    merge(
      SavedChanges(
        inserted: objects(NSInsertedObjectsKey), updated: objects(NSUpdatedObjectsKey),
        deleted: objects(NSDeletedObjectsKey)))
  }

  /// Has contexts follow changes of which only the identifiers are known.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    let identifiers = changeNotificationData[NSDeletedObjectsKey] as? [NSManagedObjectID] ?? []
    for context in contexts { context.forget(identifiers) }
  }

  private func merge(_ saved: SavedChanges) {
    for object in saved.inserted {
      let isNew = objects[object.objectID] == nil
      guard isNew, let own = known(object.objectID) else { continue }
      note { $0.insert(own) }
    }
    for object in saved.updated {
      guard let own = objects[object.objectID] else { continue }
      refresh(own, mergeChanges: true)
    }
    forget(saved.deleted.map(\.objectID))
    processPendingChanges()
  }

  private func forget(_ identifiers: [NSManagedObjectID]) {
    for identifier in identifiers {
      guard let own = objects[identifier] else { continue }
      note { $0.delete(own, wasNew: false) }
      changed.remove(own)
      own.state = .gone
      objects[identifier] = nil
    }
  }

  /// Brings an object up to date with the store, in what it does not change itself.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard let row = source?.row(of: object.objectID) else { return }
    let kept = object.values.filter {
      flag && !ManagedValue.areEqual($0.value, object.committed[$0.key])
    }
    object.values = row.merging(kept) { $1 }
    object.committed = row
    if kept.isEmpty, object.state == .updated {
      object.state = .unchanged
      changed.remove(object)
    }
    note { $0.refresh(object) }
  }

  /// Brings all objects up to date with the store, in what they do not change themselves.
  public func refreshAllObjects() {
    for object in objects.values.sorted(by: { $0.objectID.number < $1.objectID.number }) {
      refresh(object, mergeChanges: true)
    }
  }

  // MARK: Taking back

  /// Takes back all that was not saved.
  public func rollback() {
    for object in changed.objects {
      switch object.state {
      case .inserted:
        note { $0.delete(object, wasNew: true) }
        objects[object.objectID] = nil
        object.state = .gone
        object.managedObjectContext = nil
      case .deleted:
        object.values = object.committed
        object.state = .unchanged
        note { $0.insert(object) }
      case .updated:
        object.values = object.committed
        object.state = .unchanged
        note { $0.refresh(object) }
      case .unchanged, .gone: break
      }
    }
    changed = ObjectList()
    processPendingChanges()
  }

  /// Forgets all objects, and what was not saved.
  public func reset() {
    for object in objects.values {
      object.state = .gone
      object.managedObjectContext = nil
    }
    objects = [:]
    changed = ObjectList()
    pending = ContextChanges()
  }

  /// Gives objects the identifiers that they will have when they are saved: they have them.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }
}

extension NSManagedObjectContext: RowSource {
  func row(of identifier: NSManagedObjectID) -> Row? {
    guard let object = known(identifier), !object.isDeleted else { return nil }
    return object.values
  }

  var identifiers: [NSManagedObjectID] {
    (source?.identifiers ?? []).filter { objects[$0]?.isDeleted != true }
      + changed.objects.filter(\.isInserted).map(\.objectID)
  }

  func apply(_ changes: RowChanges) {
    for (identifier, row) in changes.written {
      if let object = known(identifier) {
        object.values = row
        noteChange(of: object)
      } else {
        let object = identifier.entity.makeObject(insertInto: nil)
        object.adopt(identifier)
        object.values = row
        object.managedObjectContext = self
        object.state = .inserted
        objects[identifier] = object
        changed.add(object)
        note { $0.insert(object) }
      }
    }
    for identifier in changes.deleted {
      if let object = known(identifier) { delete(object) }
    }
    processPendingChanges()
  }
}

/// Somebody whom a context tells first.
protocol ContextObserver: AnyObject {
  func contextDidChange(_ changes: ContextChanges)
}

/// What a context has saved.
private struct SavedChanges {
  let inserted: [NSManagedObject]
  let updated: [NSManagedObject]
  let deleted: [NSManagedObject]

  init(inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject]) {
    (self.inserted, self.updated, self.deleted) = (inserted, updated, deleted)
  }

  init(_ changed: [NSManagedObject]) {
    inserted = changed.filter(\.isInserted)
    updated = changed.filter(\.isUpdated)
    deleted = changed.filter(\.isDeleted)
  }

  var userInfo: [AnyHashable: Any] {
    [
      NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
      NSDeletedObjectsKey: Set(deleted),
    ]
  }
}
