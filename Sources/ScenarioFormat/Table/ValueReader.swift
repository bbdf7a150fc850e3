/// How one kind of value is read, and what shape it has.
struct ValueReader<Value>: Sendable {
  let schema: Schema
  /// The kind of value that the reader wants, for messages: `a number`, `[width, height]`.
  let expectation: String
  /// The value, or nothing after reporting why not.
  let read: @Sendable (YAMLNode, Reading) -> Value?

  init(
    _ schema: Schema, _ expectation: String,
    read: @escaping @Sendable (YAMLNode, Reading) -> Value?
  ) {
    self.schema = schema
    self.expectation = expectation
    self.read = read
  }

  /// The first example of the expectation, in YAML; empty without one.
  var example: String { Finding.Message.example(in: expectation) }

  @_semantics("optimize.sil.specialize.generic.never")
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueReader<Other> {
    ValueReader<Other>(schema, expectation) { node, reading in
      read(node, reading).map(transform)
    }
  }

  /// Other words for what is wanted.
  func expecting(_ expectation: String) -> ValueReader {
    ValueReader(schema, expectation, read: read)
  }

  /// Reads with other names in the scope of expressions.
  @_semantics("optimize.sil.specialize.generic.never")
  func naming(_ extend: @escaping @Sendable (NameScope) -> NameScope) -> ValueReader {
    ValueReader(schema, expectation) { node, reading in
      reading.with(extend(reading.names)) { read(node, reading) }
    }
  }

  /// Lets later readers know of the value.
  @_semantics("optimize.sil.specialize.generic.never")
  func then(_ note: @escaping @Sendable (Value, Reading) -> Void) -> ValueReader {
    ValueReader(schema, expectation) { node, reading in
      let value = read(node, reading)
      if let value { note(value, reading) }
      return value
    }
  }

  /// For a property that is empty until its key is read.
  var optional: ValueReader<Value?> { map { $0 } }

  /// The value with its place.
  @_semantics("optimize.sil.specialize.generic.never")
  func located() -> ValueReader<Located<Value>> {
    ValueReader<Located<Value>>(schema, expectation) { node, reading in
      read(node, reading).map { Located($0, at: node.range) }
    }
  }

  /// Accepts also what `word` says, for keys with a short form.
  func orWord(_ word: String, _ value: Value) -> ValueReader where Value: Sendable {
    ValueReader(.either([.words([word]), schema]), "'\(word)' or \(expectation)") { node, reading in
      node.scalar?.text == word ? value : read(node, reading)
    }
  }

  /// Chooses by what stands there: a scalar, a list or a mapping.
  @_semantics("optimize.sil.specialize.generic.never")
  static func byShape(
    scalar: ValueReader? = nil, list: ValueReader? = nil, mapping: ValueReader? = nil
  ) -> ValueReader {
    let expectation = [scalar?.expectation, list?.expectation, mapping?.expectation].compactMap {
      $0
    }
    .joined(separator: " or ")
    let schemas = [scalar?.schema, list?.schema, mapping?.schema].compactMap { $0 }
    return ValueReader(.either(schemas), expectation) { node, reading in
      let chosen =
        switch node.content {
        case .scalar: scalar
        case .sequence: list
        case .mapping: mapping
        }
      guard let chosen else {
        reading.report(.wrongType(expected: expectation, found: node), at: node.range)
        return nil
      }
      return chosen.read(node, reading)
    }
  }

  /// Any number of values; findings in one do not hide the others.
  @_semantics("optimize.sil.specialize.generic.never")
  static func list<Element>(
    of element: ValueReader<Element>, _ expectation: String? = nil
  ) -> ValueReader where Value == [Element] {
    let expectation = expectation ?? "a list of \(element.expectation)"
    return ValueReader(.list(element.schema, count: nil), expectation) { node, reading in
      guard let elements = node.elements else {
        reading.report(.wrongType(expected: expectation, found: node), at: node.range)
        return nil
      }
      return elements.compactMap { element.read($0, reading) }
    }
  }

  /// A list, or its only element without brackets.
  static func oneOrMore<Element>(
    of element: ValueReader<Element>
  ) -> ValueReader where Value == [Element] {
    let list = ValueReader.list(of: element)
    return ValueReader(.either([element.schema, list.schema]), list.expectation) { node, reading in
      if node.elements != nil { return list.read(node, reading) }
      return element.read(node, reading).map { [$0] }
    }
  }

  /// Exactly `count` values of one kind.
  static func tuple<Element>(
    of element: ValueReader<Element>, count: Int, _ expectation: String
  ) -> ValueReader where Value == [Element] {
    ValueReader(.list(element.schema, count: count...count), expectation) { node, reading in
      guard let elements = node.elements, elements.count == count else {
        reading.report(.wrongType(expected: expectation, found: node), at: node.range)
        return nil
      }
      let values = elements.compactMap { element.read($0, reading) }
      return values.count == count ? values : nil
    }
  }

  /// A mapping whose keys the user chooses, in the order of the text.
  @_semantics("optimize.sil.specialize.generic.never")
  static func dictionary<Element>(
    of element: ValueReader<Element>, _ expectation: String
  ) -> ValueReader where Value == [Named<Element>] {
    ValueReader(.dictionary(element.schema), expectation) { node, reading in
      guard let entries = node.entries else {
        reading.report(.wrongType(expected: expectation, found: node), at: node.range)
        return nil
      }
      return entries.compactMap { entry in
        element.read(entry.value, reading).map { Named(entry.key, $0) }
      }
    }
  }
}

extension Finding.Message {
  /// The first example of what a reader wants, in YAML: what follows `such as`; empty without one.
  static func example(in expectation: String) -> String {
    guard let start = expectation.firstRange(of: "such as ")?.upperBound else { return "" }
    var depth = 0
    var result = ""
    for character in expectation[start...] {
      if depth == 0, character == "," || character == " " { break }
      if "[{".contains(character) { depth += 1 }
      if "]}".contains(character) { depth -= 1 }
      result.append(character)
    }
    return result.contains("…") ? "" : result
  }
}

/// A value with the name that the scenario gives it.
package struct Named<Value> {
  package let name: String
  package let location: SourceRange
  package let value: Value

  /// A value under a name, with the place of the name.
  package init(_ name: SourceName, _ value: Value) {
    self.name = name.text
    location = name.location
    self.value = value
  }
}

extension Named: Sendable where Value: Sendable {}
extension Named: Equatable where Value: Equatable {}
extension Named: Hashable where Value: Hashable {}

extension Finding.Message {
  static func wrongType(expected: String, found node: YAMLNode) -> Self {
    .init(.wrongType, "expected \(expected), found \(node.summary)")
  }
}
