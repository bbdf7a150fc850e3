/// A model of Core Data as Xcode writes it: the file `contents` of an `.xcdatamodel`.
package struct DataModel: Sendable {
  /// The name of its file without the extension.
  package let name: String
  package private(set) var entities: [Entity] = []

  package struct Entity: Sendable {
    package let name: String
    /// The name of its class, without a module; that of Core Data's own class if it has none.
    package let className: String
    let parent: String?
    let isAbstract: Bool
    let generation: Generation
    package fileprivate(set) var attributes: [Attribute] = []
    package fileprivate(set) var relationships: [Relationship] = []
    /// Lists of attributes of which no two objects have the same values.
    fileprivate(set) var constraints: [[String]] = []
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

  /// A model from its text; nil if that is none.
  package init?(named name: String, xml text: String) {
    self.name = name
    var isModel = false
    var path: [String] = []
    for tag in ModelTags(text).tags {
      switch tag {
      case .end: path = path.dropLast()
      case .begin(let element, let values):
        path.append(element)
        isModel = isModel || element == "model"
        if element == "entity" { entities.append(Entity(values)) }
        guard !entities.isEmpty, path.contains("entity") else { continue }
        switch element {
        case "attribute": entities[entities.count - 1].attributes.append(Attribute(values))
        case "relationship":
          entities[entities.count - 1].relationships.append(Relationship(values))
        case "uniquenessConstraint": entities[entities.count - 1].constraints.append([])
        case "constraint" where path.contains("uniquenessConstraint"):
          let constraints = entities[entities.count - 1].constraints
          let last = (constraints.last ?? []) + [values["value"] ?? ""]
          entities[entities.count - 1].constraints = constraints.dropLast() + [last]
        default: break
        }
      }
    }
    guard isModel else { return nil }
  }

  subscript(entity name: String) -> Entity? { entities.first { $0.name == name } }
}

extension DataModel.Entity {
  fileprivate init(_ values: [String: String]) {
    name = values["name"] ?? ""
    let written = values["representedClassName"]?.split(separator: ".").last.map(String.init)
    className = written ?? "NSManagedObject"
    parent = values["parentEntity"]
    isAbstract = values["isAbstract"] == "YES"
    generation = DataModel.Generation(rawValue: values["codeGenerationType"] ?? "") ?? .nothing
  }
}

extension DataModel.Attribute {
  fileprivate init(_ values: [String: String]) {
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
  fileprivate init(_ values: [String: String]) {
    name = values["name"] ?? ""
    destination = values["destinationEntity"] ?? ""
    inverse = values["inverseName"]
    isToMany = values["toMany"] == "YES"
    isOrdered = values["ordered"] == "YES"
    isOptional = values["optional"] == "YES"
    deletionRule = values["deletionRule"] ?? "No Action"
  }
}
