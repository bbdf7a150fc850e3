extension Action {
  /// A part of the scenario with an asset of its own.
  package struct Chapter: TimelineAction {
    package var name = SourceName.none
    /// Whether everything is as at the start of the scenario.
    package var reset = false
    /// The values that are different in this chapter.
    package var assignments: [Assignment] = []

    package static let rows = [
      ActionRow(
        "chapter", reader, { $0 }, "begins a part with an asset of its own", group: "Narration",
        example: "chapter: {name: insertion, reset: true}", synonyms: ["section", "scene"])
    ]

    private static let table = MappingTable<Self>(
      "chapter", "a part of the scenario with an asset of its own"
    ) {
      Field(
        "name", \.name, .name, "what {chapter} stands for in paths", required: true,
        synonyms: ["title", "id"])
      Field("reset", \.reset, .bool, "whether everything is as at the start")
      Field("set", \.assignments, .assignments, "what is different in this chapter")
    }

    private static let reader = ValueReader.byShape(
      scalar: ValueReader<SourceName>.name.map { Self(name: $0) },
      mapping: .mapping({ Self() }, { table }))

    package var knownDuration: ActionDuration { .none }
    package var changesData: Bool { true }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.beginChapter(resetting: reset)
    }

    package func resolveNames(in references: inout ReferenceCheck) {
      references.note(chapter: name)
      references.check(assignments)
    }
  }
}
