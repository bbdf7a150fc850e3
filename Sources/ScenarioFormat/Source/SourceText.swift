/// The scalars of a source file, addressable by line and column.
///
/// Line breaks are those of libyaml (LF, CRLF, CR, NEL, LS, PS), so that its marks fall on the
/// right lines.
struct SourceText: Sendable {
  let file: String
  let scalars: [Unicode.Scalar]
  /// The offset of the first scalar of each line; never empty.
  private let lineStarts: [Int]

  /// How long a text may be, in bytes or scalars.
  static let lengthLimit = 4_000_000

  /// A leading byte order mark does not count as text.
  init(_ text: String, file: String) {
    self.file = file
    var scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var starts = [0]
    for (index, scalar) in scalars.enumerated() where Self.isBreak(scalar) {
      let isFirstHalf = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if !isFirstHalf { starts.append(index + 1) }
    }
    self.scalars = scalars
    lineStarts = starts
  }

  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  var string: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// The text of line `line` (from 1) without its break, or nothing beyond the end.
  func line(_ line: Int) -> String? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[lineStarts[line - 1]..<lineEnd(line)])
    return String(view)
  }

  /// The offset of a place, clamped into the text.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1 else { return 0 }
    guard line <= lineStarts.count else { return scalars.count }
    return min(lineStarts[line - 1] + max(column - 1, 0), lineEnd(line))
  }

  /// The range of `length` scalars from `offset`, clamped to the line in which it starts.
  func range(at offset: Int, length: Int) -> SourceRange {
    let offset = min(max(offset, 0), scalars.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = min(offset, lineEnd(low + 1))
    return SourceRange(
      file: file, line: low + 1, column: start - lineStarts[low] + 1,
      length: min(max(length, 0), lineEnd(low + 1) - start))
  }

  private func lineEnd(_ line: Int) -> Int {
    var end = line < lineStarts.count ? lineStarts[line] : scalars.count
    while end > lineStarts[line - 1], Self.isBreak(scalars[end - 1]) { end -= 1 }
    return end
  }
}
