extension Action {
  /// The part of the canvas that the picture shows.
  package struct Camera: TimelineAction {
    package var subject = Subject.canvas
    package var zoom = 1.0
    package var duration = 0.4
    package var timing = Timing.curve(.easeInOut)
    /// How the scene stands before the camera: turned about its horizontal and its vertical axis, in
    /// radians.
    package var turn = Vector.zero

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
      Field(
        "turn", \.turn, turn, "[x, y]: how far the scene is turned about its axes, in perspective",
        synonyms: ["rotation", "perspective", "tilt"])
      Field("duration", \.duration, .seconds, "of the movement")
      Field("curve", \.timing, .curve, "easeInOut, easeIn, easeOut, linear", synonyms: ["easing"])
    }

    private static let turn = ValueReader<Vector>(
      .list(.either([.number(.angle), .text]), count: 2...2),
      "two angles such as [10deg, -20deg], each of at most 60deg"
    ) { node, reading in
      let expectation = "two angles such as [10deg, -20deg]"
      guard
        let angles = ValueReader<[Double]>.tuple(of: .angle, count: 2, expectation)
          .read(node, reading)
      else { return nil }
      // Beyond, little more than an edge is to be seen.
      guard angles.allSatisfy({ abs($0) <= .pi / 3 }) else {
        reading.report(.turnedAway, at: node.range)
        return nil
      }
      return Vector(dx: angles[0], dy: angles[1])
    }

    package var knownDuration: ActionDuration { .exactly(duration) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      if case .item(let item) = subject { timeline.check(item) }
    }
  }
}

extension Finding.Message {
  fileprivate static let turnedAway = Self(
    .outOfRange, "the scene can be turned by at most 60deg about each of its axes")
}
