// Layouts that depend on what their items are.
extension LayoutClass {
  static let waterfall = LayoutClass(
    "waterfall", "columns, the next item below the shortest one; an item's height is its 'height'",
    [
      number("columnCount", 2, "how many columns", synonyms: ["columns", "numberOfColumns"]),
      number("minimumColumnSpacing", 10, "points between columns", synonyms: ["columnSpacing"]),
      number(
        "minimumInteritemSpacing", 10, "points between the items of a column",
        synonyms: ["itemSpacing", "spacing"]),
      sectionInset,
    ])

  static let chat = LayoutClass(
    "chat",
    "messages from the bottom up; an item's 'width' and 'height' are its size, 'outgoing' its side",
    [
      Property(
        "sectionInset", .insets(.init(top: 12, left: 16, bottom: 12, right: 16)),
        .insetsProperty, "space around the messages",
        synonyms: ["contentInsets", "sectionInsets", "insetForSection"]),
      number("messageSpacing", 3, "points between messages of one side"),
      number("turnSpacing", 12, "points between messages where the side changes"),
      number("insertionScale", 0.4, "what new messages start with"),
    ])

  static let storefront = LayoutClass(
    "storefront", "a compositional layout: features, columns of rows, and a grid in turn",
    [
      number("featureHeight", 200, "points"),
      number("rowHeight", 64, "points", synonyms: ["itemHeight"]),
      number("gridHeight", 110, "points"),
      number("headerHeight", 44, "points; 0 for no headers"),
      number("margin", 16, "points before and after the content of a section"),
    ])

  static let swipeList = LayoutClass(
    "swipeList", "the list of a compositional layout, with actions behind its rows",
    [
      number("rowHeight", 44, "points", synonyms: ["itemHeight", "estimatedRowHeight"]),
      Property(
        "trailingActions", .list([]),
        ValueReader.list(of: action, "a list of actions").map {
          .list($0.map(\.property))
        },
        "[{title, style, backgroundColor}], the first one at the edge; a destructive one deletes",
        synonyms: ["swipeActions", "trailingSwipeActions"]),
    ])

  private struct SwipeAction: Sendable {
    var title = ""
    var style = Style.normal
    var backgroundColor: ColorValue?

    enum Style: String, WordChoice {
      case normal
      case destructive
    }

    static let table = MappingTable<SwipeAction>("swipeAction", "a button behind a row") {
      Field("title", \.title, .text, "what it says", required: true)
      Field("style", \.style, .word, "normal or destructive")
      Field(
        "backgroundColor", \.backgroundColor, ValueReader<ColorValue>.colorValue.optional,
        "grey, or red if it is destructive, if left out", synonyms: ["color", "background"])
    }

    var property: PropertyValue {
      .mapping(
        [.init("title", .text(title)), .init("style", .text(style.rawValue))]
          + [backgroundColor.map { .init("backgroundColor", .color($0)) }].compactMap(\.self))
    }
  }

  private static let action = ValueReader<SwipeAction>.mapping(
    { SwipeAction() }, { SwipeAction.table })
}
