extension Action {
  /// Steps that start together; the group ends with the last of them.
  package struct Parallel: TimelineAction {
    package let steps: [Step]

    package static let rows = [
      ActionRow(
        "parallel", .steps, { Self(steps: $0) }, "steps that start together", group: "Groups",
        example: "parallel: [{wait: 1}, {tap: [0, 3]}]",
        synonyms: ["together", "group", "simultaneously"])
    ]

    package var knownDuration: ActionDuration { .none }
    package var children: [Step] { steps }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.parallel(steps)
    }
  }
}
