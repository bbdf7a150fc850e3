extension Action {
  /// Two fingers that spread or close.
  package struct Pinch: TimelineAction {
    package var target = TouchTarget.center
    /// The fingers' distance at the start, in points.
    package var startSpread = 70.0
    package var endSpread = 200.0
    package var duration = 0.8
    package var end = End.released
    /// Whether the item under the fingers is as large as they are apart.
    package var resizesItem = true

    /// The end of the gesture: the fingers are lifted, or stay down.
    package enum End: String, WordChoice {
      case released
      case held
      package static var synonyms: [String: String] {
        ["release": "released", "hold": "held", "ended": "released"]
      }
    }

    package static let rows = [
      ActionRow(
        "pinch", .mapping({ Self() }, { table }), { $0 }, "two fingers spread or close",
        group: "Touch", example: "pinch: {item: [0, 3], spread: [70, 200]}",
        synonyms: ["magnify", "magnification", "zoomGesture"])
    ]

    private static let table = MappingTable<Self>("pinch", "two fingers that spread or close") {
      TouchTarget.fields(\.target)
      Field(
        "spread", ValueReader<[Double]>.tuple(of: .number(1...10_000), count: 2, "[from, to]"),
        "[from, to]: the fingers' distance in points", required: true,
        synonyms: ["distance", "scale"]
      ) { value, root in
        root.startSpread = value[0]
        root.endSpread = value[1]
      }
      Field("duration", \.duration, .movement, "how long they move")
      Field("end", \.end, .word, "released or held")
      Field(
        "resizesItem", \.resizesItem, .bool,
        "whether the item under the fingers is as large as they are apart, until they leave")
    }

    package var knownDuration: ActionDuration { .atLeast(duration) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.touch(target)
    }
  }
}
