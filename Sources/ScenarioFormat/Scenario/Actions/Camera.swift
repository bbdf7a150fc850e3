extension Action {
  /// The part of the canvas that the picture shows.
  package struct Camera: TimelineAction {
    package var subject = Subject.canvas
    package var zoom = 1.0
    package var duration = 0.4

    /// The canvas, the rectangle or the item at which the camera looks.
    package enum Subject: Hashable, Sendable {
      case canvas
      case rect(RectExpression)
      case item(Located<ItemReference>)
    }

    package static let rows = [
      ActionRow(
        "camera", .mapping({ Self() }, { table }), { $0 },
        "the part of the canvas that is shown", group: "Narration",
        example: "camera: {item: [0, 3], zoom: 2}", synonyms: ["zoom"], bare: Self())
    ]

    private static let table = MappingTable<Self>("camera", "the part of the canvas that is shown")
    {
      Field(
        "rect", ValueReader<RectExpression>.rectExpression, "[x, y, width, height] in the canvas"
      ) { $1.subject = .rect($0) }
      Field("item", ValueReader<Located<ItemReference>>.itemReference, "an item that it looks at") {
        $1.subject = .item($0)
      }
      Field("zoom", \.zoom, .number(0.1...20), "how many times larger", synonyms: ["scale"])
      Field("duration", \.duration, .seconds, "of the movement")
    }

    package var knownDuration: ActionDuration { .exactly(duration) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      if case .item(let item) = subject { timeline.check(item) }
    }
  }
}
