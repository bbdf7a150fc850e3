extension Action {
  /// A finger that moves a row of a list aside, so that its actions come to sight.
  package struct Swipe: TimelineAction {
    package var item = Located(
      ItemReference.center, at: SourceRange(file: "", line: 1, column: 1, length: 0))
    /// The end of the row at which the actions are.
    package var edge = Edge.trailing
    /// Whether it goes across the row, which performs the first action.
    package var isFull = false
    package var duration = 0.45

    /// An end of a row.
    package enum Edge: String, WordChoice {
      case leading, trailing
      package static var synonyms: [String: String] { ["left": "leading", "right": "trailing"] }
    }

    package static let rows = [
      ActionRow(
        "swipe", reader, { $0 }, "a finger moves a row aside to uncover its actions",
        group: "Touch", example: "swipe: {item: [0, 3], edge: trailing}",
        synonyms: ["swipeActions", "swipeRow"])
    ]

    private static let table = MappingTable<Self>("swipe", "a finger that moves a row aside") {
      Field(
        "item", \.item, ValueReader<Located<ItemReference>>.itemReference,
        "an index path, or first, last, center", synonyms: ["indexPath", "cell", "row"])
      Field(
        "edge", \.edge, .word, "the end at which the actions are: leading or trailing",
        synonyms: ["side", "from"])
      Field(
        "full", \.isFull, .bool, "whether it goes across the row and performs the first action",
        synonyms: ["fullSwipe"])
      Field("duration", \.duration, .movement, "how long the finger moves")
    }

    private static let reader = ValueReader.byShape(
      list: ValueReader<Located<ItemReference>>.itemReference.map { Self(item: $0) },
      mapping: .mapping({ Self() }, { table }))

    package var knownDuration: ActionDuration { .atLeast(duration) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.touch(.item(item))
    }
  }
}
