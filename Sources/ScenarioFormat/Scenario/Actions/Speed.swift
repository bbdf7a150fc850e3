extension Action {
  /// From here on time runs this many times as fast in the picture.
  package struct Speed: TimelineAction {
    package let factor: Double

    package static let rows = [
      ActionRow(
        "speed", .number(0.01...100), { Self(factor: $0) },
        "how many times as fast it goes from here on", group: "Narration", example: "speed: 0.25",
        synonyms: ["slowMotion", "rate"])
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
