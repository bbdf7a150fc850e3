extension Action {
  /// A finger that goes down, moves by a distance and is lifted.
  package struct Drag: TimelineAction {
    /// Where the finger goes down: in the middle of the item in the middle if nothing is said.
    package var from = TouchTarget.center
    /// The finger's movement in points.
    package var by = Vector.zero
    /// How long the finger rests before it moves: long enough, it is a long press.
    package var press = 0.0
    package var duration = 0.5
    package var release = Release.decelerate

    package static let rows = [
      ActionRow(
        "drag", .mapping({ Self() }, { table }), { $0 }, "a finger moves", group: "Touch",
        example: "drag: {from: [160, 400], by: [0, -200], duration: 0.5}",
        synonyms: ["pan", "scroll"])
    ]

    private static let table = MappingTable<Self>("drag", "a finger that moves") {
      Field(
        "from", \.from, ValueReader<PointExpression>.pointExpression.map { .point($0) },
        "[x, y] in the canvas; the item in the middle if left out", synonyms: ["at", "start"])
      Field(
        "item", \.from, ValueReader<Located<ItemReference>>.itemReference.map { .item($0) },
        "in place of 'from', an index path, or first, last, center",
        synonyms: ["indexPath", "cell"])
      Field(
        "by", \.by, .vector(.distance), "[x, y]: how far it moves", required: true,
        synonyms: ["translation", "distance", "to"])
      Field(
        "press", \.press, .seconds, "how long it rests before it moves, for a long press",
        synonyms: ["minimumPressDuration"])
      Field("duration", \.duration, .movement, "how long it moves")
      Field(
        "release", \.release, .release, "decelerate, bounce or {velocity: [x, y]}",
        synonyms: ["end"])
    }

    package var knownDuration: ActionDuration { .atLeast(press + duration) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.touch(from)
    }
  }
}
