import Foundation
import Staging

/// What the page's script reads.
struct PlayerDocument: Encodable {
  struct Mark: Encodable {
    var name: String
    var time: Double
  }

  /// `[start, end, image, x, y]`, the image a number or -1 for none.
  typealias FrameRow = [Double]

  /// An element through time: a state where it changes, none where it is gone.
  struct Element: Encodable {
    struct Change: Encodable {
      var frame: Int
      var state: TracedElement?

      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(frame)
        try container.encode(state)
      }
    }
    var id: UInt64
    var changes: [Change]
  }

  var title: String
  var theme: String
  /// In points.
  var width: Double
  var height: Double
  var pixelWidth: Int
  var pixelHeight: Int
  var scale: Double
  var frames: [FrameRow]
  /// PNG files in Base64.
  var images: [String]
  var elements: [Element]
  var marks: [Mark]
  var news: String?

  /// What changes from frame to frame, in the order in which elements come.
  static func elements(_ frames: [[TracedElement]]) -> [Element] {
    var elements: [Element] = []
    var places: [UInt64: Int] = [:]
    for (number, states) in frames.enumerated() {
      for state in states {
        let place = places[state.id] ?? elements.count
        if place == elements.count {
          places[state.id] = place
          elements.append(Element(id: state.id, changes: []))
        }
        guard elements[place].changes.last?.state != state else { continue }
        elements[place].changes.append(.init(frame: number, state: state))
      }
      let present = Set(states.map(\.id))
      for place in elements.indices
      where !present.contains(elements[place].id) && elements[place].changes.last?.state != nil {
        elements[place].changes.append(.init(frame: number, state: nil))
      }
    }
    return elements
  }
}
