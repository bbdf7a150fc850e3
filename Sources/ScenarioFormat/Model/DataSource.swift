/// The data that the collection view shows at the start.
package struct DataSource: Hashable, Sendable {
  package var sections: [Section] = []
  package var palette = Palette.preset(.spectrum)
  /// The kind of pictures that are shown when no file is named.
  package var placeholder = Placeholder.photo

  /// A section with its items, header and footer.
  package struct Section: Hashable, Sendable {
    /// Unique among the sections.
    package var id: String
    /// The header's text; empty if there is none.
    package var header: String
    package var footer: String
    package var items: [Item]
  }

  /// An item with the values that cells show.
  package struct Item: Hashable, Sendable {
    /// Unique among all items.
    package var id: String
    package var title: String
    package var color: ThemedColor
    /// Whatever else the scenario says about it, such as `subtitle`, in the order of the text.
    package var attributes: [Attribute]
    /// What `item.photo` shows; nil for one of the data source's kind.
    package var photo: Photo?
  }

  /// A value of an item, by the name that formulas call it by.
  package struct Attribute: Hashable, Sendable {
    package let name: String
    package let value: Expression.Value
  }

  /// Procedural pictures.
  package enum Placeholder: String, WordChoice {
    /// Places and things, as in a library of photographs.
    case photo
    case alps, coast, city, forest, desert, night, meadow, sunset
    /// Meals from above.
    case food
    case product, sneaker, portrait
    /// Sleeves of records, with the item's title.
    case cover
    case map
    /// The initials of the item's title.
    case avatar
    case gradient, pattern
    package static var synonyms: [String: String] {
      [
        "mountains": "alps", "lake": "alps", "sea": "coast", "beach": "coast", "skyline": "city",
        "woods": "forest", "dunes": "desert", "stars": "night", "album": "cover",
        "artwork": "cover", "initials": "avatar", "contact": "avatar", "face": "portrait",
        "person": "portrait", "meal": "food", "shoe": "sneaker",
      ]
    }
  }
}

/// A section as it is written, before ids and colours are given.
struct SectionDraft: Sendable {
  var id: SourceName?
  var header = ""
  var footer = ""
  var items: [ItemDraft] = []

  static let table = MappingTable<SectionDraft>("section", "a section of the data source") {
    Field(
      "id", \.id, ValueReader<SourceName>.name.optional,
      "unique among the sections; 'section-0' and so on if left out")
    Field("header", \.header, .text, "the header's text", synonyms: ["title", "headerTitle"])
    Field("footer", \.footer, .text, "the footer's text", synonyms: ["footerTitle"])
    Field(
      "items", \.items, .items, "how many items, or a list of titles or of items",
      synonyms: ["rows", "numberOfItems", "count"])
  }
}

struct ItemDraft: Hashable, Sendable {
  var id: SourceName?
  var title: String?
  var color: ThemedColor?
  var attributes: [DataSource.Attribute] = []
  var photo: Photo?

  static let itemLimit = 100_000
}

extension ValueReader where Value == [ItemDraft] {
  private static let countReader = ValueReader<Int>.integer(
    0...ItemDraft.itemLimit, "a number of items")

  static let items = ValueReader.byShape(
    scalar: ValueReader(countReader.schema, countReader.expectation) { node, reading in
      guard let count = countReader.read(node, reading) else { return nil }
      guard reading.reserveItems(count) else {
        reading.report(.tooManyItems, at: node.range)
        return nil
      }
      return Array(repeating: ItemDraft(), count: count)
    },
    list: .list(of: .item))
}

extension ValueReader where Value == ItemDraft {
  /// A title, or a mapping with `id`, `title`, `color`, `photo` and whatever else the cells mention.
  static let item = ValueReader.byShape(
    scalar: ValueReader<String>.text.map { ItemDraft(title: $0) }.expecting("a title"),
    mapping: itemMapping)

  private static let itemMapping = ValueReader(
    .dictionary(.anything), "an item such as {title: Brand}"
  ) {
    node, reading in
    var item = ItemDraft()
    for entry in node.entries ?? [] {
      switch entry.key.text {
      case "id": item.id = ValueReader<SourceName>.name.read(entry.value, reading)
      case "title": item.title = ValueReader<String>.text.read(entry.value, reading)
      case "color": item.color = ValueReader<ThemedColor>.color.read(entry.value, reading)
      case "photo": item.photo = ValueReader<Photo>.photo.read(entry.value, reading)
      default:
        reading.itemMembers.carried.insert(entry.key.text)
        if let value = ValueReader<Expression.Value>.plain.read(entry.value, reading) {
          item.attributes.append(.init(name: entry.key.text, value: value))
        }
      }
    }
    return item
  }
}

extension ValueReader where Value == Expression.Value {
  /// A number, a Boolean or a text, as the core schema reads it.
  static let plain = ValueReader(
    .either([.number(.free), .boolean, .text]), "a number, true, false or text"
  ) {
    node, reading in
    if let number = node.number { return reading.checked(number, .free, node).map { .number($0) } }
    if let bool = node.bool { return .bool(bool) }
    return ValueReader<String>.text.read(node, reading).map { .text($0) }
  }
}

struct DataSourceDraft: Sendable {
  var sections: [SectionDraft] = []
  var palette = Palette.preset(.spectrum)
  var placeholder = DataSource.Placeholder.photo

  static let table = MappingTable<DataSourceDraft>(
    "dataSource", "what the collection view shows at the start"
  ) {
    Field(
      "palette", \.palette, .palette, "colours for items that name none: a preset or a list",
      synonyms: ["colors"])
    Field(
      "placeholder", \.placeholder, .word, "what pictures show when no file is named",
      synonyms: ["photo", "photos"])
    Field(
      "sections", \.sections,
      .list(
        of: .mapping({ SectionDraft() }, { SectionDraft.table }),
        "a list of sections such as [{items: 8}]"),
      "the sections in order", required: true)
  }

  func resolved(seed: Int, _ reading: Reading) -> DataSource {
    var result = DataSource()
    result.palette = palette
    result.placeholder = placeholder
    for (index, section) in sections.enumerated() {
      let id = section.id?.text ?? "section-\(index)"
      result.sections.append(
        .init(
          id: id, header: section.header, footer: section.footer,
          items: resolved(section.items, of: id, at: index, seed: seed)))
    }
    reportRepetitions(of: sections.compactMap(\.id), reading)
    reportRepetitions(of: sections.flatMap { $0.items.compactMap(\.id) }, reading)
    return result
  }

  private func resolved(
    _ items: [ItemDraft], of section: String, at sectionIndex: Int, seed: Int
  ) -> [DataSource.Item] {
    items.enumerated().map { index, item in
      DataSource.Item(
        id: item.id?.text ?? "\(section).\(index)", title: item.title ?? "Item \(index)",
        color: item.color
          ?? palette.color(item: index, section: sectionIndex, count: items.count, seed: seed),
        attributes: item.attributes, photo: item.photo)
    }
  }

  private func reportRepetitions(of names: [SourceName], _ reading: Reading) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name.text).inserted {
      reading.report(.repeatedID(name.text), at: name.location)
    }
  }
}

extension Finding.Message {
  fileprivate static let tooManyItems = Self(
    .outOfRange, "the sections have more than 1000000 items in all")

  fileprivate static func repeatedID(_ id: String) -> Self {
    .init(.duplicateName, "the id '\(id)' is given twice")
  }
}
