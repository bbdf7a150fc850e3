import SwiftSyntax

/// A file of which only what is needed of it is compiled along: the rest is blank, so that everything stays in its place.
package struct SourceSlices: Sendable {
  private let source: SwiftSource
  private let parts: [Part]
  /// Whether the file is all Swift of today; nothing of another one is left out.
  private let isWellFormed: Bool

  /// A declaration outside of all others.
  private struct Part: Sendable {
    let range: Range<Int>
    /// What it declares, or what its members are called if it is an extension.
    let names: Set<String>
    /// The type that it extends; nil for other declarations.
    let extended: String?
    /// The names in the types that it is for, if it is an operator's function; nil for all else.
    let operands: Set<String>?
    /// All names and operators in it.
    let words: Set<String>
    /// Whether it stays in any case, such as an operator.
    let isFixed: Bool
    /// The module that it imports; nil for all else.
    let module: String?

    /// Whether what is compiled with it must have another part.
    ///
    /// What extends a type belongs to it, and so do the operators between its values; what is for another file's type belongs to
    /// whoever calls it.
    ///
    /// - Parameters:
    ///   - other: The other part.
    ///   - declared: What the file declares outside of types.
    /// - Returns: Whether it must.
    func needs(_ other: Part, of declared: Set<String>) -> Bool {
      let declaresType = extended == nil && operands == nil && !isFixed
      if let type = other.extended {
        return declaresType && names.contains(type)
          || other.isWanted(for: words.subtracting([type]))
      }
      if let operands = other.operands {
        let isForIt =
          declaresType ? !names.isDisjoint(with: operands) : extended.map(operands.contains)
        return isForIt == true
          || operands.isDisjoint(with: declared) && !words.isDisjoint(with: other.names)
      }
      return !other.names.isDisjoint(with: words)
    }

    /// Whether it declares one of some names, or extends one of some types.
    func isWanted(for wanted: Set<String>) -> Bool {
      !names.isDisjoint(with: wanted) || extended.map(wanted.contains) == true
    }
  }

  /// The slices of a file as it was written.
  package init(_ source: SwiftSource) {
    self = DeepStack.run { SourceSlices(reading: source) }
  }

  private init(reading source: SwiftSource) {
    self.source = source
    let file = ParsedSource(source)
    isWellFormed = !file.syntax.hasError
    parts = file.syntax.statements.map { Self.part(Syntax($0.item), of: file) }
  }

  private static func part(_ item: Syntax, of file: ParsedSource) -> Part {
    let range = item.trimmedBytes
    let declarations = file.declarations.filter { range.contains($0.keyword) }
    let type = declarations.first { $0.kind == .extension }
    let isFixed =
      declarations.isEmpty || item.is(IfConfigDeclSyntax.self)
      || item.is(OperatorDeclSyntax.self) || item.is(PrecedenceGroupDeclSyntax.self)
    let words = item.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      switch token.tokenKind {
      case .identifier(let name), .binaryOperator(let name), .prefixOperator(let name),
        .postfixOperator(let name):
        name
      default: nil
      }
    }
    let function = item.as(FunctionDeclSyntax.self).flatMap { isOperator($0.name) ? $0 : nil }
    let operands = function.map { function in
      function.signature.parameterClause.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { name } else { nil }
      }
    }
    let members = type?.members ?? []
    let labels = members.filter { $0.kind == .initializer || $0.kind == .subscript }
      .flatMap(\.parameters).map(\.label)
    return Part(
      range: range,
      names: Set(type == nil ? declarations.map(\.name) : members.map(\.name) + labels)
        .subtracting(["", "_"]),
      extended: type.map { $0.qualifiers.first ?? $0.name }, operands: operands.map(Set.init),
      words: Set(words), isFixed: isFixed,
      module: item.as(ImportDeclSyntax.self)?.path.first?.name.text)
  }

  private static func isOperator(_ name: TokenSyntax) -> Bool {
    switch name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  /// The file with the declarations of some names, and with those that these need.
  ///
  /// - Parameters:
  ///   - names: Names of types, functions, values, members of extensions and labels of their initialisers.
  ///   - modules: The modules whose imports stay; nil for all.
  /// - Returns: A text as long as the file, with spaces in the place of what is left out.
  package func source(keeping names: Set<String>, importing modules: Set<String>? = nil)
    -> SwiftSource
  {
    guard isWellFormed else { return source }
    var kept = Set(
      parts.indices.filter { index in
        parts[index].isFixed && parts[index].module.map { modules?.contains($0) ?? true } ?? true
      })
    var open = Array(kept)
    func keep(_ index: Int) {
      if kept.insert(index).inserted { open.append(index) }
    }
    for index in parts.indices where parts[index].isWanted(for: names) { keep(index) }
    let declared = parts.reduce(into: Set<String>()) { names, part in
      if part.extended == nil, part.operands == nil { names.formUnion(part.names) }
    }
    while let next = open.popLast() {
      let part = parts[next]
      for index in parts.indices where !kept.contains(index) {
        if part.needs(parts[index], of: declared) { keep(index) }
      }
    }
    var bytes = Array(source.text.utf8)
    for index in parts.indices where !kept.contains(index) {
      for place in parts[index].range where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: " ")
      }
    }
    return SwiftSource(path: source.path, text: String(decoding: bytes, as: UTF8.self))
  }
}
