extension ParsedSource {
  /// `#selector(pan(_:))` becomes a value that calls the method.
  mutating func replaceSelectors(_ inventory: Inventory) {
    for index in tokens.indices.dropLast()
    where tokens[index].text == "#selector" && tokens[index + 1].is("(") {
      var close = index + 1
      var depth = 0
      repeat {
        if tokens[close].is("(") { depth += 1 }
        if tokens[close].is(")") { depth -= 1 }
        close += 1
      } while depth > 0 && close < tokens.count
      // What is not closed, or empty, is for the compiler to report.
      guard depth == 0, close - 1 > index + 2 else { continue }
      let argument = index + 2..<close - 1
      edits.replace(
        bytes(of: index..<close), with: selector(argument, at: index, inventory))
    }
  }

  /// `#keyPath(UIView.frame)` becomes the name that Objective-C gives the property.
  mutating func replaceKeyPaths() {
    for index in tokens.indices.dropLast()
    where tokens[index].text == "#keyPath" && tokens[index + 1].is("(") {
      guard let close = tokens[index...].firstIndex(where: { $0.is(")") }) else { continue }
      var path = tokens[index + 2..<close].filter { $0.kind == .identifier }.map(\.text)
      // What begins is a type, or the object itself.
      while path.count > 1, path[0].first?.isUppercase == true || path[0] == "self" {
        path.removeFirst()
      }
      edits.replace(
        bytes(of: index..<close + 1), with: Lowering.literal(path.joined(separator: ".")))
    }
  }

  private func selector(
    _ argument: Range<Int>, at index: Int, _ inventory: Inventory
  ) -> String {
    var argument = argument
    let isAccessor =
      argument.count > 2 && ["getter", "setter"].contains(tokens[argument.lowerBound].text)
      && tokens[argument.lowerBound + 1].is(":")
    if isAccessor { argument = argument.lowerBound + 2..<argument.upperBound }
    var text = String(decoding: bytes[bytes(of: argument)], as: UTF8.self)
    // A cast picks one of several methods: `#selector(pan as (C) -> (P) -> Void)`.
    let name = text
    let owner = enclosingType(at: index)
    for prefix in ["self.", "Self."] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    let root = tokens[argument.lowerBound].text
    let isQualified =
      root.first?.isUppercase == true && argument.count > 1
      && tokens[argument.lowerBound + 1].is(".")
    let isProtocols = isQualified && inventory.isProtocol(root)
    let isPath =
      text.first?.isLetter == true && (isQualified || !text.prefix { $0 != "(" }.contains("."))
    guard !isAccessor, !isProtocols, isPath, isQualified || owner != nil else {
      return "Selector(\(Lowering.literal(name)))"
    }
    if !isQualified, let owner { text = "\(owner).\(text)" }
    return "Selector(\(Lowering.literal(name)), \(text))"
  }

  /// The name of the innermost type around a token, with those around it.
  private func enclosingType(at index: Int) -> String? {
    var name: String?
    declarations.forEachDeep { declaration, types in
      guard declaration.kind.isType, declaration.body?.contains(index) == true else { return }
      let names = types.filter { $0.kind != .extension || $0.name != "" }.map(\.name)
      name = (names + [declaration.name]).joined(separator: ".")
    }
    return name
  }
}
