extension ValueReader where Value == TextTemplate {
  static let template = ValueReader(.text, "text, with names in brackets") { node, reading in
    guard let scalar = node.scalar, !node.isNull else {
      reading.report(.wrongType(expected: "text", found: node), at: node.range)
      return nil
    }
    guard reading.isShort(scalar.text, node) else { return nil }
    return TemplateParser(node: node, text: Array(scalar.text.unicodeScalars), reading: reading)
      .parse()
  }
}

private struct TemplateParser {
  let node: YAMLNode
  let text: [Unicode.Scalar]
  let reading: Reading

  func parse() -> TextTemplate? {
    if isMemberAccess { return formula(0..<text.count).map { TextTemplate(parts: [.formula($0)]) } }
    var parts: [TextTemplate.Part] = []
    var literal: [Unicode.Scalar] = []
    var index = 0
    while index < text.count {
      guard text[index] == "(", let end = closing(of: index), isFormula(index + 1..<end) else {
        literal.append(text[index])
        index += 1
        continue
      }
      guard let expression = formula(index + 1..<end) else { return nil }
      if !literal.isEmpty { parts.append(.literal(string(literal[...]))) }
      literal = []
      parts.append(.formula(expression))
      index = end + 1
    }
    if !literal.isEmpty { parts.append(.literal(string(literal[...]))) }
    return TextTemplate(parts: parts)
  }

  /// The whole text is `name.member` with a known name.
  private var isMemberAccess: Bool {
    let isPath = text.allSatisfy { $0.properties.isAlphabetic || $0 == "." || $0 == "_" }
    return isPath && text.contains(".") && text.last != "."
      && reading.names.knows(root: string(text[...]))
  }

  /// The text between brackets begins with a known name and goes on as a formula would.
  private func isFormula(_ range: Range<Int>) -> Bool {
    let isLetter = { (scalar: Unicode.Scalar) in scalar.properties.isAlphabetic || scalar == "_" }
    let first = text[range].prefix(while: isLetter)
    guard !first.isEmpty else { return false }
    let name = string(first)
    let next = text[range].dropFirst(first.count).first { $0 != " " }
    guard next.map({ ".+-*/(),<>=!".unicodeScalars.contains($0) }) ?? true else { return false }
    if reading.names.knows(root: name) || Expression.Function(rawValue: name) != nil { return true }
    let known = reading.names.names.map(\.name)
    if next == nil || next == ".", let meant = Suggestion.closest(to: name, among: known) {
      reading.report(
        .shownAsIs(name, meant: meant),
        at: reading.place(of: range.lowerBound..<range.lowerBound + first.count, in: node))
    }
    return false
  }

  private func closing(of opening: Int) -> Int? {
    var depth = 0
    for index in opening..<text.count {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func formula(_ range: Range<Int>) -> Expression? {
    do throws(ExpressionError) {
      let (formula, mentions) = try ExpressionParser.parseWithMentions(
        string(text[range]), names: reading.names)
      reading.note(mentions, in: node, offset: range.lowerBound)
      return formula
    } catch {
      let place =
        range.lowerBound + error.range.lowerBound..<range.lowerBound + error.range.upperBound
      reading.report(error.message, at: reading.place(of: place, in: node))
      return nil
    }
  }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

extension Finding.Message {
  fileprivate static func shownAsIs(_ name: String, meant: String) -> Self {
    .init(
      .suspiciousText, "'(\(name))' is shown as it stands, since '\(name)' is no known name",
      severity: .warning, hint: "did you mean '(\(meant))'?", replacement: meant)
  }
}
