import SwiftSyntax

/// Calls of optional methods, as the lowered protocols have them.
///
/// `delegate.method!(…)` becomes `delegate.method!.required(…)`, whose result is not optional. What
/// `delegate.method?(…)` answers is optional, so that a member of it is asked for as `delegate.method?(…)?.member`.
/// Without parameters, method and value would have the same name: `delegate.end?()` asks for a value of another name.
final class OptionalCallRewriter: SourceRewriter {
  private let inventory: Inventory

  init(_ inventory: Inventory) {
    self.inventory = inventory
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.leftParen != nil else { return .visitChildren }
    if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let method = forced.expression.as(MemberAccessExprSyntax.self),
      inventory.isOptionalMethod(method.declName.baseName.text)
    {
      markPlain(method, node)
      insert(".\(OptionalRequirements.requiredCall)", after: forced)
    } else if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let method = chained.expression.as(MemberAccessExprSyntax.self),
      inventory.isOptionalMethod(method.declName.baseName.text)
    {
      markPlain(method, node)
      if node.isMemberBase { insert("?", after: node) }
    }
    return .visitChildren
  }

  private func markPlain(_ method: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) {
    if call.hasNoArguments, inventory.isPlainOptional(method.declName.baseName.text) {
      insert(OptionalRequirements.prefix, before: method.declName)
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether a member or an element of the result follows at once.
  fileprivate var isMemberBase: Bool {
    guard let parent else { return false }
    return parent.as(MemberAccessExprSyntax.self)?.base?.id == id
      || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
  }
}
