import SwiftSyntax

/// Calls of optional methods, as the lowered protocols have them.
///
/// `delegate.method!(…)` becomes `delegate.method(…)`: every method has an implementation here, if only the
/// default one. Without parameters, method and value would have the same name: `delegate.end?()` asks for a
/// value of another name.
final class OptionalCallRewriter: SourceRewriter {
  private let inventory: Inventory

  init(_ inventory: Inventory) {
    self.inventory = inventory
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let method = forced.expression.as(MemberAccessExprSyntax.self), node.leftParen != nil,
      inventory.isOptionalMethod(method.declName.baseName.text)
    {
      replace(forced.exclamationMark, with: "")
    } else if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let method = chained.expression.as(MemberAccessExprSyntax.self), node.hasNoArguments,
      inventory.isPlainOptional(method.declName.baseName.text)
    {
      insert(OptionalRequirements.prefix, before: method.declName)
    }
    return .visitChildren
  }
}
