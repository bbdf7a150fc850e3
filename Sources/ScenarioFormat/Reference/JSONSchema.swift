/// The grammar as a JSON Schema for editors, made from the tables that the reader reads by.
///
/// Draft 07, the newest that the YAML language server supports:
/// http://json-schema.org/draft-07/schema. It knows keys, shapes, words and ranges; what
/// expressions mention, whether names refer to something, and index paths at their time are the
/// reader's business.
///
/// Where a value may have several shapes, `if` asks which of them it has, so that a mistake is
/// reported at its place: of `anyOf` all that is known is that nothing fits.
package enum JSONSchema {
  /// The name by which schemas refer to this one.
  ///
  /// It is a name, and no address.
  package static let identifier = "urn:render-anim:scenario:1"

  /// The schema in one line, with a newline at the end.
  package static var text: String {
    var writer = SchemaWriter()
    let root = writer.reference(to: ScenarioDraft.table.description)
    let definitions = writer.definitions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let schema = JSONValue.object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("$id", .string(identifier)),
      ("title", .string("render-anim scenario")),
      ("allOf", .array([root])),
      ("definitions", .object(definitions)),
    ])
    return schema.text + "\n"
  }
}

/// Writes the definitions of the kinds of mappings that it comes across.
struct SchemaWriter {
  private(set) var definitions: [String: JSONValue] = [:]

  /// A reference to the definition of a mapping kind, which is written when it is first asked for.
  mutating func reference(to description: MappingDescription) -> JSONValue {
    let name = Self.identifier(description.name)
    if definitions[name] == nil {
      definitions[name] = .object([])  // Ends the recursion of kinds that contain themselves.
      definitions[name] = definition(description)
    }
    return .object([("$ref", .string("#/definitions/\(name)"))])
  }

  /// `flow layout` becomes `flowLayout`.
  private static func identifier(_ name: String) -> String {
    let words = name.split(separator: " ")
    return words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  private mutating func definition(_ description: MappingDescription) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("description", .string(description.doc)), ("type", .string("object")),
    ]
    var properties: [(String, JSONValue)] = []
    for key in description.keys {
      properties.append((key.name, described(key)))
    }
    members.append(("properties", .object(properties)))
    members += otherKeys(of: description)
    members += presence(of: description)
    return .object(members)
  }

  private mutating func otherKeys(of description: MappingDescription) -> [(String, JSONValue)] {
    guard let other = description.otherKeys else { return [("additionalProperties", .bool(false))] }
    guard !description.otherKeyPattern.isEmpty else {
      return [("additionalProperties", value(other))]
    }
    return [
      ("patternProperties", .object([(description.otherKeyPattern, value(other))])),
      ("additionalProperties", .bool(false)),
    ]
  }

  private func presence(of description: MappingDescription) -> [(String, JSONValue)] {
    func required(_ names: [String]) -> JSONValue {
      .object([("required", .array(names.map { .string($0) }))])
    }
    var members: [(String, JSONValue)] = []
    if description.keys.count == description.exactlyOneOf.count, !description.keys.isEmpty {
      members += [("minProperties", .number(1)), ("maxProperties", .number(1))]
    } else if !description.exactlyOneOf.isEmpty {
      members.append(("oneOf", .array(description.exactlyOneOf.map { required([$0]) })))
    }
    if description.isNeverEmpty { members.append(("minProperties", .number(1))) }
    let needed = description.keys.filter(\.isRequired).map(\.name)
    if needed.isEmpty { return members }
    if description.requiredUnless.isEmpty {
      members.append(("required", .array(needed.map { .string($0) })))
    } else {
      members.append(("anyOf", .array([required(needed), required([description.requiredUnless])])))
    }
    return members
  }

  private mutating func described(_ key: KeyDescription) -> JSONValue {
    let schema = value(key.schema)
    guard case .object(let members) = schema else { return schema }
    var notes: [(String, JSONValue)] = [("description", .string(key.doc))]
    // Some have a value that cannot be written, for what is not there.
    if let initial = key.initial, key.schema.fits(initial) { notes.append(("default", initial)) }
    // The example may be of one element of a list.
    if !key.example.isEmpty, let example = JSONValue(yaml: key.example), key.schema.fits(example) {
      notes.append(("examples", .array([example])))
    }
    if members.contains(where: { $0.0 == "$ref" }) {
      // Draft 07 ignores what stands beside a reference.
      return .object(notes + [("allOf", .array([schema]))])
    }
    return .object(notes + members)
  }

  mutating func value(_ schema: Schema) -> JSONValue {
    switch schema {
    case .boolean: return Self.type("boolean")
    case .number(let limits): return .object([("type", .string("number"))] + Self.bounds(limits))
    case .integer(let limits): return .object([("type", .string("integer"))] + Self.bounds(limits))
    case .text(nil):
      return .object([("type", .array(["string", "number", "boolean"].map { .string($0) }))])
    case .text(let pattern?):
      return .object([("type", .string("string")), ("pattern", .string(pattern))])
    case .words(let words): return .object([("enum", .array(words.map { .string($0) }))])
    case .list(let element, let count):
      var members: [(String, JSONValue)] = [("type", .string("array")), ("items", value(element))]
      if let count {
        members += [
          ("minItems", .number(Double(count.lowerBound))),
          ("maxItems", .number(Double(count.upperBound))),
        ]
      }
      return .object(members)
    case .mapping(let description): return reference(to: description())
    case .dictionary(let element):
      return .object([("type", .string("object")), ("additionalProperties", value(element))])
    case .either: return either(schema.alternatives)
    case .anything: return .object([])
    case .empty:
      return .object([
        ("type", .array([.string("null"), .string("object")])), ("maxProperties", .number(0)),
      ])
    case .deferred(let schema): return value(schema())
    }
  }

  private static func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }

  static func bounds(_ limits: Schema.Limits) -> [(String, JSONValue)] {
    [("minimum", .number(limits.low)), ("maximum", .number(limits.high))]
  }
}
