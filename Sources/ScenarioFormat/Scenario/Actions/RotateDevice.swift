extension Action {
  /// Turns the device, in an animation.
  package struct RotateDevice: TimelineAction {
    package var to = Orientation.landscapeLeft
    package var duration = 0.3
    /// Before it begins.
    package var delay = 0.0

    /// `UIDeviceOrientation`.
    package enum Orientation: String, WordChoice {
      case portrait
      case landscapeLeft
      case landscapeRight
      case portraitUpsideDown
      package static var synonyms: [String: String] {
        ["landscape": "landscapeLeft", "upsideDown": "portraitUpsideDown"]
      }
    }

    package static let rows = [
      ActionRow(
        "rotateDevice", reader, { $0 },
        "turns the device; an app's interface follows as far as it supports that",
        group: "Environment",
        example: "rotateDevice: {to: landscapeLeft}",
        synonyms: ["rotate", "deviceRotation", "setOrientation"])
    ]

    private static let table = MappingTable<Self>(
      "rotateDevice", "turns the device; an app's interface follows as far as it supports that"
    ) {
      Field("to", \.to, .word, "a UIDeviceOrientation", required: true, synonyms: ["orientation"])
      Field(
        "duration", \.duration, .seconds,
        "of the turn; 0 in the first step of a timeline shows the device on its side from the beginning"
      )
      Field("delay", \.delay, .seconds, "before it begins")
    }

    private static let reader = ValueReader.byShape(
      scalar: ValueReader<Orientation>.word.map { Self(to: $0) },
      mapping: .mapping({ Self() }, { table }))

    package var knownDuration: ActionDuration { .exactly(delay + duration) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
