import SwiftSyntax

/// `(image: UIImage) -> Void` becomes `(_ image: UIImage) -> Void`: until Swift 3 the parameters of a function's type had names.
final class FunctionTypeRewriter: SourceRewriter {
  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.parameters {
      guard let name = parameter.firstName, name.tokenKind != .wildcard,
        parameter.secondName == nil
      else { continue }
      insert("_ ", before: name)
    }
    return .visitChildren
  }
}
