/// A word, number, string or mark of a Swift source, with its place.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Keywords among them; backticks are part of it.
    case identifier
    case number
    /// From the opening to the closing quote, with what is interpolated.
    case string
    /// `@name` as one token.
    case attribute
    /// `#name` as one token.
    case directive
    case `operator`
    /// One of `( ) [ ] { } , : ;`
    case punctuation
  }

  var kind: Kind
  /// Offsets of its first byte and of the byte after it.
  var range: Range<Int>
  var text: String
  /// Whether it is the first of its line.
  var startsLine: Bool

  func `is`(_ text: String) -> Bool { self.text == text && kind != .string }

  /// Whether it is one of the words, without backticks.
  func isOne(of words: Set<String>) -> Bool { kind == .identifier && words.contains(text) }
}
