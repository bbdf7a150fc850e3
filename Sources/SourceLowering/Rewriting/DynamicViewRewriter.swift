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
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      let constraints = constraints(of: name.baseName.text, at: node, label: label)
      let view = constraints.lazy.compactMap(views.frameworkView).first
      if let view, label == nil || label == "frame" || (label == "type" && view == "UIButton") {
        insert(".dynamic", after: name)
        isUsed = true
      } else if label == nil, constraints.contains("NSObject") {
        insert(".dynamicObject", after: name)
        isUsed = true
      }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      label == nil || label == "frame",
      member.declName.baseName.text == "init",
      member.base.map({ isDynamic($0, label: label) }) ?? isDynamicResult(node, label: label)
    {
      replace(member.declName, with: "dynamic")
      isUsed = true
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "init", node.declName.argumentNames == nil,
      node.parent?.is(FunctionCallExprSyntax.self) != true, let base = node.base,
      isDynamic(base, label: nil)
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
    if let name = base.className {
      return views.controllerMetatypes.contains(name) || isControllerParameter(name, at: node)
    }
    let last = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return last.map(views.controllerMetatypes.contains) ?? false
  }

  /// Whether a name is a generic parameter, or `Self`, that stands for classes of controllers.
  private func isControllerParameter(_ name: String, at node: some SyntaxProtocol) -> Bool {
    constraints(of: name, at: node, label: nil).contains(where: views.isController)
  }

  /// Whether an expression is a class of views that is not known before.
  private func isDynamic(_ base: ExprSyntax, label: String?) -> Bool {
    if let name = base.className,
      constraints(of: name, at: base, label: label).contains(where: views.isView)
    {
      return true
    }
    return base.metatypeName.map(views.metatypes.contains) ?? false
  }

  /// Whether `.init(…)` stands where a class of views is wanted that is not known before.
  private func isDynamicResult(_ node: FunctionCallExprSyntax, label: String?) -> Bool {
    guard let type = node.wantedType?.as(IdentifierTypeSyntax.self)?.name.text else { return false }
    return constraints(of: type, at: node, label: label).contains(where: views.isView)
  }

  /// What a generic parameter, an associated type, or `Self` descends from or conforms to at a place; empty for any other name,
  /// and for the `Self` of a class that the initialiser of that label makes as it is.
  private func constraints(
    of name: String, at node: some SyntaxProtocol, label: String?
  ) -> [String] {
    for ancestor in node.ancestors {
      if let own = ancestor.asProtocol((any WithGenericParametersSyntax).self)?.constraints[name] {
        return own
      }
      guard ancestor.isProtocol((any DeclGroupSyntax).self) else { continue }
      let types = ancestor.typesOfSelf
      if name == "Self" {
        // An extension of a class may say more of it.
        return types.contains { views.makesItself($0, label: label) } ? [] : types
      }
      let own = ancestor.as(ExtensionDeclSyntax.self)?.genericWhereClause.constraints[name] ?? []
      let constraints = own + types.flatMap { views.constraints(of: name, in: $0) }
      if !constraints.isEmpty { return constraints }
    }
    return []
  }
}

extension Syntax {
  /// The type that a declaration is of, or the extended type and what it is said to descend from or conform to.
  fileprivate var typesOfSelf: [String] {
    if let type = self.as(ExtensionDeclSyntax.self) {
      return [type.extendedType.names.last].compactMap(\.self)
        + (type.genericWhereClause.constraints["Self"] ?? [])
    }
    return [self.asProtocol((any NamedDeclSyntax).self)?.name.text].compactMap(\.self)
  }
}

extension FunctionCallExprSyntax {
  /// The type that is written for the variable that is given the value, or for what a function returns; nil elsewhere.
  fileprivate var wantedType: TypeSyntax? {
    if let binding = parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation?.type
    }
    let isResult =
      parent?.is(ReturnStmtSyntax.self) == true
      || parent?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    guard isResult else { return nil }
    let function = ancestors.first {
      $0.is(ClosureExprSyntax.self) || $0.isProtocol((any DeclSyntaxProtocol).self)
    }
    return function?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
  }
}

extension ExprSyntax {
  /// The name of a class or of a value that is one; `Self` for `type(of: self)`, and for `self` in a function of the class itself.
  fileprivate var className: String? {
    if let call = self.as(FunctionCallExprSyntax.self), call.calledName == "type",
      call.arguments.count == 1, call.arguments.first?.expression.trimmedDescription == "self"
    {
      return "Self"
    }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return name == "self" && isInStaticMember ? "Self" : name
  }

  /// Whether the member of a type around a node is `static`, or one of a class.
  fileprivate var isInStaticMember: Bool {
    let member = ancestors.first { $0.parent?.is(MemberBlockItemSyntax.self) == true }
    let modifiers = member?.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { ["static", "class"].contains($0.name.text) } == true
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
