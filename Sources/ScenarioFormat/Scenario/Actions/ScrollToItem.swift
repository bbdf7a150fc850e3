extension Action {
  /// `scrollToItem(at:at:animated:)`.
  package struct ScrollToItem: TimelineAction {
    package var item = Located<ItemReference>(.first, at: SourceName.none.location)
    package var position = ScrollPosition.none
    package var animated = true

    package static let rows = [
      ActionRow(
        "scrollToItem", reader, { $0 }, "scrolls until an item is where it should be",
        group: "Scroll", example: "scrollToItem: {item: [0, 3], position: centeredVertically}",
        synonyms: ["scrollTo", "scrollToRow", "scrollToItemAtIndexPath"])
    ]

    private static let table = MappingTable<Self>(
      "scrollToItem", "scrolls until an item is where it should be"
    ) {
      Field(
        "item", \.item, .itemReference, "an index path, or first, last, center, tapped, pinched",
        required: true, synonyms: ["at", "indexPath"])
      Field(
        "position", \.position, .word, "a UICollectionView.ScrollPosition",
        synonyms: ["scrollPosition", "anchor"])
      Field("animated", \.animated, .bool, "whether it moves there")
    }

    static let reader = ValueReader.mapping({ Self() }, { table })

    package var knownDuration: ActionDuration { animated ? .standard : .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.check(item)
    }
  }
}
