extension Action {
  /// Nothing happens for these seconds.
  package struct Wait: TimelineAction {
    package let seconds: Double

    package static let rows = [
      ActionRow(
        "wait", .seconds, { Self(seconds: $0) }, "lets this time pass", group: "Narration",
        example: "wait: 0.5", synonyms: ["sleep", "pause"])
    ]

    package var knownDuration: ActionDuration { .exactly(seconds) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
