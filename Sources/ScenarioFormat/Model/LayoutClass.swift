/// A built-in layout class with its properties, spelled as in Swift.
struct LayoutClass: Sendable {
  let kind: BuiltInLayout
  let doc: String
  let properties: [Property]
  let defaults: [Layout.Property]
  let table: MappingTable<Layout>

  var name: String { kind.rawValue }

  struct Property: Sendable {
    let key: LayoutPropertyName
    let initial: PropertyValue
    let reader: ValueReader<PropertyValue>
    let doc: String
    let synonyms: [String]

    var name: String { key.rawValue }

    init(
      _ key: LayoutPropertyName, _ initial: PropertyValue, _ reader: ValueReader<PropertyValue>,
      _ doc: String,
      synonyms: [String] = []
    ) {
      self.key = key
      self.initial = initial
      self.reader = reader
      self.doc = doc
      self.synonyms = synonyms
    }

    fileprivate var field: Field<Layout> {
      let name = name
      let placed = reader.located()
      var field = Field<Layout>(name, placed, doc, synonyms: synonyms) { value, layout in
        guard let index = layout.properties.firstIndex(where: { $0.name == name }) else { return }
        layout.properties[index].value = value.value
        layout.properties[index].location = value.location
      }
      field.description.initial = JSONValue(initial: initial)
      return field
    }
  }

  init(
    _ kind: BuiltInLayout, _ doc: String, _ properties: [Property], fields: [Field<Layout>] = []
  ) {
    self.kind = kind
    self.doc = doc
    self.properties = properties
    defaults = properties.map { Layout.Property(name: $0.name, value: $0.initial, location: nil) }
    table = MappingTable("\(kind.rawValue) layout", doc) {
      Layout.classField(kind.rawValue)
      Layout.commonFields
      properties.map(\.field)
      fields
    }
  }

  /// Any class from `source`: its properties are known to the compiler, not to this table.
  static let compiledTable = MappingTable<Layout>(
    "compiled layout", "a layout class from Swift sources"
  ) {
    Layout.sourceFields
    Layout.commonFields
  }

  /// Any class that is linked: as a compiled one, without its files.
  static let linkedTable = MappingTable<Layout>("linked layout", "a layout class that is linked") {
    Layout.sourceClassField
    Layout.commonFields
  }

  static var compiledDescription: MappingDescription {
    var description = compiledTable.description
    description.otherKeys = .anything
    return description
  }

  /// Further names of the classes.
  static let synonyms = [
    "UICollectionViewFlowLayout": "flow", "grid": "flow", "LazyVGrid": "flow", "table": "list",
    "pinterest": "waterfall", "masonry": "waterfall", "deck": "cardStack", "wheel": "circular",
    "circle": "circular", "messages": "chat",
    "UICollectionViewCompositionalLayout": "compositional",
    "UITableView": "list", "wave": "sine", "accordion": "expandable", "coverflow": "coverFlow",
    "pages": "paging", "sticky": "stickyHeaders",
  ]

  static let all = BuiltInLayout.allCases.map(\.layoutClass)
}
