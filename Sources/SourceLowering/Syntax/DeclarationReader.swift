import SwiftSyntax

/// Reads the declarations of a source, as deep as types are nested; what functions do is skipped.
///
/// All branches of `#if` are read: which of them is compiled, the compiler says.
struct DeclarationReader {
  private let lines: LineTable

  init(_ lines: LineTable) { self.lines = lines }

  func declarations(in statements: CodeBlockItemListSyntax) -> [Declaration] {
    statements.flatMap { item in
      if case .decl(let declaration) = item.item { read(declaration) } else { [] as [Declaration] }
    }
  }

  private func declarations(in members: MemberBlockItemListSyntax) -> [Declaration] {
    members.flatMap { read($0.decl) }
  }

  private func read(_ node: DeclSyntax) -> [Declaration] {
    switch node.as(DeclSyntaxEnum.self) {
    case .classDecl(let type):
      [read(type, .class, type.classKeyword, type.name, type.genericParameterClause != nil)]
    case .structDecl(let type):
      [read(type, .struct, type.structKeyword, type.name, type.genericParameterClause != nil)]
    case .enumDecl(let type):
      [read(type, .enum, type.enumKeyword, type.name, type.genericParameterClause != nil)]
    case .actorDecl(let type):
      [read(type, .actor, type.actorKeyword, type.name, type.genericParameterClause != nil)]
    case .protocolDecl(let type):
      [
        read(
          type, .protocol, type.protocolKeyword, type.name, type.primaryAssociatedTypeClause != nil)
      ]
    case .extensionDecl(let type): [read(type)]
    case .functionDecl(let function): [read(function)]
    case .initializerDecl(let initializer): [read(initializer)]
    case .subscriptDecl(let function): [read(function)]
    case .variableDecl(let properties): read(properties)
    case .enumCaseDecl(let cases): [read(cases)]
    case .typeAliasDecl(let type): [read(type)]
    case .associatedTypeDecl(let type):
      [named(type.name, begin(type, .associatedtype, type.associatedtypeKeyword))]
    case .ifConfigDecl(let conditional): conditional.possibleClauses.flatMap(read)
    default: []
    }
  }

  private func read(_ type: TypeAliasDeclSyntax) -> Declaration {
    var declaration = named(type.name, begin(type, .typealias, type.typealiasKeyword))
    declaration.type = type.initializer.value.oneLine
    return declaration
  }

  private func read(_ clause: IfConfigClauseSyntax) -> [Declaration] {
    switch clause.elements {
    case .statements(let statements): declarations(in: statements)
    case .decls(let members): declarations(in: members)
    default: []
    }
  }

  /// A declaration with the parts that all declarations have.
  private func begin(
    _ node: some SyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    _ kind: Declaration.Kind, _ keyword: TokenSyntax
  ) -> Declaration {
    var declaration = Declaration(
      kind, range: node.trimmedBytes, keyword: keyword.trimmedBytes.lowerBound,
      line: lines.line(of: keyword.trimmedBytes.lowerBound))
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    declaration.attributes = Set(attributes.map { "@" + $0.attributeName.trimmedDescription })
    declaration.isUnavailable = attributes.contains { attribute in
      guard attribute.attributeName.trimmedDescription == "available" else { return false }
      let words = Set(attribute.tokens(viewMode: .sourceAccurate).map(\.text))
      return words.contains("unavailable") || words.isSuperset(of: ["swift", "obsoleted"])
    }
    declaration.modifiers = node.modifiers.map {
      .init(
        text: $0.name.text + ($0.detail.map { "(\($0.detail.text))" } ?? ""), range: $0.trimmedBytes
      )
    }
    return declaration
  }

  private func named(_ name: TokenSyntax, _ declaration: Declaration) -> Declaration {
    var declaration = declaration
    declaration.name = name.text
    return declaration
  }

  // MARK: Types

  private func read(
    _ node: some DeclGroupSyntax & WithAttributesSyntax & WithModifiersSyntax,
    _ kind: Declaration.Kind, _ keyword: TokenSyntax,
    _ name: TokenSyntax?, _ isGeneric: Bool
  ) -> Declaration {
    var declaration = begin(node, kind, keyword)
    declaration.name = name?.text ?? ""
    declaration.isGeneric = isGeneric
    declaration.whereClause = node.genericWhereClause?.trimmedBytes.lowerBound
    if let clause = node.inheritanceClause {
      declaration.inheritance = clause.inheritedTypes.flatMap { $0.type.names }
      declaration.inheritanceStart = clause.colon.trimmedBytes.upperBound
      declaration.classRestriction =
        clause.inheritedTypes.lazy.compactMap { $0.type.as(ClassRestrictionTypeSyntax.self) }
        .first?.trimmedBytes
    }
    if node.memberBlock.rightBrace.presence == .present {
      declaration.body = node.memberBlock.trimmedBytes
    }
    declaration.members = declarations(in: node.memberBlock.members)
    return declaration
  }

  private func read(_ node: ExtensionDeclSyntax) -> Declaration {
    var declaration = read(node, .extension, node.extensionKeyword, nil, false)
    declaration.name = node.extendedType.names.first ?? ""
    var outer = node.extendedType.as(MemberTypeSyntax.self)?.baseType
    while let type = outer, let name = type.names.first {
      declaration.qualifiers.insert(name, at: 0)
      outer = type.as(MemberTypeSyntax.self)?.baseType
    }
    return declaration
  }

  // MARK: Members

  private func read(_ node: FunctionDeclSyntax) -> Declaration {
    var declaration = named(node.name, begin(node, .function, node.funcKeyword))
    declaration.isGeneric = node.genericParameterClause != nil
    declaration.whereClause = node.genericWhereClause?.trimmedBytes.lowerBound
    read(node.signature, into: &declaration)
    return declaration
  }

  private func read(_ node: InitializerDeclSyntax) -> Declaration {
    var declaration = begin(node, .initializer, node.initKeyword)
    declaration.name = "init"
    declaration.isFailable = node.optionalMark != nil
    declaration.isGeneric = node.genericParameterClause != nil
    declaration.whereClause = node.genericWhereClause?.trimmedBytes.lowerBound
    read(node.signature, into: &declaration)
    let statements = node.body?.statements
    declaration.givesUp =
      statements?.contains { item in
        ["fatalError", "preconditionFailure", "assertionFailure"].contains {
          item.item.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == $0
        }
      } == true
    declaration.setsValues =
      statements?.contains { item in
        guard let elements = item.item.as(SequenceExprSyntax.self)?.elements.map(\.self),
          elements.count >= 3, elements[1].is(AssignmentExprSyntax.self)
        else { return false }
        return !["0", "0.0", "nil", "[]", ".zero", "CGSize.zero", "CGPoint.zero", "\"\"", "false"]
          .contains(elements[2].trimmedDescription)
      } == true
    return declaration
  }

  private func read(_ node: SubscriptDeclSyntax) -> Declaration {
    var declaration = begin(node, .subscript, node.subscriptKeyword)
    declaration.name = "subscript"
    declaration.isGeneric = node.genericParameterClause != nil
    declaration.parameters = parameters(node.parameterClause)
    declaration.type = node.returnClause.type.oneLine
    return declaration
  }

  private func read(_ signature: FunctionSignatureSyntax, into declaration: inout Declaration) {
    declaration.parameters = parameters(signature.parameterClause)
    declaration.type = signature.returnClause?.type.oneLine ?? ""
    let effects = signature.effectSpecifiers
    declaration.isThrowing = effects?.throwsClause != nil
    declaration.thrownType = effects?.throwsClause?.type?.oneLine
    declaration.isAsync = effects?.asyncSpecifier != nil
    declaration.effects =
      (effects?.asyncSpecifier?.trimmedBytes ?? signature.parameterClause.trimmedBytes).upperBound
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Declaration.Parameter] {
    clause.parameters.map { parameter in
      .init(
        label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.oneLine + (parameter.ellipsis?.text ?? ""),
        hasDefault: parameter.defaultValue != nil)
    }
  }

  /// One declaration for each of `var a = 1, b = 2`.
  private func read(_ node: VariableDeclSyntax) -> [Declaration] {
    let kind = node.bindingSpecifier.text == "let" ? Declaration.Kind.constant : .property
    let common = begin(node, kind, node.bindingSpecifier)
    // In `var a, b: Int` the type is said once, at the end.
    var type: String?
    return node.bindings.reversed().map { binding in
      var declaration = common
      declaration.name = binding.pattern.trimmedDescription
      type = binding.typeAnnotation?.type.oneLine ?? (binding.initializer == nil ? type : nil)
      declaration.type = type ?? binding.initializer?.value.literalType ?? ""
      declaration.hasInitialValue = binding.initializer != nil
      declaration.emptyElement = binding.initializer?.value.emptyElement(of: type)
      let specifiers = binding.accessorBlock.map(\.specifiers)
      let observes =
        specifiers.map { !$0.isEmpty && $0.isSubset(of: ["willSet", "didSet"]) } ?? true
      declaration.isStored = observes
      declaration.accessors = binding.accessorBlock.map(\.words) ?? []
      declaration.isSettable =
        kind == .property
        && (observes || specifiers?.isDisjoint(with: ["set", "_modify"]) == false)
        && !declaration.modifiers.contains { $0.text.hasSuffix("(set)") }
      return declaration
    }.reversed()
  }

  private func read(_ node: EnumCaseDeclSyntax) -> Declaration {
    var declaration = begin(node, .case, node.caseKeyword)
    for element in node.elements {
      if let clause = element.parameterClause {
        let parts = clause.parameters.map { part -> Declaration.Parameter in
          let label = part.firstName?.text ?? "_"
          return .init(
            label: label, name: label == "_" ? element.name.text : label, type: part.type.oneLine,
            hasDefault: part.defaultValue != nil)
        }
        declaration.payloadCases.append((element.name.text, parts))
      } else {
        declaration.caseNames.append(element.name.text)
      }
    }
    return declaration
  }
}

extension AccessorBlockSyntax {
  /// `get`, `set`, `didSet`, …; none where there is only what the property computes.
  fileprivate var specifiers: Set<String> {
    guard case .accessors(let accessors) = accessors else { return [] }
    return Set(accessors.map(\.accessorSpecifier.text))
  }

  /// The same in their places.
  fileprivate var words: [Declaration.Modifier] {
    guard case .accessors(let accessors) = accessors else { return [] }
    return accessors.map {
      .init(text: $0.accessorSpecifier.text, range: $0.accessorSpecifier.trimmedBytes)
    }
  }
}

extension ExprSyntax {
  /// What an empty list that is made here has elements of, `[]`, `[Item]()` or `Array<Item>()`; nil for anything else.
  ///
  /// - Parameter type: The type that is said before; nil for none.
  /// - Returns: The type of the elements.
  fileprivate func emptyElement(of type: String?) -> String? {
    let made: String?
    if let list = self.as(ArrayExprSyntax.self) {
      made = list.elements.isEmpty ? type : nil
    } else if let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    {
      let name = call.calledExpression.trimmedDescription
      made = name == ".init" ? type : name
    } else {
      made = nil
    }
    guard let made else { return nil }
    let element: Substring
    if made.hasPrefix("["), made.hasSuffix("]") {
      element = made.dropFirst().dropLast()
    } else if made.hasPrefix("Array<"), made.hasSuffix(">") {
      element = made.dropFirst("Array<".count).dropLast()
    } else {
      return nil
    }
    return element.contains(":") || element.isEmpty ? nil : String(element)
  }

  /// The type of a literal, or of what begins with a type's name, as far as the first token tells.
  fileprivate var literalType: String? {
    let start = self.as(PrefixOperatorExprSyntax.self)?.expression ?? self
    guard let token = start.firstToken(viewMode: .sourceAccurate) else { return nil }
    switch token.tokenKind {
    case .integerLiteral: return "Int"
    case .floatLiteral: return "Double"
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: return "String"
    case .keyword(.true), .keyword(.false): return "Bool"
    case .identifier(let name): return name.first?.isUppercase == true ? name : nil
    default: return nil
    }
  }
}
