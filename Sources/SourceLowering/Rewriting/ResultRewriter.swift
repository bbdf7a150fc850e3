import SwiftSyntax

/// `-> (T!)` becomes `-> T?`: only Objective-C's methods returned such types; and `value as T!` becomes `(value as T?)!`, which
/// Swift took for the same until its version 5.
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

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (place, element) in elements.enumerated() {
      guard place > 0, let cast = elements[place - 1].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark == nil,
        let type = element.as(TypeExprSyntax.self)?.type
          .as(ImplicitlyUnwrappedOptionalTypeSyntax.self),
        place >= 2
      else { continue }
      insert("(", before: elements[place - 2])
      replace(type.exclamationMark, with: "?)!")
    }
    return .visitChildren
  }
}
