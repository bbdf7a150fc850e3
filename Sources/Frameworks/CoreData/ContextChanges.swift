/// Objects in the order in which they came, each once.
struct ObjectList {
  private(set) var objects: [NSManagedObject] = []
  private var members: Set<ObjectIdentifier> = []

  var isEmpty: Bool { objects.isEmpty }

  func contains(_ object: NSManagedObject) -> Bool { members.contains(ObjectIdentifier(object)) }

  mutating func add(_ object: NSManagedObject) {
    if members.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
  }

  mutating func remove(_ object: NSManagedObject) {
    guard members.remove(ObjectIdentifier(object)) != nil else { return }
    objects.removeAll { $0 === object }
  }
}

/// What has happened to the objects of a context, each kind in its order.
struct ContextChanges {
  private(set) var inserted = ObjectList()
  private(set) var updated = ObjectList()
  private(set) var deleted = ObjectList()
  private(set) var refreshed = ObjectList()

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  mutating func insert(_ object: NSManagedObject) {
    deleted.remove(object)
    inserted.add(object)
  }

  mutating func update(_ object: NSManagedObject) {
    if !inserted.contains(object) { updated.add(object) }
  }

  /// Notes that an object was deleted, which was never saved if it `wasNew`.
  mutating func delete(_ object: NSManagedObject, wasNew: Bool) {
    updated.remove(object)
    refreshed.remove(object)
    let wasUntold = inserted.contains(object)
    inserted.remove(object)
    // Nobody has heard of it.
    if !(wasNew && wasUntold) { deleted.add(object) }
  }

  mutating func refresh(_ object: NSManagedObject) {
    if !inserted.contains(object) { refreshed.add(object) }
  }

  /// The objects by the keys of notifications.
  var userInfo: [AnyHashable: Any] {
    var information: [AnyHashable: Any] = [:]
    for (key, list) in [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated),
      (NSDeletedObjectsKey, deleted), (NSRefreshedObjectsKey, refreshed),
    ] where !list.isEmpty {
      information[key] = Set(list.objects)
    }
    return information
  }
}
