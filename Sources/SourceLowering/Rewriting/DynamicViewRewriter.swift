import SwiftSyntax

/// `V(frame: f)` and `viewClass.init()` become `V.dynamic(frame: f)` and `viewClass.dynamic()`, where the
/// class of views is known only when the program runs.
final class DynamicViewRewriter: SourceRewriter {
  private let views: DynamicViews
  /// Whether anything was rewritten.
  private(set) var isUsed = false

  init(_ views: DynamicViews) {
    self.views = views
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.leftParen != nil, node.trailingClosure == nil, node.arguments.count <= 1,
      node.arguments.allSatisfy({ $0.label?.text == "frame" })
    else { return .visitChildren }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      isViewParameter(name.baseName.text, at: node)
    {
      insert(".dynamic", after: name)
      isUsed = true
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base, isDynamic(base)
    {
      replace(member.declName, with: "dynamic")
      isUsed = true
    }
    return .visitChildren
  }

  /// Whether an expression is a class of views that is not known before.
  private func isDynamic(_ base: ExprSyntax) -> Bool {
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return views.metatypes.contains(name) || isViewParameter(name, at: base)
    }
    guard let member = base.as(MemberAccessExprSyntax.self) else { return false }
    return views.metatypes.contains(member.declName.baseName.text)
  }

  /// Whether a name is a generic parameter, or an associated type, that stands for a class of views.
  private func isViewParameter(_ name: String, at node: some SyntaxProtocol) -> Bool {
    for ancestor in node.ancestors {
      if let own = ancestor.asProtocol((any WithGenericParametersSyntax).self)?.constraints[name] {
        return views.isView(own)
      }
      guard ancestor.isProtocol((any DeclGroupSyntax).self) else { continue }
      let type =
        ancestor.as(ExtensionDeclSyntax.self)?.extendedType.names.last
        ?? ancestor.asProtocol((any NamedDeclSyntax).self)?.name.text
      if let constraint = type.flatMap({ views.parameters[$0]?[name] }) {
        return views.isView(constraint)
      }
    }
    return false
  }
}

extension ParsedSource {
  /// Lets the classes of views be made when the program runs.
  mutating func addViewMakers(_ views: DynamicViews) {
    var insertions: [(text: String, offset: Int)] = []
    declarations.forEachDeep { declaration, _ in
      guard let body = declaration.body else { return }
      let text = views.makers(of: declaration)
      if !text.isEmpty { insertions.append((text, body.upperBound - 1)) }
    }
    for insertion in insertions { edits.insert(insertion.text, at: insertion.offset) }
  }
}
