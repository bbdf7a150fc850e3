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

  /// The name of the innermost type around a node, as code inside of it may call it; nil outside of types.
  ///
  /// Generic types around that one would want their arguments.
  var innermostTypeName: String? {
    for node in ancestors {
      if let type = node.as(ExtensionDeclSyntax.self)?.extendedType { return type.ownName }
      guard node.isProtocol((any DeclGroupSyntax).self) else { continue }
      if let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text { return name }
    }
    return nil
  }
}

extension TypeSyntax {
  /// The name without that of Combine's module, which is called otherwise here.
  fileprivate var ownName: String {
    let name = trimmedDescription
    return name.hasPrefix("Combine.") ? String(name.dropFirst("Combine.".count)) : name
  }
}
