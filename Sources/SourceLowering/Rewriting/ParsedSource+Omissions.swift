import SwiftSyntax

extension ParsedSource {
  /// The parts around a place that can be left out, from the smallest to the largest.
  func omissions(at offset: Int) -> [Omission] {
    guard let token = syntax.token(at: AbsolutePosition(utf8Offset: offset)) else { return [] }
    var found: [Omission] = []
    if let value = ReplaceableValue(around: token) {
      found.append(.init(grain: .value, range: value.node.trimmedBytes, name: value.name))
    }
    let ancestors = Array(token.ancestors)
    for (index, node) in ancestors.enumerated() {
      let name = ancestors[index...].lazy.compactMap(\.declaredName).first ?? ""
      if let attribute = node.as(AttributeSyntax.self), attribute.isOfTypeOrFunction {
        found.append(
          .init(
            grain: .attribute, range: attribute.trimmedBytes,
            name: attribute.attributeName.trimmedDescription))
      } else if let type = node.as(InheritedTypeSyntax.self) {
        found.append(.init(grain: .inheritance, range: type.trimmedBytes, name: type.type.oneLine))
      } else if let item = node.as(CodeBlockItemSyntax.self) {
        if item.isAtTopLevel {
          let own = item.item.as(DeclSyntax.self).flatMap { Syntax($0).declaredName }
          found.append(.init(grain: .declaration, range: item.trimmedBytes, name: own ?? ""))
        } else if !item.isResult {
          // Without the semicolon, which keeps what takes its place from what follows.
          found.append(.init(grain: .statement, range: item.item.trimmedBytes, name: name))
        } else if let result = item.item.as(ReturnStmtSyntax.self)?.expression, item.isInClosure {
          // What a function does is left out as a whole; a closure may be a part of more.
          found.append(.init(grain: .result, range: result.trimmedBytes, name: name))
        }
      } else if let item = node.as(MemberBlockItemSyntax.self) {
        let own = Syntax(item.decl).declaredName ?? name
        found.append(.init(grain: .member, range: item.trimmedBytes, name: own))
      } else if let body = node.ownBody, body.lowerBound <= offset, offset <= body.upperBound,
        !bytes[body].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })
      {
        found.append(.init(grain: .body, range: body, name: name))
      }
    }
    // What a type is said to be, where its name is found fault with.
    if let group = token.parent?.asProtocol((any DeclGroupSyntax).self),
      let types = group.inheritanceClause?.inheritedTypes
    {
      found.insert(
        contentsOf: types.reversed().map {
          .init(grain: .inheritance, range: $0.trimmedBytes, name: $0.type.oneLine)
        }, at: 0)
    }
    return found
  }

  /// The mark of an optional value at a place, or the condition that begins there with such a value; nil for anything else.
  func optionality(at offset: Int) -> Omission? {
    guard bytes.indices.contains(offset) else { return nil }
    let range = offset..<offset + 1
    if [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[offset]) {
      return Omission(grain: .mark, range: range, name: "")
    }
    return boundValue(at: offset).map { _ in Omission(grain: .binding, range: range, name: "") }
  }

  /// The bytes of the value in the condition `let a = b` that begins at a place; nil where none does.
  private func boundValue(at offset: Int) -> Range<Int>? {
    let token = syntax.token(at: AbsolutePosition(utf8Offset: offset))
    let binding = token.flatMap { token in
      token.ancestors.lazy.compactMap { $0.as(OptionalBindingConditionSyntax.self) }.first
    }
    guard let binding, binding.bindingSpecifier.trimmedBytes.lowerBound == offset else {
      return nil
    }
    return binding.initializer?.value.trimmedBytes
  }

  /// Leaves parts out: declarations as if they had not been written, what functions do so that a value is made up.
  ///
  /// - Parameter omissions: Parts that `omissions(at:)` returned.
  mutating func omit(_ omissions: Set<Omission>) {
    guard !omissions.isEmpty else { return }
    // What is in another part goes with it.
    let outermost = omissions.filter { inner in
      !omissions.contains { $0 != inner && $0.range.contains(inner.range) }
    }
    for omission in outermost.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      switch omission.grain {
      case .mark: edits.blank(omission.range)
      case .binding:
        guard let value = boundValue(at: omission.range.lowerBound) else { continue }
        edits.insert("Optional(", at: value.lowerBound)
        edits.insert(")", at: value.upperBound)
      case .statement:
        // A case of a switch must have one, and a closure's result may be it.
        edits.insert("()", at: omission.range.lowerBound)
        edits.blank(omission.range)
      case .result, .value:
        edits.insert(Self.absence(omission), at: omission.range.lowerBound)
        edits.blank(omission.range)
      case .body:
        edits.insert(substitute(for: omission, among: omissions), at: omission.range.lowerBound)
        edits.blank(omission.range)
      case .inheritance: break
      case .attribute, .member, .declaration: edits.blank(omission.range)
      }
    }
    openCoders(omissions)
    let types = Set(outermost.filter { $0.grain == .inheritance }.map(\.range))
    if !types.isEmpty { InheritanceTrimmer.trim(types, in: &self) }
    let ranges = outermost.filter { $0.grain == .member || $0.grain == .declaration }.map(\.range)
    declarations = declarations.removing(ranges, inherited: types, in: self)
  }

  /// Lets the initialisers for storyboards that give up make objects where all others of a class are left out: nobody else can.
  private mutating func openCoders(_ omissions: Set<Omission>) {
    guard omissions.contains(where: { $0.grain == .member && $0.name == "init" }) else { return }
    let finder = LostInitializers(omissions)
    finder.walk(syntax)
    for coder in finder.coders {
      guard let body = coder.body?.inside else { continue }
      let parameter = coder.signature.parameterClause.parameters.first
      let name = (parameter?.secondName ?? parameter?.firstName)?.text ?? "coder"
      let substitute = InitializerSubstitute(
        node: coder, omissions: omissions, defaultDelegation: "super.init(coder: \(name))"
      ) { name in
        Self.absence(Omission(grain: .result, range: body, name: name))
      }
      guard let code = substitute.code else { continue }
      edits.insert(code, at: body.lowerBound)
      edits.blank(body)
    }
  }

  /// A value in place of one that is left out.
  private static func absence(_ omission: Omission) -> String {
    let arguments = [omission.name, omission.cause].map(Lowering.literal)
    return "AnimSourceRuntime.absent(\(arguments[0]), because: \(arguments[1])) "
  }

  /// What a function does instead of what it did.
  private func substitute(for omission: Omission, among omissions: Set<Omission>) -> String {
    guard let token = syntax.token(at: AbsolutePosition(utf8Offset: omission.range.lowerBound))
    else { return "" }
    let range = omission.range
    let owner = token.ancestors.first { $0.ownBody == range }
    let value = " return \(Self.absence(omission))"
    switch owner?.as(SyntaxEnum.self) {
    case .functionDecl(let node):
      return node.signature.returnClause.map { $0.type.oneLine } ?? "Void" == "Void" ? "" : value
    case .accessorDecl(let node): return node.accessorSpecifier.text == "get" ? value : ""
    case .accessorBlock: return value
    case .initializerDecl(let node):
      let substitute = InitializerSubstitute(node: node, omissions: omissions) { name in
        Self.absence(Omission(grain: .result, range: range, name: name, cause: omission.cause))
      }
      // An object must be whole.
      return substitute.code
        ?? " fatalError(\"'\(omission.name)' needs what could not be compiled\") "
    default: return " fatalError(\"'\(omission.name)' needs what could not be compiled\") "
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether the item is a declaration of the file, be it only where `#if` wants it.
  fileprivate var isAtTopLevel: Bool {
    guard let holder = parent?.parent else { return false }
    guard let clause = holder.as(IfConfigClauseSyntax.self) else {
      return holder.is(SourceFileSyntax.self)
    }
    return clause.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)?.isAtTopLevel == true
  }
}

/// Takes types out of inheritance clauses.
private enum InheritanceTrimmer {
  static func trim(_ ranges: Set<Range<Int>>, in source: inout ParsedSource) {
    var clauses: [SyntaxIdentifier: InheritanceClauseSyntax] = [:]
    for range in ranges {
      let token = source.syntax.token(at: AbsolutePosition(utf8Offset: range.lowerBound))
      let clause = token?.ancestors.lazy.compactMap { $0.as(InheritanceClauseSyntax.self) }.first
      if let clause { clauses[clause.id] = clause }
    }
    for clause in clauses.values {
      // Not of the list itself: a filtered list of nodes is a tree of its own, with other offsets.
      let kept = Array(clause.inheritedTypes).filter { !ranges.contains($0.trimmedBytes) }
      if kept.isEmpty {
        source.edits.blank(clause.trimmedBytes)
      } else {
        for type in clause.inheritedTypes where ranges.contains(type.trimmedBytes) {
          source.edits.blank(type.trimmedBytes)
        }
        // The comma after what is last now.
        if let comma = kept.last?.trailingComma, kept.last?.id != clause.inheritedTypes.last?.id {
          source.edits.blank(comma.trimmedBytes)
        }
      }
    }
  }
}

/// Finds the initialisers for storyboards that give up, of classes that have lost all others.
private final class LostInitializers: SyntaxVisitor {
  private(set) var coders: [InitializerDeclSyntax] = []
  private let omissions: Set<Omission>

  init(_ omissions: Set<Omission>) {
    self.omissions = omissions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    // Not of the list itself, as above.
    let all = Array(node.memberBlock.members).filter { $0.decl.is(InitializerDeclSyntax.self) }
    let kept = all.filter { item in
      !omissions.contains { $0.grain == .member && $0.range.contains(item.trimmedBytes) }
    }.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if kept.count < all.count, kept.allSatisfy(\.takesCoder) {
      coders += kept.filter { coder in
        coder.givesUp
          && coder.body.map { body in
            !omissions.contains { $0.range == body.inside }
          } == true
      }
    }
    return .visitChildren
  }
}

extension InitializerDeclSyntax {
  fileprivate var takesCoder: Bool {
    let parameters = signature.parameterClause.parameters
    return parameters.count == 1 && parameters.first?.firstName.text == "coder"
  }

  /// Whether it does nothing but stop the program.
  fileprivate var givesUp: Bool {
    guard let statements = body?.statements, statements.count == 1,
      let call = statements.first?.item.as(FunctionCallExprSyntax.self)
    else { return false }
    return ["fatalError", "preconditionFailure"].contains(
      call.calledExpression.trimmedDescription)
  }
}

extension [Declaration] {
  /// The declarations without those in some ranges, and without inherited types in others.
  fileprivate func removing(
    _ ranges: [Range<Int>], inherited: Set<Range<Int>>, in source: ParsedSource
  ) -> [Declaration] {
    compactMap { declaration in
      guard !ranges.contains(where: { $0.contains(declaration.range) }) else { return nil }
      var declaration = declaration
      declaration.members = declaration.members.removing(ranges, inherited: inherited, in: source)
      if let start = declaration.inheritanceStart, let body = declaration.body {
        let lost = inherited.filter { $0.lowerBound >= start && $0.upperBound <= body.lowerBound }
        let names = lost.map { String(decoding: source.bytes[$0], as: UTF8.self) }
          .map { $0.trimmingSuffix(while: { $0 == "," || $0 == " " }) }
        declaration.inheritance.removeAll { names.contains($0[...]) }
      }
      return declaration
    }
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isOdd: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isOdd(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}

extension Range<Int> {
  /// Whether another range lies in this one; an empty one lies nowhere.
  fileprivate func contains(_ other: Range) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension AttributeSyntax {
  /// Whether it stands before a type or a function, which do without; a property may be nothing without its wrapper.
  fileprivate var isOfTypeOrFunction: Bool {
    guard let owner = parent?.parent else { return false }
    return owner.isProtocol((any DeclGroupSyntax).self) || owner.is(FunctionDeclSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// Whether the innermost function around it is a closure.
  fileprivate var isInClosure: Bool {
    let owner = ancestors.first {
      $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
        || $0.is(AccessorDeclSyntax.self) || $0.is(AccessorBlockSyntax.self)
        || $0.is(InitializerDeclSyntax.self)
    }
    return owner?.is(ClosureExprSyntax.self) == true
  }

  /// Whether it is what a function returns, without which the function does not compile.
  fileprivate var isResult: Bool {
    if let statement = item.as(ReturnStmtSyntax.self) { return statement.expression != nil }
    // Alone in what returns a value, an expression is that value.
    guard item.is(ExprSyntax.self), let list = parent?.as(CodeBlockItemListSyntax.self),
      list.count == 1
    else { return false }
    switch list.parent?.as(SyntaxEnum.self) {
    case .accessorBlock: return true
    case .codeBlock(let block):
      return block.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
        || block.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
    default: return false
    }
  }
}

extension Syntax {
  /// The bytes between the braces of a function; nil for other nodes.
  fileprivate var ownBody: Range<Int>? {
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let node): node.body?.inside
    case .initializerDecl(let node): node.body?.inside
    case .deinitializerDecl(let node): node.body?.inside
    case .accessorDecl(let node): node.body?.inside
    case .accessorBlock(let node):
      if case .getter = node.accessors, node.rightBrace.presence == .present {
        node.leftBrace.trimmedBytes.upperBound..<node.rightBrace.trimmedBytes.lowerBound
      } else {
        nil
      }
    default: nil
    }
  }

  /// What a declaration is called.
  fileprivate var declaredName: String? {
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let node):
      node.name.text + "("
        + node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
    case .initializerDecl: "init"
    case .deinitializerDecl: "deinit"
    case .subscriptDecl: "subscript"
    case .variableDecl(let node): node.bindings.first?.pattern.oneLine
    case .extensionDecl(let node): "extension \(node.extendedType.oneLine)"
    default: self.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
  }
}

extension CodeBlockSyntax {
  fileprivate var inside: Range<Int>? {
    guard rightBrace.presence == .present else { return nil }
    return leftBrace.trimmedBytes.upperBound..<rightBrace.trimmedBytes.lowerBound
  }
}
