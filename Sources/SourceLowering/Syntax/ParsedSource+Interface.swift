import SwiftSyntax

extension ParsedSource {
  /// The text that can matter to what is in other files, without comments: all but private functions, what others do, and what
  /// properties of a type that is written down begin with.
  var interface: [UInt8] {
    let reader = InterfaceReader(viewMode: .sourceAccurate)
    reader.walk(syntax)
    return Array(reader.text.utf8)
  }
}

/// Reads what only matters outside of its own file, too.
private final class InterfaceReader: SyntaxVisitor {
  private(set) var text = ""

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    // A line's end may end a statement.
    if token.leadingTrivia.contains(where: \.isNewline) {
      text += "\n"
    } else if !text.isEmpty {
      text += " "
    }
    text += token.text
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPrivate = node.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text)
    }
    return isPrivate ? .skipChildren : .visitChildren
  }

  /// What a function, an initialiser or an accessor does.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { skip("{}") }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    return skip("{get}")
  }

  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    let isTyped = node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation != nil
    return isTyped ? skip("=") : .visitChildren
  }

  private func skip(_ mark: String) -> SyntaxVisitorContinueKind {
    text += " " + mark
    return .skipChildren
  }
}
