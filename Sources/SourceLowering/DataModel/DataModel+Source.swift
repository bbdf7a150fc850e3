extension DataModel {
  /// The extensions of the folders that models are.
  package static let extensions: Set = ["xcdatamodeld", "xcdatamodel"]

  /// The name of the model whose source has a path; nil for other sources.
  package static func name(of path: String) -> String? {
    let parts = path.split(separator: "/").last?.split(separator: ".") ?? []
    guard parts.count > 1, extensions.contains(String(parts[parts.count - 1])) else { return nil }
    return parts.dropLast().joined(separator: ".")
  }

  /// The source that Xcode makes of a model, with a function that tells Core Data what is in it.
  ///
  /// - Parameters:
  ///   - path: The path by which messages call it: that of the model.
  ///   - sources: The sources that it is compiled with, whose classes are not declared once more.
  /// - Returns: A source with the classes and extensions of the entities that Xcode generates.
  package func source(path: String, besides sources: [SwiftSource]) -> SwiftSource {
    func isDeclared(_ pattern: String, _ name: String) -> Bool {
      sources.contains { source in
        source.text.mentions(name)
          && (try? Regex(pattern + name + "\\b")).map { source.text.contains($0) } == true
      }
    }
    func isIdentifiable(_ name: String) -> Bool {
      let pattern = try? Regex("\\b(class|extension)\\s+\(name)\\b[^{]*\\bIdentifiable\\b")
      return sources.contains { source in
        source.text.mentions("Identifiable") && source.text.mentions(name)
          && pattern.map { source.text.contains($0) } == true
      }
    }
    var text = "import CoreData\nimport Foundation\n"
    for entity in entities where entity.generation != .nothing {
      if entity.generation == .class, !isDeclared("\\bclass\\s+", entity.className) {
        text += "\n" + classText(entity)
      }
      text += "\n" + extensionText(entity)
      for relationship in entity.relationships where relationship.isToMany {
        text += "\n" + accessorText(relationship, of: entity)
      }
      if entity.parent == nil, !isIdentifiable(entity.className) {
        text += "\nextension \(entity.className): Identifiable {\n\n}\n"
      }
    }
    return SwiftSource(path: path, text: text + "\n" + outline)
  }

  /// The name of the function that tells what is in a model.
  static func function(of model: String) -> String {
    "renderAnimModel_" + model.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  // MARK: Classes

  private func classText(_ entity: Entity) -> String {
    let parent = entity.parent.flatMap { self[entity: $0]?.className } ?? "NSManagedObject"
    return """
      @objc(\(entity.className))
      public class \(entity.className): \(parent) {

      }

      """
  }

  private func extensionText(_ entity: Entity) -> String {
    let attributes = entity.attributes.sorted { $0.name < $1.name }.map {
      "    @NSManaged public var \($0.name): \($0.swiftType)"
    }
    let relationships = entity.relationships.sorted { $0.name < $1.name }.map {
      "    @NSManaged public var \($0.name): \(type(of: $0))"
    }
    return """
      extension \(entity.className) {

          @nonobjc public class func fetchRequest() -> NSFetchRequest<\(entity.className)> {
              return NSFetchRequest<\(entity.className)>(entityName: "\(entity.name)")
          }

      \((attributes + relationships).joined(separator: "\n"))

      }

      """
  }

  private func type(of relationship: Relationship) -> String {
    if relationship.isToMany { return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" }
    return className(of: relationship) + "?"
  }

  private func className(of relationship: Relationship) -> String {
    self[entity: relationship.destination]?.className ?? "NSManagedObject"
  }

  private func accessorText(_ relationship: Relationship, of entity: Entity) -> String {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let type = className(of: relationship)
    let sets = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var accessors: [(selector: String, function: String)] = []
    if relationship.isOrdered {
      accessors = [
        ("insertObject:in\(name)AtIndex:", "insertInto\(name)(_ value: \(type), at idx: Int)"),
        ("removeObjectFrom\(name)AtIndex:", "removeFrom\(name)(at idx: Int)"),
        (
          "insert\(name):atIndexes:",
          "insertInto\(name)(_ values: [\(type)], at indexes: NSIndexSet)"
        ),
        ("remove\(name)AtIndexes:", "removeFrom\(name)(at indexes: NSIndexSet)"),
        (
          "replaceObjectIn\(name)AtIndex:withObject:",
          "replace\(name)(at idx: Int, with value: \(type))"
        ),
        (
          "replace\(name)AtIndexes:with\(name):",
          "replace\(name)(at indexes: NSIndexSet, with values: [\(type)])"
        ),
      ]
    }
    accessors += [
      ("add\(name)Object:", "addTo\(name)(_ value: \(type))"),
      ("remove\(name)Object:", "removeFrom\(name)(_ value: \(type))"),
      ("add\(name):", "addTo\(name)(_ values: \(sets))"),
      ("remove\(name):", "removeFrom\(name)(_ values: \(sets))"),
    ]
    let functions = accessors.map {
      "    @objc(\($0.selector))\n    @NSManaged public func \($0.function)\n"
    }
    return """
      // MARK: Generated accessors for \(relationship.name)
      extension \(entity.className) {

      \(functions.joined(separator: "\n"))
      }

      """
  }

  // MARK: What is in it

  private var outline: String {
    let entities = entities.map { entity in
      """
          EntityOutline(
            \(Lowering.literal(entity.name)), class: \(Lowering.literal(entity.className)), \
      parent: \(entity.parent.map(Lowering.literal) ?? "nil"), isAbstract: \(entity.isAbstract),
            attributes: [\(entity.attributes.map(\.outline).joined(separator: ", "))],
            relationships: [\(entity.relationships.map(\.outline).joined(separator: ", "))],
            unique: [\(entity.constraints.map(Self.list).joined(separator: ", "))])
      """
    }
    return """
      func \(Self.function(of: name))(_ classes: [String: AnyClass]) -> NSManagedObjectModel {
        let entities: [EntityOutline] = [
      \(entities.joined(separator: ",\n"))
        ]
        return NSManagedObjectModel(entities, classes)
      }

      """
  }

  private static func list(_ words: [String]) -> String {
    "[\(words.map(Lowering.literal).joined(separator: ", "))]"
  }
}

extension DataModel.Attribute {
  /// The type of the property that Xcode generates.
  fileprivate var swiftType: String {
    switch type {
    case "String": "String?"
    case "Integer 16": isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": isScalar ? "Int64" : "NSNumber?"
    case "Double": isScalar ? "Double" : "NSNumber?"
    case "Float": isScalar ? "Float" : "NSNumber?"
    case "Boolean": isScalar ? "Bool" : "NSNumber?"
    case "Decimal": "NSDecimalNumber?"
    case "Date": isScalar ? "TimeInterval" : "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    default: (className ?? "NSObject") + "?"
    }
  }

  /// The kind of its values in Core Data.
  private var kind: String {
    switch type {
    case "Integer 16": "integer16AttributeType"
    case "Integer 32": "integer32AttributeType"
    case "Integer 64": "integer64AttributeType"
    case "Decimal": "decimalAttributeType"
    case "Double": "doubleAttributeType"
    case "Float": "floatAttributeType"
    case "String": "stringAttributeType"
    case "Boolean": "booleanAttributeType"
    case "Date": "dateAttributeType"
    case "Binary": "binaryDataAttributeType"
    case "UUID": "UUIDAttributeType"
    case "URI": "URIAttributeType"
    case "Transformable": "transformableAttributeType"
    default: "undefinedAttributeType"
    }
  }

  /// The default value as an expression; nil if there is none, or it is no value of the kind.
  private var defaultExpression: String? {
    guard let defaultValue else { return nil }
    switch type {
    case "String": return Lowering.literal(defaultValue)
    case "Integer 16", "Integer 32", "Integer 64": return Int(defaultValue).map { "\($0)" }
    case "Double", "Float", "Decimal": return Double(defaultValue).map { "\($0)" }
    case "Boolean": return defaultValue == "YES" || defaultValue == "1" ? "true" : "false"
    case "Date":
      return Double(defaultValue).map { "Date(timeIntervalSinceReferenceDate: \($0))" }
    case "UUID": return "UUID(uuidString: \(Lowering.literal(defaultValue)))"
    case "URI": return "URL(string: \(Lowering.literal(defaultValue)))"
    default: return nil
    }
  }

  fileprivate var outline: String {
    "AttributeOutline(\(Lowering.literal(name)), .\(kind), isOptional: \(isOptional), isTransient: "
      + "\(isTransient), value: \(defaultExpression ?? "nil"))"
  }
}

extension DataModel.Relationship {
  fileprivate var outline: String {
    let rule =
      switch deletionRule {
      case "Nullify": "nullifyDeleteRule"
      case "Cascade": "cascadeDeleteRule"
      case "Deny": "denyDeleteRule"
      default: "noActionDeleteRule"
      }
    return "RelationshipOutline(\(Lowering.literal(name)), to: \(Lowering.literal(destination)), "
      + "inverse: \(inverse.map(Lowering.literal) ?? "nil"), isToMany: \(isToMany), isOrdered: "
      + "\(isOrdered), isOptional: \(isOptional), .\(rule))"
  }
}
