/// Changes texts of any kind by their words and numbers.
enum TokenMutator {
  /// - Parameter words: What the format knows, besides what the text has already.
  static func mutated(
    _ bytes: [UInt8], in range: Range<Int>, words: [String], _ chance: inout Chance
  ) -> [UInt8] {
    let tokens = tokens(bytes, in: range)
    guard let token = chance.pick(tokens), let other = chance.pick(tokens) else { return bytes }
    switch Int.random(in: 0..<10, using: &chance) {
    case 0...2: return withOtherNumber(bytes, in: range, &chance)
    case 3: return bytes.replacing(token, with: chance.pick(words) ?? "")
    case 4...5: return bytes.replacing(token, with: String(decoding: bytes[other], as: UTF8.self))
    case 6:
      let word = (chance.pick(words) ?? "") + (chance.once(in: 2) ? " " : "")
      return bytes.replacing(token.lowerBound..<token.lowerBound, with: word)
    case 7:
      // A stretch of tokens goes.
      let end = min(range.upperBound, token.upperBound + Int.random(in: 0...60, using: &chance))
      return bytes.replacing(token.lowerBound..<end, with: "")
    case 8:
      // A stretch of tokens stands elsewhere once more.
      let end = min(range.upperBound, other.upperBound + Int.random(in: 0...200, using: &chance))
      let stretch = String(decoding: bytes[other.lowerBound..<end], as: UTF8.self)
      return bytes.replacing(token.lowerBound..<token.lowerBound, with: stretch)
    default: return bytes.replacing(token, with: "")
    }
  }

  /// Puts another number in the place of one.
  static func withOtherNumber(
    _ bytes: [UInt8], in range: Range<Int>, _ chance: inout Chance
  ) -> [UInt8] {
    let numbers = tokens(bytes, in: range).filter { token in
      bytes[token.lowerBound] >= UInt8(ascii: "0") && bytes[token.lowerBound] <= UInt8(ascii: "9")
    }
    guard let number = chance.pick(numbers) else { return bytes }
    return bytes.replacing(number, with: chance.number())
  }

  /// Words, numbers, and all other characters but spaces one by one.
  private static func tokens(_ bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let start = place
      while place < range.upperBound, bytes[place].isWordByte { place += 1 }
      if place == start { place += 1 }
      if bytes[start] > UInt8(ascii: " ") { tokens.append(start..<place) }
    }
    return tokens
  }
}
