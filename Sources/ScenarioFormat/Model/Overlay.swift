extension ValueReader where Value == [ViewElement] {
  /// Views above the collection view; `{shape: cornerBrackets, …}` is short for `{shape: {path:
  /// cornerBrackets, …}}`.
  static let overlays = ValueReader<[ViewElement]>.list(
    of: .overlay, "a list of views such as [{shape: cornerBrackets, id: finder}]")
}

extension ValueReader where Value == ViewElement {
  fileprivate static let overlay = ValueReader(
    .either([.mapping { flat.description }, .mapping { ViewElement.table.description }]), "a view"
  ) { node, reading in
    guard node["shape"]?.scalar != nil else {
      return ValueReader<ViewElement>.cases { ViewElement.table }.read(node, reading)
    }
    let reader = ValueReader<ElementDraft<ViewElement.Shape>>.mapping(
      { ElementDraft(payload: ViewElement.Shape()) }, { flat })
    return reader.read(node, reading).map { $0.element(.shape($0.payload)) }
  }

  private static let flat = MappingTable<ElementDraft<ViewElement.Shape>>(
    "overlay", "a shape above the collection view"
  ) {
    ElementDraft<ViewElement.Shape>.commonFields
    ElementDraft<ViewElement.Shape>.shadowField
    Field("shape", \.payload.path, .word, "the outline", required: true, synonyms: ["path"])
    Field("fill", \.payload.fill, .colorValue, "the colour inside")
    Field("stroke", \.payload.stroke, .colorValue, "the colour of the line")
    Field("lineWidth", \.payload.lineWidth, .number(0...1000), "in points")
  }
}
