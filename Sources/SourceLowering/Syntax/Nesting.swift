/// How deep a text could be nested at most, by a look at its bytes alone, strings and comments among them.
enum Nesting {
  /// How many brackets may be open at a time; the compiler gives up at half as many.
  private static let maximumBrackets = 512

  /// How many words there may be that can each nest what follows in what goes before.
  private static let maximumChain = 20_000

  /// Words after which an expression or statement goes on inside of the one that they begin.
  private static let words = Set(
    ["try", "await", "unsafe", "else", "if", "repeat", "any", "some"].map(packed))

  /// Whether the text can be parsed without exhausting `DeepStack`.
  ///
  /// - Complexity: O(n) for n bytes.
  static func isBearable(_ bytes: [UInt8]) -> Bool {
    var (depth, chain) = (0, 0)
    var word: UInt64 = 0
    for byte in bytes {
      if isOfWord(byte) {
        word = word << 8 | UInt64(byte)
        continue
      }
      if word != 0, words.contains(word) { chain += 1 }
      word = 0
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "<"): chain += 1
      default: break
      }
      if depth > maximumBrackets || chain > maximumChain { return false }
    }
    return true
  }

  /// The last eight bytes of a word.
  private static func packed(_ word: String) -> UInt64 {
    word.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") || byte == UInt8(ascii: "_")
  }
}
