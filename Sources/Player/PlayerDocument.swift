package import AnimStaging

/// The elements on screen in a frame.
package struct PlayerElements: Sendable {
  /// As they are seen.
  package var shown: [TracedElement]
  /// Where they will be when their animations end, by their numbers; what is not there is where it is seen.
  package var models: [UInt64: TracedElement.Placement]

  /// Elements with what they are on their way to.
  package init(shown: [TracedElement], models: [UInt64: TracedElement.Placement] = [:]) {
    self.shown = shown
    self.models = models
  }
}

/// The facts about the whole animation that the page's script reads.
struct PlayerDocument: Encodable {
  struct Mark: Encodable {
    var name: String
    var time: Double
  }

  var title: String
  var theme: String
  /// The width, in points.
  var width: Double
  /// The height, in points.
  var height: Double
  var pixelWidth: Int
  var pixelHeight: Int
  var scale: Double
  var marks: [Mark]
  var news: String?
}

/// The facts about a frame that the page's script reads.
///
/// As JSON they are an array: `[start, end, image, x, y, file, changes]`.
struct PlayerRow: Encodable {
  /// A new state of an element; nothing if it has gone.
  ///
  /// As JSON it is an array: `[id, state]`, or `[id, state, model]` while the element is on its way.
  struct Change: Encodable {
    var id: UInt64
    var state: TracedElement?
    var model: TracedElement.Placement?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(id)
      try container.encode(state)
      if let model { try container.encode(model) }
    }
  }

  /// The time at which the frame appears, in seconds.
  var start: Double
  var end: Double
  /// The number of the picture of what is new; -1 if nothing is.
  var image: Int
  /// The column of the picture's top left corner, in pixels.
  var x: Int
  /// The row of the picture's top left corner, in pixels.
  var y: Int
  /// The picture as a PNG or WebP file in Base64, where its number comes for the first time.
  var file: String?
  var changes: [Change]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for time in [start, end] { try container.encode((time * 1e6).rounded() / 1e6) }
    for number in [image, x, y] { try container.encode(number) }
    try container.encode(file)
    try container.encode(changes)
  }
}

/// Tells what becomes of elements from frame to frame.
struct ElementChanges {
  private struct State: Hashable {
    var shown: TracedElement
    var model: TracedElement.Placement?
  }
  private var latest: [UInt64: State] = [:]

  /// The elements of the next frame that have come or changed, in their order, then those that have
  /// gone.
  mutating func next(_ elements: PlayerElements) -> [PlayerRow.Change] {
    let states = elements.shown.map { element in
      let model = elements.models[element.id]
      return State(shown: element, model: model == element.placement ? nil : model)
    }
    var changes = states.filter { latest[$0.shown.id] != $0 }.map {
      PlayerRow.Change(id: $0.shown.id, state: $0.shown, model: $0.model)
    }
    let present = Set(states.map(\.shown.id))
    changes += latest.keys.filter { !present.contains($0) }.sorted().map {
      PlayerRow.Change(id: $0, state: nil)
    }
    latest = Dictionary(states.map { ($0.shown.id, $0) }) { _, last in last }
    return changes
  }
}
