extension Action {
  /// `setContentOffset(_:animated:)`.
  package struct SetContentOffset: TimelineAction {
    package var offset = PointExpression(x: 0, y: 0)
    package var animated = true

    package static let rows = [
      ActionRow(
        "setContentOffset", reader, { $0 }, "scrolls to a place", group: "Scroll",
        example: "setContentOffset: [0, 120]", synonyms: ["contentOffset", "scrollToOffset"])
    ]

    private static let table = MappingTable<Self>("setContentOffset", "scrolls to a place") {
      Field(
        "offset", \.offset, .pointExpression, "[x, y] in the content", required: true,
        synonyms: ["to", "contentOffset"])
      Field("animated", \.animated, .bool, "whether it moves there")
    }

    private static let reader = ValueReader.byShape(
      list: ValueReader<PointExpression>.pointExpression.map { Self(offset: $0) },
      mapping: .mapping({ Self() }, { table }))

    package var knownDuration: ActionDuration { animated ? .standard : .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
