extension Action {
  /// The user shakes the device: `motionBegan` and `motionEnded` go to the first responder.
  package struct Shake: TimelineAction {
    /// Between `motionBegan` and `motionEnded`, in seconds: how long a shake of the hand is.
    package var duration = 0.5

    package static let rows = [
      ActionRow(
        "shake", reader, { $0 }, "shakes the device", group: "Environment", example: "shake",
        synonyms: ["shakeDevice", "motionShake", "motion"], bare: Self())
    ]

    private static let table = MappingTable<Self>("shake", "shakes the device") {
      Field("duration", \.duration, .seconds, "between motionBegan and motionEnded")
    }

    private static let reader = ValueReader.mapping({ Self() }, { table })

    package var knownDuration: ActionDuration { .exactly(duration) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
