extension Action {
  /// Shows a line of text at the lower edge of the picture until it is hidden or replaced.
  package struct Caption: TimelineAction {
    package let text: String

    package static let rows = [
      ActionRow(
        "caption", .text, { Self(text: $0) },
        "shows a line of text at the lower edge of the picture", group: "Narration",
        example: "caption: the cells fly in", synonyms: ["subtitle", "text"])
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }

  /// Takes the line of text away.
  package struct HideCaption: TimelineAction {
    package static let rows = [
      ActionRow(
        "hideCaption", .nothing, { Self() }, "takes the line away", group: "Narration",
        example: "hideCaption", bare: Self())
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
