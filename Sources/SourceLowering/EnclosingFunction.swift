import SwiftSyntax

/// A function, an initialiser or a computed property in a source, with the lines that it takes.
package struct EnclosingFunction: Hashable, Sendable {
  /// In Swift's spelling: `layoutAttributesForElements(in:)`, `init(frame:)`, `collectionViewContentSize`.
  package let name: String
  /// The name of the type around it; nil outside of types.
  package let typeName: String?
  package let path: String
  /// From 1.
  package let lines: ClosedRange<Int>

  /// All that there are in sources, outer ones before those in them.
  ///
  /// - Complexity: O(size of the sources).
  package static func all(in sources: [SwiftSource]) -> [EnclosingFunction] {
    DeepStack.run {
      sources.flatMap { source in
        let finder = FunctionFinder(ParsedSource(source))
        finder.walk(finder.file.syntax)
        return finder.found
      }
    }
  }
}

/// Finds the functions of one file.
private final class FunctionFinder: SyntaxVisitor {
  let file: ParsedSource
  private(set) var found: [EnclosingFunction] = []

  init(_ file: ParsedSource) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text + labels(of: node.signature.parameterClause))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, "init" + labels(of: node.signature.parameterClause))
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.accessorBlock != nil, let name = node.pattern.as(IdentifierPatternSyntax.self)
    else { return .visitChildren }
    return note(node, name.identifier.text)
  }

  private func note(_ node: some SyntaxProtocol, _ name: String) -> SyntaxVisitorContinueKind {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    found.append(
      EnclosingFunction(
        name: name, typeName: node.enclosingTypeName, path: file.path,
        lines: file.lines.line(of: start)...file.lines.line(of: max(start, end - 1))))
    return .visitChildren
  }

  /// `(in:)`.
  private func labels(of clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
  }
}
