/// One key of a mapping kind: its name, its documentation, its shape, and where its value goes.
struct Field<Root>: Sendable {
  var description: KeyDescription
  /// The value that is there before the key is read.
  private var initial: @Sendable (Root) -> JSONValue? = { _ in nil }
  fileprivate let store: @Sendable (YAMLNode, inout Root, Reading) -> Void

  @_semantics("optimize.sil.specialize.generic.never")
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable,
    _ reader: ValueReader<Value>,
    _ doc: String, required: Bool = false, synonyms: [String] = []
  ) {
    description = KeyDescription(
      name: name, doc: doc, schema: reader.schema, isRequired: required, example: reader.example,
      synonyms: synonyms)
    initial = { JSONValue(initial: $0[keyPath: path]) }
    store = { node, root, reading in
      if let value = reader.read(node, reading) { root[keyPath: path] = value }
    }
  }

  /// A key whose value is stored by `store`.
  @_semantics("optimize.sil.specialize.generic.never")
  init<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ doc: String, required: Bool = false,
    synonyms: [String] = [], store: @escaping @Sendable (Value, inout Root) -> Void
  ) {
    description = KeyDescription(
      name: name, doc: doc, schema: reader.schema, isRequired: required, example: reader.example,
      synonyms: synonyms)
    self.store = { node, root, reading in
      if let value = reader.read(node, reading) { store(value, &root) }
    }
  }
}

extension Field {
  /// The description, with what holds in `root` where the key is not there.
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func description(in root: Root) -> KeyDescription {
    var description = description
    if !description.isRequired, description.initial == nil { description.initial = initial(root) }
    return description
  }

  private init(
    _ description: KeyDescription,
    initial: @escaping @Sendable (Root) -> JSONValue?,
    store: @escaping @Sendable (YAMLNode, inout Root, Reading) -> Void
  ) {
    self.description = description
    self.initial = initial
    self.store = store
  }

  /// The same key in a mapping of which this one is a part.
  @_semantics("optimize.sil.specialize.generic.never")
  func lifted<Whole>(
    to whole: Whole.Type, _ path: any WritableKeyPath<Whole, Root> & Sendable
  ) -> Field<Whole> {
    Field<Whole>(description, initial: { initial($0[keyPath: path]) }) { node, whole, reading in
      store(node, &whole[keyPath: path], reading)
    }
  }
}

/// A mapping kind: one table for reading, suggestions, documentation and the JSON Schema.
struct MappingTable<Root>: Sendable {
  let doc: String
  let keys: KeyTable
  let fields: [Field<Root>]
  private let requiredUnless: String

  /// A table of the keys of a mapping.
  ///
  /// - Parameters:
  ///   - name: The name of the kind of mapping, for messages and documentation.
  ///   - doc: A description for the documentation and the JSON Schema.
  ///   - requiredUnless: A key whose presence excuses missing ones in the JSON Schema, because it
  ///     supplies them.
  ///   - fields: The keys in the order of the documentation.
  @_semantics("optimize.sil.specialize.generic.never")
  init(
    _ name: String, _ doc: String, requiredUnless: String = "",
    @FieldBuilder<Root> _ fields: () -> [Field<Root>]
  ) {
    self.requiredUnless = requiredUnless
    self.doc = doc
    self.fields = fields()
    keys = KeyTable(name, self.fields.map(\.description))
  }

  var name: String { keys.name }

  var description: MappingDescription {
    MappingDescription(name: name, doc: doc, keys: keys.keys, requiredUnless: requiredUnless)
  }

  /// The description, with what holds in `root` where keys are not there.
  @_semantics("optimize.sil.specialize.generic.never")
  func description(in root: Root) -> MappingDescription {
    MappingDescription(
      name: name, doc: doc, keys: fields.map { $0.description(in: root) },
      requiredUnless: requiredUnless)
  }

  func has(_ key: String) -> Bool { keys.position(of: key) != nil }

  /// Stores the values of `entries` into `root`, in the order of the table: later fields may rely
  /// on earlier ones.
  ///
  /// - Returns: The keys that were there, with their places, whether or not their values could be
  /// read.
  @_semantics("optimize.sil.specialize.generic.never")
  func read(
    _ entries: [YAMLNode.Entry], of node: YAMLNode, into root: inout Root, _ reading: Reading
  ) -> PresentKeys {
    var pass = keys.pass(over: entries, of: node, reading)
    while let (position, key, value) = pass.next() {
      reading.reading(key) { fields[position].store(value, &root, reading) }
    }
    return pass.present
  }
}

@resultBuilder
enum FieldBuilder<Root> {
  static func buildExpression(_ field: Field<Root>) -> [Field<Root>] { [field] }
  static func buildExpression(_ fields: [Field<Root>]) -> [Field<Root>] { fields }
  static func buildBlock(_ fields: [Field<Root>]...) -> [Field<Root>] { fields.flatMap { $0 } }
}

extension ValueReader {
  /// A mapping read by `table`, starting from `initial`, which holds the defaults.
  ///
  /// - Parameters:
  ///   - initial: The value before any key is read.
  ///   - table: The keys of the mapping.
  ///   - complete: The last step, after the fields: derives what depends on several keys and
  ///     reports conflicts.
  /// - Returns: A reader that accepts mappings alone.
  @_semantics("optimize.sil.specialize.generic.never")
  static func mapping(
    _ initial: @escaping @Sendable () -> Value,
    _ table: @escaping @Sendable () -> MappingTable<Value>,
    complete: @escaping @Sendable (inout Value, PresentKeys, YAMLNode, Reading) -> Void = {
      _, _, _, _ in
    }
  ) -> ValueReader {
    ValueReader(.mapping { table().description(in: initial()) }, "a mapping") { node, reading in
      let table = table()
      guard let entries = node.entries else {
        reading.report(
          .wrongType(expected: "a mapping with the keys of '\(table.name)'", found: node),
          at: node.range)
        return nil
      }
      var value = initial()
      let present = table.read(entries, of: node, into: &value, reading)
      complete(&value, present, node, reading)
      return value
    }
  }
}
