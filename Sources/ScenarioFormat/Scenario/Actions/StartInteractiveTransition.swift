extension Action {
  /// `startInteractiveTransition(to:)`, moved along and then finished or cancelled.
  package struct StartInteractiveTransition: TimelineAction {
    package var to = SourceName.none
    /// How far it is moved before it ends, 0…1.
    package var progress = 1.0
    /// Whether it is finished; otherwise it is cancelled.
    package var finish = true
    /// Of the movement up to `progress`, in seconds.
    package var duration = 0.5

    package static let rows = [
      ActionRow(
        "startInteractiveTransition", .mapping({ Self() }, { table }), { $0 },
        "a transition to another layout that a finger moves", group: "Layout",
        example: "startInteractiveTransition: {to: big, progress: 0.6, finish: true}",
        synonyms: ["interactiveTransition"])
    ]

    private static let table = MappingTable<Self>(
      "startInteractiveTransition", "a transition that a finger moves"
    ) {
      Field(
        "to", \.to, .name, "the layout's name under 'layouts'", required: true,
        synonyms: ["layout"])
      Field("progress", \.progress, .number(0...1), "how far it is moved, 0…1")
      Field("finish", \.finish, .bool, "whether it is finished; otherwise it is cancelled")
      Field("duration", \.duration, .seconds, "of the movement")
    }

    package var knownDuration: ActionDuration { .atLeast(duration) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}

    package func resolveNames(in references: inout ReferenceCheck) { references.requireLayout(to) }
  }
}
