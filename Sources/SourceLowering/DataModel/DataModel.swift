import AnimXML
package import Foundation

/// A model of Core Data as Xcode writes it: the file `contents` of an `.xcdatamodel`.
package struct DataModel: Sendable {
  /// The name of its file without the extension.
  package let name: String
  package let entities: [Entity]

  package struct Entity: Sendable {
    package let name: String
    /// The name of its class, without a module; that of Core Data's own class if it has none.
    package let className: String
    let parent: String?
    let isAbstract: Bool
    let generation: Generation
    package let attributes: [Attribute]
    package let relationships: [Relationship]
    /// Lists of attributes of which no two objects have the same values.
    let constraints: [[String]]
  }

  /// What Xcode writes of an entity's class.
  enum Generation: String, Sendable {
    case nothing = ""
    case category
    case `class`
  }

  package struct Attribute: Sendable {
    let name: String
    /// As Xcode calls it, such as `Integer 16`.
    let type: String
    let isOptional: Bool
    let isTransient: Bool
    let isScalar: Bool
    let defaultValue: String?
    /// The class of values that are transformed.
    let className: String?
  }

  package struct Relationship: Sendable {
    let name: String
    let destination: String
    let inverse: String?
    let isToMany: Bool
    let isOrdered: Bool
    let isOptional: Bool
    /// As Xcode calls it, such as `Nullify`.
    let deletionRule: String
  }

  /// A model from the contents of its file; nil if that is none.
  package init?(named name: String, xml data: Data) {
    guard let root = XMLElement(xml: data), root.name == "model" else { return nil }
    self.name = name
    entities = root.children.filter { $0.name == "entity" }.map(Entity.init)
  }

  subscript(entity name: String) -> Entity? { entities.first { $0.name == name } }
}

extension DataModel.Entity {
  fileprivate init(_ values: XMLElement) {
    name = values["name"] ?? ""
    let written = values["representedClassName"]?.split(separator: ".").last.map(String.init)
    className = written ?? "NSManagedObject"
    parent = values["parentEntity"]
    isAbstract = values["isAbstract"] == "YES"
    generation = DataModel.Generation(rawValue: values["codeGenerationType"] ?? "") ?? .nothing
    func elements(_ name: String) -> [XMLElement] { values.children.filter { $0.name == name } }
    attributes = elements("attribute").map(DataModel.Attribute.init)
    relationships = elements("relationship").map(DataModel.Relationship.init)
    constraints = elements("uniquenessConstraints").flatMap(\.children).map {
      $0.children.map { $0["value"] ?? "" }
    }
  }
}

extension DataModel.Attribute {
  fileprivate init(_ values: XMLElement) {
    name = values["name"] ?? ""
    type = values["attributeType"] ?? ""
    isOptional = values["optional"] == "YES"
    isTransient = values["transient"] == "YES"
    isScalar = values["usesScalarValueType"] == "YES"
    defaultValue = values["defaultValueString"] ?? values["defaultDateTimeInterval"]
    className = values["customClassName"]
  }
}

extension DataModel.Relationship {
  fileprivate init(_ values: XMLElement) {
    name = values["name"] ?? ""
    destination = values["destinationEntity"] ?? ""
    inverse = values["inverseName"]
    isToMany = values["toMany"] == "YES"
    isOrdered = values["ordered"] == "YES"
    isOptional = values["optional"] == "YES"
    deletionRule = values["deletionRule"] ?? "No Action"
  }
}
