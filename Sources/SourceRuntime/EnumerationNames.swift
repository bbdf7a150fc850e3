/// What the sources' values are called: the cases of enumerations, and types that can be made.
@MainActor public final class EnumerationNames {
  private var words: [ObjectIdentifier: [(name: String, word: Any)]] = [:]
  private var makers: [(type: ObjectIdentifier, name: String, make: (PlausibleValue) -> Any)] = []

  public init() {}

  /// Adds what other sources declare.
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

  func addMaker<Value>(_ name: String, _ make: @escaping (PlausibleValue) -> Value) {
    makers.append((ObjectIdentifier(Value.self), name, make))
  }

  /// A value of a type of the sources, its parts being made up.
  func made<Value>(_ type: Value.Type, like value: PlausibleValue) -> Value? {
    makers.first { $0.type == ObjectIdentifier(type) }?.make(value) as? Value
  }

  /// A value of the type that is called so, if it is or conforms to `type`.
  func made<Value>(named name: String?, as type: Value.Type) -> Value? {
    guard let name, let maker = makers.first(where: { $0.name == name }) else { return nil }
    return maker.make(PlausibleValue(name: name, seed: 0, names: self)) as? Value
  }
}
