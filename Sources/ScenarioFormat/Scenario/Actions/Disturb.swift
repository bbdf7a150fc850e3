extension Action {
  /// Has happen what UIKit and an app's surroundings may do at any time, and seldom do.
  package struct Disturb: TimelineAction {
    /// How long the app's code does not return, in seconds: timers, answers and frames that are due meanwhile are late.
    package var busyFor: Double?
    /// Whether views that left the screen are used again; nil for as before.
    package var reusesViews: Bool?
    /// What heights of cells are made from, which they prefer whatever was estimated; 0 for those of their content, nil for
    /// as before.
    package var preferredHeights: Int?

    package static let rows = [
      ActionRow(
        "disturb", .mapping({ Self() }, { table }), { $0 },
        "what UIKit and an app's surroundings may do, and seldom do", group: "Environment",
        example: "disturb: {busyFor: 0.3}", synonyms: ["stall", "hang"])
    ]

    private static let table = MappingTable<Self>(
      "disturb", "what UIKit and an app's surroundings may do, and seldom do"
    ) {
      Field(
        "busyFor", \.busyFor, ValueReader<Double>.seconds.optional,
        "code of the app does not return: timers, answers and frames are late",
        synonyms: ["busy", "duration"])
      Field(
        "reusesViews", \.reusesViews, ValueReader<Bool>.bool.optional,
        "whether cells that left the screen are used again from here on", synonyms: ["reuse"])
      Field(
        "preferredHeights", \.preferredHeights,
        ValueReader<Int>.integer(0...65535, "a seed of heights").optional,
        "cells prefer heights made from this number, whatever was estimated; 0 for their own",
        synonyms: ["heights"])
    }

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
