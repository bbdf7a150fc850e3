extension Action {
  /// A finger that moves fast and is lifted while it moves.
  package struct Fling: TimelineAction {
    /// Of the finger, in points per second; content moves the same way.
    package var velocity = Vector.zero
    /// In the canvas; the middle if left out.
    package var from = PointExpression(
      x: .binary(.divide, .name(["bounds", "width"]), 2),
      y: .binary(.divide, .name(["bounds", "height"]), 2))
    /// How long the finger moves.
    package var duration = 0.2

    package static let rows = [
      ActionRow(
        "fling", .mapping({ Self() }, { table }), { $0 },
        "a quick movement sends the content on", group: "Touch",
        example: "fling: {velocity: [0, -900]}", synonyms: ["flick"])
    ]

    private static let table = MappingTable<Self>(
      "fling", "a quick movement that sends the content on"
    ) {
      Field(
        "velocity", \.velocity, .vector(.velocity),
        "[x, y] of the finger when it is lifted, in points per second", required: true)
      Field("from", \.from, .pointExpression, "[x, y] in the canvas; the middle if left out")
      Field("duration", \.duration, .movement, "how long the finger moves")
    }

    package var knownDuration: ActionDuration { .atLeast(duration) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.touch()
    }
  }
}
