extension Action {
  /// The refresh control begins to turn without a pull, or comes to its end.
  package struct Refresh: TimelineAction {
    /// Whether it begins.
    package var begins: Bool

    package static let rows = [
      ActionRow(
        "beginRefreshing", .nothing, { Self(begins: true) },
        "shows the refresh control without a pull", group: "Environment",
        example: "beginRefreshing", synonyms: ["startRefreshing"], bare: Self(begins: true)),
      ActionRow(
        "endRefreshing", .nothing, { Self(begins: false) }, "the refresh control has done its work",
        group: "Environment", example: "endRefreshing", synonyms: ["stopRefreshing"],
        bare: Self(begins: false)),
    ]

    package var knownDuration: ActionDuration { .exactly(0) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
