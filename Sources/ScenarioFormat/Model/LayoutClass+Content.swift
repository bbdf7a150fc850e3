// Layouts that depend on what their items are.
extension LayoutClass {
  static let waterfall = LayoutClass(
    .waterfall, "columns, the next item below the shortest one; an item's height is its 'height'",
    [
      number(
        .columnCount, 2, .init(1...100), "how many columns", isWhole: true,
        synonyms: ["columns", "numberOfColumns"]),
      number(
        .minimumColumnSpacing, 10, .distance, "points between columns", synonyms: ["columnSpacing"]
      ),
      number(
        .minimumInteritemSpacing, 10, .distance, "points between the items of a column",
        synonyms: ["itemSpacing", "spacing"]),
      sectionInset,
    ])

  static let chat = LayoutClass(
    .chat,
    "messages from the bottom up; an item's 'width' and 'height' are its size, 'outgoing' its side",
    [
      Property(
        .sectionInset, .insets(.init(top: 12, left: 16, bottom: 12, right: 16)),
        .insetsProperty, "space around the messages",
        synonyms: ["contentInsets", "sectionInsets", "insetForSection"]),
      number(.messageSpacing, 3, .distance, "points between messages of one side"),
      number(.turnSpacing, 12, .distance, "points between messages where the side changes"),
      number(.insertionScale, 0.4, .init(0...10), "what new messages start with"),
    ])

  static let storefront = LayoutClass(
    .storefront, "a compositional layout: features, columns of rows, and a grid in turn",
    [
      number(.featureHeight, 200, .length, "points"),
      number(.rowHeight, 64, .length, "points", synonyms: ["itemHeight"]),
      number(.gridHeight, 110, .length, "points"),
      number(.headerHeight, 44, .length, "points; 0 for no headers"),
      number(.margin, 16, .length, "points before and after the content of a section"),
    ])

  static let swipeList = LayoutClass(
    .swipeList, "the list of a compositional layout, with actions behind its rows",
    [
      number(.rowHeight, 44, .length, "points", synonyms: ["itemHeight", "estimatedRowHeight"]),
      Property(
        .trailingActions, .list([]),
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
