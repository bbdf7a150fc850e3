extension Action {
  /// `repeat: {times: 3, do: [...]}`.
  package struct Repeat: TimelineAction {
    package var times = 2
    package var steps: [Step] = []

    package static let rows = [
      ActionRow(
        "repeat", .mapping({ Self() }, { table }), { $0 }, "steps that happen several times",
        group: "Groups", example: "repeat: {times: 3, do: [{wait: 0.2}]}",
        synonyms: ["loop", "for"])
    ]

    private static let table = MappingTable<Self>("repeat", "steps that happen several times") {
      Field("times", \.times, .integer(1...1000), "how often", required: true, synonyms: ["count"])
      Field(
        "do", \.steps, .steps, "what is repeated", required: true, synonyms: ["steps", "actions"])
    }

    package var knownDuration: ActionDuration { .none }
    package var children: [Step] { steps }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.repeat(steps, times: times)
    }
  }
}
