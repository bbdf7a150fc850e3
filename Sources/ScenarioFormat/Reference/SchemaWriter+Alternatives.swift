extension SchemaWriter {
  /// What fits one of several schemas, chosen by the type of the value.
  mutating func either(_ schemas: [Schema]) -> JSONValue {
    let objects = objectSchema(schemas)
    let lists = listSchema(schemas)
    let isMixed = objects != nil || lists != nil
    let scalars = Self.scalarSchema(schemas, isMixed: isMixed)
    var parts = [objects, lists, scalars].compactMap(\.self)
    let types = parts.flatMap(\.types)
    guard let last = parts.popLast(), !parts.isEmpty else {
      return (objects ?? lists ?? scalars)?.schema ?? .object([])
    }
    // The type is said around it all, so that a wrong one is reported once.
    var result = last.schema.filter { $0 != "type" }
    for part in parts.reversed() {
      result = .object([
        ("if", Self.isOf(part.types)), ("then", part.schema), ("else", result),
      ])
    }
    guard case .object(let members) = result else { return result }
    return .object([("type", Self.types(types))] + members)
  }

  /// A schema with the types of what fits it.
  private typealias Part = (types: [String], schema: JSONValue)

  private static func types(_ names: [String]) -> JSONValue {
    names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) })
  }

  private static func isOf(_ names: [String]) -> JSONValue { .object([("type", types(names))]) }

  // MARK: Scalars

  private static func scalarSchema(_ schemas: [Schema], isMixed: Bool) -> Part? {
    var types: [String] = []
    var bounds: [(String, JSONValue)] = []
    var words: [String] = []
    var patterns: [String] = []
    var isAnyText = false
    func add(_ type: String) { if !types.contains(type) { types.append(type) } }
    for schema in schemas {
      switch schema {
      case .boolean: add("boolean")
      case .number(let limits):
        add("number")
        bounds = Self.bounds(limits)
      case .integer(let limits):
        add("integer")
        bounds = Self.bounds(limits)
      case .text(nil):
        isAnyText = true
        add("string")
      case .text(let pattern?):
        patterns.append(pattern)
        add("string")
      case .words(let more):
        words += more
        add("string")
      case .empty: add("null")
      case .list, .mapping, .dictionary, .either, .anything, .deferred: continue
      }
    }
    guard !types.isEmpty else { return nil }
    // A number beyond the limits is no text.
    if isAnyText, !types.contains("number"), !types.contains("integer") { types += ["number"] }
    if isAnyText, !types.contains("boolean") { types.append("boolean") }
    var members = [("type", Self.types(types))] + bounds
    if !isAnyText { members += texts(words, patterns, areOnly: types == ["string"] && !isMixed) }
    return (types, .object(members))
  }

  /// What holds for texts, and for nothing else.
  private static func texts(
    _ words: [String], _ patterns: [String], areOnly: Bool
  ) -> [(String, JSONValue)] {
    let choice = JSONValue.object([("enum", .array(words.map { .string($0) }))])
    let choices = patterns.map { JSONValue.object([("pattern", .string($0))]) }
    if words.isEmpty {
      return patterns.count == 1
        ? [("pattern", .string(patterns[0]))]
        : patterns.isEmpty ? [] : [("anyOf", .array(choices))]
    }
    if !patterns.isEmpty {
      let fitting = JSONValue.array([choice] + choices)
      return areOnly
        ? [("anyOf", fitting)]
        : [("if", isOf(["string"])), ("then", .object([("anyOf", fitting)]))]
    }
    return areOnly
      ? [("enum", .array(words.map { .string($0) }))]
      : [("if", isOf(["string"])), ("then", choice)]
  }

  // MARK: Lists

  private mutating func listSchema(_ schemas: [Schema]) -> Part? {
    var lists: [JSONValue] = []
    for schema in schemas {
      if case .list = schema { lists.append(value(schema)) }
    }
    guard let first = lists.first else { return nil }
    return (["array"], lists.count == 1 ? first : .object([("anyOf", .array(lists))]))
  }

  // MARK: Mappings

  private mutating func objectSchema(_ schemas: [Schema]) -> Part? {
    var kinds: [MappingDescription] = []
    var dictionaries: [JSONValue] = []
    var allowsNothing = false
    for schema in schemas {
      switch schema {
      case .mapping(let description): kinds.append(description())
      case .dictionary: dictionaries.append(value(schema))
      case .empty: allowsNothing = true
      default: continue
      }
    }
    guard !kinds.isEmpty || !dictionaries.isEmpty || allowsNothing else { return nil }
    var result = dictionaries.first
    if !kinds.isEmpty {
      let known = kind(among: kinds)
      result = result.map { .object([("anyOf", .array([known, $0]))]) } ?? known
    }
    let nothing = ("maxProperties", JSONValue.number(0))
    guard allowsNothing else { return result.map { (["object"], $0) } }
    guard let some = result else { return (["object"], .object([nothing])) }
    return (
      ["object"],
      .object([("if", .object([("minProperties", .number(1))])), ("then", some)])
    )
  }

  /// What fits one of several kinds of mappings, chosen by what tells them apart.
  private mutating func kind(among kinds: [MappingDescription]) -> JSONValue {
    guard kinds.count > 1 else { return reference(to: kinds[0]) }
    var others: [MappingDescription] = []
    var named: [(word: String, kind: JSONValue)] = []
    for kind in kinds {
      if let word = kind.classWord {
        named.append((word, reference(to: kind)))
      } else {
        others.append(kind)
      }
    }
    var result: JSONValue?
    if !named.isEmpty {
      let words = JSONValue.array(named.map { .string($0.word) })
      let choices = named.map { word, kind in
        let isNamed = Self.has("class", .object([("const", .string(word))]))
        return JSONValue.object([("if", isNamed), ("then", kind)])
      }
      result = .object([
        ("required", .array([.string("class")])),
        ("properties", .object([("class", .object([("enum", words)]))])),
        ("allOf", .array(choices)),
      ])
    }
    for kind in others.reversed() {
      let known = reference(to: kind)
      guard let rest = result else {
        result = known
        continue
      }
      let test = Self.test(for: kind, among: kinds)
      result = .object([("if", test), ("then", known), ("else", rest)])
    }
    return result ?? .object([])
  }

  private static func has(_ key: String, _ schema: JSONValue) -> JSONValue {
    .object([
      ("required", .array([.string(key)])), ("properties", .object([(key, schema)])),
    ])
  }

  /// What is true of a mapping of a kind, and of none of the others: it has a key that they lack, or
  /// one of the keys of which there is exactly one.
  private static func test(
    for kind: MappingDescription, among kinds: [MappingDescription]
  ) -> JSONValue {
    let needed = kind.keys.filter(\.isRequired).map(\.name)
    let foreign = kinds.filter { $0.name != kind.name }.flatMap { $0.keys.map(\.name) }
    if let own = needed.first(where: { !foreign.contains($0) }) {
      return .object([("required", .array([.string(own)]))])
    }
    if let shared = needed.first {
      return has(shared, isOf(["string"]))
    }
    let cases = JSONValue.object([
      ("enum", .array(kind.exactlyOneOf.map { .string($0) }))
    ])
    // Some name is one of the cases: not all names are none.
    let none = JSONValue.object([("propertyNames", .object([("not", cases)]))])
    return .object([("not", none)])
  }
}

extension JSONValue {
  /// An object without some of its members.
  fileprivate func filter(_ isKept: (String) -> Bool) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { isKept($0.0) })
  }
}

extension MappingDescription {
  /// The one word that the key `class` may have; nil if there is no such word.
  fileprivate var classWord: String? {
    guard let key = keys.first(where: { $0.name == "class" }), key.isRequired,
      case .words(let words) = key.schema, words.count == 1
    else { return nil }
    return words[0]
  }
}

extension Schema {
  /// The schemas of which one must fit, none of them a choice itself.
  var alternatives: [Schema] {
    switch self {
    case .either(let schemas): schemas.flatMap(\.alternatives)
    case .deferred(let schema): schema().alternatives
    default: [self]
    }
  }
}
