/// Finds the declarations of a source, as deep as types are nested; bodies of functions are skipped.
struct DeclarationParser {
  let tokens: [SwiftToken]
  private var position = 0

  /// The declarations of a whole file.
  static func declarations(in tokens: [SwiftToken]) -> [Declaration] {
    var parser = DeclarationParser(tokens: tokens)
    return parser.members(until: tokens.count)
  }

  private init(tokens: [SwiftToken]) { self.tokens = tokens }

  private static let modifierWords: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "override", "final",
    "static", "class", "lazy", "weak", "unowned", "dynamic", "optional", "required", "convenience",
    "mutating", "nonmutating", "indirect", "prefix", "postfix", "infix", "nonisolated", "isolated",
    "distributed", "consuming", "borrowing",
  ]

  private static let introducers: Set = [
    "class", "struct", "enum", "actor", "protocol", "extension", "func", "var", "let", "init",
    "deinit", "subscript", "typealias", "associatedtype", "case", "import", "operator",
    "precedencegroup",
  ]

  private func text(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }

  // MARK: Members

  private mutating func members(until end: Int) -> [Declaration] {
    var found: [Declaration] = []
    while position < end {
      let start = position
      if let declaration = declaration(until: end) {
        found.append(declaration)
      } else {
        position = max(position, start)
        skipDirective(until: end)
      }
    }
    return found
  }

  /// Skips `#if …` to the end of its line, or whatever is no declaration.
  private mutating func skipDirective(until end: Int) {
    guard position < end else { return }
    let isDirective = tokens[position].kind == .directive
    position = isDirective ? position + 1 : after(position)
    guard isDirective else { return }
    while position < end, !tokens[position].startsLine { position += 1 }
  }

  private mutating func declaration(until end: Int) -> Declaration? {
    let start = position
    var attributes: [Range<Int>] = []
    var modifiers: [Declaration.Modifier] = []
    while position < end {
      let token = tokens[position]
      if token.kind == .attribute {
        let first = position
        position += 1
        if text(position) == "(", tokens[position].range.lowerBound == token.range.upperBound {
          position = after(position)
        }
        attributes.append(first..<position)
      } else if isModifier(position) {
        let first = position
        var word = token.text
        position += 1
        if text(position) == "(" {
          let close = after(position)
          word += tokens[position..<close].map(\.text).joined()
          position = close
        }
        modifiers.append(.init(text: word, range: first..<position))
      } else {
        break
      }
    }
    guard position < end, Self.introducers.contains(tokens[position].text),
      let kind = Declaration.Kind(rawValue: tokens[position].text)
    else {
      // Attributes without a declaration: let go of them one by one.
      position = attributes.isEmpty && modifiers.isEmpty ? start : max(position, start + 1)
      return nil
    }
    var declaration = Declaration(
      kind: kind, range: start..<position, attributes: attributes, modifiers: modifiers,
      keyword: position)
    position += 1
    switch kind {
    case .class, .struct, .enum, .actor, .protocol, .extension: readType(&declaration, until: end)
    case .function, .initializer, .subscript: readFunction(&declaration, until: end)
    case .property, .constant: readProperty(&declaration, until: end)
    case .case: readCases(&declaration, until: end)
    case .deinitializer, .typealias, .associatedtype, .import, .operator, .precedencegroup:
      declaration.name = text(position)
      skipRest(until: end)
    }
    declaration.range = start..<position
    return declaration
  }

  private func isModifier(_ index: Int) -> Bool {
    guard tokens[index].isOne(of: Self.modifierWords) else { return false }
    guard text(index) == "class" else {
      // A word such as `open` may also be a name: it is a modifier if something is declared after.
      return index + 1 < tokens.count
        && (tokens[index + 1].kind == .identifier || tokens[index + 1].kind == .attribute
          || text(index + 1) == "(")
    }
    return ["func", "var", "let", "subscript"].contains(text(index + 1))
      || Self.modifierWords.contains(text(index + 1)) && text(index + 1) != "class"
  }

  // MARK: Balanced skipping

  /// The index after the token at `index`, or after what it opens.
  private func after(_ index: Int) -> Int {
    guard ["(", "[", "{"].contains(text(index)) else { return index + 1 }
    var depth = 0
    var index = index
    while index < tokens.count {
      if tokens[index].kind == .punctuation {
        switch tokens[index].text {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        default: break
        }
      }
      index += 1
      if depth == 0 { return index }
    }
    return index
  }

  /// Whether a new declaration begins here, at the level of members.
  private func beginsDeclaration(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    if token.is(";") { return true }
    guard token.startsLine else { return false }
    if token.is("}") || token.kind == .attribute || token.kind == .directive { return true }
    return token.kind == .identifier
      && (Self.introducers.contains(token.text) || isModifier(index))
  }

  private mutating func skipRest(until end: Int) {
    while position < end, !beginsDeclaration(position) { position = after(position) }
    if position < end, text(position) == ";" { position += 1 }
  }

  // MARK: Types

  private mutating func readType(_ declaration: inout Declaration, until end: Int) {
    declaration.name = text(position)
    position += 1
    while text(position) == ".", position + 1 < end {
      declaration.name = text(position + 1)
      position += 2
    }
    if text(position) == "<" {
      declaration.isGeneric = true
      skipGenerics(until: end)
    }
    if text(position) == ":" {
      declaration.inheritanceColon = position
      position += 1
      var first = true
      while position < end, text(position) != "{", text(position) != "where" {
        if text(position) == "<" {
          skipGenerics(until: end)
          continue
        }
        if text(position) == "," || text(position) == "&" {
          first = true
        } else if tokens[position].kind == .identifier {
          if first {
            declaration.inheritance.append(text(position))
          } else if text(position - 1) == "." {
            declaration.inheritance[declaration.inheritance.count - 1] = text(position)
          }
          first = false
        }
        position += 1
      }
    }
    declaration.hasWhereClause = text(position) == "where"
    while position < end, text(position) != "{" { position += 1 }
    guard position < end else { return }
    let close = after(position)
    declaration.body = position..<close
    position += 1
    declaration.members = members(until: close - 1)
    position = close
  }

  private mutating func skipGenerics(until end: Int) {
    var depth = 0
    while position < end {
      if text(position) == "<" { depth += 1 }
      if text(position) == ">" { depth -= 1 }
      position = after(position)
      if depth == 0 { return }
    }
  }

  // MARK: Members of types

  private mutating func readFunction(_ declaration: inout Declaration, until end: Int) {
    declaration.name = declaration.kind == .function ? text(position) : declaration.kind.rawValue
    if declaration.kind == .function {
      position += 1
      // An operator function: its name may be of several signs.
      while position < end, tokens[position].kind == .operator,
        text(position) != "<" || text(position + 1) == "("
      {
        position += 1
      }
    } else if text(position) == "?" || text(position) == "!" {
      declaration.isFailable = true
      position += 1
    }
    if text(position) == "<" {
      declaration.isGeneric = true
      skipGenerics(until: end)
    }
    guard text(position) == "(" else { return skipRest(until: end) }
    let close = after(position)
    declaration.parameters = parameters(position + 1..<close - 1)
    position = close
    while position < end, !beginsDeclaration(position) {
      switch text(position) {
      case "throws", "rethrows": declaration.isThrowing = true
      case "async": declaration.isAsync = true
      case "->":
        position += 1
        let first = position
        while position < end, !beginsDeclaration(position), text(position) != "{",
          text(position) != "where"
        {
          position = after(position)
        }
        declaration.type = source(first..<position)
        continue
      case "where": declaration.hasWhereClause = true
      case "{":
        let close = after(position)
        declaration.body = position..<close
        position = close
        return
      default: break
      }
      position = after(position)
    }
    if position < end, text(position) == ";" { position += 1 }
  }

  private func parameters(_ range: Range<Int>) -> [Declaration.Parameter] {
    split(range).compactMap { part in
      var index = part.lowerBound
      while index < part.upperBound, tokens[index].kind == .attribute { index += 1 }
      let label = text(index)
      var name = label
      if index + 1 < part.upperBound, tokens[index + 1].kind == .identifier {
        name = text(index + 1)
      }
      guard let colon = part.first(where: { text($0) == ":" }) else { return nil }
      var typeEnd = colon + 1
      while typeEnd < part.upperBound, text(typeEnd) != "=" { typeEnd = after(typeEnd) }
      return .init(
        label: label, name: name, type: source(colon + 1..<typeEnd),
        hasDefault: typeEnd < part.upperBound)
    }
  }

  /// The parts of a case's payload; those without a label are called as the case.
  private func parts(ofPayload range: Range<Int>, caseName: String) -> [Declaration.Parameter] {
    split(range).map { part in
      let isLabelled = part.count > 2 && text(part.lowerBound + 1) == ":"
      let label = isLabelled ? text(part.lowerBound) : "_"
      return .init(
        label: label, name: isLabelled ? label : caseName,
        type: source(isLabelled ? part.lowerBound + 2..<part.upperBound : part),
        hasDefault: part.contains { text($0) == "=" })
    }
  }

  /// The parts between commas, brackets being balanced.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var first = range.lowerBound
    var index = first
    var angles = 0
    while index < range.upperBound {
      if text(index) == "<" { angles += 1 }
      if text(index) == ">" { angles = max(0, angles - 1) }
      if text(index) == ",", angles == 0 {
        parts.append(first..<index)
        first = index + 1
      }
      index = after(index)
    }
    if first < range.upperBound { parts.append(first..<range.upperBound) }
    return parts
  }

  private mutating func readProperty(_ declaration: inout Declaration, until end: Int) {
    declaration.name = text(position)
    position += 1
    var hasInitialValue = false
    var isComputed = false
    if text(position) == ":" {
      position += 1
      let first = position
      while position < end, !beginsDeclaration(position), text(position) != "{",
        text(position) != "=", text(position) != ","
      {
        position = after(position)
      }
      declaration.type = source(first..<position)
    }
    if text(position) == "=" {
      hasInitialValue = true
      declaration.hasInitialValue = true
      if declaration.type.isEmpty { declaration.type = literalType(position + 1) }
    }
    while position < end, !beginsDeclaration(position) {
      if text(position) == "{", !hasInitialValue || !isClosureOfValue(position) {
        let close = after(position)
        declaration.body = position..<close
        isComputed = !hasInitialValue && !declaration.has("lazy")
        position = close
      } else {
        position = after(position)
      }
    }
    if position < end, text(position) == ";" { position += 1 }
    let accessors = declaration.body.map { tokens[$0].map(\.text) } ?? []
    let observes = accessors.contains("didSet") || accessors.contains("willSet")
    let hasSetter = accessors.contains("set")
    declaration.isSettable =
      declaration.kind == .property && (!isComputed || observes || hasSetter)
      && !declaration.modifiers.contains { $0.text.hasSuffix("(set)") }
  }

  /// Whether a brace after a value's `=` belongs to the value: `= { … }()` or `= make { … }`.
  private func isClosureOfValue(_ brace: Int) -> Bool {
    guard brace + 1 < tokens.count else { return true }
    return !["didSet", "willSet"].contains(text(brace + 1))
  }

  /// The type of a literal, as far as it can be told from its first token.
  private func literalType(_ index: Int) -> String {
    guard index < tokens.count else { return "" }
    let token = tokens[index]
    switch token.kind {
    case .number: return token.text.contains(".") ? "Double" : "Int"
    case .string: return "String"
    case .identifier:
      if ["true", "false"].contains(token.text) { return "Bool" }
      guard token.text.first?.isUppercase == true else { return "" }
      return token.text
    default: return ""
    }
  }

  private mutating func readCases(_ declaration: inout Declaration, until end: Int) {
    let first = position
    skipRest(until: end)
    for part in split(first..<position) where part.count >= 1 {
      let name = text(part.lowerBound)
      if part.count > 1, text(part.lowerBound + 1) == "(" {
        let payload = part.lowerBound + 2..<after(part.lowerBound + 1) - 1
        declaration.payloadCases.append((name, parts(ofPayload: payload, caseName: name)))
      } else {
        declaration.caseNames.append(name)
      }
    }
  }

  /// The text of tokens, with one space between words.
  private func source(_ range: Range<Int>) -> String {
    var text = ""
    var previous: SwiftToken?
    for token in tokens[range] {
      if let previous, previous.range.upperBound < token.range.lowerBound { text += " " }
      text += token.text
      previous = token
    }
    return text
  }
}
