extension Action {
  /// The way back to the collection view before the last `push`.
  package struct Pop: TimelineAction {
    package var duration = 0.5
    package var animated = true

    package static let rows = [
      ActionRow(
        "pop", .mapping({ Self() }, { table }), { $0 }, "back to the collection view before",
        group: "Navigation", example: "pop: {}",
        synonyms: ["popViewController", "back", "dismiss"], bare: Self())
    ]

    private static let table = MappingTable<Self>("pop", "back to the collection view before") {
      Field("duration", \.duration, .seconds, "of the transition")
      Field("animated", \.animated, .bool, "whether it is seen")
    }

    package var knownDuration: ActionDuration { animated ? .exactly(duration) : .none }
    package var changesData: Bool { true }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.pop()
    }
  }
}
