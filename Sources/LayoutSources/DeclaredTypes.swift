/// The types that a file declares outside of others, and the capitalised words in it, without parsing it.
///
/// What is private is declared for nobody else, and is what the file itself means by that name.
///
/// What stands in comments is neither: that a layout's documentation tells of a screen does not make it need that. Strings may name what a
/// storyboard has.
struct DeclaredTypes {
  private(set) var declared: Set<String> = []
  private(set) var mentioned: Set<String> = []

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "actor",
  ]

  init(mentioning names: Set<String>) { mentioned = names }

  init(_ text: String) {
    var word: [UInt8] = []
    var isAtMargin = true
    var isDeclaration = false
    var isPrivate = false
    var hidden: Set<String> = []
    var comment = CommentScanner()
    func isLetter(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    for (previous, byte) in zip([UInt8(ascii: "\n")] + text.utf8, Array(text.utf8) + [0x0a]) {
      if previous == UInt8(ascii: "\n") {
        isAtMargin = !(byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t"))
        isDeclaration = false
        isPrivate = false
      }
      guard !comment.passes(byte, after: previous) else {
        word.removeAll(keepingCapacity: true)
        continue
      }
      if isLetter(byte) {
        word.append(byte)
        continue
      }
      guard !word.isEmpty else { continue }
      let name = String(decoding: word, as: UTF8.self)
      word.removeAll(keepingCapacity: true)
      if isDeclaration, isAtMargin {
        if isPrivate { hidden.insert(name) } else { declared.insert(name) }
      }
      isPrivate = isPrivate || name == "private" || name == "fileprivate"
      isDeclaration = Self.keywords.contains(name)
      if name.first?.isUppercase == true { mentioned.insert(name) }
    }
    mentioned.subtract(declared.union(hidden))
  }
}

/// Tells comments from the rest of a source, byte by byte.
private struct CommentScanner {
  private enum Place {
    case code
    /// A string of one line.
    case string
    case line
    /// A comment with an end, and how many others it is in.
    case block(Int)
  }

  private var place = Place.code
  /// Whether the byte before has had its meaning with the one before that: of `/*/` and `\\"`.
  private var isSpent = false

  /// Whether a byte stands in a comment, but for the newline that ends one.
  mutating func passes(_ byte: UInt8, after previous: UInt8) -> Bool {
    let last = isSpent ? 0 : previous
    isSpent = false
    switch place {
    case .code:
      switch (last, byte) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): place = .line
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        place = .block(0)
        isSpent = true
      case (_, UInt8(ascii: "\"")): place = .string
      default: return false
      }
      if case .string = place { return false }
      return true
    case .string:
      if last == UInt8(ascii: "\\"), byte == last { isSpent = true }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\"") && last != UInt8(ascii: "\\") {
        place = .code
      }
      return false
    case .line:
      guard byte == UInt8(ascii: "\n") else { return true }
      place = .code
      return false
    case .block(let depth):
      switch (last, byte) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        place = depth == 0 ? .code : .block(depth - 1)
        isSpent = true
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        place = .block(depth + 1)
        isSpent = true
      default: break
      }
      return true
    }
  }
}
