/// Lines whose columns stand below each other.
struct TextTable {
  enum Alignment { case left, right }
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  init(_ alignments: [Alignment]) { self.alignments = alignments }

  mutating func add(_ row: String...) {
    precondition(row.count == alignments.count, "a row has a text for each column")
    rows.append(row)
  }

  /// Every line ends with a newline; two spaces stand between columns.
  var text: String {
    let widths = alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        line += (column > 0 ? "  " : "") + (alignments[column] == .left ? cell + gap : gap + cell)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
