extension Action {
  /// Asks the layout as a collection view may at any time, and does nothing with the answer.
  package struct QueryLayout: TimelineAction {
    /// The rectangle of `layoutAttributesForElements(in:)`, in the content's points; nil for the bounds, unless there is
    /// an item.
    package var elements: RectExpression?
    /// The index path of `layoutAttributesForItem(at:)`.
    package var item: Located<ItemIndexPath>?

    package static let rows = [
      ActionRow(
        "queryLayout", .mapping({ Self() }, { table }), { $0 },
        "asks the layout, as UIKit may at any time, and leaves the answer alone", group: "Layout",
        example: "queryLayout: {elements: [0, 0, 320, 2000]}", synonyms: ["query", "askLayout"],
        bare: Self())
    ]

    private static let table = MappingTable<Self>("queryLayout", "a question to the layout") {
      Field(
        "elements", \.elements, ValueReader<RectExpression>.rectExpression.optional,
        "[x, y, width, height] in the content: layoutAttributesForElements(in:)",
        synonyms: ["rect", "in"])
      Field(
        "item", \.item, ValueReader<Located<ItemIndexPath>>.indexPath.optional,
        "an index path: layoutAttributesForItem(at:)", synonyms: ["indexPath", "at"])
    }

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      if let item { timeline.check(item) }
    }
  }
}
