extension Action {
  /// `UIView.animate(withDuration:…)`.
  package struct Animate: TimelineAction {
    package var duration = 0.25
    /// Between the call and the first movement.
    package var delay = 0.0
    package var timing = Timing.curve(.easeInOut)
    /// The steps of the closure, all done at once.
    package var steps: [Step] = []
    package var completion: [Step] = []

    package static let rows = [
      ActionRow(
        "animate", reader, { $0 }, "animates what its steps change", group: "Layout",
        example:
          "animate: {duration: 0.4, spring: {dampingRatio: 0.8}, do: [invalidateLayout, "
          + "layoutIfNeeded]}",
        synonyms: ["animateWithDuration", "withAnimation", "UIView.animate", "animation"])
    ]

    private static let table = MappingTable<Self>("animate", "changes that are animated together") {
      Field("duration", \.duration, .seconds, "of the animation", required: true)
      Field("delay", \.delay, .seconds, "before it begins")
      Field(
        "curve", \.timing, .curve, "easeInOut, easeIn, easeOut, linear, or four control values",
        synonyms: ["timing", "options", "easing"])
      Field(
        "spring", \.timing, .spring, "{dampingRatio, initialVelocity}",
        synonyms: ["usingSpringWithDamping"])
      Field(
        "do", \.steps, .steps, "what is animated", required: true,
        synonyms: ["animations", "actions"])
      Field("completion", \.completion, .steps, "what happens when it has ended")
    }

    private static let reader = ValueReader.mapping({ Self() }, { table }) {
      _, present, _, reading in
      if present["curve"] != nil, let spring = present["spring"] {
        reading.report(.curveAndSpring, at: spring)
      }
    }

    package var knownDuration: ActionDuration { .exactly(delay + duration) }
    package var children: [Step] { steps + completion }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      for step in steps { timeline.perform(step) }
    }
  }
}

extension Finding.Message {
  fileprivate static let curveAndSpring = Self(
    .conflictingKeys, "'curve' and 'spring' exclude each other")
}
