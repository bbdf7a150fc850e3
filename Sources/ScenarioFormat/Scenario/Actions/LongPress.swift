extension Action {
  /// A finger that stays down for a time.
  package struct LongPress: TimelineAction {
    package var target = TouchTarget.center
    package var duration = 0.5

    package static let rows = [
      ActionRow(
        "longPress", reader, { $0 }, "a finger stays down", group: "Touch",
        example: "longPress: {item: [0, 3], duration: 0.8}", synonyms: ["press", "hold"])
    ]

    private static let table = MappingTable<Self>("longPress", "a finger that stays down") {
      TouchTarget.fields(\.target)
      Field(
        "duration", \.duration, .seconds, "how long it stays", synonyms: ["minimumPressDuration"])
    }

    private static let reader = ValueReader.byShape(
      scalar: ValueReader<TouchTarget>.target.map { Self(target: $0) },
      list: ValueReader<TouchTarget>.target.map { Self(target: $0) },
      mapping: .mapping({ Self() }, { table }))

    package var knownDuration: ActionDuration { .atLeast(duration) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.touch(target)
    }
  }
}
