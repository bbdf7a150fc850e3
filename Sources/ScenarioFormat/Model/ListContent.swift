/// A row of a list as UIKit has it: texts, an image and accessories in the places that
/// `UIListContentConfiguration` and `UICollectionViewListCell` give them.
package struct ListContent: Hashable, Sendable {
  package var style = Style.cell
  package var text = TextTemplate(parts: [])
  /// Below the text, or at the other end of the row.
  package var secondaryText = TextTemplate(parts: [])
  /// The name of a symbol before the texts; empty for none.
  package var symbol = TextTemplate(parts: [])
  /// Nil for the tint colour.
  package var symbolColor: ColorValue?
  /// The colour of a rounded square behind a symbol, as in Settings; nil for none.
  package var symbolBackground: ColorValue?
  /// A picture before the texts; nil for none.
  package var image: ViewElement.ImageSource?
  /// The side of the picture, in points.
  package var imageSize = 40.0
  package var imageCornerRadius = 6.0
  /// Nil for the label's own.
  package var textColor: ColorValue?
  package var accessories: [ListAccessory] = []

  /// The look of the texts, by the names of `UIListContentConfiguration`'s configurations.
  package enum Style: String, WordChoice {
    /// The secondary text below the text.
    case cell
    case subtitle
    /// The secondary text at the other end of the row.
    case value
    package static var synonyms: [String: String] {
      ["subtitleCell": "subtitle", "valueCell": "value", "default": "cell"]
    }
  }
}

/// A view at an end of a row, by the names of `UICellAccessory`.
package enum ListAccessory: Hashable, Sendable {
  /// A sign that is there while its condition holds.
  case sign(Sign, isShown: Expression)
  /// A grey text.
  case label(TextTemplate)
  case toggle(Expression)
  /// A symbol that is there while its condition holds.
  case symbol(name: TextTemplate, color: ColorValue, isShown: Expression)

  package enum Sign: String, CaseIterable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, detail, reorder, delete
  }
}

/// The actions that a swipe uncovers at one end of a row.
package struct SwipeActions: Hashable, Sendable {
  /// From the row's edge inwards.
  package var actions: [SwipeAction] = []
  /// Whether a swipe across the row performs the first action.
  package var performsFirstActionWithFullSwipe = true
}

/// A button behind a row, by the words of `UIContextualAction`.
package struct SwipeAction: Hashable, Sendable {
  package var title = ""
  /// Empty for none.
  package var symbol = ""
  /// Whether it deletes its row.
  package var isDestructive = false
  /// Nil for the style's own.
  package var backgroundColor: ThemedColor?
  /// The property of the row's item that becomes true, or false if it was true; empty for none.
  package var toggledProperty = ""
}

// MARK: - Reading

extension ListContent {
  static let table = MappingTable<Self>(
    "list cell", "a row of a list: texts, an image and accessories in UIKit's places"
  ) {
    Field("text", \.text, .template, "the text, such as item.title", synonyms: ["title", "label"])
    Field(
      "secondaryText", \.secondaryText, .template, "a text below, or at the other end",
      synonyms: ["subtitle", "detailText", "detail", "value"])
    Field("style", \.style, .word, "cell, subtitle or value")
    Field(
      "symbol", \.symbol, .symbolName, "a symbol before the texts, or item.symbol",
      synonyms: ["systemImage", "icon"])
    Field(
      "symbolColor", \.symbolColor, ValueReader<ColorValue>.colorValue.optional,
      "the colour of the symbol; the tint colour if left out", synonyms: ["tintColor"])
    Field(
      "symbolBackground", \.symbolBackground, ValueReader<ColorValue>.colorValue.optional,
      "the colour of a rounded square behind the symbol, as in Settings")
    Field(
      "image", \.image, ValueReader<ViewElement.ImageSource>.imageSource.optional,
      "a picture before the texts: item.photo, photo:… or a PNG file", synonyms: ["photo"])
    Field("imageSize", \.imageSize, .number(1...1000), "the side of the picture, in points")
    Field(
      "imageCornerRadius", \.imageCornerRadius, .number(.length),
      "of the picture, in points")
    Field(
      "textColor", \.textColor, ValueReader<ColorValue>.colorValue.optional,
      "the colour of the text", synonyms: ["color"])
    Field(
      "accessories", \.accessories, .list(of: .accessory, "a list such as [disclosureIndicator]"),
      "views at the row's ends", synonyms: ["accessory", "accessoryType"])
  }
}

extension ValueReader where Value == ListAccessory {
  fileprivate static let accessory = cases { table }

  private static let table = CaseTable<NoFrame, ListAccessory>(
    "accessory", "a view at an end of a row"
  ) {
    sign(.disclosureIndicator, "a grey chevron", ["disclosure", "chevron"])
    sign(.outlineDisclosure, "a chevron in the tint colour", ["outline"])
    sign(.checkmark, "a checkmark", ["check", "checked"])
    sign(.detail, "an i in a circle", ["info", "detailButton"])
    sign(.reorder, "three grey lines", ["grip", "handle"])
    sign(.delete, "a red minus at the leading end", ["minus"])
    Case(
      "label", ValueReader<TextTemplate>.template, { .label($0) }, "a grey text",
      example: "{label: item.subtitle}", synonyms: ["text", "badge"])
    Case(
      "switch", ValueReader<Expression>.condition, { .toggle($0) }, "a switch that is on or off",
      example: "{switch: true}", synonyms: ["toggle"])
    Case(
      "symbol", symbol, { .symbol(name: $0.name, color: $0.color, isShown: $0.isShown) },
      "a symbol",
      example: "{symbol: {name: star.fill, color: systemYellow}}", synonyms: ["image", "icon"])
  }

  private static func sign(
    _ sign: ListAccessory.Sign, _ doc: String, _ synonyms: [String]
  ) -> Case<ListAccessory> {
    Case(
      sign.rawValue, ValueReader<Expression>.condition, { .sign(sign, isShown: $0) },
      doc + "; given a condition, only while it holds", example: sign.rawValue,
      synonyms: synonyms, bare: .sign(sign, isShown: .constant(.bool(true))))
  }

  private struct SymbolDraft: Sendable {
    var name = TextTemplate(parts: [])
    var color = ColorValue.named("secondaryLabel")
    var isShown = Expression.constant(.bool(true))
  }

  private static let symbol = ValueReader<SymbolDraft>.byShape(
    scalar: ValueReader<TextTemplate>.symbolName.map { SymbolDraft(name: $0) },
    mapping: .mapping(
      { SymbolDraft() },
      {
        MappingTable("symbol accessory", "a symbol at the trailing end") {
          Field(
            "name", \.name, .symbolName, "a name such as heart.fill, or item.symbol",
            required: true)
          Field(
            "color", \.color, .colorValue, "a colour, or item.color", synonyms: ["tintColor"])
          Field(
            "when", \.isShown, ValueReader<Expression>.condition,
            "a condition, such as item.flagged: otherwise it is not there")
        }
      }))
}

extension ValueReader where Value == SwipeActions {
  /// A list of actions, or a mapping with more about them.
  static let swipeActions = ValueReader.byShape(
    list: actions.map { SwipeActions(actions: $0) },
    mapping: .mapping({ SwipeActions() }, { table }))

  private static let actions = ValueReader<[SwipeAction]>.list(
    of: .mapping({ SwipeAction() }, { SwipeAction.table }),
    "a list of actions such as [{title: Delete, style: destructive}]")

  private static let table = MappingTable<SwipeActions>(
    "swipe actions", "the actions that a swipe uncovers"
  ) {
    Field("actions", \.actions, actions, "from the row's edge inwards", required: true)
    Field(
      "fullSwipe", \.performsFirstActionWithFullSwipe, .bool,
      "whether a swipe across the row performs the first one",
      synonyms: ["performsFirstActionWithFullSwipe"])
  }
}

extension SwipeAction {
  fileprivate static let table = MappingTable<Self>("contextual action", "a button behind a row") {
    Field("title", \.title, .text, "its text", synonyms: ["text", "label"])
    Field("symbol", \.symbol, .fixedSymbolName, "a symbol above the text", synonyms: ["image"])
    Field(
      "style", \.isDestructive, ValueReader<Style>.word.map { $0 == .destructive },
      "normal, or destructive: it deletes its row")
    Field(
      "backgroundColor", \.backgroundColor, ValueReader<ThemedColor>.color.optional,
      "red for a destructive one and grey for others if left out", synonyms: ["color"])
    Field(
      "toggle", \.toggledProperty, toggledProperty,
      "a property of the item that it turns on or off, such as flagged; the row shows it",
      synonyms: ["toggles", "marks"])
  }

  /// From here on items have the property, though none says so.
  private static let toggledProperty = ValueReader(
    ValueReader<String>.text.schema, ValueReader<String>.text.expectation
  ) { node, reading in
    let name = ValueReader<String>.text.read(node, reading)
    if let name { reading.itemMembers.carried.insert(name) }
    return name
  }

  private enum Style: String, WordChoice { case normal, destructive }
}
