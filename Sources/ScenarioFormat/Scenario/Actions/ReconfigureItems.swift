extension Action {
  /// Configures the cells at index paths anew, without replacing them.
  package struct ReconfigureItems: TimelineAction {
    package let paths: [Located<ItemIndexPath>]

    package static let rows = [
      ActionRow(
        "reconfigureItems", .indexPaths, { Self(paths: $0) },
        "configures the cells at these index paths anew", group: "Updates",
        example: "reconfigureItems: [[0, 3]]",
        synonyms: ["reconfigure", "reconfigureItem", "update"])
    ]

    package var knownDuration: ActionDuration { .standard }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      for path in paths { timeline.check(path) }
    }
  }
}
