import SwiftSyntax

/// `#if os(iOS)` holds here, and `#if os(Linux)` does not.
final class PlatformRewriter: SourceRewriter {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledName == "os", node.isCondition, node.arguments.count == 1,
      let system = node.arguments.first?.expression.trimmedDescription,
      system == "iOS" || system == "Linux"
    else { return .visitChildren }
    replace(node, with: system == "iOS" ? "true" : "false")
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether it stands between `#if` and what depends on it.
  fileprivate var isCondition: Bool {
    var child = Syntax(self)
    while let parent = child.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        return clause.condition.map { Syntax($0).id == child.id } ?? false
      }
      child = parent
    }
    return false
  }
}
