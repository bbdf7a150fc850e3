/// The types that a file declares outside of others, and the capitalised words in it, without parsing it.
///
/// What is private is declared for nobody else, and is what the file itself means by that name.
///
/// What looks like a declaration in a comment counts, too: it is about which files may be needed.
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
