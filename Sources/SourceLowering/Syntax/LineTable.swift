/// Where the lines of a text begin and end, by offsets of its bytes.
struct LineTable: Sendable {
  /// With their line ends, from the first to the last.
  let lines: [Range<Int>]

  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.startIndex..<$0.endIndex + 1 }
  }

  /// The number of the line, from 1, in which a byte stands.
  ///
  /// - Complexity: O(log n) for n lines.
  func line(of byte: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= byte { low = middle + 1 } else { high = middle }
    }
    return max(1, low)
  }

  /// The offset of a line and column, both from 1, of which the latter counts bytes; nil beyond the text.
  func offset(line: Int, column: Int) -> Int? {
    guard lines.indices.contains(line - 1) else { return nil }
    return min(lines[line - 1].lowerBound + max(0, column - 1), lines[line - 1].upperBound - 1)
  }

  /// The column of a byte in its line, from 1 and in bytes.
  func column(of byte: Int) -> Int { byte - lines[line(of: byte) - 1].lowerBound + 1 }
}
