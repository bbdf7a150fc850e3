import SwiftSyntax

extension ParsedSource {
  /// The bytes that can matter to what is in other files: all but what functions do, and what properties of a type that is written
  /// down begin with.
  var interface: [UInt8] {
    let finder = BodyFinder(viewMode: .sourceAccurate)
    finder.walk(syntax)
    var rest: [UInt8] = []
    var end = 0
    for body in finder.bodies {
      rest += bytes[end..<body.lowerBound]
      end = body.upperBound
    }
    return rest + bytes[end...]
  }
}

/// Finds what only matters inside of its own file.
///
/// Nothing in it is walked through.
private final class BodyFinder: SyntaxVisitor {
  /// In their order, none inside of another one.
  private(set) var bodies: [Range<Int>] = []

  private func skip(_ body: Range<Int>?) -> SyntaxVisitorContinueKind {
    if let body { bodies.append(body) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    skip(Syntax(node).ownBody)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    skip(Syntax(node).ownBody)
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    skip(Syntax(node).ownBody)
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    skip(Syntax(node).ownBody)
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    return skip(Syntax(node).ownBody)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.typeAnnotation != nil, let value = node.initializer?.value {
      bodies.append(value.trimmedBytes)
    }
    if let accessors = node.accessorBlock { walk(accessors) }
    return .skipChildren
  }
}
