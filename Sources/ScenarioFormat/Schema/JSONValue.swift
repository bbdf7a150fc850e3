/// JSON whose objects keep their order, so that equal values give equal text.
indirect enum JSONValue {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// Indented by two spaces, without a newline at the end.
  var text: String { text(indent: 0) }

  private func text(indent: Int) -> String {
    let inner = String(repeating: "  ", count: indent + 1)
    let outer = String(repeating: "  ", count: indent)
    switch self {
    case .string(let value): return Self.quoted(value)
    case .number(let value): return value.shortText
    case .bool(let value): return value ? "true" : "false"
    case .array(let values):
      guard !values.isEmpty else { return "[]" }
      let lines = values.map { inner + $0.text(indent: indent + 1) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { "\(inner)\(Self.quoted($0)): \($1.text(indent: indent + 1))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
