/// The end of a touch, when a finger is lifted.
package enum Release: Hashable, Sendable {
  /// The content goes on with the speed that the finger had.
  case decelerate
  /// The finger rests before it is lifted, so that the content stays, or bounces back from beyond
  /// its edge.
  case bounce
  /// The content goes on with this speed, in points per second.
  case velocity(Vector)
}

extension ValueReader where Value == Release {
  private enum Word: String, WordChoice {
    case decelerate
    case bounce
    static var synonyms: [String: String] {
      ["rest": "bounce", "stop": "bounce", "fling": "decelerate"]
    }
  }

  private struct Draft: Sendable {
    var velocity = Vector.zero
  }

  private static let table = MappingTable<Draft>(
    "release", "what happens when the finger is lifted"
  ) {
    Field("velocity", \.velocity, .vector(.velocity), "[x, y] in points per second", required: true)
  }

  static let release = ValueReader.byShape(
    scalar: ValueReader<Word>.word.map { $0 == .decelerate ? .decelerate : .bounce },
    mapping: ValueReader<Draft>.mapping({ Draft() }, { table }).map { .velocity($0.velocity) })
}
