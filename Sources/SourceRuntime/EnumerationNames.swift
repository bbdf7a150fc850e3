import UIKitCore

/// The names of the sources' values: the cases of enumerations, and types that can be made.
@MainActor public final class EnumerationNames {
  private var words: [ObjectIdentifier: [(name: String, word: Any)]] = [:]
  private var makers: [Maker] = []
  /// What makes objects of the sources' views, controllers and layouts.
  private var objectMakers: [ObjectIdentifier: @MainActor () -> AnyObject?] = [:]
  /// The object that answers for what the sources ask of others; nil where nobody does.
  package weak var delegate: StageDelegateProxy?
  /// The keys by which the sources read tables of JSON; nil where they read none.
  private(set) var tables: MadeUpTables?
  /// The types of which a value is being made: one that needs another of its own kind has no end.
  private var unfinished: Set<ObjectIdentifier> = []
  /// The types of which a value is being made of what it holds.
  private var typesInParts: Set<ObjectIdentifier> = []
  /// The types of which no value could be made.
  private var hopeless: Set<ObjectIdentifier> = []

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
    objectMakers.merge(other.objectMakers) { _, new in new }
    if let others = other.tables { add(others) }
  }

  /// Adds keys by which the sources read tables.
  func add(_ others: MadeUpTables) {
    tables = MadeUpTables(
      kinds: (tables?.kinds ?? [:]).merging(others.kinds) { $0 == "any" ? $1 : $0 },
      isList: tables?.isList == true || others.isList)
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

  /// A case that is another one from item to item, so that a layout shows what it does with each; nil for other types.
  ///
  /// Of two cases the first is for every third item, as large ones among small ones are. Cases that say of something that it is not
  /// there are left out where others are.
  func varied<Word>(of type: Word.Type, for seed: Int) -> Word? {
    let all = words[ObjectIdentifier(type)] ?? []
    let present = all.filter { !["none", "hidden", "unknown", "empty"].contains($0.name) }
    let words = present.isEmpty ? all : present
    guard !words.isEmpty else { return nil }
    let index = words.count == 2 ? min(1, abs(seed) % 3) : abs(seed) % words.count
    return words[index].word as? Word
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
    let candidates = makers(of: type).filter { $0.word == nil || !isWord }
    guard !candidates.isEmpty else { return nil }
    return finished(type) {
      firstMade(candidates.map { maker in { maker.make(value) as? Value } })
    }
  }

  /// An object of a class of views, controllers or layouts of the sources.
  func madeObject<Value>(_ type: Value.Type) -> Value? {
    guard let make = objectMakers[ObjectIdentifier(type)] else { return nil }
    return finished(type) { firstMade([{ make() as? Value }]) }
  }

  /// A value of a type of the sources that nothing else makes, of made-up values of what it holds.
  func madeOfFields<Value>(_ type: Value.Type, like value: PlaceholderValue) -> Value? {
    guard typesInParts.insert(ObjectIdentifier(type)).inserted else { return nil }
    defer { typesInParts.remove(ObjectIdentifier(type)) }
    return FieldwiseValue.made(type, like: value)
  }

  func addObject(_ type: AnyClass, _ make: @escaping @MainActor () -> AnyObject?) {
    objectMakers[ObjectIdentifier(type)] = make
  }

  /// What `make` makes, unless that needs another one, or was tried before.
  private func finished<Value>(_ type: Value.Type, _ make: () -> Value?) -> Value? {
    let identifier = ObjectIdentifier(type)
    guard !hopeless.contains(identifier), unfinished.insert(identifier).inserted else { return nil }
    defer { unfinished.remove(identifier) }
    let made = make()
    if made == nil { hopeless.insert(identifier) }
    return made
  }

  /// Of ways to make a value the first that comes to its end, where one that does not can be left; else what the first makes.
  private func firstMade<Value>(_ ways: [@MainActor () -> Value?]) -> Value? {
    guard let rescue = UIEnvironment.current.rescue else { return ways.first?() }
    return ways.prefix(Self.triedWays).lazy.compactMap { way -> Value? in
      var made: Value?
      return rescue.attempt { made = way() } == nil ? made : nil
    }.first
  }

  /// As many ways as are tried: what takes more than a few is not worth its time.
  private static let triedWays = 4

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
