/// What a file assigns to by a name alone, or by `self.`: `image = …`, `self.image = …`, `&image`, and what it adds to: `images += …`,
/// `images.append(…)`.
enum AssignedNames {
  /// The names; those in comments and strings are among them.
  static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var place = 0
    while place < bytes.count {
      guard isWord(bytes[place]) else {
        place += 1
        continue
      }
      let start = place
      while place < bytes.count, isWord(bytes[place]) { place += 1 }
      guard isFollowedByAssignment(place, in: bytes) || isShared(start, in: bytes),
        isAlone(start, in: bytes)
      else { continue }
      names.insert(String(decoding: bytes[start..<place], as: UTF8.self))
    }
    return names
  }

  /// Whether nothing but `self.` is before a word, which is not declared there: `if let image = image` assigns nothing.
  private static func isAlone(_ start: Int, in bytes: [UInt8]) -> Bool {
    if start >= 4, bytes[start - 1] == UInt8(ascii: " "),
      ["let", "var"].contains(String(decoding: bytes[start - 4..<start - 1], as: UTF8.self))
    {
      return false
    }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return true }
    let owner = Array("self".utf8)
    let begin = start - 1 - owner.count
    return begin >= 0 && Array(bytes[begin..<start - 1]) == owner
      && (begin == 0 || !isWord(bytes[begin - 1]) && bytes[begin - 1] != UInt8(ascii: "."))
  }

  private static func isShared(_ start: Int, in bytes: [UInt8]) -> Bool {
    start > 0 && bytes[start - 1] == UInt8(ascii: "&")
  }

  private static func isFollowedByAssignment(_ end: Int, in bytes: [UInt8]) -> Bool {
    var place = end
    while place < bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(bytes[place]) {
      place += 1
    }
    guard place < bytes.count else { return false }
    if place == end, adding.contains(where: { bytes[place...].starts(with: $0) }) { return true }
    if bytes[place] == UInt8(ascii: "+") { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return false }
    return place + 1 == bytes.count || bytes[place + 1] != UInt8(ascii: "=")
  }

  /// How lists are told that they have further elements.
  private static let adding = [".append(", ".insert(", ".replaceSubrange("].map { Array($0.utf8) }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (48...57).contains(byte)
      || (65...90).contains(byte) || (97...122).contains(byte)
  }
}
