import SwiftSyntax

/// Which names of types and values the sources declare themselves, and where those can be seen.
struct Scopes {
  /// Declared outside of types, for all files.
  private var everywhere: Set<String> = []
  /// Declared outside of types, for one file.
  private var inFile: [String: Set<String>] = [:]
  /// Types that are declared in types, by the latter's name.
  private var inType: [String: Set<String>] = [:]
  private var ancestors: [String: [String]] = [:]

  init(_ files: [ParsedSource]) {
    for file in files {
      file.declarations.forEachDeep { declaration, types in
        if let type = types.last {
          if declaration.kind.isType || declaration.kind == .typealias
            || declaration.kind == .associatedtype
          {
            inType[type.name, default: []].insert(declaration.name)
          }
        } else if declaration.kind != .extension {
          if declaration.isVisible { everywhere.insert(declaration.name) }
          inFile[file.path, default: []].insert(declaration.name)
        }
        ancestors[declaration.name, default: []] += declaration.inheritance
      }
    }
  }

  /// Whether a name means something that the sources declare.
  func declare(_ name: String, at node: Syntax, in path: String) -> Bool {
    everywhere.contains(name) || inFile[path]?.contains(name) == true
      || node.ancestors.contains { isDeclared(name, by: $0) }
  }

  private func isDeclared(_ name: String, by node: Syntax) -> Bool {
    if let statements = node.as(CodeBlockItemListSyntax.self) {
      return statements.contains { statement in
        guard case .decl(let declaration) = statement.item else { return false }
        return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text == name
      }
    }
    let generics = node.asProtocol((any WithGenericParametersSyntax).self)
    if generics?.genericParameterClause?.parameters.contains(where: { $0.name.text == name })
      == true
    {
      return true
    }
    if let type = node.as(ExtensionDeclSyntax.self) {
      return type.extendedType.names.contains { hasMember(name, of: $0) }
    }
    guard node.isProtocol((any DeclGroupSyntax).self),
      let type = node.asProtocol((any NamedDeclSyntax).self)
    else { return false }
    return hasMember(name, of: type.name.text)
  }

  /// Whether a type or one of its ancestors in the sources declares a type of that name.
  private func hasMember(_ name: String, of type: String) -> Bool {
    var open = [type]
    var seen: Set<String> = []
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      if inType[type]?.contains(name) == true { return true }
      open += ancestors[type] ?? []
    }
    return false
  }
}
