public import Foundation
import UIKitCore

/// What a fetch may have as its results.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What results are.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The number by which Core Data calls it.
  public let rawValue: UInt
  /// A kind by its number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The objects; the default.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// The objects' identifiers.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of values.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A kind of request.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType
  case batchInsertRequestType = 5
  case batchUpdateRequestType
  case batchDeleteRequestType
}

/// Something that is asked of a store.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked, which are all in any case; nil by default.
  open var affectedStores: [NSPersistentStore]?
  /// The kind of the request.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// Which objects are wanted, in which order.
///
/// Without sort descriptors they come in the order in which they were made.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The entity; nil as long as only its name is known.
  open var entity: NSEntityDescription?
  private var name: String?
  /// Which of all; nil, the default, for all.
  open var predicate: NSPredicate?
  /// The order, the most important part first.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most objects; 0, the default, for all.
  open var fetchLimit = 0
  /// How many of the objects are left out at the beginning.
  open var fetchOffset = 0
  /// How many objects are read at a time; not heeded, they are all there.
  open var fetchBatchSize = 0
  /// What results are.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of subentities count, too; true by default.
  open var includesSubentities = true
  /// Whether what was not saved counts, too; true by default.
  open var includesPendingChanges = true
  /// Whether values are read along; they are in any case.
  open var includesPropertyValues = true
  /// Whether objects are read along; they are in any case.
  open var returnsObjectsAsFaults = true
  /// Whether objects are brought up to date with the store; false by default.
  open var shouldRefreshRefetchedObjects = false
  /// Whether equal dictionaries come once.
  open var returnsDistinctResults = false
  /// The values in dictionaries, by name or description; nil for all attributes.
  open var propertiesToFetch: [Any]?
  /// The values by which dictionaries are put together; not heeded.
  open var propertiesToGroupBy: [Any]?
  /// Which groups are wanted; not heeded.
  open var havingPredicate: NSPredicate?
  /// The relationships that are read along; they are in any case.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// A request whose entity is set later.
  public override init() { super.init() }

  /// A request for objects of the entity of that name.
  public convenience init(entityName: String) {
    self.init()
    name = entityName
  }

  convenience init(entity: NSEntityDescription) {
    self.init()
    self.entity = entity
  }

  /// A request for the same with results of another type: what `as!` means in lowered sources.
  public convenience init<Other>(converting request: NSFetchRequest<Other>) {
    self.init()
    (name, entity) = (request.entityName, request.entity)
    (predicate, sortDescriptors) = (request.predicate, request.sortDescriptors)
    (fetchLimit, fetchOffset) = (request.fetchLimit, request.fetchOffset)
    (fetchBatchSize, resultType) = (request.fetchBatchSize, request.resultType)
    includesSubentities = request.includesSubentities
    includesPendingChanges = request.includesPendingChanges
    returnsDistinctResults = request.returnsDistinctResults
    propertiesToFetch = request.propertiesToFetch
  }

  /// The name of the entity.
  open var entityName: String? { entity?.name ?? name }

  /// The objects for the context whose code runs; none outside of a context's block, which is an exception.
  open func execute() throws -> [ResultType] {
    if let context = NSManagedObjectContext.current?.taken { return try context.fetch(self) }
    OneThread.raise("-[NSFetchRequest execute] was called outside of a context's block")
    return []
  }

  func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
    guard let name = entityName else { return nil }
    return context.model?.entitiesByName[name] ?? entity
  }
}

/// What a store answers.
open class NSPersistentStoreResult: NSObject {}

/// A request whose results come by a closure.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Called with the results.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// How many results are expected; not heeded.
  open var estimatedResultCount = 0

  /// A request whose results are given to a closure at the end of the current turn of the clock.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }
}

/// The results of an asynchronous request.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// The request.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The results; nil as long as they are not there.
  open internal(set) var finalResult: [ResultType]?
  /// Why there are none.
  open internal(set) var operationError: (any Error)?

  init(_ request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }
}

/// What a batch request answers.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// A request that deletes objects in the store, of which contexts are not told.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Which objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What is answered.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let identifiers: [NSManagedObjectID]?

  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  /// A request that deletes what a fetch would find.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    identifiers = nil
  }

  /// A request that deletes objects of one entity.
  public init(objectIDs: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objectIDs.first?.entity.name ?? "")
    identifiers = objectIDs
  }
}

/// The answer to a batch request.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it was done, the identifiers of the objects, or their number.
  public let result: Any?
  /// What was answered.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ identifiers: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: identifiers
      case .resultTypeCount: identifiers.count
      }
  }
}
