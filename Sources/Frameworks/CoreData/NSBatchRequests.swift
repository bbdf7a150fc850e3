public import Foundation

/// What a request that inserts many objects answers.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// A request that inserts objects in the store, of which contexts are not told.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The entity of the objects, if the request was made with it.
  public let entity: NSEntityDescription?
  /// The name of the entity.
  public let entityName: String
  /// The values of each object by their names.
  open var objectsToInsert: [[String: Any]]?
  /// Gives each object its values; called until it answers that there are no more.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Gives each object its values; called until it answers that there are no more.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// What is answered.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  /// A request for objects of an entity.
  public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    (self.entity, entityName) = (entity, entity.name ?? "")
    objectsToInsert = dictionaries
  }

  /// A request for objects of the entity of a name.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (entity, self.entityName) = (nil, entityName)
    objectsToInsert = dictionaries
  }

  /// A request for objects whose values come one after the other.
  public init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    (self.entity, entityName) = (entity, entity.name ?? "")
    dictionaryHandler = handler
  }

  /// A request for objects whose values come one after the other.
  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    (entity, self.entityName) = (nil, entityName)
    dictionaryHandler = handler
  }

  /// A request for objects that are given their values one after the other.
  public init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    (self.entity, entityName) = (entity, entity.name ?? "")
    managedObjectHandler = handler
  }

  /// A request for objects that are given their values one after the other.
  public init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    (entity, self.entityName) = (nil, entityName)
    managedObjectHandler = handler
  }

  /// Makes the objects in a context.
  func makeObjects(in context: NSManagedObjectContext) -> [NSManagedObject] {
    func object() -> NSManagedObject {
      NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
    }
    if let managedObjectHandler {
      var made: [NSManagedObject] = []
      while true {
        let next = object()
        if managedObjectHandler(next) {
          context.delete(next)
          return made
        }
        made.append(next)
      }
    }
    var all = objectsToInsert ?? []
    if let dictionaryHandler {
      while true {
        let next = NSMutableDictionary()
        if dictionaryHandler(next) { break }
        all.append(next as? [String: Any] ?? [:])
      }
    }
    return all.map { values in
      let next = object()
      next.take(values)
      return next
    }
  }
}

/// The answer to a request that inserts many objects.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Whether it was done, the identifiers of the objects, or their number.
  public let result: Any?
  /// What was answered.
  public let resultType: NSBatchInsertRequestResultType

  init(_ identifiers: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnly: true
      case .objectIDs: identifiers
      case .count: identifiers.count
      }
  }
}

/// What a request that changes many objects answers.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// A request that changes objects in the store, of which contexts are not told.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public let entityName: String
  /// Which objects; nil for all.
  open var predicate: NSPredicate?
  /// The new values by their names.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether objects of entities that inherit are meant, too; true by default.
  open var includesSubentities = true
  /// What is answered.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  /// A request for objects of the entity of a name.
  public init(entityName: String) { self.entityName = entityName }

  /// A request for objects of an entity.
  public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }

  /// Changes the objects of a context.
  func changeObjects(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let found = try context.fetch(request)
    let pairs = (propertiesToUpdate ?? [:]).map { key, value in
      ((key.base as? NSPropertyDescription)?.name ?? key.base as? String ?? "", value)
    }
    let values = Dictionary(pairs) { first, _ in first }
    for object in found { object.take(values) }
    return found
  }
}

/// The answer to a request that changes many objects.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Whether it was done, the identifiers of the objects, or their number.
  public let result: Any?
  /// What was answered.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ identifiers: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: identifiers
      case .updatedObjectsCountResultType: identifiers.count
      }
  }
}

extension NSManagedObject {
  /// Sets the values of the properties that the entity has.
  fileprivate func take(_ values: [String: Any]) {
    for (name, value) in values where entity.propertiesByName[name] != nil {
      setValue(value is NSNull ? nil : value, forKey: name)
    }
  }
}
