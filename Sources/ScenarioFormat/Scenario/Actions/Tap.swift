extension Action {
  /// A finger that goes down and up in one place.
  package struct Tap: TimelineAction {
    package let target: TouchTarget

    package static let rows = [
      ActionRow(
        "tap", .target, { Self(target: $0) }, "a finger goes down and up", group: "Touch",
        example: "tap: [0, 3]", synonyms: ["touch", "click", "press"])
    ]

    package var knownDuration: ActionDuration { .atLeast(0) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.touch(target)
    }
  }
}
