extension Action.ViewChange {
  /// The keys beside overlay ids: `cell: center, state: expanded`.
  struct Draft: Sendable {
    var cell: Located<ItemReference>?
    var state: SourceName?
    var frame = StepFrame()
  }

  static let table = MappingTable<Draft>(
    "change", "a new state of a cell, or new properties of overlays by id"
  ) {
    Field(
      "cell", \.cell, ValueReader<Located<ItemReference>>.itemReference.optional,
      "the cell that gets the state")
    Field("state", \.state, ValueReader<SourceName>.name.optional, "a state of its template")
    StepFrame.table.fields.map { $0.lifted(to: Draft.self, \.frame) }
  }

  static var description: MappingDescription {
    var description = table.description
    description.otherKeys = .mapping { overlayDescription }
    return description
  }

  private static var overlayDescription: MappingDescription {
    var description = MappingDescription(
      name: "viewChange", doc: "new properties of an overlay",
      keys: AnimatableProperty.all.map {
        KeyDescription(name: $0.name, doc: $0.doc, schema: $0.reader.schema)
      })
    description.isNeverEmpty = true
    return description
  }

  /// Whether the mapping is a change rather than an action.
  static func isChange(_ entries: [YAMLNode.Entry], _ reading: Reading) -> Bool {
    entries.contains { $0.key.text == "cell" || reading.overlays.contains($0.key.text) }
  }

  static func read(_ entries: [YAMLNode.Entry], of node: YAMLNode, _ reading: Reading) -> Step? {
    var draft = Draft()
    let overlays = entries.filter { reading.overlays.contains($0.key.text) }
    let present = table.read(
      entries.filter { !reading.overlays.contains($0.key.text) }, of: node, into: &draft, reading)
    var change = Action.ViewChange()
    if let cell = draft.cell, let state = draft.state {
      change.cells.append(.init(cell: cell, state: state))
    } else if let place = present["cell"] ?? present["state"] {
      let missing = present["cell"] == nil ? "cell" : "state"
      if present[missing] == nil { reading.report(.missingKey(missing, in: "change"), at: place) }
    }
    change.overlays = overlays.compactMap { overlay($0, reading) }
    return Step(
      action: change, name: "change", start: draft.frame.start,
      condition: draft.frame.condition,
      location: node.range)
  }

  private static func overlay(
    _ entry: YAMLNode.Entry, _ reading: Reading
  ) -> Action.OverlayChange? {
    guard let properties = entry.value.entries, !properties.isEmpty else {
      reading.report(
        .wrongType(expected: "properties such as {alpha: 1}", found: entry.value),
        at: entry.value.range)
      return nil
    }
    let values = properties.compactMap { property -> PropertyValue.Entry? in
      guard let reader = AnimatableProperty.reader(of: property.key.text) else {
        reading.report(.unknownProperty(property.key.text), at: property.key.location)
        return nil
      }
      return reader.read(property.value, reading).map { .init(property.key.text, $0) }
    }
    return .init(id: entry.key, properties: values)
  }
}
