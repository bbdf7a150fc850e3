import SwiftSyntax

/// `let a: [String: Any] = [NSFontAttributeName: font]` becomes `let a: [NSAttributedString.Key: Any] = …`, and so does `… as [String: Any]`:
/// names of attributes were strings before Swift 4.
final class AttributeNameRewriter: SourceRewriter {
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type, let value = node.initializer?.value,
      value.isOfAttributes
    {
      renameKey(of: type)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, cast) in elements.enumerated().dropFirst().dropLast()
    where cast.is(UnresolvedAsExprSyntax.self) && elements[index - 1].isOfAttributes {
      if let type = elements[index + 1].as(TypeExprSyntax.self)?.type { renameKey(of: type) }
    }
    return .visitChildren
  }

  private func renameKey(of type: TypeSyntax) {
    let bare = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    guard let key = bare.as(DictionaryTypeSyntax.self)?.key, key.trimmedDescription == "String"
    else { return }
    replace(key, with: "NSAttributedString.Key")
  }
}

extension ExprSyntax {
  /// Whether it is a list of attributes by their names of that time, cast to something or not.
  fileprivate var isOfAttributes: Bool {
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.first?.isOfAttributes == true
    }
    guard
      case .elements(let elements)? = self.as(DictionaryExprSyntax.self)?.content,
      let name = elements.first?.key.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return name.hasPrefix("NS") && name.hasSuffix("AttributeName")
  }
}
