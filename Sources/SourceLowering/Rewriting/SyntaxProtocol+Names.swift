import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The name in `name(…)`; nil where a member is called.
  var calledName: String? { calledExpression.plainName }

  /// Whether nothing stands between the parentheses, nor after them.
  var hasNoArguments: Bool {
    leftParen != nil && arguments.isEmpty && trailingClosure == nil
  }
}

extension ExprSyntax {
  /// The name, if it is nothing but one, be it with generic arguments; nil for members.
  var plainName: String? {
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.plainName
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension SyntaxProtocol {
  /// The nodes around this one, inner ones first.
  var ancestors: some Sequence<Syntax> {
    sequence(state: parent) { next in
      defer { next = next?.parent }
      return next
    }
  }

  /// The name of the innermost type around a node, with those around it; nil outside of types.
  var enclosingTypeName: String? {
    let names = ancestors.compactMap { node -> String? in
      if let type = node.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
      guard node.isProtocol((any DeclGroupSyntax).self) else { return nil }
      return node.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }
}
