import Foundation

/// Decodes values that nobody encoded: each type says by its own `init(from:)` what it is made of, and gets something plausible for
/// each part.
///
/// The same address has the same values in each run.
struct MadeUpDecoder: Decoder {
  /// All values of an enumeration of the sources; none for other types.
  struct Words { let all: (Any.Type) -> [Any] }

  private let place: MadeUpPlace
  private let words: Words
  /// The types of the values that are being made around this one, from the outside to the inside.
  private let outer: [ObjectIdentifier]
  let userInfo: [CodingUserInfoKey: Any]
  var codingPath: [any CodingKey] { place.path }

  /// A decoder of what is made up at an address.
  ///
  /// - Parameters:
  ///   - address: The address, of which the values are made.
  ///   - words: The names of the sources' enumerations.
  ///   - userInfo: What the app tells its types.
  init(_ address: String, _ words: Words, _ userInfo: [CodingUserInfoKey: Any]) {
    self.init(MadeUpPlace(address), words, userInfo, within: [])
  }

  private init(
    _ place: MadeUpPlace, _ words: Words, _ userInfo: [CodingUserInfoKey: Any],
    within outer: [ObjectIdentifier]
  ) {
    self.place = place
    self.words = words
    self.outer = outer
    self.userInfo = userInfo
  }

  private func inside(_ key: some CodingKey) -> MadeUpDecoder {
    MadeUpDecoder(place.inside(key), words, userInfo, within: outer)
  }

  /// Whether a value of a type is being made that has this one in it, which need not have another one, and so on.
  private func isWithin<T>(_ type: T.Type) -> Bool { outer.contains(ObjectIdentifier(type)) }

  /// How many elements a list has: none of lists in lists in lists of the same, as those of answers to answers.
  private var count: Int {
    outer.last.map { last in outer.count(where: { $0 == last }) > 2 } == true ? 0 : place.count
  }

  /// A value of a type.
  ///
  /// - Throws: What the type's initialiser throws, and `DecodingError` for a type that tells of errors: nobody made one.
  func value<T: Decodable>(_ type: T.Type) throws -> T {
    if let known = known(type) { return known }
    let name = String(describing: type).lowercased()
    if ["error", "failure", "fault"].contains(where: name.hasSuffix)
      || name.hasSuffix("errorresponse")
    {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "no errors are made up"))
    }
    return try T(
      from: MadeUpDecoder(
        place.of(type), words, userInfo, within: outer + [ObjectIdentifier(type)]))
  }

  /// A value of a type that is not made of parts, or is one of several; nil for others.
  private func known<T>(_ type: T.Type) -> T? {
    if let choice = place.choice(of: words.all(type)) as? T { return choice }
    if let listed = type as? any CaseIterable.Type {
      return place.choice(of: Self.cases(listed)) as? T
    }
    switch type {
    case is URL.Type: return URL(string: place.link) as? T
    case is Date.Type: return place.date as? T
    case is Data.Type: return Data() as? T
    case is UUID.Type: return place.uuid as? T
    case is Decimal.Type: return Decimal(place.fraction) as? T
    default: return nil
    }
  }

  private static func cases<T: CaseIterable>(_ type: T.Type) -> [Any] { type.allCases.map { $0 } }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed<Key>(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    Unkeyed(decoder: self, count: count)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

  // MARK: Containers

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: MadeUpDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
      (Key.self as? any CaseIterable.Type).map { MadeUpDecoder.cases($0).compactMap { $0 as? Key } }
        ?? decoder.place.keys.compactMap(Key.init(stringValue:))
    }

    func contains(_ key: Key) -> Bool { !decoder.place.inside(key).isAbsent }
    func decodeNil(forKey key: Key) -> Bool { !contains(key) }
    func decode(_ type: Bool.Type, forKey key: Key) -> Bool { decoder.place.inside(key).flag }
    func decode(_ type: String.Type, forKey key: Key) -> String { decoder.place.inside(key).text }
    func decode(_ type: Double.Type, forKey key: Key) -> Double {
      decoder.place.inside(key).fraction
    }
    func decode(_ type: Float.Type, forKey key: Key) -> Float {
      Float(decoder.place.inside(key).fraction)
    }
    private func number<T: FixedWidthInteger>(_ key: Key) -> T {
      T(clamping: decoder.place.inside(key).number)
    }
    func decode(_ type: Int.Type, forKey key: Key) -> Int { number(key) }
    func decode(_ type: Int8.Type, forKey key: Key) -> Int8 { number(key) }
    func decode(_ type: Int16.Type, forKey key: Key) -> Int16 { number(key) }
    func decode(_ type: Int32.Type, forKey key: Key) -> Int32 { number(key) }
    func decode(_ type: Int64.Type, forKey key: Key) -> Int64 { number(key) }
    func decode(_ type: UInt.Type, forKey key: Key) -> UInt { number(key) }
    func decode(_ type: UInt8.Type, forKey key: Key) -> UInt8 { number(key) }
    func decode(_ type: UInt16.Type, forKey key: Key) -> UInt16 { number(key) }
    func decode(_ type: UInt32.Type, forKey key: Key) -> UInt32 { number(key) }
    func decode(_ type: UInt64.Type, forKey key: Key) -> UInt64 { number(key) }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      try decoder.inside(key).value(type)
    }
    /// Nil where the value cannot be made, which may be left out, and where it would have others of its type in it.
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
      contains(key) && !(decoder.isWithin(type) && !(type is any Sequence.Type))
        ? try? decoder.inside(key).value(type) : nil
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> { decoder.inside(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
      decoder.inside(key).unkeyedContainer()
    }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder.inside(key) }
  }

  private struct Unkeyed: UnkeyedDecodingContainer {
    let decoder: MadeUpDecoder
    let count: Int?
    var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    private mutating func next() -> MadeUpDecoder {
      defer { currentIndex += 1 }
      return decoder.inside(MadeUpPlace.Index(currentIndex))
    }
    private mutating func number<T: FixedWidthInteger>() -> T { T(clamping: next().place.number) }
    mutating func decodeNil() -> Bool { false }
    mutating func decode(_ type: Bool.Type) -> Bool { next().place.flag }
    mutating func decode(_ type: String.Type) -> String { next().place.text }
    mutating func decode(_ type: Double.Type) -> Double { next().place.fraction }
    mutating func decode(_ type: Float.Type) -> Float { Float(next().place.fraction) }
    mutating func decode(_ type: Int.Type) -> Int { number() }
    mutating func decode(_ type: Int8.Type) -> Int8 { number() }
    mutating func decode(_ type: Int16.Type) -> Int16 { number() }
    mutating func decode(_ type: Int32.Type) -> Int32 { number() }
    mutating func decode(_ type: Int64.Type) -> Int64 { number() }
    mutating func decode(_ type: UInt.Type) -> UInt { number() }
    mutating func decode(_ type: UInt8.Type) -> UInt8 { number() }
    mutating func decode(_ type: UInt16.Type) -> UInt16 { number() }
    mutating func decode(_ type: UInt32.Type) -> UInt32 { number() }
    mutating func decode(_ type: UInt64.Type) -> UInt64 { number() }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().value(type) }
    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedDecodingContainer<Nested> { next().container(keyedBy: type) }
    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
      next().unkeyedContainer()
    }
    mutating func superDecoder() -> any Decoder { next() }
  }

  private struct Single: SingleValueDecodingContainer {
    let decoder: MadeUpDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    private var place: MadeUpPlace { decoder.place }

    func decodeNil() -> Bool { place.isAbsent }
    func decode(_ type: Bool.Type) -> Bool { place.flag }
    func decode(_ type: String.Type) -> String { place.text }
    func decode(_ type: Double.Type) -> Double { place.fraction }
    func decode(_ type: Float.Type) -> Float { Float(place.fraction) }
    func decode(_ type: Int.Type) -> Int { place.number }
    func decode(_ type: Int8.Type) -> Int8 { Int8(clamping: place.number) }
    func decode(_ type: Int16.Type) -> Int16 { Int16(clamping: place.number) }
    func decode(_ type: Int32.Type) -> Int32 { Int32(clamping: place.number) }
    func decode(_ type: Int64.Type) -> Int64 { Int64(place.number) }
    func decode(_ type: UInt.Type) -> UInt { UInt(clamping: place.number) }
    func decode(_ type: UInt8.Type) -> UInt8 { UInt8(clamping: place.number) }
    func decode(_ type: UInt16.Type) -> UInt16 { UInt16(clamping: place.number) }
    func decode(_ type: UInt32.Type) -> UInt32 { UInt32(clamping: place.number) }
    func decode(_ type: UInt64.Type) -> UInt64 { UInt64(clamping: place.number) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }
  }
}
