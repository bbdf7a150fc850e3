/// A source with its tokens and declarations, and the changes that are to be made to it.
struct ParsedSource {
  let path: String
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let declarations: [Declaration]
  var edits = SourceEdits()
  /// Code to be appended after the last line.
  var appendix: [String] = []

  init(_ source: SwiftSource) {
    path = source.path
    bytes = Array(source.text.utf8)
    tokens = SwiftLexer.tokens(of: bytes)
    declarations = DeclarationParser.declarations(in: tokens)
  }

  /// The bytes from the first to the last of some tokens.
  func bytes(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let place =
        range.lowerBound < tokens.count
        ? tokens[range.lowerBound].range.lowerBound : bytes.count
      return place..<place
    }
    return tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// The number of the line, from 1, in which a byte stands.
  func line(of byte: Int) -> Int {
    bytes[..<byte].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// Puts spaces in the place of tokens, so that all others stay where they are.
  mutating func blank(_ range: Range<Int>) { edits.blank(bytes(of: range)) }
}

extension [Declaration] {
  /// Calls `body` with every declaration, outer ones first, with the types around it.
  func forEachDeep(
    in types: [Declaration] = [], _ body: (Declaration, _ types: [Declaration]) -> Void
  ) {
    for declaration in self {
      body(declaration, types)
      if declaration.kind.isType {
        declaration.members.forEachDeep(in: types + [declaration], body)
      }
    }
  }
}
