/// The words of a text, and its operators, to know at once what it cannot declare.
///
/// A name that it does not mention stands nowhere in the text; one that it does may stand in a comment or a string.
struct WordIndex {
  /// Hashes of the words: a word that shares one with another seems to be there, too.
  private let words: Set<UInt64>
  /// What is written of operators' characters without a gap.
  private let operators: Set<String>

  init(_ text: String) {
    var words: Set<UInt64> = []
    var operators: Set<String> = []
    var word = Hash()
    var signs: [UInt8] = []
    for byte in text.utf8 {
      let kind = Kind(byte)
      if kind != .word, !word.isEmpty {
        words.insert(word.value)
        word = Hash()
      }
      if kind != .sign, !signs.isEmpty {
        operators.insert(String(decoding: signs, as: UTF8.self))
        signs.removeAll(keepingCapacity: true)
      }
      switch kind {
      case .word: word.combine(byte)
      case .sign: signs.append(byte)
      case .gap: break
      }
    }
    if !word.isEmpty { words.insert(word.value) }
    if !signs.isEmpty { operators.insert(String(decoding: signs, as: UTF8.self)) }
    self.words = words
    self.operators = operators
  }

  /// Whether a name stands in the text, and not as a part of a longer one; operators may have a `<` or another sign after them.
  func mentions(_ name: String) -> Bool {
    var hash = Hash()
    for byte in name.utf8 {
      guard Kind(byte) == .word else { return operators.contains { $0.contains(name) } }
      hash.combine(byte)
    }
    return words.contains(hash.value)
  }

  /// What a byte of UTF-8 may be a part of.
  private enum Kind {
    case word, sign, gap

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        self = .word
      case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
        UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
        self = .sign
      default: self = .gap
      }
    }
  }

  /// FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
  private struct Hash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
    private(set) var isEmpty = true

    mutating func combine(_ byte: UInt8) {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
      isEmpty = false
    }
  }
}
