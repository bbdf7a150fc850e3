/// One of several things that a mapping may say, named by its key: an action, an effect, a view.
package struct Case<Value: Sendable>: Sendable {
  let description: KeyDescription
  /// A short heading for lists, such as `Updates`.
  let group: String
  /// A line of YAML that reads without findings.
  let example: String
  /// The value of the bare word; nil if it may not stand alone.
  let bare: Value?
  let read: @Sendable (YAMLNode, Reading) -> Value?

  init<Payload>(
    _ name: String, _ reader: ValueReader<Payload>, _ make: @escaping @Sendable (Payload) -> Value,
    _ doc: String, group: String = "", example: String = "", synonyms: [String] = [],
    bare: Value? = nil
  ) {
    description = KeyDescription(
      name: name, doc: doc,
      schema: bare == nil ? reader.schema : .either([reader.schema, .empty]),
      example: reader.example, synonyms: synonyms)
    self.group = group
    self.example = example
    self.bare = bare
    read = { node, reading in
      if let bare, node.isNull || node.entries?.isEmpty == true { return bare }
      return reader.read(node, reading).map(make)
    }
  }
}

/// A mapping kind with exactly one case key, beside keys that every case may have.
struct CaseTable<Frame, Value: Sendable>: Sendable {
  let name: String
  let doc: String
  let frame: MappingTable<Frame>
  let cases: [Case<Value>]
  private let index: [String: Int]
  private let synonyms: [String: String]

  init(
    _ name: String, _ doc: String, frame: MappingTable<Frame>,
    @CaseBuilder<Value> _ cases: () -> [Case<Value>]
  ) {
    self.name = name
    self.doc = doc
    self.frame = frame
    self.cases = cases()
    index = Dictionary(
      self.cases.enumerated().map { ($1.description.name, $0) },
      uniquingKeysWith: { first, _ in first })
    synonyms = Dictionary(
      self.cases.flatMap { item in item.description.synonyms.map { ($0, item.description.name) } }
        + frame.synonyms.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  var description: MappingDescription {
    MappingDescription(
      name: name, doc: doc, keys: cases.map(\.description) + frame.fields.map(\.description),
      exactlyOneOf: cases.map(\.description.name))
  }

  func has(_ name: String) -> Bool { index[name] != nil }

  /// A mapping with one case, or the bare word of a case that needs no value.
  var schema: Schema {
    let mapping = Schema.mapping { description }
    return bareWords.isEmpty ? mapping : .either([.words(bareWords), mapping])
  }

  private var bareWords: [String] { cases.filter { $0.bare != nil }.map(\.description.name) }

  /// The value of the node, with the keys beside it stored into `root`.
  func read(_ node: YAMLNode, into root: inout Frame, _ reading: Reading) -> Value? {
    switch node.content {
    case .scalar(let scalar): return readWord(scalar.text, at: node.range, reading)
    case .sequence:
      reading.report(
        .wrongType(expected: "a mapping that names the \(name)", found: node), at: node.range)
      return nil
    case .mapping(let entries):
      let known = entries.filter { index[$0.key.text] != nil }
      let beside = entries.filter { frame.has($0.key.text) }
      for entry in entries where index[entry.key.text] == nil && !frame.has(entry.key.text) {
        reading.report(unknown(entry.key.text, reading), at: entry.key.location)
      }
      _ = frame.read(beside, of: node, into: &root, reading)
      return readCase(
        known, of: node, isEmpty: known.count == 0 && beside.count == entries.count, reading)
    }
  }

  private func readCase(
    _ known: [YAMLNode.Entry], of node: YAMLNode, isEmpty: Bool, _ reading: Reading
  ) -> Value? {
    guard let first = known.first, let position = index[first.key.text] else {
      if isEmpty { reading.report(.namesNothing(name), at: node.range) }
      return nil
    }
    let value = reading.reading(first.key.text) { cases[position].read(first.value, reading) }
    for other in known.dropFirst() {
      reading.report(
        .twoCases(first.key.text, other.key.text, in: name), at: other.key.location)
      if let position = index[other.key.text] { _ = cases[position].read(other.value, reading) }
    }
    return value
  }

  private func readWord(_ word: String, at range: SourceRange, _ reading: Reading) -> Value? {
    guard let position = index[word] else {
      reading.report(unknown(word, reading), at: range)
      return nil
    }
    if let bare = cases[position].bare { return bare }
    reading.report(.needsValue(word, example: cases[position].example), at: range)
    return nil
  }

  private func unknown(_ word: String, _ reading: Reading) -> Finding.Message {
    let names = cases.map(\.description.name)
    let meant = Suggestion.closest(
      to: word, among: names + frame.fields.map(\.description.name), synonyms: synonyms)
    let example = cases.first { $0.description.name == meant }?.example ?? ""
    return .unknownCase(
      word, kind: name, meant: meant, example: example, known: names,
      elsewhere: meant == nil ? reading.belongs(word) : [])
  }
}

/// No keys beside the case.
struct NoFrame: Sendable {
  static let table = MappingTable<NoFrame>("", "") {}
}

extension CaseTable where Frame == NoFrame {
  init(_ name: String, _ doc: String, @CaseBuilder<Value> _ cases: () -> [Case<Value>]) {
    self.init(name, doc, frame: NoFrame.table, cases)
  }
}

@resultBuilder
enum CaseBuilder<Value: Sendable> {
  static func buildExpression(_ item: Case<Value>) -> [Case<Value>] { [item] }
  static func buildExpression(_ items: [Case<Value>]) -> [Case<Value>] { items }
  static func buildBlock(_ items: [Case<Value>]...) -> [Case<Value>] { items.flatMap { $0 } }
}

extension ValueReader where Value: Sendable {
  /// One case of `table`; what stands beside it is put together by `make`.
  static func cases<Frame, Payload>(
    _ initial: @escaping @Sendable () -> Frame,
    _ table: @escaping @Sendable () -> CaseTable<Frame, Payload>,
    _ make: @escaping @Sendable (Payload, Frame, YAMLNode) -> Value
  ) -> ValueReader {
    ValueReader(.deferred { table().schema }, "a mapping with one key") { node, reading in
      var frame = initial()
      return table().read(node, into: &frame, reading).map { make($0, frame, node) }
    }
  }

  static func cases(_ table: @escaping @Sendable () -> CaseTable<NoFrame, Value>) -> ValueReader {
    cases({ NoFrame() }, table) { value, _, _ in value }
  }
}

extension Finding.Message {
  fileprivate static func unknownCase(
    _ word: String, kind: String, meant: String?, example: String, known: [String],
    elsewhere: [String]
  ) -> Self {
    let all = "known are \(known.joined(separator: ", "))"
    return .init(
      .unknownName, "unknown \(kind) '\(word)'", hint: meant.map { "did you mean '\($0)'?" } ?? "",
      replacement: meant ?? "",
      notes: example.isEmpty ? elsewhere + [all] : ["for example \(example)"])
  }

  fileprivate static func namesNothing(_ kind: String) -> Self {
    .init(.missingKey, "no \(kind) is named here")
  }

  fileprivate static func twoCases(_ first: String, _ second: String, in kind: String) -> Self {
    .init(
      .conflictingKeys,
      "'\(second)' stands in the same mapping as '\(first)'; write one \(kind) per mapping")
  }

  fileprivate static func needsValue(_ word: String, example: String) -> Self {
    .init(
      .wrongType, "'\(word)' needs a value",
      notes: example.isEmpty ? [] : ["for example \(example)"])
  }
}
