extension Action {
  /// Discards all cells and asks the data source again.
  package struct ReloadData: TimelineAction {
    package static let rows = [
      ActionRow(
        "reloadData", .nothing, { Self() }, "discards all cells and asks the data source again",
        group: "Updates", example: "reloadData", synonyms: ["reloadAll"], bare: Self())
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
