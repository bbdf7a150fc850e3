package import Foundation

extension Action {
  /// A new size of the screen, as in Split View.
  package struct Resize: TimelineAction {
    package var to = CGSize.zero
    package var duration = 0.3
    package var timing = Timing.curve(.easeInOut)

    package static let rows = [
      ActionRow(
        "resize", reader, { $0 }, "a new size of the screen", group: "Environment",
        example: "resize: {to: [480, 320]}", synonyms: ["setSize", "resizeWindow"])
    ]

    private static let table = MappingTable<Self>("resize", "a new size of the screen") {
      Field("to", \.to, .size, "[width, height] in points", required: true, synonyms: ["size"])
      Field("duration", \.duration, .seconds, "of the animation")
      Field("curve", \.timing, .curve, "easeInOut, easeIn, easeOut, linear")
    }

    private static let reader = ValueReader.byShape(
      list: ValueReader<CGSize>.size.map { Self(to: $0) },
      mapping: .mapping({ Self() }, { table }))

    package var knownDuration: ActionDuration { .exactly(duration) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
