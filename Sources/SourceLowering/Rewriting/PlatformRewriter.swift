import SwiftSyntax

/// `#if os(iOS)` holds here, and `#if os(Linux)` does not; nor does `#if canImport(SwiftUI)`, of which there is only what cells
/// show, but for files with `UIHostingConfiguration`.
final class PlatformRewriter: SourceRewriter {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.isCondition, node.arguments.count == 1,
      let argument = node.arguments.first?.expression.trimmedDescription
    else { return .visitChildren }
    switch (node.calledName, argument) {
    case ("os", "iOS"): replace(node, with: "true")
    case ("os", "Linux"): replace(node, with: "false")
    case ("canImport", "SwiftUI") where !node.root.description.mentions("UIHostingConfiguration"):
      replace(node, with: "false")
    default: return .visitChildren
    }
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
