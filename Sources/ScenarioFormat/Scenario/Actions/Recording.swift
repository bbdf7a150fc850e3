extension Action {
  /// From here on the picture records nothing.
  package struct Hide: TimelineAction {
    package static let rows = [
      ActionRow(
        "hide", .nothing, { Self() }, "goes on without recording", group: "Narration",
        example: "hide", bare: Self())
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }

  /// From here on the picture records again.
  package struct Show: TimelineAction {
    package static let rows = [
      ActionRow(
        "show", .nothing, { Self() }, "records again", group: "Narration", example: "show",
        bare: Self())
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
