/// The names of the sources' values: the cases of enumerations, and types that can be made.
@MainActor public final class EnumerationNames {
  private var words: [ObjectIdentifier: [(name: String, word: Any)]] = [:]
  private var makers: [Maker] = []

  /// One way to make values of a type.
  fileprivate struct Maker {
    let type: ObjectIdentifier
    let name: String
    /// The names of the parts that its initialiser, or one of an enumeration's cases, is given.
    let parts: [String]
    /// The case with a payload that it makes; nil for an initialiser.
    let word: String?
    let make: (PlaceholderValue) -> Any
  }

  /// Names of nothing.
  public init() {}

  /// Adds the names that other sources declare.
  public func formUnion(_ other: EnumerationNames) {
    words.merge(other.words) { _, new in new }
    makers += other.makers
  }

  func add<Word>(_ cases: [(String, Word)]) {
    words[ObjectIdentifier(Word.self)] = cases.map { (name: $0.0, word: $0.1) }
  }

  func word<Word>(_ value: SourceValue, as type: Word.Type) -> Word? {
    guard let name = value.word else { return nil }
    return words[ObjectIdentifier(type)]?.first { $0.name == name }?.word as? Word
  }

  func first<Word>(of type: Word.Type) -> Word? {
    words[ObjectIdentifier(type)]?.first?.word as? Word
  }

  /// All values of an enumeration's cases without payloads; empty for other types.
  func all(of type: Any.Type) -> [Any] { words[ObjectIdentifier(type)]?.map(\.word) ?? [] }

  func addMaker<Value>(
    _ name: String, _ parts: [String], case word: String?,
    _ make: @escaping (PlaceholderValue) -> Value
  ) {
    makers.append(
      Maker(type: ObjectIdentifier(Value.self), name: name, parts: parts, word: word, make: make))
  }

  private func makers<Value>(of type: Value.Type) -> [Maker] {
    makers.filter { $0.type == ObjectIdentifier(type) }
  }

  /// A value of a type of the sources, its parts being made up.
  func made<Value>(_ type: Value.Type, like value: PlaceholderValue) -> Value? {
    let isWord = words[ObjectIdentifier(type)] != nil
    return makers(of: type).first { $0.word == nil || !isWord }?.make(value) as? Value
  }

  /// A value of the type that is called so, if it is or conforms to `type`.
  func made<Value>(named name: String?, as type: Value.Type) -> Value? {
    guard let name, let maker = makers.first(where: { $0.name == name }) else { return nil }
    return maker.make(PlaceholderValue(name: name, seed: 0, names: self)) as? Value
  }

  /// A value of a type of the sources by its parts, such as `{columns: 2, rows: 1}`: of the
  /// initialisers that take all that is given the shortest, what else it needs being made up.
  ///
  /// A case with a payload is a mapping from its name to its parts, or to the only one.
  func made<Value>(_ type: Value.Type, of entries: [(name: String, value: SourceValue)]) -> Value? {
    let makers = makers(of: type)
    if entries.count == 1, let maker = makers.first(where: { $0.word == entries[0].name }) {
      let parts: [(name: String, value: SourceValue)] =
        if case .mapping(let parts) = entries[0].value, maker.takes(parts) {
          parts
        } else if maker.parts.count == 1 {
          [(maker.parts[0], entries[0].value)]
        } else {
          []
        }
      return make(maker, of: parts)
    }
    return makers.filter { $0.word == nil && $0.takes(entries) }
      .min { $0.parts.count < $1.parts.count }.flatMap { make($0, of: entries) }
  }

  /// The value that the maker makes of the given parts; nil if one of them is of another type.
  private func make<Value>(
    _ maker: Maker, of parts: [(name: String, value: SourceValue)]
  ) -> Value? {
    let given = Dictionary(parts.map { ($0.name, $0.value) }) { _, last in last }
    let misfits = PlaceholderValue.Misfits()
    let part = PlaceholderValue(
      name: maker.name, seed: 0, names: self, given: given, misfits: misfits)
    let value = maker.make(part) as? Value
    return misfits.names.isEmpty ? value : nil
  }
}

extension EnumerationNames.Maker {
  fileprivate func takes(_ entries: [(name: String, value: SourceValue)]) -> Bool {
    entries.allSatisfy { parts.contains($0.name) }
  }
}
