import Foundation

// What lowering writes of an app's models.

/// An entity of a model, before it is put together with the others.
public struct EntityOutline {
  let name: String
  let className: String
  let parent: String?
  let isAbstract: Bool
  let attributes: [AttributeOutline]
  let relationships: [RelationshipOutline]
  let unique: [[String]]

  /// An entity with its own properties, and lists of those of which no two objects have the same values.
  public init(
    _ name: String, class className: String, parent: String? = nil, isAbstract: Bool = false,
    attributes: [AttributeOutline], relationships: [RelationshipOutline] = [],
    unique: [[String]] = []
  ) {
    (self.name, self.className, self.parent) = (name, className, parent)
    (self.isAbstract, self.attributes) = (isAbstract, attributes)
    (self.relationships, self.unique) = (relationships, unique)
  }
}

/// An attribute of an entity.
public struct AttributeOutline {
  let name: String
  let type: NSAttributeType
  let isOptional: Bool
  let isTransient: Bool
  let value: Any?

  /// An attribute of a kind, with the value of new objects.
  public init(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true, isTransient: Bool = false,
    value: Any? = nil
  ) {
    (self.name, self.type, self.value) = (name, type, value)
    (self.isOptional, self.isTransient) = (isOptional, isTransient)
  }
}

/// A relationship of an entity.
public struct RelationshipOutline {
  let name: String
  let destination: String
  let inverse: String?
  let isToMany: Bool
  let isOrdered: Bool
  let isOptional: Bool
  let rule: NSDeleteRule

  /// A relationship to objects of an entity, with the name of the one that leads back.
  public init(
    _ name: String, to destination: String, inverse: String? = nil, isToMany: Bool = false,
    isOrdered: Bool = false, isOptional: Bool = true, _ rule: NSDeleteRule = .nullifyDeleteRule
  ) {
    (self.name, self.destination, self.inverse) = (name, destination, inverse)
    (self.isToMany, self.isOrdered) = (isToMany, isOrdered)
    (self.isOptional, self.rule) = (isOptional, rule)
  }
}

extension NSManagedObjectModel {
  /// A model of entities, whose classes are those of the names that are given.
  public convenience init(_ outlines: [EntityOutline], _ classes: [String: AnyClass] = [:]) {
    self.init()
    let made = outlines.map { ($0, NSEntityDescription($0, classes)) }
    let entities = Dictionary(made.map { ($0.0.name, $0.1) }) { $1 }
    for (outline, entity) in made {
      if let parent = outline.parent.flatMap({ entities[$0] }) { parent.subentities.append(entity) }
    }
    for (outline, entity) in made {
      for relationship in outline.relationships {
        let property = entity.propertiesByName[relationship.name] as? NSRelationshipDescription
        let destination = entities[relationship.destination]
        property?.destinationEntity = destination
        property?.inverseRelationship =
          relationship.inverse.flatMap { destination?.propertiesByName[$0] }
          as? NSRelationshipDescription
      }
    }
    self.entities = made.map(\.1)
  }
}

extension NSEntityDescription {
  fileprivate convenience init(_ outline: EntityOutline, _ classes: [String: AnyClass]) {
    self.init()
    name = outline.name
    managedObjectClassName = outline.className
    managedObjectClass = classes[outline.className] as? NSManagedObject.Type
    isAbstract = outline.isAbstract
    uniquenessConstraints = outline.unique
    properties =
      outline.attributes.map { attribute in
        let property = NSAttributeDescription()
        (property.name, property.attributeType) = (attribute.name, attribute.type)
        (property.isOptional, property.isTransient) = (attribute.isOptional, attribute.isTransient)
        property.defaultValue = attribute.value
        return property
      }
      + outline.relationships.map { relationship in
        let property = NSRelationshipDescription()
        (property.name, property.isOptional) = (relationship.name, relationship.isOptional)
        (property.isOrdered, property.deleteRule) = (relationship.isOrdered, relationship.rule)
        property.maxCount = relationship.isToMany ? 0 : 1
        return property
      }
  }
}
