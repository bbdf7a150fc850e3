import SwiftSyntax

extension ParsedSource {
  /// The outermost body of a function, initialiser or accessor around a place, of those that do something.
  func body(at offset: Int) -> Range<Int>? {
    guard let token = syntax.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    var found: Range<Int>?
    for node in token.ancestors {
      // What is declared in a function goes with the function.
      if let body = node.ownBody, !body.isEmpty, body.contains(offset) { found = body }
    }
    return found
  }

  /// Leaves out what functions do: what they are called is still known.
  ///
  /// - Parameter bodies: Ranges that `body(at:)` returned.
  mutating func omit(_ bodies: Set<Range<Int>>) {
    for body in bodies.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      edits.insert(" fatalError(\"it needs what could not be compiled\") ", at: body.lowerBound)
      edits.blank(body)
    }
  }
}

extension Syntax {
  /// The bytes between the braces of a function; nil for other nodes.
  fileprivate var ownBody: Range<Int>? {
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let node): node.body?.inside
    case .initializerDecl(let node): node.body?.inside
    case .accessorDecl(let node): node.body?.inside
    case .accessorBlock(let node):
      if case .getter(let statements) = node.accessors { statements.trimmedBytes } else { nil }
    default: nil
    }
  }
}

extension CodeBlockSyntax {
  fileprivate var inside: Range<Int>? {
    guard rightBrace.presence == .present else { return nil }
    return leftBrace.trimmedBytes.upperBound..<rightBrace.trimmedBytes.lowerBound
  }
}
