extension Action {
  /// `set`: gives variables and properties other values.
  package struct SetValues: TimelineAction {
    package let assignments: [Assignment]

    package static let rows = [
      ActionRow(
        "set", .assignments, { Self(assignments: $0) },
        "sets variables, or properties of the layout", group: "Layout",
        example: "set: {layout.itemSize: [80, 80]}", synonyms: ["assign"])
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}

    package func resolveNames(in references: inout ReferenceCheck) {
      references.check(assignments)
    }
  }
}
