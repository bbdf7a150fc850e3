extension Action {
  /// A part of the scenario with an asset of its own.
  public struct Chapter: Hashable, Sendable {
    public var name = SourceName.none
    /// Whether everything is as at the start of the scenario.
    public var reset = false
    /// What is different in this chapter.
    public var assignments: [Assignment] = []
  }

  /// The part of the canvas that the picture shows.
  public struct Camera: Hashable, Sendable {
    public var subject = Subject.canvas
    public var zoom = 1.0
    public var duration = 0.4

    public enum Subject: Hashable, Sendable {
      case canvas
      case rect(RectExpression)
      case item(Located<ItemReference>)
    }
  }
}

extension Action.Chapter {
  static let table = MappingTable<Self>(
    "chapter", "a part of the scenario with an asset of its own"
  ) {
    Field(
      "name", \.name, .name, "what {chapter} stands for in paths", required: true,
      synonyms: ["title", "id"])
    Field("reset", \.reset, .bool, "whether everything is as at the start")
    Field("set", \.assignments, .assignments, "what is different in this chapter")
  }

  static let reader = ValueReader.byShape(
    scalar: ValueReader<SourceName>.name.map { Self(name: $0) },
    mapping: .mapping({ Self() }, { table }))
}

extension Action.Camera {
  static let table = MappingTable<Self>("camera", "the part of the canvas that is shown") {
    Field("rect", ValueReader<RectExpression>.rectExpression, "[x, y, width, height] in the canvas")
    { $1.subject = .rect($0) }
    Field("item", ValueReader<Located<ItemReference>>.itemReference, "an item that it looks at") {
      $1.subject = .item($0)
    }
    Field(
      "zoom", \.zoom, .number(0.1...20), "how many times larger",
      synonyms: ["scale"])
    Field("duration", \.duration, .seconds, "of the movement")
  }
}

/// `repeat: {times: 3, do: [...]}`.
struct RepeatDraft: Sendable {
  var times = 2
  var steps: [Step] = []

  static let table = MappingTable<RepeatDraft>("repeat", "steps that happen several times") {
    Field("times", \.times, .integer(1...1000), "how often", required: true, synonyms: ["count"])
    Field(
      "do", \.steps, .steps, "what is repeated", required: true, synonyms: ["steps", "actions"])
  }
}
