public import Foundation
import UIKitCore

/// An object of an entity: its values by key, and where it belongs.
///
/// Sources declare its properties as `@NSManaged`, for which lowering writes getters and setters of `managedValue(_:)`.
nonisolated open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// The kind of the object.
  public let entity: NSEntityDescription
  /// What tells the object from all others.
  public private(set) var objectID: NSManagedObjectID
  /// The context that it belongs to; nil for none, and once it was deleted and saved.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// Numbers as `NSNumber`, to-one relationships as identifiers, to-many ones as lists of them.
  var values: Row = [:]
  /// The values when the object was fetched or saved last.
  var committed: Row = [:]
  /// Objects at the other end of relationships, as long as this one has no context.
  var unplaced: [NSManagedObject] = []
  /// Whether the values are being set by the context, who knows.
  var isQuiet = false
  var state = State.unchanged

  /// What the context would do with the object if it were saved.
  enum State { case unchanged, inserted, updated, deleted, gone }

  // MARK: Making objects

  /// An object with the entity's default values.
  ///
  /// - Parameters:
  ///   - entity: The kind of the object.
  ///   - context: The context into which it is inserted; nil for none.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity, context?.takeNumber() ?? 0)
    super.init()
    for property in entity.properties {
      if let attribute = property as? NSAttributeDescription, let value = attribute.defaultValue {
        values[property.name] = ManagedValue.stored(value)
      }
    }
    context?.insert(self)
  }

  /// An object of the entity whose class it is, in no context.
  public override convenience init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  /// An object of the entity whose class it is, inserted into a context.
  public required convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }

  /// An object of this class; lowering overrides it in each subclass, since only Objective-C makes objects of a class that is
  /// known when the program runs.
  open class func makeObject(
    of entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject { NSManagedObject(entity: entity, insertInto: context) }

  /// Makes the object another one's twin in its context.
  func adopt(_ identifier: NSManagedObjectID) { objectID = identifier }

  /// The entity whose objects are of this class; an exception if no model of the app has one.
  open class func entity() -> NSEntityDescription {
    found(in: OneThread.models.map(\.model))
  }

  static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    found(in: (context.model.map { [$0] } ?? []) + OneThread.models.map(\.model))
  }

  private static func found(in models: [NSManagedObjectModel]) -> NSEntityDescription {
    if let entity = models.lazy.compactMap({ $0.entity(of: self) }).first { return entity }
    OneThread.raise(
      "+[\(self) entity] Failed to find a unique match for an NSEntityDescription to a managed object "
        + "subclass")
    return NSEntityDescription()
  }

  /// A request for all objects of the entity whose class this is.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entity: entity())
  }

  /// The value of a property that the sources compute and mark as `@objc`; lowering overrides it in each subclass that has
  /// some.
  open func computedValue(forKey key: String) -> Any? { nil }

  // MARK: State

  /// Whether the object will be inserted when its context is saved.
  open var isInserted: Bool { state == .inserted }
  /// Whether the object's changes will be saved when its context is.
  open var isUpdated: Bool { state == .updated }
  /// Whether the object will be deleted when its context is saved.
  open var isDeleted: Bool { state == .deleted }
  /// Whether the object is new, changed or deleted.
  open var hasChanges: Bool { state != .unchanged && state != .gone }
  /// Whether values differ from those that were saved.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// Whether the values have yet to be read: never.
  open var isFault: Bool { false }
  /// Counts the ways in which values are waited for: none.
  open var faultingState: Int { 0 }

  /// Whether the objects of a relationship have yet to be read: never.
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }

  /// The values that differ from those that were fetched or saved last, by key.
  open func changedValues() -> [String: Any] {
    values.filter { !ManagedValue.areEqual($0.value, committed[$0.key]) }
      .merging(committed.filter { values[$0.key] == nil }.mapValues { _ in NSNull() }) { $1 }
      .reduce(into: [:]) { $0[$1.key] = $1.value is NSNull ? $1.value : value(forKey: $1.key) }
  }

  /// The same: what has changed since the last notification is not kept apart.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values that were fetched or saved last.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let keys = keys ?? entity.properties.map(\.name)
    return keys.reduce(into: [:]) { $0[$1] = presented(committed[$1], $1) ?? NSNull() }
  }

  // MARK: What subclasses are told

  /// Called once for a new object.
  open func awakeFromInsert() {}
  /// Called where an object comes from the store.
  open func awakeFromFetch() {}
  /// Called before the object's changes are saved, deletion included.
  open func willSave() {}
  /// Called after the object's changes were saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Never called: values are always there.
  open func willTurnIntoFault() {}
  /// Never called: values are always there.
  open func didTurnIntoFault() {}

  /// Throws an error for a new object that cannot be saved.
  open func validateForInsert() throws { try validate() }
  /// Throws an error for a changed object that cannot be saved.
  open func validateForUpdate() throws { try validate() }
  /// Throws an error for an object that cannot be deleted.
  open func validateForDelete() throws { try validateDeletion() }

  // MARK: Notes that have no effect

  /// Does nothing: values are always there.
  open func willAccessValue(forKey key: String?) {}
  /// Does nothing: values are always there.
  open func didAccessValue(forKey key: String?) {}
  /// Does nothing: the change itself is noted.
  open func willChangeValue(forKey key: String) {}
  /// Notes that a primitive value was changed.
  open func didChangeValue(forKey key: String) { noteChange() }

  open override var description: String {
    let shown = entity.properties.map(\.name).sorted().map { key in
      "    \(key) = \(values[key].map { "\($0)" } ?? "nil");"
    }
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: {\n"
      + shown.joined(separator: "\n") + "\n})"
  }

  // What it descends from makes this of the address, which is another one in each run.
  open override var hash: Int { objectID.number }
}

/// The values of an object by key.
typealias Row = [String: Any]
