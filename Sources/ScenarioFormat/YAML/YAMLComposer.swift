import Yams

/// Turns the text of one file into a tree with exact positions.
///
/// Yams composes; this adds what it leaves out: the place behind anchors and tags, the extent of
/// each token, merge keys, all duplicate keys instead of the first, and a limit on what aliases
/// expand to.
struct YAMLComposer {
  private let source: SourceText
  private let findings: FindingCollector
  /// Keys that were renamed to get past Yams' refusal of duplicates: offset to original first
  /// scalar.
  private var renamed: [Int: Unicode.Scalar] = [:]
  private var converted: [Int: (node: YAMLNode, size: Int)] = [:]
  private var size = 0

  /// The root of the document, or nothing after reporting why not.
  static func compose(_ source: SourceText, findings: FindingCollector) -> YAMLNode? {
    var composer = YAMLComposer(source: source, findings: findings)
    guard composer.isReasonable() else { return nil }
    return composer.compose()
  }

  private init(source: SourceText, findings: FindingCollector) {
    self.source = source
    self.findings = findings
  }

  private mutating func compose() -> YAMLNode? {
    var text = source.scalars
    while true {
      do {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: text)
        let parser = try Parser(yaml: String(view), resolver: .basic, encoding: .utf8)
        let root = try parser.singleRoot()
        // Nodes refer to their anchors weakly; the parser owns them.
        return withExtendedLifetime(parser) {
          guard let root else { return emptyDocument() }
          return convert(root)
        }
      } catch YamlError.duplicatedKeysInMapping(_, let context) {
        guard renameKey(at: context.mark, in: &text) else { return nil }
      } catch let error as YamlError {
        report(error)
        return nil
      } catch {
        findings.report(.notYAML("\(error)"), at: source.range(at: 0, length: 1))
        return nil
      }
    }
  }

  private func emptyDocument() -> YAMLNode {
    YAMLNode(content: .mapping([]), range: source.range(at: 0, length: 0))
  }

  // MARK: Duplicate keys

  /// Gives the key at `mark` another first letter of the same width, so that the rest of the file
  /// is read too; `convert` restores it and reports the duplicate.
  private mutating func renameKey(at mark: Mark, in text: inout [Unicode.Scalar]) -> Bool {
    var offset = source.contentOffset(from: source.offset(line: mark.line, column: mark.column))
    let start = offset
    if offset < text.count, text[offset] == "'" || text[offset] == "\"" { offset += 1 }
    let isRenamable = offset < text.count && !"[{?|>*'\"\\".unicodeScalars.contains(text[offset])
    guard isRenamable, renamed.count < Self.duplicateLimit,
      let stand = Unicode.Scalar(Self.privateUse + UInt32(renamed.count))
    else {
      findings.report(.duplicateKeys, at: source.range(at: start, length: 1))
      return false
    }
    renamed[start] = text[offset]
    text[offset] = stand
    return true
  }

  private static let duplicateLimit = 50
  private static let privateUse: UInt32 = 0xE000

  // MARK: Conversion

  private mutating func convert(_ node: Node) -> YAMLNode? {
    let mark = node.mark.map { source.offset(line: $0.line, column: $0.column) } ?? 0
    if node.anchor != nil, let known = converted[mark] {
      return grow(by: known.size, at: known.node.range) ? known.node : nil
    }
    let before = size
    let offset = source.contentOffset(from: mark)
    guard grow(by: 1, at: source.range(at: offset, length: 1)),
      let content = content(of: node, at: offset)
    else { return nil }
    let fallback = content.scalarLength ?? 1
    let result = YAMLNode(
      content: content,
      range: source.range(
        at: offset, length: source.tokenLength(at: offset, fallback: fallback)))
    if node.anchor != nil { converted[mark] = (result, size - before) }
    return result
  }

  private mutating func content(of node: Node, at offset: Int) -> YAMLNode.Content? {
    switch node {
    case .scalar(let scalar):
      return .scalar(.init(text: scalar.string, isPlain: scalar.style == .plain))
    case .sequence(let sequence):
      var elements: [YAMLNode] = []
      for element in sequence {
        guard let element = convert(element) else { return nil }
        elements.append(element.placed(ifEmptyAt: source.range(at: offset, length: 1)))
      }
      return .sequence(elements)
    case .mapping(let mapping):
      return mappingContent(mapping)
    case .alias:
      return nil  // The composer resolves aliases.
    }
  }

  private mutating func mappingContent(_ mapping: Node.Mapping) -> YAMLNode.Content? {
    var own: [YAMLNode.Entry] = []
    var merged: [YAMLNode.Entry] = []
    var places: [String: SourceRange] = [:]
    for (keyNode, valueNode) in mapping {
      guard var key = convert(keyNode), let value = convert(valueNode) else { return nil }
      guard let scalar = key.scalar else {
        findings.report(.keyIsNoText, at: key.range)
        continue
      }
      let text = restored(scalar.text, at: key.range)
      key.content = .scalar(.init(text: text, isPlain: scalar.isPlain))
      if text == "<<", scalar.isPlain {
        merged += mergedEntries(of: value)
      } else if let first = places[text] {
        findings.report(.duplicateKey(text, firstLine: first.line), at: key.range)
      } else {
        places[text] = key.range
        own.append(
          .init(key: SourceName(text, at: key.range), value: value.placed(ifEmptyAt: key.range)))
      }
    }
    for entry in merged where places[entry.key.text] == nil {
      places[entry.key.text] = entry.key.location
      own.append(entry)
      guard grow(by: 1, at: entry.key.location) else { return nil }
    }
    return .mapping(own)
  }

  private func mergedEntries(of value: YAMLNode) -> [YAMLNode.Entry] {
    if let entries = value.entries { return entries }
    guard let elements = value.elements else {
      findings.report(.mergeNeedsMapping(value.summary), at: value.range)
      return []
    }
    return elements.flatMap { element in
      if element.entries == nil {
        findings.report(.mergeNeedsMapping(element.summary), at: element.range)
      }
      return element.entries ?? []
    }
  }

  private func restored(_ text: String, at range: SourceRange) -> String {
    let offset = source.offset(line: range.line, column: range.column)
    guard let first = renamed[offset] else { return text }
    return String(Character(first)) + String(text.unicodeScalars.dropFirst())
  }

  /// Counts nodes as if aliases were written out.
  private mutating func grow(by count: Int, at range: SourceRange) -> Bool {
    size += count
    guard size > Self.nodeLimit else { return true }
    findings.report(.tooManyNodes(Self.nodeLimit), at: range)
    return false
  }

  private static let nodeLimit = 1_000_000

  // MARK: What Yams does not survive

  /// Refuses characters that YAML forbids, and nesting or keys made of aliases that would exhaust
  /// the stack or the processor before a node comes back.
  private func isReasonable() -> Bool {
    if source.scalars.count > SourceText.lengthLimit {
      findings.report(.tooLong(SourceText.lengthLimit), at: source.range(at: 0, length: 1))
      return false
    }
    if let offset = source.offsetOfExcessiveLength(limit: Self.valueLimit) {
      findings.report(.tooManyNodes(Self.valueLimit), at: source.range(at: offset, length: 1))
      return false
    }
    if let offset = source.scalars.firstIndex(where: { !Self.isPrintable($0) }) {
      let value = String(source.scalars[offset].value, radix: 16, uppercase: true)
      findings.report(.forbiddenCharacter(value), at: source.range(at: offset, length: 1))
      return false
    }
    if let offset = source.offsetOfExcessiveNesting(limit: Self.nestingLimit) {
      findings.report(.tooDeep(Self.nestingLimit), at: source.range(at: offset, length: 1))
      return false
    }
    if let offset = source.offsetOfAliasKey(limit: Self.aliasLimit) {
      findings.report(.aliasKey, at: source.range(at: offset, length: 1))
      return false
    }
    return true
  }

  private static let nestingLimit = 200
  /// More than any scenario that could be acted out has, with every line and comma counted.
  private static let valueLimit = 400_000
  /// Thirty aliases, three to a level, stand for at most 3^10 values.
  private static let aliasLimit = 30

  /// Whether a character may stand in a text: YAML's `c-printable`, without the byte order mark.
  ///
  /// Source: https://yaml.org/spec/1.2.2/#51-character-set
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x10000...0x10FFFF:
      true
    default: false
    }
  }

  // MARK: Errors

  private func report(_ error: YamlError) {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let offset = source.offset(line: mark.line, column: mark.column)
      if offset < source.scalars.count, source.scalars[offset] == "\t" {
        findings.report(.tab, at: source.range(at: offset, length: 1))
        return
      }
      let detail = context.map { "\(problem) \($0.text)" } ?? problem
      findings.report(
        .notYAML(detail), at: source.range(at: offset, length: max(1, wordLength(at: offset))))
    default:
      findings.report(.notYAML("\(error)"), at: source.range(at: 0, length: 1))
    }
  }

  private func wordLength(at offset: Int) -> Int {
    let isWord = { (scalar: Unicode.Scalar) in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    return source.scalars.dropFirst(offset).prefix(80).prefix(while: isWord).count
  }
}

extension YAMLNode.Content {
  fileprivate var scalarLength: Int? {
    if case .scalar(let scalar) = self { scalar.text.unicodeScalars.count } else { nil }
  }
}

extension YAMLNode {
  /// libyaml puts an empty scalar behind the next break; a reader looks for it where it is missing.
  fileprivate func placed(ifEmptyAt range: SourceRange) -> YAMLNode {
    guard let scalar, scalar.isPlain, scalar.text.isEmpty else { return self }
    return YAMLNode(content: content, range: range)
  }
}

extension Finding.Message {
  fileprivate static func notYAML(_ problem: String) -> Self {
    .init(.syntax, "not valid YAML: \(problem)")
  }

  fileprivate static let tab = Self(
    .syntax, "not valid YAML: a tab stands where only spaces may",
    hint: "indent with spaces instead of this tab")

  fileprivate static func forbiddenCharacter(_ value: String) -> Self {
    .init(.syntax, "the character U+\(value) is not allowed in YAML")
  }

  fileprivate static let duplicateKeys = Self(.duplicateKey, "a key of this mapping occurs twice")

  fileprivate static func duplicateKey(_ key: String, firstLine: Int) -> Self {
    .init(.duplicateKey, "duplicate key '\(key)'; it was first given on line \(firstLine)")
  }

  fileprivate static let keyIsNoText = Self(
    .wrongType, "a key must be a word, not a list or mapping")

  fileprivate static func mergeNeedsMapping(_ found: String) -> Self {
    .init(.wrongType, "'<<' merges a mapping or a list of mappings, not \(found)")
  }

  static func tooLong(_ limit: Int) -> Self {
    .init(.aliasExpansion, "the file is larger than \(limit) bytes")
  }

  fileprivate static func tooManyNodes(_ limit: Int) -> Self {
    .init(.aliasExpansion, "the document expands to more than \(limit) values")
  }

  fileprivate static let aliasKey = Self(
    .aliasExpansion, "a key must be a word, not an alias or a collection")

  fileprivate static func tooDeep(_ limit: Int) -> Self {
    .init(.aliasExpansion, "nested more than \(limit) levels deep")
  }
}
