/// Findings as people read them in a terminal: place, message, source line, caret, notes.
public struct HumanDiagnostics: Sendable {
  public var usesColor: Bool

  public init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// All findings, each ending with a newline.
  public func text(_ findings: [Finding]) -> String {
    findings.map(text).joined()
  }

  private func text(_ finding: Finding) -> String {
    let message = finding.message
    let severity = paint("\(message.severity.rawValue):", severityStyle(message.severity))
    var result = "\(paint("\(finding.range):", .bold)) \(severity) "
    result += "\(paint(message.text, .bold)) [\(message.code.rawValue)]\n"
    result += excerpt(finding)
    for note in message.notes { result += "\(paint("note:", .cyan)) \(note)\n" }
    return result
  }

  private func excerpt(_ finding: Finding) -> String {
    guard !finding.sourceLine.isEmpty else {
      return finding.message.hint.isEmpty
        ? "" : "\(paint("note:", .cyan)) \(finding.message.hint)\n"
    }
    let (line, column) = window(finding)
    let number = String(finding.range.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let indent = String(line.prefix(column).map { $0 == "\t" ? "\t" : " " })
    let underline =
      "^"
      + String(repeating: "~", count: max(0, min(finding.range.length, line.count - column) - 1))
    let hint = finding.message.hint.isEmpty ? "" : " " + finding.message.hint
    let blank = String(repeating: " ", count: gutter.count)
    return
      "\(gutter) | \(String(String.UnicodeScalarView(line)))\n\(blank) | "
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
