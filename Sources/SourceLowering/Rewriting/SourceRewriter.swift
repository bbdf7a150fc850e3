import SwiftSyntax

/// Walks over a source and collects the changes that one of its kind makes.
class SourceRewriter: SyntaxVisitor {
  private(set) var edits = SourceEdits()

  init() { super.init(viewMode: .sourceAccurate) }

  final func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replace(node.trimmedBytes, with: text)
  }

  final func replace(_ range: Range<Int>, with text: String) {
    edits.replace(range, with: text)
  }

  final func blank(_ node: some SyntaxProtocol) { edits.blank(node.trimmedBytes) }

  final func blank(_ range: Range<Int>) { edits.blank(range) }

  final func insert(_ text: String, before node: some SyntaxProtocol) {
    edits.insert(text, at: node.trimmedBytes.lowerBound)
  }

  final func insert(_ text: String, after node: some SyntaxProtocol) {
    edits.insert(text, at: node.trimmedBytes.upperBound)
  }
}

extension ParsedSource {
  mutating func rewrite(with rewriter: SourceRewriter) {
    rewriter.walk(syntax)
    edits.formUnion(rewriter.edits)
  }
}
