import SwiftSyntax

/// `where Proxy.Delegate: AnyObject` of a function is left out where the function asks nothing of objects alone.
///
/// Values of an Objective-C protocol's type are objects to Swift, and satisfy that; those of the protocols that take their place do
/// not, though each of them is an object.
final class ClassConstraintRewriter: SourceRewriter {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    relax(node.genericWhereClause, of: node.signature, node.body)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    relax(node.genericWhereClause, of: node.signature, node.body)
    return .visitChildren
  }

  private func relax(
    _ clause: GenericWhereClauseSyntax?, of signature: FunctionSignatureSyntax,
    _ body: CodeBlockSyntax?
  ) {
    guard let clause, let body else { return }
    let requirements = Array(clause.requirements)
    let needless = requirements.filter { requirement in
      guard let type = constrainedType(requirement) else { return false }
      let values = signature.parameterClause.parameters.lazy.filter {
        $0.type.trimmedDescription == type
      }.map { ($0.secondName ?? $0.firstName).text }
      return !needsObjects(Set(values), in: body)
    }
    guard !needless.isEmpty else { return }
    let rest = requirements.filter { !needless.contains($0) }
    guard let last = rest.last else {
      blank(clause)
      return
    }
    for requirement in needless { blank(requirement) }
    // What follows the last one that stays is gone.
    if let comma = last.trailingComma, last.id != requirements.last?.id { blank(comma) }
  }

  /// The type in `A.B: AnyObject`; nil for other requirements.
  private func constrainedType(_ requirement: GenericRequirementSyntax) -> String? {
    guard case .conformanceRequirement(let conformance) = requirement.requirement,
      conformance.leftType.is(MemberTypeSyntax.self),
      conformance.rightType.trimmedDescription == "AnyObject"
    else { return nil }
    return conformance.leftType.trimmedDescription
  }

  /// Before a value, what can be said of objects alone; `===` can of all, by what SourceRuntime has.
  private static let marks: Set = ["weak", "unowned", "ObjectIdentifier", "Unmanaged"]

  /// Whether one of some values is held weakly or identified.
  private func needsObjects(_ values: Set<String>, in body: CodeBlockSyntax) -> Bool {
    let words = body.tokens(viewMode: .sourceAccurate).map(\.text)
    return words.indices.contains { index in
      guard values.contains(words[index]) else { return false }
      // `weak var a: B? = value`, `[weak value]`, `ObjectIdentifier(value)`.
      let isHeldWeakly =
        index > 0 && words[index - 1] == "="
        && words[..<index].suffix(7).contains { ["weak", "unowned"].contains($0) }
      return isHeldWeakly || words[..<index].suffix(2).contains(where: Self.marks.contains)
    }
  }
}
