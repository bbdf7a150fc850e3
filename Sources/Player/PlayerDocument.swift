import AnimPixels
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
  /// The quality of the pictures.
  var quality: Int
  /// The quality of those that are seen for a moment only; nil if it is the same.
  var movingQuality: Int?
  var expectation: Expectation?

  /// What a frame is expected to show, as pictures to lay over it.
  struct ExpectedFrame: Encodable {
    var frame: Int
    var expected: [PlayerRow.Part]
    /// What it shows there, as exact.
    var actual: [PlayerRow.Part]
  }

  /// What a reference expects.
  struct Expectation: Encodable {
    let words: PlayerExpectation
    var frames: [ExpectedFrame]

    init(_ words: PlayerExpectation, frames: [ExpectedFrame]) {
      (self.words, self.frames) = (words, frames)
    }

    private enum Key: String, CodingKey { case headline, causes, differing, tracks, frames }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(words.headline, forKey: .headline)
      try container.encode(words.causes, forKey: .causes)
      try container.encode(words.differing, forKey: .differing)
      try container.encode(words.tracks, forKey: .tracks)
      try container.encode(frames, forKey: .frames)
    }
  }
}

/// The facts about a frame that the page's script reads.
///
/// As JSON they are an array: `[start, end, parts]`.
struct PlayerRow: Encodable {
  /// What is drawn of a frame, over the one before.
  ///
  /// As JSON it is an array: `[picture, x, y]`, or `[x, y, width, height, dx, dy]` for what has moved to there. All is
  /// in pixels.
  enum Part: Encodable {
    case picture(Int, x: Int, y: Int)
    case move(FrameChange.Move)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      let numbers =
        switch self {
        case .picture(let number, let x, let y): [number, x, y]
        case .move(let move):
          [
            move.rect.minX, move.rect.minY, move.rect.width, move.rect.height, move.dx, move.dy,
          ]
        }
      for number in numbers { try container.encode(number) }
    }
  }

  /// The time at which the frame appears, in seconds.
  var start: Double
  var end: Double
  /// What is drawn, in order; nothing if all stays as it was.
  var parts: [Part]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for time in [start, end] { try container.encode((time * 1e6).rounded() / 1e6) }
    try container.encode(parts)
  }
}

/// A new state of an element; nothing if it has gone.
///
/// As JSON it is an array: `[id, state]`, or `[id, state, model]` while the element is on its way.
struct ElementChange: Encodable {
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

/// Tells what becomes of elements from frame to frame.
struct ElementChanges {
  private struct State: Hashable {
    var shown: TracedElement
    var model: TracedElement.Placement?
  }
  private var latest: [UInt64: State] = [:]

  /// The elements of the next frame that have come or changed, in their order, then those that have
  /// gone.
  mutating func next(_ elements: PlayerElements) -> [ElementChange] {
    let states = elements.shown.map { element in
      let model = elements.models[element.id]
      return State(shown: element, model: model == element.placement ? nil : model)
    }
    var changes = states.filter { latest[$0.shown.id] != $0 }.map {
      ElementChange(id: $0.shown.id, state: $0.shown, model: $0.model)
    }
    let present = Set(states.map(\.shown.id))
    changes += latest.keys.filter { !present.contains($0) }.sorted().map {
      ElementChange(id: $0, state: nil)
    }
    latest = Dictionary(states.map { ($0.shown.id, $0) }) { _, last in last }
    return changes
  }
}
