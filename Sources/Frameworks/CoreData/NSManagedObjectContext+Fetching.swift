import Foundation
import UIKitCore

extension NSManagedObjectContext {
  /// The objects that a request is for.
  ///
  /// Without sort descriptors they come in the order in which they were made. A name of no entity is an exception.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    results(of: request).compactMap { $0 as? T }
  }

  /// How many objects a request is for.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    objects(for: request).count
  }

  /// Carries out a request: a fetch at the end of the current turn of the clock, or what is done to many objects at once.
  @discardableResult public func execute(
    _ request: NSPersistentStoreRequest
  ) throws -> NSPersistentStoreResult {
    // Contexts are not told of what another one changes in the store.
    let other = NSManagedObjectContext(.privateQueue)
    other.persistentStoreCoordinator = persistentStoreCoordinator
    if let request = request as? NSBatchInsertRequest {
      let made = request.makeObjects(in: other)
      try other.save()
      return NSBatchInsertResult(made.map(\.objectID), request.resultType)
    }
    if let request = request as? NSBatchUpdateRequest {
      let changed = try request.changeObjects(in: other)
      try other.save()
      return NSBatchUpdateResult(changed.map(\.objectID), request.resultType)
    }
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let found =
      request.identifiers
      ?? objects(for: request.fetchRequest).filter { !$0.isInserted }.map(\.objectID)
    persistentStoreCoordinator?.apply(RowChanges(deleted: found))
    return NSBatchDeleteResult(found, request.resultType)
  }

  /// Fetches, and gives the results to the request's closure at the end of the current turn of the clock.
  @discardableResult public func execute<T>(
    _ request: NSAsynchronousFetchRequest<T>
  ) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(request)
    OneThread.atEndOfTurn {
      result.finalResult = try? self.fetch(request.fetchRequest)
      request.completionBlock?(result)
    }
    return result
  }

  private func results<T>(of request: NSFetchRequest<T>) -> [Any] {
    let found = objects(for: request)
    if request.resultType == .managedObjectIDResultType { return found.map(\.objectID) }
    if request.resultType == .countResultType { return [NSNumber(value: found.count)] }
    guard request.resultType == .dictionaryResultType else { return found }
    var dictionaries = found.map { dictionary(of: $0, for: request) }
    if request.returnsDistinctResults {
      var seen: [NSDictionary] = []
      for dictionary in dictionaries where !seen.contains(dictionary) { seen.append(dictionary) }
      dictionaries = seen
    }
    return dictionaries
  }

  private func dictionary<T>(
    of object: NSManagedObject, for request: NSFetchRequest<T>
  ) -> NSDictionary {
    let names =
      request.propertiesToFetch.map { properties in
        properties.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
      } ?? object.entity.properties.filter { $0 is NSAttributeDescription }.map(\.name)
    let dictionary = NSMutableDictionary()
    for name in names {
      if let value = object.value(forKeyPath: name) { dictionary[name as NSString] = value }
    }
    return dictionary
  }

  /// The objects that meet a request, in its order.
  func objects<T>(for request: NSFetchRequest<T>) -> [NSManagedObject] {
    guard let entity = request.entity(in: self) else {
      OneThread.raise(
        "executeFetchRequest:error: A fetch request must have an entity, and the model has none named "
          + "'\(request.entityName ?? "")'")
      return []
    }
    var found = objects(of: entity, includingSubentities: request.includesSubentities)
    if !request.includesPendingChanges { found.removeAll(where: \.isInserted) }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    found.sort(by: request.sortDescriptors ?? [])
    found = Array(found.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  /// The objects of an entity: those of the source in their order, then new ones.
  private func objects(
    of entity: NSEntityDescription, includingSubentities: Bool
  ) -> [NSManagedObject] {
    func belongs(_ other: NSEntityDescription) -> Bool {
      other.name == entity.name || includingSubentities && other.isKindOf(entity: entity)
    }
    let saved = (source?.identifiers ?? []).filter { belongs($0.entity) }.compactMap(known)
      .filter { !$0.isDeleted && !$0.isInserted }
    return saved + changed.objects.filter { $0.isInserted && belongs($0.entity) }
  }
}

extension [NSManagedObject] {
  /// Sorts by descriptors; objects that are equal by all of them stay in their order.
  mutating func sort(by descriptors: [NSSortDescriptor]) {
    guard !descriptors.isEmpty else { return }
    sort { first, second in
      for descriptor in descriptors {
        let order = descriptor.compare(first, to: second)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return false
    }
  }
}
