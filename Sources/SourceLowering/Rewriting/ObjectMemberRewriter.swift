import SwiftSyntax

/// `(sender as AnyObject).tag` becomes `ObjectMembers(sender as AnyObject).tag`, and `sender.tag` becomes `ObjectMembers(sender).tag`
/// where `sender` is declared as `AnyObject`: Objective-C finds members of objects whose class is not said.
///
/// Those are rewritten that `ObjectMembers` of SourceRuntime has. `delegate?.menu?(self)` of a `delegate: AnyObject?` becomes
/// `(delegate as? any MenuDelegate)?.menu?(self)` with the protocol of the sources or of UIKit's that declares the method.
final class ObjectMemberRewriter: SourceRewriter {
  private static let type = "ObjectMembers"

  private static let members: Set = [
    "becomeFirstResponder", "boolValue", "bottomAnchor", "bounds", "center", "centerXAnchor",
    "centerYAnchor", "cgPointValue", "cgRectValue", "cgSizeValue", "count", "currentPage",
    "currentTitle", "date", "description", "doubleValue",
    "floatValue", "frame", "heightAnchor", "intValue", "integerValue", "isEnabled", "isHidden",
    "isKind", "isOn",
    "isSelected", "layer", "leadingAnchor", "leftAnchor", "length", "location", "perform",
    "removeFromSuperview",
    "resignFirstResponder",
    "responds", "rightAnchor", "selectedSegmentIndex", "setTitle", "stringValue", "subviews",
    "superview", "tag",
    "text", "title", "titleLabel", "topAnchor", "trailingAnchor", "uiEdgeInsetsValue", "value",
    "view",
    "widthAnchor",
  ]

  /// What classes of the program declare as `AnyObject` that sources inherit from.
  private static let inherited: Set = ["_forwardToDelegate"]

  /// What is declared as `AnyObject` anywhere in the file, and what may be inherited.
  private let names: Set<String>
  /// Which of them the statements of blocks declare, where, and whether as `AnyObject`.
  private var blocks: [SyntaxIdentifier: [String: [(place: AbsolutePosition, isObject: Bool)]]] =
    [:]

  private let inventory: Inventory

  init(_ file: SourceFileSyntax, _ inventory: Inventory) {
    self.inventory = inventory
    let collector = Collector()
    collector.walk(file)
    names = collector.names.union(Self.inherited)
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !names.isEmpty,
      let chained = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let method = chained.expression.as(MemberAccessExprSyntax.self), let base = method.base,
      let object = base.withoutMarks.objectName, names.contains(object),
      declaresObject(object, at: Syntax(base.withoutMarks)),
      let type = inventory.protocolOfOptionalMethod(
        method.declName.baseName.text, labels: node.arguments.map { $0.label?.text ?? "_" },
        hasClosure: node.trailingClosure != nil)
    else { return .visitChildren }
    insert("(", before: base)
    insert(" as? any \(type))", after: base.withoutMarks)
    if base.id == base.withoutMarks.id { insert("?", after: base) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.withoutMarks, Self.members.contains(node.declName.baseName.text),
      !node.isCalledIfImplemented
    else { return .visitChildren }
    if base.isObjectInParentheses {
      insert(Self.type, before: base)
    } else if let name = base.as(DeclReferenceExprSyntax.self), name.argumentNames == nil,
      names.contains(name.baseName.text), declaresObject(name.baseName.text, at: Syntax(name))
    {
      insert("\(Self.type)(", before: name)
      insert(")", after: name)
    }
    return .visitChildren
  }

  /// Whether a name stands for a value at a place that is declared as `AnyObject`; false where that is not said.
  private func declaresObject(_ name: String, at node: Syntax) -> Bool {
    var child = node
    for ancestor in node.ancestors {
      defer { child = ancestor }
      let isObject =
        if let items = ancestor.as(CodeBlockItemListSyntax.self) {
          declaration(of: name, in: items, before: child)
        } else {
          ancestor.declaration(of: name, before: child)
        }
      if let isObject { return isObject }
      // What is outside of a type is not looked for.
      if ancestor.isProtocol((any DeclGroupSyntax).self) { break }
    }
    return Self.inherited.contains(name)
  }

  /// Whether the last statement before another one that declares a name does so as an `AnyObject`; nil without one.
  private func declaration(
    of name: String, in items: CodeBlockItemListSyntax, before child: Syntax
  ) -> Bool? {
    if blocks[items.id] == nil {
      var block: [String: [(place: AbsolutePosition, isObject: Bool)]] = [:]
      for item in items where !item.item.is(ExprSyntax.self) {
        for name in names {
          guard let isObject = item.item.declaration(of: name) else { continue }
          block[name, default: []].append((item.position, isObject))
        }
      }
      blocks[items.id] = block
    }
    return blocks[items.id]?[name]?.last { $0.place < child.position }?.isObject
  }

  /// Finds names, so that only those are looked up.
  private final class Collector: SyntaxVisitor {
    var names: Set<String> = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      if node.type.isObject { names.insert((node.secondName ?? node.firstName).text) }
      return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      if node.type?.isObject == true { names.insert((node.secondName ?? node.firstName).text) }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      note(node.pattern, node.typeAnnotation?.type, nil)
    }

    private func note(
      _ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?
    ) -> SyntaxVisitorContinueKind {
      if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        type?.isObject ?? value?.isCastToObject == true
      {
        names.insert(name)
      }
      return .visitChildren
    }
  }
}

extension ExprSyntax {
  /// The expression before `?` and `!`.
  fileprivate var withoutMarks: ExprSyntax {
    if let chained = self.as(OptionalChainingExprSyntax.self) {
      return chained.expression.withoutMarks
    }
    return self.as(ForceUnwrapExprSyntax.self)?.expression.withoutMarks ?? self
  }

  /// The name in `delegate` and `self.delegate`; nil for other expressions.
  fileprivate var objectName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      let isOwn = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      return isOwn && member.declName.argumentNames == nil ? member.declName.baseName.text : nil
    }
    return self.as(DeclReferenceExprSyntax.self).flatMap {
      $0.argumentNames == nil ? $0.baseName.text : nil
    }
  }

  /// Whether it is `(… as AnyObject)`.
  fileprivate var isObjectInParentheses: Bool {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    else { return false }
    return element.expression.isCastToObject
  }

  /// Whether it is `… as AnyObject`.
  fileprivate var isCastToObject: Bool {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements,
      let type = elements.last?.as(TypeExprSyntax.self),
      elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
    else { return false }
    return type.type.isObject
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is the method in `object.method?(…)`.
  fileprivate var isCalledIfImplemented: Bool {
    guard let chained = parent?.as(OptionalChainingExprSyntax.self) else { return false }
    return chained.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == chained.id
  }
}

extension TypeSyntax {
  /// Whether it is `AnyObject`, be it optional.
  fileprivate var isObject: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): type.wrappedType.isObject
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.isObject
    case .identifierType(let type): type.name.text == "AnyObject"
    default: false
    }
  }
}

extension Syntax {
  /// Whether a name is that of an `AnyObject` where this node declares it for one of its children; nil where it does not.
  fileprivate func declaration(of name: String, before child: Syntax) -> Bool? {
    switch self.as(SyntaxEnum.self) {
    case .memberBlock(let block):
      return block.members.lazy.compactMap { $0.decl.declaration(of: name) }.first
    case .functionDecl(let function): return function.signature.declaration(of: name)
    case .initializerDecl(let initializer): return initializer.signature.declaration(of: name)
    case .closureExpr(let closure): return closure.signature?.declaration(of: name)
    case .ifExpr(let condition):
      return child.is(CodeBlockSyntax.self) && child.id == Syntax(condition.body).id
        ? condition.conditions.declaration(of: name) : nil
    case .whileStmt(let loop):
      return child.id == Syntax(loop.body).id ? loop.conditions.declaration(of: name) : nil
    case .conditionElementList(let conditions):
      return conditions.prefix { $0.id != child.id }.declaration(of: name)
    // Of other patterns nothing is known.
    case .forStmt(let loop):
      guard loop.pattern.names.contains(name) else { return nil }
      return child.id == Syntax(loop.body).id && loop.typeAnnotation?.type.isObject == true
    case .switchCase(let item): return item.label.names.contains(name) ? false : nil
    case .catchClause(let clause): return clause.catchItems.names.contains(name) ? false : nil
    default: return nil
    }
  }
}

extension SyntaxProtocol {
  /// The words of the syntax.
  fileprivate var names: Set<String> {
    Set(tokens(viewMode: .sourceAccurate).map(\.text))
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate func declaration(of name: String) -> Bool? {
    switch self {
    case .decl(let declaration): return declaration.declaration(of: name)
    case .stmt(let statement):
      return statement.as(GuardStmtSyntax.self)?.conditions.declaration(of: name)
    default: return nil
    }
  }
}

extension DeclSyntax {
  fileprivate func declaration(of name: String) -> Bool? {
    guard let variable = self.as(VariableDeclSyntax.self) else {
      return self.as(FunctionDeclSyntax.self)?.name.text == name ? false : nil
    }
    return variable.bindings.lazy.compactMap { binding -> Bool? in
      guard binding.pattern.names.contains(name) else { return nil }
      guard binding.pattern.is(IdentifierPatternSyntax.self) else { return false }
      return binding.typeAnnotation?.type.isObject ?? binding.initializer?.value.isCastToObject
        ?? false
    }.first
  }
}

extension Sequence<ConditionElementSyntax> {
  /// The same of conditions; nil where a name is bound to the value of that name.
  fileprivate func declaration(of name: String) -> Bool? {
    lazy.compactMap { element -> Bool? in
      switch element.condition {
      case .optionalBinding(let binding):
        guard binding.pattern.names.contains(name) else { return nil }
        if let type = binding.typeAnnotation?.type { return type.isObject }
        guard let value = binding.initializer?.value, value.plainName != name else { return nil }
        return value.isCastToObject
      case .matchingPattern(let match): return match.pattern.names.contains(name) ? false : nil
      default: return nil
      }
    }.first
  }
}

extension FunctionSignatureSyntax {
  fileprivate func declaration(of name: String) -> Bool? {
    parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      .map { $0.type.isObject && $0.ellipsis == nil }
  }
}

extension ClosureSignatureSyntax {
  fileprivate func declaration(of name: String) -> Bool? {
    // '[weak sender]' is the same object.
    switch parameterClause {
    case .simpleInput(let parameters): parameters.names.contains(name) ? false : nil
    case .parameterClause(let clause):
      clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        .map { $0.type?.isObject ?? false }
    default: nil
    }
  }
}
