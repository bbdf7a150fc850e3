import Foundation

extension NSManagedObject {
  // MARK: For lowered sources

  /// Adds an object, or a set of them, to a relationship.
  public func addManaged(_ value: Any, to key: String) {
    guard let relationship = relationship(key) else { return }
    for object in ManagedValue.objects(in: value) { connect(object, by: relationship, at: nil) }
  }

  /// Takes an object, or a set of them, out of a relationship.
  public func removeManaged(_ value: Any, from key: String) {
    guard let relationship = relationship(key) else { return }
    for object in ManagedValue.objects(in: value) { disconnect(object, by: relationship) }
  }

  /// Inserts an object at an index, or several at indexes, into an ordered relationship.
  public func insertManaged(_ value: Any, into key: String, at places: Any) {
    guard let relationship = relationship(key) else { return }
    for (object, index) in zip(ManagedValue.objects(in: value), Self.indexes(places)) {
      connect(object, by: relationship, at: index)
    }
  }

  /// Takes the objects at an index or at indexes out of an ordered relationship.
  public func removeManaged(from key: String, at places: Any) {
    guard let relationship = relationship(key) else { return }
    let all = identifiers(relationship)
    for index in Self.indexes(places) where all.indices.contains(index) {
      if let object = object(with: all[index]) { disconnect(object, by: relationship) }
    }
  }

  /// Replaces the object at an index, or those at indexes, of an ordered relationship.
  public func replaceManaged(in key: String, at places: Any, with value: Any) {
    removeManaged(from: key, at: places)
    insertManaged(value, into: key, at: places)
  }

  private static func indexes(_ places: Any) -> [Int] {
    switch places {
    case let index as Int: [index]
    case let indexes as IndexSet: Array(indexes)
    case let indexes as NSIndexSet: Array(indexes as IndexSet)
    default: []
    }
  }

  // MARK: Both ends

  func relationship(_ key: String) -> NSRelationshipDescription? {
    entity.propertiesByName[key] as? NSRelationshipDescription
  }

  /// The objects of a relationship, in their order.
  func identifiers(_ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
    switch values[relationship.name] {
    case let identifier as NSManagedObjectID: [identifier]
    case let identifiers as [NSManagedObjectID]: identifiers
    default: []
    }
  }

  /// Makes some objects those of a relationship, and of no others.
  func setObjects(_ objects: [NSManagedObject], of relationship: NSRelationshipDescription) {
    let new = Set(objects.map(\.objectID))
    for identifier in identifiers(relationship) where !new.contains(identifier) {
      if let object = object(with: identifier) { disconnect(object, by: relationship) }
    }
    for object in objects { connect(object, by: relationship, at: nil) }
    if relationship.isOrdered { values[relationship.name] = objects.map(\.objectID) }
    noteChange()
  }

  /// Connects both ends.
  func connect(
    _ other: NSManagedObject, by relationship: NSRelationshipDescription, at index: Int?
  ) {
    guard !identifiers(relationship).contains(other.objectID) else { return }
    // What is connected belongs to one context.
    if other.managedObjectContext == nil { managedObjectContext?.insert(other) }
    if managedObjectContext == nil { other.managedObjectContext?.insert(self) }
    if !relationship.isToMany, let old = identifiers(relationship).first.flatMap(object(with:)) {
      disconnect(old, by: relationship)
    }
    add(other, to: relationship, at: index)
    guard let inverse = relationship.inverseRelationship else { return }
    if !inverse.isToMany,
      let former = other.identifiers(inverse).first.flatMap(other.object(with:)),
      former !== self
    {
      other.disconnect(former, by: inverse)
    }
    other.add(self, to: inverse, at: nil)
  }

  /// Severs both ends.
  func disconnect(_ other: NSManagedObject, by relationship: NSRelationshipDescription) {
    remove(other, from: relationship)
    if let inverse = relationship.inverseRelationship { other.remove(self, from: inverse) }
  }

  private func add(
    _ other: NSManagedObject, to relationship: NSRelationshipDescription, at index: Int?
  ) {
    var all = identifiers(relationship)
    guard !all.contains(other.objectID) else { return }
    if managedObjectContext == nil { unplaced.append(other) }
    if relationship.isToMany {
      all.insert(other.objectID, at: min(index ?? all.count, all.count))
      values[relationship.name] = all
    } else {
      values[relationship.name] = other.objectID
    }
    noteChange()
  }

  private func remove(_ other: NSManagedObject, from relationship: NSRelationshipDescription) {
    let all = identifiers(relationship)
    guard all.contains(other.objectID) else { return }
    values[relationship.name] =
      relationship.isToMany ? all.filter { $0 !== other.objectID } : nil
    noteChange()
  }

  // MARK: Rules

  /// Follows the rules of deletion: severs what leads here, and returns what is to be deleted along.
  func severForDeletion() -> [NSManagedObject] {
    var cascade: [NSManagedObject] = []
    for relationship in entity.properties.compactMap({ $0 as? NSRelationshipDescription }) {
      let others = identifiers(relationship).compactMap(object(with:)).filter { !$0.isDeleted }
      switch relationship.deleteRule {
      case .nullifyDeleteRule, .cascadeDeleteRule:
        if relationship.deleteRule == .cascadeDeleteRule { cascade += others }
        if let inverse = relationship.inverseRelationship {
          for other in others { other.remove(self, from: inverse) }
        }
      case .denyDeleteRule, .noActionDeleteRule: break
      }
    }
    return cascade
  }

  /// Throws if a required value is missing.
  func validate() throws {
    for property in entity.properties where !property.isOptional {
      let count = (property as? NSRelationshipDescription).map { identifiers($0).count }
      let isMissing = count.map { $0 == 0 } ?? (values[property.name] == nil)
      if isMissing {
        throw CoreDataError.error(
          NSValidationMissingMandatoryPropertyError, about: self, key: property.name,
          "\(property.name) is a required value.")
      }
    }
  }

  /// Throws if a relationship denies deletion as long as it has objects.
  func validateDeletion() throws {
    for relationship in entity.properties.compactMap({ $0 as? NSRelationshipDescription })
    where relationship.deleteRule == .denyDeleteRule {
      let others = identifiers(relationship).compactMap(object(with:)).filter { !$0.isDeleted }
      if !others.isEmpty {
        throw CoreDataError.error(
          NSValidationRelationshipDeniedDeleteError, about: self, key: relationship.name,
          "Items cannot be deleted from \(entity.name ?? "").")
      }
    }
  }
}
