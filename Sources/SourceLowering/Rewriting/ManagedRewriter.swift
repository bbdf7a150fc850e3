import SwiftSyntax

/// Properties and methods of Core Data's objects that Objective-C's runtime would make, and casts that it would let pass.
final class ManagedRewriter: SourceRewriter {
  private static let attribute = "NSManaged"

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.contains(Self.attribute) else { return .visitChildren }
    // What is computed cannot be weak.
    for modifier in node.modifiers where ["weak", "unowned"].contains(modifier.name.text) {
      blank(modifier)
    }
    var type: TypeAnnotationSyntax?
    for binding in node.bindings.reversed() {
      type = binding.typeAnnotation ?? type
      guard let type, binding.accessorBlock == nil, binding.initializer == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { continue }
      let key = Lowering.literal(name.identifier?.name ?? name.text)
      let accessors =
        " { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }"
      if let annotation = binding.typeAnnotation {
        insert(accessors, after: annotation)
      } else {
        insert(": \(type.type.trimmedDescription)\(accessors)", after: binding.pattern)
      }
    }
    return .visitChildren
  }

  // MARK: Accessors of relationships

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.contains(Self.attribute), node.body == nil else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters.map {
      (label: $0.firstName.text, name: ($0.secondName ?? $0.firstName).text)
    }
    if let call = Self.call(node.name.text, parameters) { insert(" { \(call) }", after: node) }
    return .visitChildren
  }

  /// What an accessor does, by its name and labels; nil for a name of nothing that is known.
  private static func call(
    _ name: String, _ parameters: [(label: String, name: String)]
  ) -> String? {
    guard let first = parameters.first else { return nil }
    func key(_ rest: Substring) -> String {
      Lowering.literal(rest.prefix(1).lowercased() + rest.dropFirst())
    }
    let labels = parameters.map(\.label)
    for (prefix, word) in [
      ("addTo", "add"), ("removeFrom", "remove"), ("insertInto", "insert"), ("replace", "replace"),
      ("add", "add"), ("remove", "remove"),
    ] where name.hasPrefix(prefix) {
      var rest = name.dropFirst(prefix.count)
      guard rest.first?.isUppercase == true else { continue }
      if prefix == word, word != "replace", rest.hasSuffix("Object") { rest = rest.dropLast(6) }
      switch (word, labels) {
      case ("add", ["_"]): return "addManaged(\(first.name), to: \(key(rest)))"
      case ("remove", ["_"]): return "removeManaged(\(first.name), from: \(key(rest)))"
      case ("remove", ["at"]): return "removeManaged(from: \(key(rest)), at: \(first.name))"
      case ("insert", ["_", "at"]):
        return "insertManaged(\(first.name), into: \(key(rest)), at: \(parameters[1].name))"
      case ("replace", ["at", "with"]):
        return "replaceManaged(in: \(key(rest)), at: \(first.name), with: \(parameters[1].name))"
      default: return nil
      }
    }
    return nil
  }

  // MARK: Casts

  /// Types of which Objective-C takes one for another, whatever their generic arguments are.
  private static let convertible: Set = ["NSFetchRequest", "NSDiffableDataSourceSnapshot"]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() {
      guard let cast = element.as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark?.text != "?", index > 0,
        elements.indices.contains(index + 1),
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type
          .as(IdentifierTypeSyntax.self),
        Self.convertible.contains(type.name.text), type.genericArgumentClause != nil
      else { continue }
      insert("\(type.oneLine)(converting: ", before: elements[index - 1])
      insert(")", after: elements[index - 1])
      blank(cast)
      blank(elements[index + 1])
    }
    return .visitChildren
  }
}

extension AttributeListSyntax {
  fileprivate func contains(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}

extension ParsedSource {
  /// Lets Core Data make objects of classes that are known when the program runs, and find the values of properties that
  /// classes compute.
  mutating func addManagedMembers(_ inventory: Inventory) {
    for declaration in declarations where declaration.kind == .class {
      guard let body = declaration.body, !declaration.isGeneric,
        inventory.foreignRoot(of: declaration.name) == Inventory.managedRoot
      else { continue }
      let access = declaration.has("public") || declaration.has("open") ? "public " : ""
      if inventory.takesEntity(declaration.name) {
        addMember(
          " \(access)override class func makeObject(of entity: NSEntityDescription, "
            + "insertInto context: NSManagedObjectContext?) -> NSManagedObject "
            + "{ \(declaration.name)(entity: entity, insertInto: context) } ", to: body)
      }
      let computed = (inventory[class: declaration.name]?.members ?? []).filter {
        $0.kind == .property && !$0.has("static") && !$0.has("class") && $0.isVisible
          && !$0.attributes.contains("@NSManaged")
          && ($0.attributes.contains("@objc") || declaration.attributes.contains("@objcMembers"))
      }.map(\.name)
      guard !computed.isEmpty else { continue }
      let cases = computed.map { "case \(Lowering.literal($0)): return \($0)" }
      addMember(
        " \(access)override func computedValue(forKey key: String) -> Any? { switch key { "
          + (cases + ["default: return super.computedValue(forKey: key)"]).joined(separator: "; ")
          + " } } ", to: body)
    }
  }
}

extension Inventory {
  /// The class of Core Data from which an app's descend.
  static let managedRoot = "NSManagedObject"

  /// Whether objects of a class can be made of an entity: the first of the class and its ancestors that declares initialisers
  /// declares that one.
  fileprivate func takesEntity(_ name: String) -> Bool {
    let designated = lineage(of: name).lazy
      .map { $0.members.filter { $0.kind == .initializer && !$0.has("convenience") } }
      .first { !$0.isEmpty }
    return designated?.contains { $0.parameters.map(\.label) == ["entity", "insertInto"] } ?? true
  }
}
