import AnimTextFormats

/// How findings are written out.
package enum DiagnosticsForm: String, CaseIterable, Sendable {
  /// With the source line and a caret.
  case human
  /// One line each: `file:line:column: severity: message [code]`.
  case short
  /// An array of objects.
  case json
  /// Workflow commands that GitHub shows beside the lines of a pull request.
  case github
  /// The form that Xcode shows beside the lines: one line each, and one for each note.
  case xcode

  /// All findings; empty, or ending with a newline.
  ///
  /// - Parameters:
  ///   - findings: The findings in the order in which they are shown.
  ///   - usesColor: Whether `human` uses ANSI colours.
  /// - Returns: The text in this form.
  package func text(_ findings: [Finding], usesColor: Bool = false) -> String {
    switch self {
    case .human: HumanDiagnostics(usesColor: usesColor).text(findings)
    case .short: findings.map { Self.short($0).visible + "\n" }.joined()
    case .json: JSONValue.array(findings.map(Self.json)).text + "\n"
    case .github: findings.map { Self.github($0) + "\n" }.joined()
    case .xcode: findings.map(Self.xcode).joined()
    }
  }

  private static func short(_ finding: Finding) -> String {
    let message = finding.message
    return
      "\(finding.range): \(message.severity.rawValue): \(message.text) [\(message.code.rawValue)]"
  }

  private static func json(_ finding: Finding) -> JSONValue {
    .object([
      ("code", .string(finding.message.code.rawValue)),
      ("severity", .string(finding.message.severity.rawValue)),
      ("message", .string(finding.message.text)),
      ("file", .string(finding.range.file)),
      ("line", .number(Double(finding.range.line))),
      ("column", .number(Double(finding.range.column))),
      ("length", .number(Double(finding.range.length))),
      ("hint", .string(finding.message.hint)),
      ("replacement", .string(finding.message.replacement)),
      ("notes", .array(finding.message.notes.map { .string($0) })),
    ])
  }

  private static func xcode(_ finding: Finding) -> String {
    let message = finding.message
    let hint = message.hint.isEmpty ? "" : "; \(message.hint)"
    let first = "\(message.severity.rawValue): \(message.text)\(hint) [\(message.code.rawValue)]"
    return ([first] + message.notes.map { "note: \($0)" })
      .map { "\(finding.range): \($0)".visible + "\n" }.joined()
  }

  private static func github(_ finding: Finding) -> String {
    let (message, range) = (finding.message, finding.range)
    let lines = [message.text] + (message.hint.isEmpty ? [] : [message.hint]) + message.notes
    let properties: [(name: String, value: String)] = [
      ("file", range.file), ("line", String(range.line)), ("col", String(range.column)),
      ("endColumn", String(range.column + max(range.length, 1))), ("title", message.code.rawValue),
    ]
    return WorkflowCommand(
      message.severity.rawValue, properties, message: lines.joined(separator: "\n")
    ).text
  }
}
