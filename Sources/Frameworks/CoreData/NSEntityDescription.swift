public import Foundation
import UIKitCore

/// A kind of objects: which properties they have and of which class they are.
open class NSEntityDescription: NSObject {
  /// The name.
  open var name: String?
  /// The name of the class, with its module or without.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// The class, where whoever made the model knew it.
  package var managedObjectClass: NSManagedObject.Type?
  /// Whether there are objects of its subentities alone.
  open var isAbstract = false
  /// The entity whose properties this one has, too.
  open private(set) weak var superentity: NSEntityDescription? { didSet { forgetNames() } }
  /// Entities that have the properties of this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The model that it belongs to.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// Anything that the model says about it.
  open var userInfo: [AnyHashable: Any]?
  /// The name that it had in an earlier version; not heeded, nothing is migrated.
  open var renamingIdentifier: String?
  /// Lists of attributes of which no two objects have the same values, by name.
  open var uniquenessConstraints: [[Any]] = []

  private var own: [NSPropertyDescription] = []

  /// An entity without properties.
  public override init() { super.init() }

  /// The properties, those of its superentity first.
  open var properties: [NSPropertyDescription] {
    get {
      let names = Set(own.map(\.name))
      return (superentity?.properties ?? []).filter { !names.contains($0.name) } + own
    }
    set {
      own = newValue
      for property in newValue { property.entity = self }
      forgetNames()
    }
  }
  /// The properties by their names, once somebody has asked.
  private var named: [String: NSPropertyDescription]?

  private func forgetNames() {
    named = nil
    for entity in subentities { entity.forgetNames() }
  }

  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let named { return named }
    let properties = Dictionary(properties.map { ($0.name, $0) }) { $1 }
    named = properties
    return properties
  }

  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The subentities by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  /// The relationships to objects of an entity.
  open func relationships(
    forDestination entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }

  /// Whether it is an entity or one of those below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// The entity of that name in the model of a context; nil if it has none.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of an entity and inserts it into a context.
  ///
  /// A name that the model does not have is an exception, and the object belongs to an entity without properties.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      OneThread.raise(
        "+entityForName: could not locate an entity named '\(entityName)' in this model.")
      return NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
    }
    return entity.makeObject(insertInto: context)
  }

  /// An object of the entity's class.
  func makeObject(insertInto context: NSManagedObjectContext?) -> NSManagedObject {
    objectClass.makeObject(of: self, insertInto: context)
  }

  /// The class, found by its name if nobody said which; `NSManagedObject` where there is none.
  var objectClass: NSManagedObject.Type {
    if let managedObjectClass { return managedObjectClass }
    return managedObjectClassName.flatMap { NSClassFromString($0) as? NSManagedObject.Type }
      ?? NSManagedObject.self
  }

  /// Whether objects of a class belong to it.
  func isOf(_ type: NSManagedObject.Type) -> Bool {
    if let managedObjectClass { return managedObjectClass == type }
    let name = managedObjectClassName ?? ""
    return name == "\(type)" || name.hasSuffix(".\(type)")
  }

  open override var description: String { "(<NSEntityDescription> name \(name ?? ""))" }
}
