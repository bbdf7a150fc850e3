import SwiftSyntax

/// A place where the sources set a property that they do not declare themselves.
package struct PropertySetting: Hashable, Sendable {
  package let path: String
  /// From 1.
  package let line: Int
  /// The name of the property.
  package let property: String
  /// The types that the object may have, as far as the sources tell: what its name is declared
  /// with, or, for `self`, the type around it and the last of its ancestors that the sources name.
  ///
  /// Empty if they do not tell.
  package let types: Set<String>

  /// The places where sources set properties of given names, in the order of the files.
  ///
  /// Only plain assignments count. A name that the sources declare as a property of their own is left out, since no
  /// types are known.
  ///
  /// - Complexity: O(size of the sources).
  package static func all(of names: Set<String>, in sources: [SwiftSource]) -> [PropertySetting] {
    DeepStack.run {
      let files = sources.map(ParsedSource.init)
      let inventory = Inventory(files)
      var own: Set<String> = []
      for file in files {
        file.declarations.forEachDeep { declaration, _ in
          if declaration.kind == .property { own.insert(declaration.name) }
        }
      }
      return files.flatMap { file in
        let finder = SettingFinder(file, names.subtracting(own), inventory)
        finder.walk(file.syntax)
        return finder.found
      }
    }
  }
}

/// Finds assignments to members in one file.
private final class SettingFinder: SyntaxVisitor {
  private(set) var found: [PropertySetting] = []
  private let file: ParsedSource
  private let names: Set<String>
  private let inventory: Inventory
  private let variables: VariableTypes

  init(_ file: ParsedSource, _ names: Set<String>, _ inventory: Inventory) {
    self.file = file
    self.names = names
    self.inventory = inventory
    variables = VariableTypes(viewMode: .sourceAccurate)
    if !names.isEmpty { variables.walk(file.syntax) }
    super.init(viewMode: .sourceAccurate)
  }

  /// Operators are not folded: an assignment is a sequence whose second element is `=`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else {
      return .visitChildren
    }
    if let member = elements[0].as(MemberAccessExprSyntax.self) {
      note(member.declName.baseName, of: member.base)
    } else if let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName,
      variables.types[name.text] == nil, !enclosingTypes(Syntax(name)).isEmpty
    {
      note(name, of: nil)
    }
    return .visitChildren
  }

  private func note(_ name: TokenSyntax, of object: ExprSyntax?) {
    guard names.contains(name.text) else { return }
    found.append(
      PropertySetting(
        path: file.path,
        line: file.lines.line(of: name.positionAfterSkippingLeadingTrivia.utf8Offset),
        property: name.text, types: types(of: object, at: Syntax(name))))
  }

  private func types(of object: ExprSyntax?, at node: Syntax) -> Set<String> {
    guard let object, !object.is(SuperExprSyntax.self) else { return enclosingTypes(node) }
    let bare =
      object.as(OptionalChainingExprSyntax.self)?.expression
      ?? object.as(ForceUnwrapExprSyntax.self)?.expression ?? object
    if let name = bare.as(DeclReferenceExprSyntax.self)?.baseName {
      return name.tokenKind == .keyword(.self) ? enclosingTypes(node) : known(name.text)
    }
    if let member = bare.as(MemberAccessExprSyntax.self) {
      return known(member.declName.baseName.text)
    }
    return []
  }

  private func known(_ name: String) -> Set<String> {
    Set((variables.types[name] ?? []).flatMap(lineage))
  }

  /// The type around a node, by the nearest declaration or extension.
  private func enclosingTypes(_ node: Syntax) -> Set<String> {
    for ancestor in node.ancestors {
      if let type = ancestor.as(ExtensionDeclSyntax.self) {
        return Set(type.extendedType.names.flatMap(lineage))
      }
      if ancestor.isProtocol((any DeclGroupSyntax).self),
        let type = ancestor.asProtocol((any NamedDeclSyntax).self)
      {
        return Set(lineage(type.name.text))
      }
    }
    return []
  }

  private func lineage(_ type: String) -> [String] {
    [type] + (inventory.foreignRoot(of: type).map { [$0] } ?? [])
  }
}

/// The variables, constants and parameters of a file, wherever they are, and the types that they are declared with:
/// `let a: T`, `let a = T(…)`, `a: T` as a parameter.
private final class VariableTypes: SyntaxVisitor {
  /// By name; empty where the declaration does not tell.
  private(set) var types: [String: Set<String>] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      types[name, default: []].formUnion(node.typeAnnotation?.type.unwrapped.names ?? [])
      if let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
        let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      {
        types[name, default: []].insert(type)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    types[(node.secondName ?? node.firstName).text, default: []].formUnion(
      node.type.unwrapped.names)
    return .visitChildren
  }
}

extension TypeSyntax {
  /// The type inside of an optional one.
  fileprivate var unwrapped: TypeSyntax {
    self.as(OptionalTypeSyntax.self)?.wrappedType
      ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? self
  }
}
