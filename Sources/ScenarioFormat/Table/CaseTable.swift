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

  @_semantics("optimize.sil.specialize.generic.never")
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
  let doc: String
  let frame: MappingTable<Frame>
  let keys: CaseKeys
  let cases: [Case<Value>]

  @_semantics("optimize.sil.specialize.generic.never")
  init(
    _ name: String, _ doc: String, frame: MappingTable<Frame>,
    @CaseBuilder<Value> _ cases: () -> [Case<Value>]
  ) {
    self.doc = doc
    self.frame = frame
    self.cases = cases()
    keys = CaseKeys(
      KeyTable(name, self.cases.map(\.description)), frame: frame.keys,
      examples: self.cases.map(\.example), bare: self.cases.map { $0.bare != nil })
  }

  var name: String { keys.name }

  var description: MappingDescription {
    MappingDescription(
      name: name, doc: doc, keys: keys.cases.keys + keys.frame.keys,
      exactlyOneOf: keys.cases.keys.map(\.name))
  }

  func has(_ name: String) -> Bool { keys.cases.position(of: name) != nil }

  /// A mapping with one case, or the bare word of a case that needs no value.
  var schema: Schema {
    let mapping = Schema.mapping { description }
    return keys.bareWords.isEmpty ? mapping : .either([.words(keys.bareWords), mapping])
  }

  /// The value of the node, with the keys beside it stored into `root`.
  @_semantics("optimize.sil.specialize.generic.never")
  func read(_ node: YAMLNode, into root: inout Frame, _ reading: Reading) -> Value? {
    switch keys.choice(of: node, reading) {
    case .nothing: return nil
    case .word(let position): return cases[position].bare
    case .mapping(let beside, let chosen):
      _ = frame.read(beside, of: node, into: &root, reading)
      var value: Value?
      keys.read(chosen, reading) { position, node, isFirst in
        let read = cases[position].read(node, reading)
        if isFirst { value = read }
      }
      return value
    }
  }
}

/// The keys of a ``CaseTable``, whatever their values are.
struct CaseKeys: Sendable {
  let cases: KeyTable
  let frame: KeyTable
  /// A line of YAML for each case; empty if there is none.
  private let examples: [String]
  /// Whether the bare word of a case may stand alone.
  private let isBare: [Bool]
  private let synonyms: [String: String]

  init(_ cases: KeyTable, frame: KeyTable, examples: [String], bare: [Bool]) {
    self.cases = cases
    self.frame = frame
    self.examples = examples
    isBare = bare
    synonyms = cases.synonyms.merging(frame.synonyms) { first, _ in first }
  }

  var name: String { cases.name }

  var bareWords: [String] { zip(cases.keys, isBare).filter(\.1).map(\.0.name) }

  /// What a node names.
  enum Choice {
    /// Nothing that could be read; what is wrong has been reported.
    case nothing
    /// A bare word, by the position of its case.
    case word(Int)
    /// The keys beside the case, and those of cases, of which there is to be one.
    case mapping(beside: [YAMLNode.Entry], cases: [YAMLNode.Entry])
  }

  /// Which case a node names; what it names otherwise is reported.
  func choice(of node: YAMLNode, _ reading: Reading) -> Choice {
    switch node.content {
    case .scalar(let scalar):
      return word(scalar.text, at: node.range, reading).map { .word($0) } ?? .nothing
    case .sequence:
      reading.report(
        .wrongType(expected: "a mapping that names the \(name)", found: node), at: node.range)
      return .nothing
    case .mapping(let entries):
      let known = entries.filter { cases.position(of: $0.key.text) != nil }
      let beside = entries.filter { frame.position(of: $0.key.text) != nil }
      for entry in entries
      where cases.position(of: entry.key.text) == nil && frame.position(of: entry.key.text) == nil {
        reading.report(unknown(entry.key.text, reading), at: entry.key.location)
      }
      if known.isEmpty, beside.count == entries.count {
        reading.report(.namesNothing(name), at: node.range)
      }
      return .mapping(beside: beside, cases: known)
    }
  }

  /// Has the values of cases read, of which the first counts; the others are reported.
  func read(
    _ chosen: [YAMLNode.Entry], _ reading: Reading,
    value: (_ position: Int, _ node: YAMLNode, _ isFirst: Bool) -> Void
  ) {
    guard let first = chosen.first, let position = cases.position(of: first.key.text) else {
      return
    }
    reading.reading(first.key.text) { value(position, first.value, true) }
    for other in chosen.dropFirst() {
      reading.report(
        .twoCases(first.key.text, other.key.text, in: name), at: other.key.location)
      if let position = cases.position(of: other.key.text) { value(position, other.value, false) }
    }
  }

  /// The case of a bare word.
  private func word(_ word: String, at range: SourceRange, _ reading: Reading) -> Int? {
    guard let position = cases.position(of: word) else {
      reading.report(unknown(word, reading), at: range)
      return nil
    }
    if isBare[position] { return position }
    reading.report(.needsValue(word, example: examples[position]), at: range)
    return nil
  }

  private func unknown(_ word: String, _ reading: Reading) -> Finding.Message {
    let names = cases.keys.map(\.name)
    let meant = Suggestion.closest(
      to: word, among: names + frame.keys.map(\.name), synonyms: synonyms)
    return .unknownCase(
      word, kind: name, meant: meant,
      example: meant.flatMap(cases.position(of:)).map { examples[$0] } ?? "", known: names,
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
  @_semantics("optimize.sil.specialize.generic.never")
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
