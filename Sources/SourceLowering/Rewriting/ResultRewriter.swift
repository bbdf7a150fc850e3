import SwiftSyntax

/// `-> (T!)` becomes `-> T?`: only Objective-C's methods returned such types.
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
}
