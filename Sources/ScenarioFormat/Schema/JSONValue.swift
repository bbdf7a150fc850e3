/// JSON whose objects keep their order, so that equal values give equal text.
indirect enum JSONValue: Sendable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSONValue])
  case object([(String, JSONValue)])

  case null

  /// All in one line, without superfluous spaces.
  var text: String {
    switch self {
    case .null: return "null"
    case .string(let value): return Self.quoted(value)
    case .number(let value): return value.shortText
    case .bool(let value): return value ? "true" : "false"
    case .array(let values): return "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let members):
      let texts = members.map { "\(Self.quoted($0)):\($1.text)" }
      return "{\(texts.joined(separator: ","))}"
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
