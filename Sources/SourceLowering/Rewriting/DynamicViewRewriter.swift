import SwiftSyntax

/// `V(frame: f)` and `viewClass.init()` become `V.dynamic(frame: f)` and `viewClass.dynamic()`, and the function `V.init`
/// becomes `V.dynamic`, where the class of views is known only when the program runs, `O()` becomes `O.dynamicObject()` where it
/// may be any object; `controllerClass.init()` becomes
/// `controllerClass.init(coder: InterfaceCoder())!`, the one initialiser that all classes of controllers have.
final class DynamicViewRewriter: SourceRewriter {
  private let views: DynamicViews
  /// Whether anything was rewritten.
  private(set) var isUsed = false

  init(_ views: DynamicViews) {
    self.views = views
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.leftParen != nil, node.trailingClosure == nil, node.arguments.count <= 1 else {
      return .visitChildren
    }
    let label = node.arguments.first.map { $0.label?.text ?? "_" }
    if label == nil, makesController(node), let end = node.rightParen {
      replace(end, with: "coder: InterfaceCoder())!")
      return .visitChildren
    }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let view = viewParameter(name.baseName.text, at: node),
      label == nil || label == "frame" || (label == "type" && view == "UIButton")
    {
      insert(".dynamic", after: name)
      isUsed = true
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), label == nil,
      constraint(of: name.baseName.text, at: node) == "NSObject"
    {
      insert(".dynamicObject", after: name)
      isUsed = true
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      label == nil || label == "frame",
      member.declName.baseName.text == "init", let base = member.base, isDynamic(base)
    {
      replace(member.declName, with: "dynamic")
      isUsed = true
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "init", node.declName.argumentNames == nil,
      node.parent?.is(FunctionCallExprSyntax.self) != true, let base = node.base, isDynamic(base)
    {
      replace(node.declName, with: "dynamic")
      isUsed = true
    }
    return .visitChildren
  }

  /// Whether a call makes a controller of a class that is not known before.
  private func makesController(_ node: FunctionCallExprSyntax) -> Bool {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return isControllerParameter(name, at: node)
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base
    else { return false }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return views.controllerMetatypes.contains(name) || isControllerParameter(name, at: node)
    }
    let last = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return last.map(views.controllerMetatypes.contains) ?? false
  }

  /// Whether a name is a generic parameter that stands for classes of controllers.
  private func isControllerParameter(_ name: String, at node: some SyntaxProtocol) -> Bool {
    constraint(of: name, at: node).map(views.isController) ?? false
  }

  /// What a generic parameter around a place descends from or conforms to first; nil for any other name.
  private func constraint(of name: String, at node: some SyntaxProtocol) -> String? {
    node.ancestors.lazy.compactMap { ancestor in
      ancestor.asProtocol((any WithGenericParametersSyntax).self)?.constraints[name]
    }.first
  }

  /// Whether an expression is a class of views that is not known before.
  private func isDynamic(_ base: ExprSyntax) -> Bool {
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      viewParameter(name, at: base) != nil
    {
      return true
    }
    return base.metatypeName.map(views.metatypes.contains) ?? false
  }

  /// UIKit's class of views from which a generic parameter, an associated type, or `Self` in a protocol for views, descends; nil
  /// for any other name.
  private func viewParameter(_ name: String, at node: some SyntaxProtocol) -> String? {
    for ancestor in node.ancestors {
      if let own = ancestor.asProtocol((any WithGenericParametersSyntax).self)?.constraints[name] {
        return views.frameworkView(of: own)
      }
      guard ancestor.isProtocol((any DeclGroupSyntax).self) else { continue }
      let types =
        ancestor.as(ExtensionDeclSyntax.self)?.typesOfSelf
        ?? [ancestor.asProtocol((any NamedDeclSyntax).self)?.name.text].compactMap(\.self)
      let constraints = types.compactMap { views.parameters[$0]?[name] }
      if let view = constraints.lazy.compactMap(views.frameworkView).first { return view }
    }
    return nil
  }
}

extension ExtensionDeclSyntax {
  /// The extended type, and what it is said to conform to.
  fileprivate var typesOfSelf: [String] {
    let conformances = (genericWhereClause?.requirements ?? []).flatMap { requirement -> [String] in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.names == ["Self"]
      else { return [] }
      return conformance.rightType.composed.compactMap(\.names.last)
    }
    return [extendedType.names.last].compactMap(\.self) + conformances
  }
}

extension ParsedSource {
  /// Lets the classes of views be made when the program runs.
  mutating func addViewMakers(_ views: DynamicViews) {
    var makers: [(text: String, body: Range<Int>)] = []
    declarations.forEachDeep { declaration, _ in
      guard let body = declaration.body else { return }
      let text = views.makers(of: declaration)
      if !text.isEmpty { makers.append((text, body)) }
    }
    for maker in makers { addMember(maker.text, to: maker.body) }
  }
}
