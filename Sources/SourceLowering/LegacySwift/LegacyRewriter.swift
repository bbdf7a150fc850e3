/// Rewrites one source of that time, token by token.
struct LegacyRewriter {
  private(set) var edits = SourceEdits()
  private let tokens: [LegacyToken]
  private let declaredCases: Set<String>
  private var stepsOfLoops: Set<Int> = []

  init(_ tokens: [LegacyToken], declaredCases: Set<String>) {
    self.tokens = tokens
    self.declaredCases = declaredCases
  }

  mutating func rewrite() {
    for index in tokens.indices {
      let token = tokens[index]
      if isStep(index) { rewriteStep(index) }
      if token.text == "(" { removeLabels(ofTypeAt: index) }
      guard token.kind == .word else { continue }
      switch token.text {
      case "func": rewriteDeclaration(of: index + 1)
      case "if", "guard", "while": separateConditions(after: index)
      case "for" where text(index + 1) == "var" || text(index + 2) == "var": rewriteLoop(at: index)
      case "inout": rewriteInout(index)
      case "combine" where isLabel(index):
        edits.replace(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, with: "")
      case "dynamicType" where isMember(index): rewriteDynamicType(index)
      case "super": unwrap(index)
      default:
        if !(index > 0 && text(index - 1) == "func") { rewriteName(index) }
      }
    }
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func isMember(_ index: Int) -> Bool { index > 0 && text(index - 1).hasSuffix(".") }

  private mutating func replace(_ index: Int, with text: String) {
    edits.replace(tokens[index].range, with: text)
  }

  /// The index after the bracket that closes the one at `open`.
  private func end(of open: Int) -> Int {
    var depth = 0
    var index = open
    while index < tokens.count {
      if ["(", "[", "{"].contains(text(index)) { depth += 1 }
      if [")", "]", "}"].contains(text(index)) { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return index
  }

  // MARK: Declarations

  /// A function's first parameter had no label unless it was written twice.
  private mutating func rewriteDeclaration(of name: Int) {
    var open = name + 1
    if text(open) == "<" {
      while open < tokens.count, text(open) != "(" { open += 1 }
    }
    guard text(open) == "(" else { return }
    let close = end(of: open) - 1
    if let property = LegacyNames.properties[text(name)], close == open + 1,
      text(close + 1) == "->", name > 0
    {
      // `func size() -> CGSize {` is a property now.
      replace(name - 1, with: "var")
      replace(name, with: property)
      edits.replace(tokens[open].range.lowerBound..<tokens[close + 1].range.upperBound, with: ":")
      return
    }
    if ["copyWithZone", "isEqual"].contains(text(name)) {
      // Foundation's objects have become anything.
      for index in tokens.indices.suffix(from: open).prefix(while: { text($0) != "{" })
      where text(index) == "AnyObject" && (index > close || text(name) == "isEqual") {
        replace(index, with: "Any")
      }
    }
    if text(name) == "layoutAttributesForElementsInRect", text(close + 1) == "->",
      text(close + 3) == "AnyObject"
    {
      // Objective-C's lists did not say of what.
      replace(close + 3, with: "UICollectionViewLayoutAttributes")
    }
    let method = LegacyNames.methods[text(name)]
    if let method { replace(name, with: method.name) }
    if text(name) == "copyWithZone" {
      edits.replace(
        tokens[open].range.lowerBound..<tokens[close].range.upperBound,
        with: "(with zone: NSZone? = nil)")
      return
    }
    guard close > open + 1 else { return }
    let first = text(open + 1) == "inout" ? open + 2 : open + 1
    if text(first + 1) == ":" {
      edits.insert("\(method?.label ?? "_") ", at: tokens[first].range.lowerBound)
    }
  }

  /// `(a: A, b: B) -> C` as a type is `(_ a: A, _ b: B) -> C`.
  private mutating func removeLabels(ofTypeAt open: Int) {
    guard text(open + 2) == ":", tokens[open + 1].kind == .word, text(open + 1) != "_",
      ["(", ":", "->", "=", "<", ",", "["].contains(text(open - 1)),
      text(end(of: open)) == "->"
    else { return }
    var depth = 0
    for index in open..<end(of: open) {
      if [")", "]", "}"].contains(text(index)) { depth -= 1 }
      if ["(", ","].contains(text(index)), depth == (text(index) == "(" ? 0 : 1),
        tokens[index + 1].kind == .word, text(index + 2) == ":"
      {
        edits.insert("_ ", at: tokens[index + 1].range.lowerBound)
      }
      if ["(", "[", "{"].contains(text(index)) { depth += 1 }
    }
  }

  // MARK: Names

  private mutating func rewriteName(_ index: Int) {
    let name = text(index)
    // `a.method!(b)` calls it, too.
    let open = ["!", "?"].contains(text(index + 1)) && isMember(index) ? index + 2 : index + 1
    let isCalled =
      text(open) == "(" && tokens[open - 1].range.upperBound == tokens[open].range.lowerBound
    if isCalled, open == index + 1, text(index + 2) == ")",
      let property = LegacyNames.properties[name]
    {
      replace(index, with: property)
      edits.replace(
        tokens[index + 1].range.lowerBound..<tokens[index + 2].range.upperBound, with: "")
    } else if let bound = LegacyNames.bounds[name], isMember(index), index >= 2,
      ["CGFloat", "Double", "Float"].contains(text(index - 2)), !isCalled
    {
      replace(index, with: bound)
    } else if text(index + 1) == "{", isMember(index), let method = LegacyNames.methods[name],
      method.label == nil
    {
      replace(index, with: method.name)
    } else if isCalled, let method = LegacyNames.methods[name],
      isMember(index) || !LegacyNames.isLibraryMethod(name)
    {
      replace(index, with: method.name)
      if let label = method.label, text(open + 1) != ")" {
        edits.insert("\(label): ", at: tokens[open].range.upperBound)
      }
    } else if name == "NSIndexPath", isCalled {
      replace(index, with: "IndexPath")
      for part in index + 2..<end(of: index + 1) where text(part + 1) == ":" {
        if ["forItem", "forRow"].contains(text(part)) { replace(part, with: "item") }
        if text(part) == "inSection" { replace(part, with: "section") }
      }
    } else if let label = LegacyNames.labels[name], isLabel(index) {
      replace(index, with: label)
    } else if !isMember(index), let type = LegacyNames.types[name], !isLabel(index) {
      replace(index, with: type)
    } else if text(index - 1) == ".", LegacyNames.cases.contains(name),
      !declaredCases.contains(name), text(index + 1) != "("
    {
      replace(index, with: name.prefix(1).lowercased() + name.dropFirst())
    }
  }

  /// `var a = super.layoutAttributesForItem(at: b)` took for granted that there are attributes, while
  /// the method was said to return them.
  private mutating func unwrap(_ index: Int) {
    guard text(index - 1) == "=", index >= 3, ["var", "let"].contains(text(index - 3)),
      !["if", "guard", "while", ","].contains(text(index - 4)), text(index + 1) == ".",
      text(index + 2).hasPrefix("layoutAttributesFor"),
      text(index + 2) != "layoutAttributesForElementsInRect", text(index + 3) == "(",
      takesAttributesForGranted
    else { return }
    let close = end(of: index + 3) - 1
    guard !["?", "!", ".", "as"].contains(text(close + 1)) else { return }
    edits.insert("!", at: tokens[close].range.upperBound)
  }

  /// Whether a method of these sources returns `UICollectionViewLayoutAttributes!`.
  private var takesAttributesForGranted: Bool {
    tokens.indices.contains { index in
      text(index) == "UICollectionViewLayoutAttributes" && text(index + 1) == "!"
        && text(index - 1) == "->"
    }
  }

  /// Whether it labels an argument or a parameter.
  private func isLabel(_ index: Int) -> Bool {
    guard ["(", ","].contains(text(index - 1)) else { return false }
    return text(index + 1) == ":"
      || tokens.indices.contains(index + 2) && tokens[index + 1].kind == .word
        && text(index + 2) == ":"
  }

  /// `a.dynamicType` is `type(of: a)`.
  private mutating func rewriteDynamicType(_ index: Int) {
    guard index >= 2, tokens[index - 2].kind == .word, !isMember(index - 2) else { return }
    edits.insert("type(of: ", at: tokens[index - 2].range.lowerBound)
    edits.replace(
      tokens[index - 1].range.lowerBound..<tokens[index].range.upperBound, with: ")")
  }

  /// `a(inout b: C)` is `a(b: inout C)`.
  private mutating func rewriteInout(_ index: Int) {
    guard let colon = (index + 1..<min(index + 4, tokens.count)).first(where: { text($0) == ":" }),
      colon > index + 1
    else { return }
    edits.replace(
      tokens[index].range.lowerBound..<tokens[index + 1].range.lowerBound, with: "")
    edits.insert(" inout ", at: tokens[colon].range.upperBound)
  }

  // MARK: Loops

  private func isStep(_ index: Int) -> Bool { ["++", "--"].contains(text(index)) }

  /// `a++` is `a += 1`, unless something is made of what it returns.
  private mutating func rewriteStep(_ index: Int) {
    guard index > 0, !stepsOfLoops.contains(index),
      tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    else { return }
    var before = index - 2
    while before > 0, text(before).hasSuffix(".") { before -= 2 }
    guard !Self.usesOfValues.contains(text(before)), text(index + 1) != "]" else { return }
    replace(index, with: " \(text(index).prefix(1))= 1")
  }

  /// What stands before a value that something is made of.
  private static let usesOfValues: Set = [
    "=", "return", "[", "?", ":", ",", "+", "-", "*", "/", "%", "==", "<", ">", "<=", ">=", "(",
  ]

  /// `for var a = b; c; d {` is `do { var a = b; while c { defer { d }; `, where it is not simpler than that.
  private mutating func rewriteParts(
    of index: Int, _ parts: [Range<Int>], brace: Int, isBracketed: Bool
  ) {
    let close = end(of: brace) - 1
    guard text(brace) == "{", text(close) == "}" else { return }
    replace(index, with: "do {")
    if isBracketed {
      replace(index + 1, with: " ")
      replace(brace - 1, with: " ")
    }
    edits.insert(" while", at: tokens[parts[0].upperBound].range.upperBound)
    replace(parts[1].upperBound, with: " { defer {")
    replace(brace, with: "};")
    edits.insert(" }", at: tokens[close].range.upperBound)
  }

  /// `for var a = b; a < c; a++ {` is `for a in stride(from: b, to: c, by: 1) {`.
  private mutating func rewriteLoop(at index: Int) {
    let isBracketed = text(index + 1) == "("
    let name = index + (isBracketed ? 3 : 2)
    let head = name..<(isBracketed ? end(of: index + 1) - 1 : tokens.count)
    guard
      let brace = head.first(where: { text($0) == "{" }) ?? (isBracketed ? head.upperBound : nil)
    else { return }
    let parts = (name..<brace).split { text($0) == ";" }
    guard parts.count == 3 else { return }
    let sign = parts[1].lowerBound + 1
    guard let equals = parts[0].first(where: { text($0) == "=" }),
      text(parts[1].lowerBound) == text(name), parts[1].count > 2,
      let step = parts[2].first(where: isStep), ["<", ">", "<=", ">="].contains(text(sign)),
      // There is no stride to where there may be nothing.
      !parts[1].contains(where: { text($0) == "?" })
    else {
      let body = isBracketed ? brace + 1 : brace
      rewriteParts(of: index, parts, brace: body, isBracketed: isBracketed)
      return
    }
    let isClosed = text(sign).hasSuffix("=")
    stepsOfLoops.insert(step)
    func cut(_ from: Int, _ to: Int, _ replacement: String) {
      edits.replace(from..<to, with: replacement)
    }
    if isBracketed {
      cut(tokens[index + 1].range.lowerBound, tokens[index + 1].range.upperBound, " ")
    }
    cut(tokens[name - 1].range.lowerBound, tokens[name].range.lowerBound, "")
    cut(tokens[name].range.upperBound, tokens[equals].range.upperBound, " in stride(from:")
    cut(
      tokens[parts[0].upperBound].range.lowerBound,
      tokens[sign].range.upperBound, isClosed ? ", through:" : ", to:")
    cut(
      tokens[parts[1].upperBound].range.lowerBound,
      isBracketed ? tokens[brace].range.upperBound : tokens[brace].range.lowerBound,
      ", by: \(text(step) == "++" ? 1 : -1))" + (isBracketed ? "" : " "))
  }

  // MARK: Conditions

  /// `if let a = b where c` is `if let a = b, c`.
  private mutating func separateConditions(after keyword: Int) {
    var index = keyword + 1
    while index < tokens.count {
      switch text(index) {
      case "(", "[": index = end(of: index)
      case "{", "}", "else": return
      case "where":
        replace(index, with: ",")
        index += 1
      case "," where text(index + 2) == "=":
        // One `let` was for all of them.
        edits.insert("let ", at: tokens[index + 1].range.lowerBound)
        index += 3
      default: index += 1
      }
    }
  }
}
