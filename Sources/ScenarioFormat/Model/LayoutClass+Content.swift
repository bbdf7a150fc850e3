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
}
