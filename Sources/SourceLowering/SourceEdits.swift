/// Changes to a text, by offsets of its bytes before any change.
struct SourceEdits {
  private struct Edit {
    var range: Range<Int>
    /// Nil for spaces.
    var replacement: String?
    /// Whether it is made in this text, and not only in a copy of this part of it.
    var isMade = true
  }

  private var edits: [Edit] = []

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, replacement: text))
  }

  mutating func insert(_ text: String, at place: Int) {
    edits.append(Edit(range: place..<place, replacement: text))
  }

  /// Puts spaces in the place of everything but line ends.
  mutating func blank(_ range: Range<Int>) {
    edits.append(Edit(range: range, replacement: nil))
  }

  /// Notes that a copy of what follows in the line begins with a text of its own, for columns in the copy.
  mutating func noteCopy(beginningWith text: String, at place: Int) {
    edits.append(Edit(range: place..<place, replacement: text, isMade: false))
  }

  mutating func formUnion(_ other: SourceEdits) { edits += other.edits }

  /// The changed text of a range; of overlapping changes the outermost is made.
  ///
  /// As many lines come out as go in: what replaces several lines ends in as many line ends as it lacks, and in
  /// spaces up to the column where the replaced text ended.
  func applied(to bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in sorted
    where edit.isMade && edit.range.lowerBound >= position
      && edit.range.upperBound <= range.upperBound
    {
      result += bytes[position..<edit.range.lowerBound]
      if let replacement = edit.replacement {
        result += Array(replacement.utf8)
        result += Self.padding(after: replacement, for: bytes, in: edit.range)
      } else {
        result += bytes[edit.range].map { Self.isLineEnd($0) ? $0 : UInt8(ascii: " ") }
      }
      position = edit.range.upperBound
    }
    return result + bytes[position..<range.upperBound]
  }

  private static func padding(
    after replacement: String, for bytes: [UInt8], in range: Range<Int>
  ) -> [UInt8] {
    let lineEnd = UInt8(ascii: "\n")
    let missing = bytes[range].count { $0 == lineEnd } - replacement.utf8.count { $0 == lineEnd }
    guard missing > 0, let last = bytes[range].lastIndex(of: lineEnd) else { return [] }
    return Array(repeating: lineEnd, count: missing)
      + Array(repeating: UInt8(ascii: " "), count: range.upperBound - last - 1)
  }

  /// Where a column of a changed line was before, both from 1 and in bytes.
  ///
  /// - Parameters:
  ///   - column: The column in the changed line.
  ///   - line: The range of the line's bytes before the change.
  /// - Returns: The column in the original line.
  func originalColumn(_ column: Int, in line: Range<Int>) -> Int {
    var shift = 0
    for edit in sorted where line.contains(edit.range.lowerBound) {
      // What has lines of its own takes care of the columns after it.
      guard let replacement = edit.replacement, !replacement.contains("\n") else { continue }
      let start = edit.range.lowerBound - line.lowerBound + 1 + shift
      guard column > start else { break }
      let growth = replacement.utf8.count - edit.range.count
      if column < start + replacement.utf8.count {
        return edit.range.lowerBound - line.lowerBound + 1
      }
      shift += growth
    }
    return max(1, column - shift)
  }

  /// From the first to the last; at one place, what spans more first.
  private var sorted: [Edit] {
    edits.enumerated().sorted { first, second in
      let (a, b) = (first.element.range, second.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      return first.offset < second.offset
    }.map(\.element)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
