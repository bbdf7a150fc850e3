import SwiftSyntax

/// `UIHostingController(rootView: Home(a))` becomes `UIHostingController<AnyView>(standingFor: "Home")`, and the type
/// `UIHostingController<Home>` becomes `UIHostingController<AnyView>`: the views themselves are left out.
///
/// Nothing is done in a file that is kept whole, with `UIHostingConfiguration`.
final class HostingRewriter: SourceRewriter {
  static let className = "UIHostingController"

  /// Whether a file has such controllers, and views of SwiftUI's that are left out.
  static func isNeeded(by text: String) -> Bool {
    text.mentions(className) && !text.mentions("UIHostingConfiguration")
  }

  /// What variables are made of, by their names.
  private var makers: [String: String] = [:]

  init(_ file: SourceFileSyntax) {
    super.init()
    let finder = VariableMakers(viewMode: .sourceAccurate)
    finder.walk(file)
    makers = finder.makers
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first(where: { $0.label?.text == "rootView" }) else {
      return .visitChildren
    }
    let called = node.calledExpression
    let isMaking =
      called.trimmedDescription.split(separator: "<").first
      .map { $0 == Self.className || $0 == "SwiftUI.\(Self.className)" } ?? false
    guard isMaking || called.trimmedDescription == "super.init" else { return .visitChildren }
    if isMaking { replace(called, with: "\(Self.className)<AnyView>") }
    let start = argument.label?.trimmedBytes.lowerBound ?? argument.trimmedBytes.lowerBound
    let maker = VariableMakers.maker(of: argument.expression) ?? ""
    replace(
      start..<argument.expression.trimmedBytes.upperBound,
      with: "standingFor: \(Lowering.literal(makers[maker] ?? maker))"
        // The lines below stay where they are.
        + String(repeating: "\n", count: argument.trimmedDescription.count { $0 == "\n" }))
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == Self.className, let clause = node.genericArgumentClause else {
      return .visitChildren
    }
    replace(clause, with: "<AnyView>")
    return .skipChildren
  }
}

/// Finds which types variables of a file are made of.
private final class VariableMakers: SyntaxVisitor {
  private(set) var makers: [String: String] = [:]

  /// The name of what an expression calls or is: of `Home(a).padding()` it is `Home`.
  static func maker(of expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let single = call.arguments.first, call.calledExpression.trimmedDescription == "AnyView" {
        return maker(of: single.expression)
      }
      return maker(of: call.calledExpression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let base = member.base.flatMap(maker)
      return base == "self" ? member.declName.baseName.text : base
    }
    if let special = expression.as(GenericSpecializationExprSyntax.self) {
      return maker(of: special.expression)
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value, let maker = Self.maker(of: value)
    {
      makers[name] = maker
    }
    return .visitChildren
  }
}
