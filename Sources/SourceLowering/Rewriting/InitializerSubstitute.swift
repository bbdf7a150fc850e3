import SwiftSyntax

/// What an initialiser does instead of what it did: it fills in what its object has to have, with values that are made up, and calls
/// the initialiser that it called.
struct InitializerSubstitute {
  let node: InitializerDeclSyntax
  /// What else is left out of the file.
  let omissions: Set<Omission>
  /// The call of another initialiser where the code has none.
  var defaultDelegation: String?
  /// An expression for a value that is made up, by its name.
  let absence: (String) -> String

  init(
    node: InitializerDeclSyntax, omissions: Set<Omission>, defaultDelegation: String? = nil,
    absence: @escaping (String) -> String
  ) {
    self.node = node
    self.omissions = omissions
    self.defaultDelegation = defaultDelegation
    self.absence = absence
  }

  /// The statements; nil where an object cannot be made so.
  var code: String? {
    guard let owner, let call = delegation else {
      return node.optionalMark == nil ? nil : " return nil "
    }
    let arguments = call.arguments.map { argument in
      (argument.label.map { "\($0.text): " } ?? "") + value(of: argument)
    }.joined(separator: ", ")
    let delegation = call.name.map { "\($0).init(\(arguments))" } ?? defaultDelegation
    let assignments = call.name == "self" ? [] : owner.map { "self.\($0) = \(absence($0))" }
    return " " + (assignments + [delegation].compactMap(\.self)).joined(separator: "; ") + " "
  }

  /// The properties of the type around that have to be filled in; nil for what is no structure or class.
  private var owner: [String]? {
    for ancestor in node.ancestors {
      switch ancestor.as(SyntaxEnum.self) {
      case .classDecl(let type): return properties(of: type.memberBlock)
      case .structDecl(let type): return properties(of: type.memberBlock)
      case .actorDecl(let type): return properties(of: type.memberBlock)
      case .extensionDecl: return []
      case .enumDecl, .protocolDecl: return nil
      default: continue
      }
    }
    return nil
  }

  private func properties(of block: MemberBlockSyntax) -> [String] {
    block.members.flatMap { item -> [String] in
      guard let variable = item.decl.as(VariableDeclSyntax.self), !isLeftOut(Syntax(item)),
        variable.modifiers.allSatisfy({ !["static", "class", "lazy"].contains($0.name.text) })
      else { return [] }
      let isConstant = variable.bindingSpecifier.text == "let"
      return variable.bindings.compactMap { binding in
        guard binding.initializer == nil, binding.accessorBlock?.isComputing != true,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let type = binding.typeAnnotation?.type, isConstant || !type.isNilByDefault
        else { return nil }
        return name
      }
    }
  }

  private typealias Call = (name: String?, arguments: [LabeledExprSyntax])

  /// The call of another initialiser, or that there is none; nil if it is left out itself, but for one that was at fault only for
  /// what the object lacked then.
  private var delegation: Call? {
    guard let body = node.body else { return nil }
    let finder = DelegationFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    guard let (name, call) = finder.found else { return (nil, []) }
    let isSound = !isLeftOut(Syntax(call)) || call.arguments.allSatisfy(isPlain)
    return isSound ? (name, Array(call.arguments)) : nil
  }

  private func isLeftOut(_ node: Syntax) -> Bool {
    let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return omissions.contains { $0.grain != .body && $0.range.contains(place) }
  }

  /// An argument as it is written where that means the same: a parameter of the initialiser's own, or a literal.
  private func value(of argument: LabeledExprSyntax) -> String {
    isPlain(argument)
      ? argument.expression.trimmedDescription : absence(argument.label?.text ?? "argument")
  }

  private func isPlain(_ argument: LabeledExprSyntax) -> Bool {
    let text = argument.expression.trimmedDescription
    let parameters = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    return parameters.contains(text) || argument.expression.is(NilLiteralExprSyntax.self)
      || argument.expression.is(BooleanLiteralExprSyntax.self)
      || argument.expression.is(MemberAccessExprSyntax.self) && text.hasPrefix(".")
  }
}

/// Finds the first call of `super.init` or `self.init`.
private final class DelegationFinder: SyntaxVisitor {
  private(set) var found: (name: String, call: FunctionCallExprSyntax)?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard found == nil, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", node.trailingClosure == nil,
      let base = member.base?.trimmedDescription, ["super", "self"].contains(base)
    else { return .visitChildren }
    found = (base, node)
    return .skipChildren
  }
}

extension AccessorBlockSyntax {
  /// Whether it says how a value is computed, and not what happens when it changes.
  fileprivate var isComputing: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension TypeSyntax {
  fileprivate var isNilByDefault: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
