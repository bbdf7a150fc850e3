import SwiftParser
import SwiftSyntax

/// A source with its syntax and declarations, and the changes that are to be made to it.
struct ParsedSource {
  let path: String
  let bytes: [UInt8]
  let lines: LineTable
  let syntax: SourceFileSyntax
  /// Without what is left out.
  var declarations: [Declaration]
  var edits = SourceEdits()
  /// Code to be appended after the last line.
  var appendix: [String] = []
  /// The last braces of the types that got members.
  private var added: Set<Int> = []

  /// How deep brackets may be nested, as the compiler has it; what is deeper is not read any further.
  private static let maximumNesting = 128

  /// How deep a syntax tree may be to be walked: `a.b.c` is one level deeper with every member.
  private static let maximumDepth = 20_000

  init(_ source: SwiftSource) {
    path = source.path
    let text = Self.closingUpNames(source.text)
    bytes = Array(text.utf8)
    lines = LineTable(bytes)
    syntax = Self.parse(text)
    declarations = DeclarationReader(lines).declarations(in: syntax.statements)
  }

  /// The text with the spaces of `@objc (Name)` and `@available (iOS 13, *)` behind a bracket: Swift 5 let them stand before it.
  private static func closingUpNames(_ text: String) -> String {
    var text = text
    // Most files have none.
    if text.mentions("@objc (") {
      text.replace(/(?m)^([ \t]*@objc) (\([A-Za-z0-9_:.]*\))/) { match in
        match.output.1 + match.output.2 + " "
      }
    }
    if text.mentions("@available (") {
      text.replace(/(?m)^([ \t]*@available) \(/) { match in match.output.1 + "( " }
    }
    return text
  }

  /// The syntax of a text; that of an empty one where it is nested so deeply that it would exhaust the stack, which
  /// is left to the compiler to report.
  static func parse(_ text: String) -> SourceFileSyntax {
    guard Nesting.isBearable(Array(text.utf8)) else { return Parser.parse(source: "") }
    var parser = Parser(text, maximumNestingLevel: maximumNesting)
    let syntax = SourceFileSyntax.parse(from: &parser)
    return Syntax(syntax).isDeeper(than: maximumDepth) ? Parser.parse(source: "") : syntax
  }

  /// Puts spaces in the place of a node, so that all others stay where they are.
  mutating func blank(_ node: some SyntaxProtocol) { edits.blank(node.trimmedBytes) }

  /// Adds a member to a type, in the line of its last brace.
  ///
  /// - Parameters:
  ///   - text: The member, which ends before the brace.
  ///   - body: What is from the first to the last brace of the type.
  mutating func addMember(_ text: String, to body: Range<Int>) {
    let brace = body.upperBound - 1
    let before = syntax.token(at: AbsolutePosition(utf8Offset: brace))?
      .previousToken(viewMode: .sourceAccurate)
    // Members of one line are kept apart, those that are added here among them.
    let isFirst = before.map { [.leftBrace, .semicolon].contains($0.tokenKind) } ?? true
    let isAlone =
      before.map { bytes[$0.trimmedBytes.upperBound..<brace].contains(UInt8(ascii: "\n")) } ?? true
    let hasAddition = !added.insert(brace).inserted
    edits.insert((hasAddition || !isFirst && !isAlone ? ";" : "") + text, at: brace)
  }
}

extension Syntax {
  fileprivate func isDeeper(than limit: Int) -> Bool {
    var open = [(self, 0)]
    while let (node, depth) = open.popLast() {
      if depth > limit { return true }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        open.append((child, depth + 1))
      }
    }
    return false
  }
}
