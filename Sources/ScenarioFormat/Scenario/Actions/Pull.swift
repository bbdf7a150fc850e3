extension Action {
  /// A drag from rest beyond the edge, held, and let go.
  package struct Pull: TimelineAction {
    /// The finger's movement in points; downwards is positive.
    package var by = Vector.zero
    package var duration = 0.6
    /// How long the finger rests at the end.
    package var hold = 0.0
    package var release = Release.bounce

    package static let rows = [
      ActionRow(
        "pull", .mapping({ Self() }, { table }), { $0 },
        "a drag beyond the edge, held and let go", group: "Touch",
        example: "pull: {by: 150, hold: 0.3}", synonyms: ["overscroll", "pullToRefresh"])
    ]

    private static let table = MappingTable<Self>("pull", "a drag beyond the edge, held and let go")
    {
      Field(
        "by", \.by, distance, "points downwards, or [x, y]", required: true,
        synonyms: ["distance"])
      Field("duration", \.duration, .movement, "how long the finger moves")
      Field("hold", \.hold, .seconds, "how long it rests at the end")
      Field("release", \.release, .release, "bounce, decelerate or {velocity: [x, y]}")
    }

    private static let distance = ValueReader<Vector>.byShape(
      scalar: ValueReader<Double>.number(.distance).map { Vector(dx: 0, dy: $0) }.expecting(
        "points downwards"),
      list: .vector(.distance))

    package var knownDuration: ActionDuration { .atLeast(duration + hold) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.touch()
    }
  }
}
