/// How an animation goes from its start to its end.
package enum Timing: Hashable, Sendable {
  case curve(Curve)
  /// A cubic Bézier curve from (0, 0) to (1, 1).
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  case spring(Spring)

  /// The timing curves that UIKit has names for.
  package enum Curve: String, WordChoice {
    case easeInOut
    case easeIn
    case easeOut
    case linear

    package static var synonyms: [String: String] {
      [
        "easeInEaseOut": "easeInOut", "curveEaseInOut": "easeInOut", "curveEaseIn": "easeIn",
        "curveEaseOut": "easeOut", "curveLinear": "linear", "ease": "easeInOut",
        "default": "easeInOut",
        "ease-in-out": "easeInOut", "ease-in": "easeIn", "ease-out": "easeOut",
      ]
    }
  }

  /// As in `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`.
  package struct Spring: Hashable, Sendable {
    /// 1 does not overshoot.
    package var dampingRatio = 1.0
    /// In distances per second.
    package var initialVelocity = 0.0
  }
}

extension Timing.Spring {
  static let table = MappingTable<Self>(
    "spring", "a spring that settles in the animation's duration"
  ) {
    Field(
      "dampingRatio", \.dampingRatio, .number(0.01...10), "1 does not overshoot",
      synonyms: ["damping", "usingSpringWithDamping", "dampingFraction"])
    Field(
      "initialVelocity", \.initialVelocity, .number(-1000...1000), "in distances per second",
      synonyms: ["velocity", "initialSpringVelocity"])
  }
}

extension ValueReader where Value == Timing {
  static let curve = ValueReader.byShape(
    scalar: ValueReader<Timing.Curve>.word.map { .curve($0) },
    list: ValueReader(
      .list(ValueReader<Double>.number(controlValues).schema, count: 4...4), "[x1, y1, x2, y2]"
    ) { node, reading in
      let values = ValueReader<[Double]>.tuple(
        of: .number(controlValues), count: 4, "[x1, y1, x2, y2]"
      ).read(node, reading)
      guard let values, let elements = node.elements else { return nil }
      // Time does not run backwards.
      let times = [0, 2].compactMap { reading.checked(values[$0], .init(0...1), elements[$0]) }
      return times.count == 2
        ? .cubic(x1: values[0], y1: values[1], x2: values[2], y2: values[3]) : nil
    })

  private static let controlValues = Schema.Limits(-10...10)

  static let spring = ValueReader<Timing.Spring>.mapping(
    { Timing.Spring() }, { Timing.Spring.table }
  ).map { Timing.spring($0) }
}
