import SwiftSyntax

/// `-> (T!)` becomes `-> T?`: only Objective-C's methods returned such types; and `value as T!` becomes `value as T?`, as which Swift
/// took it from version 3 to 5; and `{ _ -> T in … }()` becomes `{ () -> T in … }()`, as a call without arguments gave one then.
final class ResultRewriter: SourceRewriter {
  override func visit(_ node: ReturnClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let tuple = node.type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil,
      let type = element.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    else { return .visitChildren }
    blank(tuple.leftParen)
    replace(type.exclamationMark, with: "?")
    blank(tuple.rightParen)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil, node.leftParen != nil,
      let closure = node.calledExpression.as(ClosureExprSyntax.self),
      let names = closure.signature?.parameterClause?.as(ClosureShorthandParameterListSyntax.self),
      names.count == 1, let name = names.first?.name, name.text == "_"
    else { return .visitChildren }
    replace(name, with: "()")
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    for (cast, target) in zip(node.elements, node.elements.dropFirst()) {
      let type = target.as(TypeExprSyntax.self)?.type
        .as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      if let type, cast.is(UnresolvedAsExprSyntax.self) {
        replace(type.exclamationMark, with: "?")
      }
    }
    return .visitChildren
  }
}
