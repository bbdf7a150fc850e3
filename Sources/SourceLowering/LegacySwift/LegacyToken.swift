import SwiftSyntax

/// A token of a source that may be no Swift of today.
struct LegacyToken {
  enum Kind {
    /// Keywords among them.
    case word
    case other
  }

  let kind: Kind
  /// Offsets of its first byte and of the byte after it.
  let range: Range<Int>
  let text: String

  static func tokens(of text: String) -> [LegacyToken] {
    ParsedSource.parse(text).tokens(viewMode: .sourceAccurate).map { token in
      let kind: Kind =
        switch token.tokenKind {
        case .identifier, .keyword, .wildcard, .dollarIdentifier: .word
        default: .other
        }
      return LegacyToken(kind: kind, range: token.trimmedBytes, text: token.text)
    }
  }

  /// Whether it is one of the words, without backticks.
  func isOne(of words: Set<String>) -> Bool { kind == .word && words.contains(text) }
}
