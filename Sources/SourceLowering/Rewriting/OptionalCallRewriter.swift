import SwiftSyntax

/// Calls of optional methods, as the lowered protocols have them.
///
/// `delegate.method!(…)` becomes `delegate.method!.required(…)`, whose result is not optional. What
/// `delegate.method?(…)` answers is optional, so that a member of it is asked for as `delegate.method?(…)?.member`.
/// Without parameters, method and value would have the same name: `delegate.end?()` asks for a value of another name, which calls
/// the protocol's other methods of that base name, too.
final class OptionalCallRewriter: SourceRewriter {
  private let inventory: Inventory
  private let optionalMethods: Set<String>

  init(_ inventory: Inventory) {
    self.inventory = inventory
    optionalMethods = inventory.optionalMethods
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

  /// `delegate?.pager(_:didSelect:)` without a call is the method, or nil: what a function of another name returns.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let labels = node.declName.argumentNames, let base = node.base, !base.isType,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
      !node.ancestors.contains(where: { $0.is(MacroExpansionExprSyntax.self) })
    else { return .visitChildren }
    let name = node.declName.baseName.text
    let fullName = name + "(" + labels.arguments.map { $0.name.text + ":" }.joined() + ")"
    if optionalMethods.contains(fullName) {
      let isPlain = inventory.isPlainOptional(name, labels: labels.arguments.map(\.name.text))
      let value = (isPlain ? OptionalRequirements.prefix : "") + name
      replace(node.declName, with: "\(value)?.\(OptionalRequirements.reference(fullName))()")
    }
    return .visitChildren
  }

  /// The window of an app's delegate is optional once: `delegate?.window??.bounds` becomes `delegate?.window?.bounds`.
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(OptionalChainingExprSyntax.self), inner.expression.isWindow {
      replace(node.questionMark, with: "")
    }
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(ForceUnwrapExprSyntax.self), inner.expression.isWindow {
      replace(node.exclamationMark, with: "")
    }
    return .visitChildren
  }

  /// `guard let a = UIApplication.shared.delegate?.window` binds a window that may be none, as the property is optional in two ways on
  /// iOS.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value, value.isDelegatesWindow {
      insert("Optional.some(", before: value)
      insert(")", after: value)
    } else if let forced = node.initializer?.value.as(ForceUnwrapExprSyntax.self),
      forced.expression.isDelegatesWindow
    {
      // Of which one of two ways is left.
      replace(forced.exclamationMark, with: "")
    }
    return .visitChildren
  }

  /// `let a = UIApplication.shared.delegate?.window` is optional in two ways, too.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.typeAnnotation == nil, let value = node.initializer?.value, value.isDelegatesWindow {
      insert("Optional.some(", before: value)
      insert(")", after: value)
    }
    return .visitChildren
  }

  private func markPlain(_ method: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) {
    let isPlain = inventory.isPlainOptional(
      method.declName.baseName.text, labels: call.arguments.map { $0.label?.text ?? "_" },
      hasClosure: call.trailingClosure != nil)
    if isPlain {
      insert(OptionalRequirements.prefix, before: method.declName)
    }
  }
}

extension ExprSyntax {
  /// Whether it is a type by its name, or the object itself, of which methods are what they are declared to be.
  fileprivate var isType: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name == "self" || name == "super" || name.first?.isUppercase == true
  }

  /// Whether it is the window of the app's delegate, whose class is not said.
  fileprivate var isDelegatesWindow: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self), isWindow,
      let delegate = member.base?.as(OptionalChainingExprSyntax.self)?.expression
        ?? member.base?.as(ForceUnwrapExprSyntax.self)?.expression
    else { return false }
    return delegate.trimmedDescription == "UIApplication.shared.delegate"
  }

  fileprivate var isWindow: Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
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
