/// The keys of a mapping, whatever their values are stored into: looked up, suggested, and read in their order.
///
/// It knows no type of value, so that there is one of it in the program and not one for each kind of mapping.
struct KeyTable: Sendable {
  /// The kind of mapping, for messages and documentation.
  let name: String
  let keys: [KeyDescription]
  private let index: [String: Int]
  /// The keys by other spellings of theirs.
  let synonyms: [String: String]

  init(_ name: String, _ keys: [KeyDescription]) {
    self.name = name
    self.keys = keys
    index = Dictionary(
      keys.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    synonyms = Dictionary(
      keys.flatMap { key in key.synonyms.map { ($0, key.name) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The place of a key in the table.
  func position(of key: String) -> Int? { index[key] }

  /// The keys of a node one after the other, in the order of the table: later ones may rely on earlier ones.
  func pass(over entries: [YAMLNode.Entry], of node: YAMLNode, _ reading: Reading) -> KeyPass {
    KeyPass(self, entries, of: node, reading)
  }

  /// Whether a key is in the table, or was meant to be.
  func resembles(_ key: String) -> Bool { index[key] != nil || closest(to: key) != nil }

  /// The key that a word may have been meant to be.
  func closest(to word: String) -> String? {
    Suggestion.closest(to: word, among: keys.map(\.name), synonyms: synonyms)
  }

  fileprivate func isSpelling(_ word: String, of key: String) -> Bool {
    synonyms[word] == key || Suggestion.closest(to: word, among: [key]) != nil
  }

  fileprivate func unknown(_ key: String, _ reading: Reading) -> Finding.Message {
    .unknownKey(key, in: name, meant: closest(to: key), reading)
  }
}

/// One reading of a mapping's keys: `next()` names the values to be read, and notes what each reading reported.
struct KeyPass {
  /// The keys that were there; complete when `next()` has returned nil.
  private(set) var present = PresentKeys()
  private let table: KeyTable
  private let node: YAMLNode
  private let reading: Reading
  private var values: [Int: YAMLNode] = [:]
  /// The position of the key that comes next.
  private var position = 0
  /// The key being read, and how many errors there were before it.
  private var current: (key: String, errors: Int)?

  fileprivate init(
    _ table: KeyTable, _ entries: [YAMLNode.Entry], of node: YAMLNode, _ reading: Reading
  ) {
    self.table = table
    self.node = node
    self.reading = reading
    for entry in entries {
      guard let position = table.position(of: entry.key.text) else {
        reading.report(table.unknown(entry.key.text, reading), at: entry.key.location)
        present.unknown.append(entry.key.text)
        continue
      }
      values[position] = entry.value
      present.places[entry.key.text] = entry.key.location
    }
  }

  /// The next key that has a value; whoever asks reads that before asking again.
  mutating func next() -> (position: Int, key: String, value: YAMLNode)? {
    if let current, reading.findings.errorCount > current.errors {
      present.unsound.insert(current.key)
    }
    current = nil
    while position < table.keys.count {
      let key = table.keys[position]
      defer { position += 1 }
      let isMisspelt = present.unknown.contains { table.isSpelling($0, of: key.name) }
      if isMisspelt { present.unsound.insert(key.name) }
      if let value = values[position] {
        current = (key.name, reading.findings.errorCount)
        return (position, key.name, value)
      }
      if key.isRequired, !isMisspelt {
        present.unsound.insert(key.name)
        reading.report(.missingKey(key.name, in: table.name), at: node.range)
      }
    }
    return nil
  }
}

/// The keys that a mapping has, with their places.
struct PresentKeys {
  var places: [String: SourceRange] = [:]
  /// The keys that are missing, misspelt, or have errors in their values.
  var unsound: Set<String> = []
  /// The keys that mean nothing here.
  var unknown: [String] = []

  /// Whether all that is there could be read, so that what is not there is worth a word.
  var isComplete: Bool { unsound.isEmpty && unknown.isEmpty }

  subscript(key: String) -> SourceRange? { places[key] }
}

extension Finding.Message {
  static func unknownKey(
    _ key: String, in kind: String, meant: String?, _ reading: Reading
  ) -> Self {
    .init(
      .unknownName, "unknown key '\(key)' in '\(kind)'",
      hint: meant.map { "did you mean '\($0)'?" } ?? "", replacement: meant ?? "",
      notes: meant == nil ? reading.belongs(key) : [])
  }

  static func missingKey(_ key: String, in kind: String) -> Self {
    .init(.missingKey, "'\(kind)' needs the key '\(key)'")
  }
}
