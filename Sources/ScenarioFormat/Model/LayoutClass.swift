/// A built-in layout class with its properties, spelled as in Swift.
struct LayoutClass: Sendable {
  let name: String
  let doc: String
  let properties: [Property]
  let defaults: [Layout.Property]
  let table: MappingTable<Layout>

  struct Property: Sendable {
    let name: String
    let initial: PropertyValue
    let reader: ValueReader<PropertyValue>
    let doc: String
    let synonyms: [String]

    init(
      _ name: String, _ initial: PropertyValue, _ reader: ValueReader<PropertyValue>, _ doc: String,
      synonyms: [String] = []
    ) {
      self.name = name
      self.initial = initial
      self.reader = reader
      self.doc = doc
      self.synonyms = synonyms
    }

    fileprivate var field: Field<Layout> {
      let name = name
      let placed = reader.located()
      return Field(name, placed, doc, synonyms: synonyms) { value, layout in
        guard let index = layout.properties.firstIndex(where: { $0.name == name }) else { return }
        layout.properties[index].value = value.value
        layout.properties[index].location = value.location
      }
    }
  }

  init(_ name: String, _ doc: String, _ properties: [Property]) {
    self.name = name
    self.doc = doc
    self.properties = properties
    defaults = properties.map { Layout.Property(name: $0.name, value: $0.initial, location: nil) }
    table = MappingTable("\(name) layout", doc) {
      Layout.classField(name)
      Layout.commonFields
      properties.map(\.field)
    }
  }

  /// Any class from `source`: its properties are known to the compiler, not to this table.
  static let compiledTable = MappingTable<Layout>(
    "compiled layout", "a layout class from Swift sources"
  ) {
    Layout.sourceFields
    Layout.commonFields
  }

  static var compiledDescription: MappingDescription {
    var description = compiledTable.description
    description.otherKeys = .anything
    return description
  }

  static let synonyms = [
    "UICollectionViewFlowLayout": "flow", "grid": "flow", "LazyVGrid": "flow", "table": "list",
    "compositional": "list", "wave": "sine", "accordion": "expandable", "coverflow": "carousel",
  ]

  static let all = [flow, list, custom, sine, expandable, carousel]
}

extension LayoutClass {
  enum ScrollDirection: String, WordChoice {
    case vertical
    case horizontal
  }

  private static let bar = SizeExpression(width: .name(["bounds", "width"]), height: 0)

  private static let scrollDirection = Property(
    "scrollDirection", .text("vertical"), .wordProperty(ScrollDirection.self),
    "vertical or horizontal",
    synonyms: ["axis", "direction"])

  private static let sectionInset = Property(
    "sectionInset", .insets(.zero), .insetsProperty, "space around the items of a section",
    synonyms: ["contentInsets", "sectionInsets", "insetForSection"])

  private static let supplementary = [
    Property(
      "headerReferenceSize", .size(.init(width: 0, height: 0)), .sizeProperty,
      "[width, height] of section headers; no height, no header",
      synonyms: ["headerSize", "headerHeight"]),
    Property(
      "footerReferenceSize", .size(.init(width: 0, height: 0)), .sizeProperty,
      "[width, height] of section footers",
      synonyms: ["footerSize", "footerHeight"]),
    Property(
      "sectionHeadersPinToVisibleBounds", .bool(false), .boolProperty,
      "whether headers stay at the top",
      synonyms: ["stickyHeaders", "pinnedViews", "pinToVisibleBounds"]),
    Property(
      "sectionFootersPinToVisibleBounds", .bool(false), .boolProperty,
      "whether footers stay at the bottom"),
  ]

  private static func lines(spacing: Double) -> [Property] {
    [
      Property(
        "itemSize", .size(.init(width: 50, height: 50)), .sizeProperty,
        "[width, height] of every item",
        synonyms: ["cellSize", "size"]),
      Property(
        "minimumLineSpacing", .number(.number(spacing)), .numberProperty, "points between lines",
        synonyms: ["lineSpacing", "verticalSpacing", "interGroupSpacing"]),
      Property(
        "minimumInteritemSpacing", .number(10), .numberProperty,
        "points between items of a line, at least",
        synonyms: [
          "minimumInterItemSpacing", "interitemSpacing", "itemSpacing", "horizontalSpacing",
          "spacing",
        ]),
      scrollDirection, sectionInset,
    ]
  }

  static let flow = LayoutClass(
    "flow", "UICollectionViewFlowLayout: lines of items, as many in each as fit",
    lines(spacing: 10) + supplementary)

  static let list = LayoutClass(
    "list", "rows as wide as the view, as in a table",
    [
      Property(
        "rowHeight", .number(44), .numberProperty, "points",
        synonyms: ["itemHeight", "estimatedRowHeight"]),
      Property(
        "rowSpacing", .number(0), .numberProperty, "points between rows", synonyms: ["spacing"]),
      Property("showsSeparators", .bool(true), .boolProperty, "whether lines stand between rows"),
      sectionInset,
    ] + supplementary)

  static let expandable = LayoutClass(
    "expandable", "rows of which the selected one is higher",
    [
      Property("rowHeight", .number(100), .numberProperty, "points", synonyms: ["itemHeight"]),
      Property(
        "expandedRowHeight", .number(300), .numberProperty, "points of the selected row",
        synonyms: ["selectedRowHeight"]),
    ] + supplementary)

  static let carousel = LayoutClass(
    "carousel", "a line of items that shrink and fade away from the middle",
    lines(spacing: 20).map {
      $0.name == "scrollDirection"
        ? Property(
          "scrollDirection", .text("horizontal"), .wordProperty(ScrollDirection.self),
          "horizontal or vertical") : $0
    }
      + [
        Property(
          "sideItemScale", .number(0.6), .numberProperty,
          "the scale of items one step from the middle"),
        Property(
          "sideItemAlpha", .number(0.6), .numberProperty,
          "the alpha of items one step from the middle"),
      ])

  static let sine = LayoutClass(
    "sine", "items on a wave, one after the other",
    [
      Property("itemSize", .size(.init(width: 50, height: 50)), .sizeProperty, "[width, height]"),
      Property("headerHeight", .number(20), .numberProperty, "points; 0 for no headers"),
      Property("verticalGap", .number(10), .numberProperty, "points between items"),
      Property(
        "amplitude", .number(125), .numberProperty, "how far items swing to the sides, in points"),
      Property(
        "wavelength", .number(.name(["bounds", "height"])), .numberProperty, "points per swing"),
    ])

  static let custom = LayoutClass(
    "custom", "items where formulas put them; y is the running position",
    [
      Property("header", Header().property, headerReader, "{height: …} of section headers"),
      Property(
        "cell", Cell().property, cellReader,
        "{size, center, advance} of each item: formulas over y, item and bounds"),
    ])

  private struct Header: Sendable {
    var height = Expression.number(0)

    static let table = MappingTable<Header>("header", "the headers of a custom layout") {
      Field("height", \.height, .expression, "points", required: true)
    }

    var property: PropertyValue { .mapping([.init("height", .number(height))]) }
  }

  private static let headerReader = ValueReader<Header>.mapping({ Header() }, { Header.table })
    .map(\.property)

  private struct Cell: Sendable {
    var size = SizeExpression(width: 50, height: 50)
    var center = PointExpression(x: .name(["bounds", "midX"]), y: .name(["y"]))
    var advance = Expression.number(60)
    var alpha = Expression.number(1)
    var transform: [TransformStep] = []
    var zIndex = Expression.number(0)

    static let table = MappingTable<Cell>("cell", "the cells of a custom layout") {
      Field("size", \.size, .sizeExpression, "[width, height]")
      Field("center", \.center, .pointExpression, "[x, y] in the content")
      Field("advance", \.advance, .expression, "how far y moves on behind the item")
      Field("alpha", \.alpha, .expression, "0 is clear, 1 opaque")
      Field("transform", \.transform, .transform, "steps such as [{scale: 0.5}]")
      Field("zIndex", \.zIndex, .expression, "higher is in front")
    }

    var property: PropertyValue {
      .mapping([
        .init("size", .size(size)), .init("center", .point(center)),
        .init("advance", .number(advance)), .init("alpha", .number(alpha)),
        .init("transform", .transform(transform)), .init("zIndex", .number(zIndex)),
      ])
    }
  }

  private static let cellReader = ValueReader<Cell>.mapping({ Cell() }, { Cell.table })
    .naming { $0.adding("y", .none, "the running position of the layout") }
    .map(\.property)
}
