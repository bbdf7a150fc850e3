extension Action {
  /// Keys are pressed one after the other, for the text field or view that has the caret.
  package struct TypeText: TimelineAction {
    package var text = ""
    /// Seconds from one key to the next: how fast somebody types.
    package var interval = 0.12

    package static let rows = [
      ActionRow(
        "typeText", reader, { $0 },
        "presses keys for the text field or view that was tapped; a line end is the return key",
        group: "Touch", example: "typeText: Berlin",
        synonyms: ["type", "insertText", "enterText", "keys"])
    ]

    private static let table = MappingTable<Self>("typing", "keys that are pressed") {
      Field("text", \.text, .text, "the keys, one for each character", required: true)
      Field("interval", \.interval, .seconds, "from one key to the next")
    }

    private static let reader = ValueReader.byShape(
      scalar: ValueReader<String>.text.map { Self(text: $0) },
      mapping: .mapping({ Self() }, { table }))

    package var knownDuration: ActionDuration {
      .exactly(interval * Double(max(0, text.count - 1)))
    }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
