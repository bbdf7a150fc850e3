extension Action {
  /// Gives this moment a name.
  package struct Mark: TimelineAction {
    package let name: SourceName

    package static let rows = [
      ActionRow(
        "mark", .name, { Self(name: $0) }, "gives this moment a name", group: "Narration",
        example: "mark: expanded", synonyms: ["label", "marker"])
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.remember(name)
    }

    package func resolveNames(in references: inout ReferenceCheck) { references.note(mark: name) }
  }
}
