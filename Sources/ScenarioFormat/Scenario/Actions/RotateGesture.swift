extension Action {
  /// Two fingers that turn by an angle.
  package struct RotateGesture: TimelineAction {
    package var target = TouchTarget.center
    /// Clockwise, in radians.
    package var by = Double.pi / 2
    package var duration = 0.6

    package static let rows = [
      ActionRow(
        "rotateGesture", .mapping({ Self() }, { table }), { $0 }, "two fingers turn",
        group: "Touch", example: "rotateGesture: {item: [0, 3], by: 90deg}",
        synonyms: ["rotate", "rotation"])
    ]

    private static let table = MappingTable<Self>("rotateGesture", "two fingers that turn") {
      TouchTarget.fields(\.target)
      Field(
        "by", \.by, .angle, "the angle, clockwise", required: true,
        synonyms: ["angle", "rotation"])
      Field("duration", \.duration, .movement, "how long they move")
    }

    package var knownDuration: ActionDuration { .atLeast(duration) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.touch(target)
    }
  }
}
