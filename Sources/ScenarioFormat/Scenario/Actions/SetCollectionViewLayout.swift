extension Action {
  /// `setCollectionViewLayout(_:animated:completion:)`.
  package struct SetCollectionViewLayout: TimelineAction {
    package var layout = SourceName.none
    package var animated = true
    /// In seconds.
    package var duration = 0.3
    /// Runs when the animation has ended.
    package var completion: [Step] = []

    package static let rows = [
      ActionRow(
        "setCollectionViewLayout", reader, { $0 }, "another layout", group: "Layout",
        example: "setCollectionViewLayout: {layout: big, animated: true}",
        synonyms: ["setLayout", "changeLayout", "collectionViewLayout"])
    ]

    private static let table = MappingTable<Self>("setCollectionViewLayout", "another layout") {
      Field(
        "layout", \.layout, .definedName, "its name under 'layouts'", required: true,
        synonyms: ["to"])
      Field("animated", \.animated, .bool, "whether the cells move there")
      Field("duration", \.duration, .seconds, "of the animation")
      Field("completion", \.completion, .steps, "what happens when it has ended")
    }

    private static let reader = ValueReader.byShape(
      scalar: ValueReader<SourceName>.name.map { Self(layout: $0) }.expecting(
        "the name of a layout"),
      mapping: .mapping({ Self() }, { table }))

    package var knownDuration: ActionDuration { animated ? .exactly(duration) : .none }
    package var children: [Step] { completion }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      if changesData { timeline.loseData() }
    }

    package func resolveNames(in references: inout ReferenceCheck) {
      references.requireLayout(layout)
    }
  }
}

extension ValueReader where Value == SourceName {
  /// The name of one of the `layouts`: a layout itself is not described where it is changed to.
  fileprivate static let definedName = ValueReader(
    name.schema, "the name of one of the 'layouts'"
  ) { node, reading in
    guard node.scalar != nil else {
      reading.report(
        .wrongType(expected: "the name of one of the 'layouts'", found: node), at: node.range)
      return nil
    }
    return name.read(node, reading)
  }
}
