/// Changes scenarios where it tells: values become others that the grammar allows, or nearly so.
struct ScenarioMutator {
  private let grammar = Grammar()

  /// An entry of a mapping, in flow or in block style.
  private struct Entry {
    let key: Range<Int>
    /// Without the space before it.
    let value: Range<Int>
    /// Before the key: the line's indentation, or what stands there in flow style.
    let isFirstInLine: Bool
    let isInList: Bool
    let indent: Int
  }

  func mutated(_ bytes: [UInt8], _ chance: inout Chance) -> [UInt8] {
    let entries = Self.entries(bytes)
    guard let entry = chance.pick(entries) else { return bytes }
    let key = String(decoding: bytes[entry.key], as: UTF8.self)
    switch Int.random(in: 0..<10, using: &chance) {
    case 0...3:
      guard let value = grammar.value(forKey: key, &chance) else { return bytes }
      return bytes.replacing(entry.value, with: value)
    case 4...5:
      let inserted =
        entry.isInList && chance.once(in: 2)
        ? grammar.neighbour(ofKey: key, &chance).map { ($0, true) }
        : grammar.sibling(ofKey: key, &chance).map { ($0, false) }
      guard let (text, isElement) = inserted else { return bytes }
      let lineBreak = "\n" + String(repeating: " ", count: entry.indent)
      let separator =
        isElement
        ? String(lineBreak.dropLast(2)) + "- " : entry.isFirstInLine ? lineBreak : ", "
      return bytes.replacing(entry.key.lowerBound..<entry.key.lowerBound, with: text + separator)
    case 6:
      let comma = bytes[entry.value.upperBound...].starts(with: Array(", ".utf8)) ? 2 : 0
      return bytes.replacing(entry.key.lowerBound..<entry.value.upperBound + comma, with: "")
    case 7:
      guard let other = chance.pick(entries) else { return bytes }
      let value = String(decoding: bytes[other.value], as: UTF8.self)
      return bytes.replacing(entry.value, with: value)
    default:
      return TokenMutator.withOtherNumber(bytes, in: entry.value, &chance)
    }
  }

  // MARK: Text

  private static func entries(_ bytes: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    var lineStart = 0
    for place in bytes.indices {
      if bytes[place] == UInt8(ascii: "\n") { lineStart = place + 1 }
      guard bytes[place] == UInt8(ascii: ":"), place + 1 < bytes.count,
        [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(bytes[place + 1])
      else { continue }
      var start = place
      while start > lineStart, bytes[start - 1].isWordByte { start -= 1 }
      guard start < place else { continue }
      let before = bytes[lineStart..<start]
      let isFirst = before.allSatisfy { " -".utf8.contains($0) }
      entries.append(
        Entry(
          key: start..<place, value: value(in: bytes, after: place + 1, indent: start - lineStart),
          isFirstInLine: isFirst, isInList: isFirst && before.contains(UInt8(ascii: "-")),
          indent: start - lineStart))
    }
    return entries
  }

  /// - Parameter indent: The column of the key.
  private static func value(in bytes: [UInt8], after colon: Int, indent: Int) -> Range<Int> {
    if bytes[colon] == UInt8(ascii: "\n") {
      var end = colon
      var lineStart = colon + 1
      while lineStart < bytes.count {
        let lineEnd = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let column = bytes[lineStart..<lineEnd].prefix { $0 == UInt8(ascii: " ") }.count
        guard column > indent || lineEnd == lineStart else { break }
        end = lineEnd
        lineStart = lineEnd + 1
      }
      // The line break becomes part of the value, which a value in flow style needs none of.
      return colon..<end
    }
    let start = colon + 1
    var depth = 0
    var place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      let byte = bytes[place]
      if "[{(".utf8.contains(byte) { depth += 1 }
      if "]})".utf8.contains(byte) {
        depth -= 1
        if depth < 0 { break }
      }
      if depth == 0, byte == UInt8(ascii: ",") { break }
      place += 1
    }
    return min(start, place)..<place
  }
}

extension [UInt8] {
  func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
    let separator = range.isEmpty || self[range.lowerBound] != UInt8(ascii: "\n") ? "" : " "
    return self[..<range.lowerBound] + Array((separator + text).utf8) + self[range.upperBound...]
  }
}

extension UInt8 {
  /// Whether it may be part of a name.
  var isWordByte: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
  }
}
