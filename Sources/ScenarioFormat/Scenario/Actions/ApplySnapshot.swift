extension Action {
  /// `NSDiffableDataSource.apply`.
  package struct ApplySnapshot: TimelineAction {
    package let snapshot: Snapshot

    package static let rows = [
      ActionRow(
        "applySnapshot", .mapping({ Snapshot() }, { Snapshot.table }), { Self(snapshot: $0) },
        "puts the items with these ids into this order", group: "Updates",
        example: "applySnapshot: {sections: [{id: section-0, items: [section-0.1, section-0.0]}]}",
        synonyms: ["apply", "snapshot"])
    ]

    package var knownDuration: ActionDuration { .standard }
    package var changesData: Bool { true }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.apply(at: location) { $0.apply(snapshot) }
    }
  }
}
