package import AnimScenarioFormat

/// The text of a page as bytes, of which only what is ours is ever changed.
package struct PageText: Sendable {
  /// The path by which messages call the page.
  package let file: String
  /// The bytes, which are UTF-8.
  package let bytes: [UInt8]

  /// A text; nil if the bytes are not UTF-8.
  package init?(_ bytes: [UInt8], file: String) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    self.file = file
    self.bytes = bytes
  }

  /// A line, by offsets of bytes.
  struct Line {
    let start: Int
    /// The end without the line break.
    let end: Int
    /// The beginning of the next line, or the end of the text.
    let next: Int
    /// The number of the line, from 1.
    let number: Int
  }

  /// All lines; a text that ends with a line break has no empty line behind it.
  var lines: [Line] {
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let next = newline.map { $0 + 1 } ?? bytes.count
      var end = newline ?? bytes.count
      if end > start, newline != nil, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      lines.append(Line(start: start, end: end, next: next, number: lines.count + 1))
      start = next
    }
    return lines
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The place of a stretch of bytes, which ends with its first line.
  func place(_ range: Range<Int>) -> SourceRange {
    let before = bytes[..<range.lowerBound]
    let start = (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }) ?? 0
    let rest = bytes[range]
    let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return SourceRange(
      file: file, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: string(start..<range.lowerBound).unicodeScalars.count + 1,
      length: string(range.lowerBound..<(end ?? range.upperBound)).unicodeScalars.count)
  }

  /// A stretch of the text behind as many line breaks and spaces as put it at its place, so that
  /// what is found in it is found at its place in the page.
  func placed(_ range: Range<Int>) -> String {
    let place = place(range)
    return String(repeating: "\n", count: place.line - 1)
      + String(repeating: " ", count: place.column - 1) + string(range)
  }

  /// A line of the text by its number, from 1; empty beyond the end.
  package func line(_ number: Int) -> String {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return "" }
    let text = String(decoding: lines[number - 1], as: UTF8.self)
    return text.hasSuffix("\r") ? String(text.dropLast()) : text
  }
}

extension ScenarioError {
  /// The findings with the lines of the page in which they are, of which a reader has seen a part.
  package func quoting(_ page: PageText) -> ScenarioError {
    ScenarioError(
      findings: findings.map { finding in
        guard finding.range.file == page.file else { return finding }
        return Finding(
          message: finding.message, range: finding.range, sourceLine: page.line(finding.range.line))
      })
  }
}
