import SwiftSyntax

/// Code of an app that makes a layout and sets it up, as far as it stands alone: without the object that does it.
package struct LayoutOwner: Hashable, Sendable {
  package let path: String
  /// From 1.
  package let line: Int
  /// The type whose code it is; nil outside of types.
  package let typeName: String?
  /// Whether that is a view controller, as far as its name and what it inherits tell.
  package let isController: Bool
  /// The expression that makes the layout; nil for one without arguments, or that needs the owner.
  package let expression: String?
  /// What is done with `layout` then.
  package let statements: [Statement]

  package struct Statement: Codable, Hashable, Sendable {
    package let text: String
    /// The property that it sets; nil for a call.
    package let property: String?

    package init(text: String, property: String?) {
      self.text = text
      self.property = property
    }
  }

  /// What owners of a layout say, the one that says most first; of equals the one that comes first.
  ///
  /// - Parameters:
  ///   - className: The class of the layout.
  ///   - sources: The files of the owners.
  ///   - size: The width and the height of an owner's view.
  /// - Returns: One for each place in the code.
  package static func all(
    of className: String, in sources: [SwiftSource], size: (width: Int, height: Int)
  ) -> [LayoutOwner] {
    DeepStack.run {
      let files = sources.map(ParsedSource.init)
      let factories = FactoryFinder(className)
      for file in files { factories.walk(file.syntax) }
      let found = files.flatMap { file -> [LayoutOwner] in
        let finder = OwnerFinder(file, className, size, factories.names)
        finder.walk(finder.file.syntax)
        return finder.found
      }
      return found.enumerated().sorted {
        ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
      }.map(\.element)
    }
  }

  /// The static functions that return a new layout, as `Type.name`.
  package static func factories(of className: String, in sources: [SwiftSource]) -> Set<String> {
    DeepStack.run {
      let finder = FactoryFinder(className)
      for source in sources where source.text.mentions("-> \(className)") {
        finder.walk(ParsedSource(source).syntax)
      }
      return finder.names
    }
  }

  /// How much it says of the layout.
  private var weight: Int { statements.count * 2 + (expression == nil ? 0 : 3) }
}

/// Finds the places of one file where a layout is made, or called by its class.
private final class OwnerFinder: SyntaxVisitor {
  let file: ParsedSource
  private(set) var found: [LayoutOwner] = []
  private let className: String
  private let size: (width: Int, height: Int)
  private var seen: Set<Int> = []
  /// Constants of the file, and of its types by `Type.name`.
  private let constants: FileConstants

  /// Functions that return a new layout, as `Type.name`.
  private let factories: Set<String>

  init(
    _ file: ParsedSource, _ className: String, _ size: (width: Int, height: Int),
    _ factories: Set<String>
  ) {
    self.file = file
    self.factories = factories
    self.className = className
    self.size = size
    constants = FileConstants(viewMode: .sourceAccurate)
    constants.walk(file.syntax)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let isFactory = called.as(MemberAccessExprSyntax.self)?.typeMember.map(factories.contains)
    if called.called == className || isFactory == true { note(Syntax(node), call: node) }
    // A subclass says what it is made with, too.
    if let member = called.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true,
      member.declName.baseName.text == "init", !node.arguments.isEmpty,
      node.ancestors.contains(where: isSubclass)
    {
      note(Syntax(node), call: node, isSubclass: true)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == className { note(Syntax(node), call: nil) }
    return .visitChildren
  }

  /// Looks at a place where the class is named.
  private func note(_ node: Syntax, call: FunctionCallExprSyntax?, isSubclass: Bool = false) {
    guard !node.ancestors.contains(where: isOwn) else { return }
    var variable: Variable?
    loop: for ancestor in node.ancestors {
      switch ancestor.as(SyntaxEnum.self) {
      case .patternBinding(let binding):
        variable = Variable(binding)
        break loop
      case .optionalBindingCondition(let condition):
        variable = Variable(condition)
        break loop
      case .sequenceExpr(let sequence) where sequence.isAssignment:
        variable = Variable(assigned: sequence)
        break loop
      case .functionCallExpr, .functionParameterClause, .returnClause, .genericArgumentClause:
        // What makes it an argument leaves it without a name.
        if call == nil { return }
        break loop
      case .codeBlockItem, .memberBlockItem: break loop
      default: continue
      }
    }
    guard call != nil || variable != nil else { return }
    let type = node.ancestors.lazy.compactMap(OwningType.init).first
    var context = OwnerContext(size: size, constants: constants, type: type?.name)
    context.addLocals(around: node)
    let place = variable?.place ?? node.trimmedBytes.lowerBound
    guard seen.insert(place).inserted || call != nil else { return }
    var statements: [LayoutOwner.Statement] = []
    for variable in [variable, property(madeAround: node)].compactMap(\.self) {
      for item in variable.items(in: file.syntax) {
        guard let use = LayoutUse(item, of: variable.name) else { continue }
        var context = context
        context.layoutName = variable.name
        context.addLocals(around: Syntax(item))
        guard let text = context.statement(use) else { continue }
        let statement = LayoutOwner.Statement(text: text, property: use.property)
        // Both may have the same name.
        if !statements.contains(statement) { statements.append(statement) }
      }
    }
    let expression = call.flatMap { call in
      call.arguments.isEmpty && call.trailingClosure == nil
        ? nil : context.text(call, of: className)
    }
    if isSubclass, expression == nil { return }
    found.append(
      LayoutOwner(
        path: file.path, line: file.lines.line(of: node.trimmedBytes.lowerBound),
        typeName: type?.name, isController: type?.isController ?? false, expression: expression,
        statements: statements))
  }

  /// The property of the layout's type whose value a closure around a node makes; nil if there is none.
  private func property(madeAround node: Syntax) -> Variable? {
    guard
      let closure = node.ancestors.first(where: { $0.is(ClosureExprSyntax.self) }),
      let binding = closure.ancestors.lazy.compactMap({ $0.as(PatternBindingSyntax.self) }).first,
      binding.typeAnnotation?.type.names == [className]
    else { return nil }
    return Variable(binding)
  }

  private func isSubclass(_ node: Syntax) -> Bool {
    node.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type.names == [
      className
    ]
  }

  /// Whether it is the layout's own code.
  private func isOwn(_ node: Syntax) -> Bool { OwningType(node)?.name == className }
}

/// Finds static functions that return a layout.
private final class FactoryFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private let className: String

  init(_ className: String) {
    self.className = className
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.returnClause?.type.names == [className],
      node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      let type = Syntax(node).ancestors.lazy.compactMap(OwningType.init).first
    {
      names.insert("\(type.name).\(node.name.text)")
    }
    return .skipChildren
  }
}

/// A type that may own a layout.
struct OwningType {
  let name: String
  let isController: Bool

  init?(_ node: Syntax) {
    let inheritance: InheritanceClauseSyntax?
    switch node.as(SyntaxEnum.self) {
    case .classDecl(let type): (name, inheritance) = (type.name.text, type.inheritanceClause)
    case .structDecl(let type): (name, inheritance) = (type.name.text, type.inheritanceClause)
    case .enumDecl(let type): (name, inheritance) = (type.name.text, type.inheritanceClause)
    case .extensionDecl(let type):
      (name, inheritance) = (type.extendedType.names.last ?? "", type.inheritanceClause)
    default: return nil
    }
    let names = [name] + (inheritance?.inheritedTypes.flatMap(\.type.names) ?? [])
    isController = names.contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
  }
}

/// A variable, constant or property that a layout is called by.
private struct Variable {
  let name: String
  /// Where it is declared.
  let place: Int
  private let scope: Scope

  private enum Scope {
    /// The statements that follow a node in the same braces.
    case after(Syntax)
    case block(CodeBlockItemListSyntax)
    /// All of the type around a node.
    case type(Syntax)
  }

  init?(_ binding: PatternBindingSyntax) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
    // In `let view = { … }()` it is the view that has the name.
    name = pattern.identifier.text
    place = binding.trimmedBytes.lowerBound
    let declaration = Syntax(binding).ancestors.first { $0.is(VariableDeclSyntax.self) }
    guard let declaration, let parent = declaration.parent else { return nil }
    scope = parent.is(MemberBlockItemSyntax.self) ? .type(declaration) : .after(declaration)
  }

  init?(_ condition: OptionalBindingConditionSyntax) {
    guard let pattern = condition.pattern.as(IdentifierPatternSyntax.self) else { return nil }
    name = pattern.identifier.text
    place = condition.trimmedBytes.lowerBound
    for ancestor in Syntax(condition).ancestors {
      if let statement = ancestor.as(IfExprSyntax.self) {
        scope = .block(statement.body.statements)
        return
      }
      if ancestor.is(GuardStmtSyntax.self) {
        scope = .after(ancestor)
        return
      }
      if ancestor.is(CodeBlockItemSyntax.self) { return nil }
    }
    return nil
  }

  init?(assigned sequence: SequenceExprSyntax) {
    guard let target = sequence.elements.first else { return nil }
    guard let name = target.ownName else { return nil }
    self.name = name
    place = sequence.trimmedBytes.lowerBound
    let isLocal = Syntax(sequence).ancestors.contains { ancestor in
      ancestor.as(CodeBlockItemListSyntax.self)?.contains { item in
        item.item.as(VariableDeclSyntax.self)?.bindings.contains {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        } == true
      } == true
    }
    scope = isLocal ? .after(Syntax(sequence)) : .type(Syntax(sequence))
  }

  /// The statements that may set it up, in their order.
  func items(in file: SourceFileSyntax) -> [CodeBlockItemSyntax] {
    switch scope {
    case .block(let list): return Array(list)
    case .after(let node):
      guard
        let item = ([node] + node.ancestors).lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) })
          .first,
        let list = item.parent?.as(CodeBlockItemListSyntax.self)
      else { return [] }
      return list.filter { $0.position > item.position }
    case .type(let node):
      guard let type = node.ancestors.lazy.compactMap(OwningType.init).first else {
        return Array(file.statements)
      }
      return file.statements.flatMap { item -> [CodeBlockItemSyntax] in
        let finder = SetupFinder(type.name)
        finder.walk(item)
        return finder.items
      }
    }
  }
}

/// Finds the statements of functions of a type that set its objects up.
private final class SetupFinder: SyntaxVisitor {
  private(set) var items: [CodeBlockItemSyntax] = []
  private let typeName: String

  init(_ typeName: String) {
    self.typeName = typeName
    super.init(viewMode: .sourceAccurate)
  }

  private static let prefixes = [
    "viewDid", "viewWill", "load", "awake", "set", "config", "init", "prepare", "make", "create",
    "build", "add", "didMove", "layoutSubviews", "layout", "style", "common", "register",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let isSetup =
      Self.prefixes.contains(where: name.hasPrefix)
      && node.signature.parameterClause.parameters.allSatisfy {
        $0.firstName.text == "animated" || $0.firstName.text == "_"
      }
      && !node.modifiers.contains { $0.name.text == "static" }
    if isSetup, let body = node.body { note(Syntax(node), body.statements) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { note(Syntax(node), body.statements) }
    return .skipChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.accessorSpecifier.text == "didSet", let body = node.body {
      note(Syntax(node), body.statements)
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    note(Syntax(node), node.statements)
    return .skipChildren
  }

  private func note(_ node: Syntax, _ statements: CodeBlockItemListSyntax) {
    guard node.ancestors.lazy.compactMap(OwningType.init).first?.name == typeName else { return }
    items += statements
  }
}

/// A statement about a layout: an assignment to a property, or a call that registers something or sets something up.
struct LayoutUse {
  /// The name of the property that is set; nil for a call.
  let property: String?
  /// Where the layout is named.
  let root: Range<Int>
  let statement: Syntax
  /// The values, which must stand alone.
  let values: [Syntax]

  private static let calls = ["register", "set", "configure", "add", "apply", "with", "use"]

  init?(_ item: CodeBlockItemSyntax, of name: String) {
    guard let expression = item.item.as(ExprSyntax.self) else { return nil }
    statement = Syntax(expression)
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard sequence.isAssignment, let target = elements[0].as(MemberAccessExprSyntax.self),
        let (root, property) = target.chain(from: name),
        // The stage answers what delegates are asked.
        !["delegate", "datasource"].contains(where: property.lowercased().hasSuffix)
      else { return nil }
      self.property = property
      self.root = root
      values = elements.dropFirst(2).map { Syntax($0) }
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      let target = call.calledExpression.as(MemberAccessExprSyntax.self),
      let (root, method) = target.chain(from: name) ?? target.registration,
      Self.calls.contains(where: method.hasPrefix)
    {
      property = nil
      self.root = root
      values =
        [Syntax(call.arguments)] + [call.trailingClosure].compactMap { $0.map { Syntax($0) } }
    } else {
      return nil
    }
  }
}

extension SequenceExprSyntax {
  /// Whether it is `a = b`: operators are not folded.
  fileprivate var isAssignment: Bool {
    let elements = Array(elements)
    return elements.count >= 3 && elements[1].is(AssignmentExprSyntax.self)
  }
}

extension ExprSyntax {
  /// The name in `A(…)` and `A.init(…)`, with or without a module before it; nil for anything else.
  fileprivate var called: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    if name == "init" { return member.base?.called }
    return member.base?.is(DeclReferenceExprSyntax.self) == true && name.first?.isUppercase == true
      ? name : nil
  }

  /// Without `?` and `!`.
  var unwrapped: ExprSyntax {
    self.as(OptionalChainingExprSyntax.self)?.expression.unwrapped
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression.unwrapped ?? self
  }

  var isSelf: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// The name in `a` and `self.a`; nil for anything else.
  var ownName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.baseName.tokenKind == .keyword(.self) ? nil : name.baseName.text
    }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.isSelf == true else {
      return nil
    }
    return member.declName.baseName.text
  }
}

extension MemberAccessExprSyntax {
  /// `view.collectionViewLayout` in `view.collectionViewLayout.register`; nil for other calls.
  fileprivate var registration: (root: Range<Int>, member: String)? {
    guard declName.baseName.text == "register", let base,
      base.unwrapped.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        == "collectionViewLayout"
    else { return nil }
    return (base.trimmedBytes, "register")
  }

  /// `Type.name` of `A.Type.name`; nil where no name of a type stands before the dot.
  fileprivate var typeMember: String? {
    let type =
      base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return type.map { "\($0).\(declName.baseName.text)" }
  }

  /// Where the layout of that name stands in `name.a.b`, and `a`; nil if it is another object's member.
  fileprivate func chain(from name: String) -> (root: Range<Int>, member: String)? {
    guard let base = base?.unwrapped else { return nil }
    if base.ownName == name, let whole = self.base {
      return (whole.trimmedBytes, declName.baseName.text)
    }
    return base.as(MemberAccessExprSyntax.self)?.chain(from: name)
  }
}
