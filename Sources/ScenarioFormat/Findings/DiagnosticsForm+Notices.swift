import AnimTextFormats

extension DiagnosticsForm {
  /// All notices in this form; empty, or ending with a newline.
  package func text(_ notices: [Notice]) -> String {
    switch self {
    case .human:
      notices.map { notice in
        ([notice.line] + notice.notes.map { "note: \($0)" }).map { $0.visible + "\n" }.joined()
      }.joined()
    case .short: notices.map { $0.line.visible + "\n" }.joined()
    case .json: JSONValue.array(notices.map(\.json)).text + "\n"
    case .github: notices.map { $0.workflowCommand.text + "\n" }.joined()
    case .xcode:
      notices.map { notice in
        let place = notice.place.map { "\($0): " } ?? ""
        return ([notice.line] + notice.notes.map { "\(place)note: \($0)" })
          .map { $0.visible + "\n" }.joined()
      }.joined()
    }
  }
}

extension Notice {
  /// `file:line:column: error: text [code]`, with what there is of it.
  fileprivate var line: String {
    (place.map { "\($0): " } ?? "") + "\(severity.rawValue): \(text)"
      + (code.isEmpty ? "" : " [\(code)]")
  }

  fileprivate var json: JSONValue {
    let members: [(String, JSONValue)] =
      place.map {
        [
          ("file", .string($0.file)), ("line", .number(Double($0.line))),
          ("column", .number(Double($0.column))), ("length", .number(Double($0.length))),
        ]
      } ?? []
    return .object(
      [
        ("code", .string(code)), ("severity", .string(severity.rawValue)),
        ("message", .string(text)),
      ] + members + [("notes", .array(notes.map { .string($0) }))])
  }

  fileprivate var workflowCommand: WorkflowCommand {
    let properties: [(name: String, value: String)] =
      (place.map {
        [("file", $0.file), ("line", String($0.line)), ("col", String($0.column))]
      } ?? []) + (code.isEmpty ? [] : [("title", code)])
    return WorkflowCommand(
      severity.rawValue, properties, message: ([text] + notes).joined(separator: "\n"))
  }
}
