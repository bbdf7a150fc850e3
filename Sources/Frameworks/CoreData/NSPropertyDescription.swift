public import Foundation

/// What a property of an entity is called, and whether it needs a value.
open class NSPropertyDescription: NSObject {
  /// The name, which is the key of its values.
  open var name = ""
  /// Whether objects can be saved without a value; true by default.
  open var isOptional = true
  /// Whether values are not saved.
  open var isTransient = false
  /// The entity that has it.
  open internal(set) weak var entity: NSEntityDescription!
  /// Anything that the model says about it.
  open var userInfo: [AnyHashable: Any]?
  /// The name that it had in an earlier version; not heeded, nothing is migrated.
  open var renamingIdentifier: String?
  /// Whether it is found by searches; not heeded.
  open var isIndexedBySpotlight = false
}

/// The kind of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// A property whose value is a number, a text, a date or the like.
open class NSAttributeDescription: NSPropertyDescription {
  /// The kind of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of new objects; nil for none.
  open var defaultValue: Any?
  /// The class of the values; nil for that of their kind.
  open var attributeValueClassName: String?
  /// What would make data of the values; not needed, they are kept as they are.
  open var valueTransformerName: String?
  /// Whether large data would stand in files of their own; kept.
  open var allowsExternalBinaryDataStorage = false

  /// An attribute of a kind that is set later.
  public override init() { super.init() }
}

/// What becomes of the objects at the other end of a relationship where an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property whose values are other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the other objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship of that entity which leads back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The most objects; 0 for any number, which is the default.
  open var maxCount = 0
  /// The least objects.
  open var minCount = 0
  /// What becomes of the other objects where one is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the objects have an order.
  open var isOrdered = false
  /// Whether there may be several objects.
  open var isToMany: Bool { maxCount != 1 }

  /// A relationship to many objects of an entity that is set later.
  public override init() { super.init() }
}
