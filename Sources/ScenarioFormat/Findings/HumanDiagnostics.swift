/// Findings as people read them in a terminal: place, message, source line, caret, notes.
package struct HumanDiagnostics: Sendable {
  package var usesColor: Bool

  package init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// All findings, each ending with a newline.
  package func text(_ findings: [Finding]) -> String {
    findings.map(text).joined()
  }

  private func text(_ finding: Finding) -> String {
    let message = finding.message
    let severity = paint("\(message.severity.rawValue):", severityStyle(message.severity))
    var result = "\(paint("\(finding.range):".visible, .bold)) \(severity) "
    result += "\(paint(message.text.visible, .bold)) [\(message.code.rawValue)]\n"
    result += excerpt(finding)
    for note in message.notes { result += "\(paint("note:", .cyan)) \(note.visible)\n" }
    return result
  }

  private func excerpt(_ finding: Finding) -> String {
    guard !finding.sourceLine.isEmpty else {
      return finding.message.hint.isEmpty
        ? "" : "\(paint("note:", .cyan)) \(finding.message.hint.visible)\n"
    }
    let (line, column) = window(finding)
    let number = String(finding.range.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let indent = line.prefix(column).map { $0 == "\t" ? "\t" : Self.blanks($0) }.joined()
    let marked = line.dropFirst(column).prefix(finding.range.length)
    let underline = "^" + marked.map(Self.blanks).joined().dropFirst().map { _ in "~" }.joined()
    let hint = finding.message.hint.isEmpty ? "" : " " + finding.message.hint.visible
    let blank = String(repeating: " ", count: gutter.count)
    return
      "\(gutter) | \(String(String.UnicodeScalarView(line)).visible)\n\(blank) | "
      + "\(indent)\(paint(underline + hint, .green))\n"
  }

  /// The part of a long line that has the range, and the range's offset in it.
  private func window(_ finding: Finding) -> (line: [Unicode.Scalar], column: Int) {
    let line = Array(finding.sourceLine.unicodeScalars)
    let column = min(finding.range.column - 1, line.count)
    guard line.count > Self.width else { return (line, column) }
    let start = max(0, min(column - Self.width / 3, line.count - Self.width))
    let part = Array(line[start..<min(line.count, start + Self.width)])
    return ((start > 0 ? ["…"] : []) + part, column - start + (start > 0 ? 1 : 0))
  }

  private static let width = 160

  /// As many blanks as the scalar takes columns in a terminal.
  ///
  /// Source: the ranges that Unicode's EastAsianWidth.txt calls wide, and emoji.
  private static func blanks(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return ""
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return "  "
    default: return " "
    }
  }

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case magenta = "1;35"
    case green = "32"
    case cyan = "1;36"
  }

  private func severityStyle(_ severity: Finding.Severity) -> Style {
    switch severity {
    case .error: .red
    case .warning: .magenta
    }
  }

  private func paint(_ text: String, _ style: Style) -> String {
    usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
