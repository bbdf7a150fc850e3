/// The cases of the sources' enumerations by name.
@MainActor public final class EnumerationNames {
  private var words: [ObjectIdentifier: [(name: String, word: Any)]] = [:]

  public init() {}

  /// Adds what other sources declare.
  public func formUnion(_ other: EnumerationNames) {
    words.merge(other.words) { _, new in new }
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
}
