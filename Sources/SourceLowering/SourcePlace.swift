import SwiftSyntax

/// The names that are used at the place where the compiler found fault, and that other files may
/// declare.
package struct SourcePlace: Sendable {
  /// The module of an import.
  package var module: String?
  /// Names of types, functions, values and members, and operators.
  package var names: Set<String> = []
  /// Argument labels of the call.
  package var labels: Set<String> = []
  /// The type whose declaration begins here.
  package var declaredType: String?
  /// The class that could stand for the type that is named here.
  package var standIn: StandInClass?

  /// The names around a place of a file.
  ///
  /// - Parameters:
  ///   - offset: The offset of a byte from the start of the file.
  ///   - source: The file.
  init(_ offset: Int, in source: ParsedSource) {
    guard let token = source.syntax.token(at: AbsolutePosition(utf8Offset: offset)) else { return }
    note(token)
    if token.isNameOfType {
      standIn =
        StandInClass(named: token.text)
        ?? token.subclass.flatMap { StandInClass(named: token.text, overriding: $0.overrides) }
    }
    for node in token.ancestors {
      switch node.as(SyntaxEnum.self) {
      case .importDecl(let node):
        module = node.path.first?.name.text
        return
      case .memberAccessExpr(let node): note(node.declName.baseName)
      case .memberType(let node): note(node.name)
      case .functionCallExpr(let node):
        labels.formUnion(node.arguments.compactMap(\.label?.text))
        if let name = node.calledExpression.lastToken(viewMode: .sourceAccurate) { note(name) }
        return
      case .subscriptCallExpr(let node):
        labels.formUnion(node.arguments.compactMap(\.label?.text))
        return
      case .codeBlockItem, .memberBlockItem:
        return
      default:
        if node.isProtocol((any DeclGroupSyntax).self) {
          let type = node.asProtocol((any NamedDeclSyntax).self)?.name
          if type?.id == token.id { declaredType = token.text }
          if let type = node.as(ExtensionDeclSyntax.self) {
            declaredType = type.extendedType.names.first
          }
          return
        }
      }
    }
  }

  private mutating func note(_ token: TokenSyntax) {
    switch token.tokenKind {
    case .identifier(let name): names.insert(name)
    case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name):
      names.insert(name)
    default: break
    }
  }
}

extension ClassDeclSyntax {
  /// The full names of the methods that it overrides.
  fileprivate var overrides: Set<String> {
    Set(
      memberBlock.members.compactMap { item in
        guard let method = item.decl.as(FunctionDeclSyntax.self),
          method.modifiers.contains(where: { $0.name.text == "override" })
        else { return nil }
        let labels = method.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
        return "\(method.name.text)(\(labels.joined()))"
      })
  }
}

extension TokenSyntax {
  /// The class of which it names the first of what it inherits from.
  fileprivate var subclass: ClassDeclSyntax? {
    guard let type = parent?.parent?.as(InheritedTypeSyntax.self),
      let clause = type.parent?.parent?.as(InheritanceClauseSyntax.self),
      clause.inheritedTypes.first?.id == type.id
    else { return nil }
    return clause.parent?.as(ClassDeclSyntax.self)
  }

  /// Whether it can be the name of a type that is used, and not a member of another one.
  fileprivate var isNameOfType: Bool {
    parent?.is(IdentifierTypeSyntax.self) == true
      || parent?.as(DeclReferenceExprSyntax.self).map {
        $0.parent?.as(MemberAccessExprSyntax.self)?.declName.id != $0.id
      } == true
  }
}
