extension ScenarioDescription {
  /// The YAML that says the same: mappings and lists of mappings in blocks, what is short in one line.
  package var yaml: String { lines(indent: 0).joined(separator: "\n") + "\n" }

  /// What is written in one line if it is no longer than this, in scalars.
  private static let lineLength = 88

  private func lines(indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .plain, .text: return [margin + flow]
    case .list(let elements):
      if elements.isEmpty { return [margin + "[]"] }
      return elements.flatMap { element -> [String] in
        var lines = element.lines(below: indent + 2)
        lines[0] = margin + "- " + lines[0].drop { $0 == " " }
        return lines
      }
    case .mapping(let entries):
      if entries.isEmpty { return [margin + "{}"] }
      return entries.flatMap { entry -> [String] in
        let key = margin + Self.quoted(entry.key) + ":"
        let line = key + " " + entry.value.flow
        if entry.value.isLeaf || (indent > 0 && line.unicodeScalars.count <= Self.lineLength) {
          return [line]
        }
        return [key] + entry.value.lines(indent: indent + 2)
      }
    }
  }

  /// The lines of an element of a list.
  private func lines(below indent: Int) -> [String] {
    if case .mapping(let entries) = self, entries.count > 1 || entries.first?.value.isLeaf == false,
      flow.unicodeScalars.count + indent > Self.lineLength
    {
      return lines(indent: indent)
    }
    if case .mapping(let entries) = self, entries.count == 1 || entries.allSatisfy(\.value.isShort)
    {
      return entries.map {
        String(repeating: " ", count: indent) + Self.quoted($0.key) + ": " + $0.value.flow
      }
    }
    return [String(repeating: " ", count: indent) + flow]
  }

  private var isShort: Bool { flow.unicodeScalars.count <= Self.lineLength / 2 }

  private var isLeaf: Bool {
    switch self {
    case .plain, .text: true
    case .list(let elements): elements.isEmpty
    case .mapping(let entries): entries.isEmpty
    }
  }

  /// The YAML in one line.
  private var flow: String {
    switch self {
    case .plain(let text): text.isEmpty ? "null" : text
    case .text(let text): Self.quoted(text)
    case .list(let elements): "[" + elements.map(\.flow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\(Self.quoted($0.key)): \($0.value.flow)" }.joined(separator: ", ") + "}"
    }
  }

  /// A text without quotes where nothing else can be meant.
  private static func quoted(_ text: String) -> String {
    let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    if text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_.\-]*( [A-Za-z0-9_.\-]+)*/) != nil,
      !words.contains(text.lowercased())
    {
      return text
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The description that a tree of a file says.
  init(_ node: YAMLNode) {
    self =
      switch node.content {
      case .scalar(let scalar): scalar.isPlain ? Self.plainOrText(scalar.text) : .text(scalar.text)
      case .sequence(let elements): .list(elements.map(Self.init))
      case .mapping(let entries):
        .mapping(entries.map { Entry($0.key.text, Self($0.value)) })
      }
  }

  /// Words without quotes mean the same with them; only numbers, Booleans and nothing do not.
  private static func plainOrText(_ text: String) -> Self {
    let isSpecial =
      text.isEmpty || ["null", "~", "true", "false"].contains(text.lowercased())
      || text.wholeMatch(of: /[-+.]?[0-9][-+.0-9a-zA-Z_]*|[-+]?\.(inf|nan)/.ignoresCase()) != nil
    return isSpecial ? .plain(text) : .text(text)
  }

  /// The value of a key; nil if this is no mapping or has none.
  package subscript(key: String) -> ScenarioDescription? {
    get {
      guard case .mapping(let entries) = self else { return nil }
      return entries.first { $0.key == key }?.value
    }
    set {
      guard case .mapping(var entries) = self else { return }
      if let index = entries.firstIndex(where: { $0.key == key }) {
        if let newValue {
          entries[index] = Entry(key, newValue)
        } else {
          entries.remove(at: index)
        }
      } else if let newValue {
        entries.append(Entry(key, newValue))
      }
      self = .mapping(entries)
    }
  }
}
