extension Action {
  /// Saves this moment as a picture of its own, under this name.
  package struct Still: TimelineAction {
    package let name: SourceName

    package static let rows = [
      ActionRow(
        "still", .fileName, { Self(name: $0) }, "saves this moment as a picture of its own",
        group: "Narration", example: "still: hero", synonyms: ["screenshot", "snapshotImage"])
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
