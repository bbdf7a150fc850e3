/// How an animation goes from its start to its end.
public enum Timing: Hashable, Sendable {
  case curve(Curve)
  /// A cubic Bézier curve from (0, 0) to (1, 1).
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  case spring(Spring)

  public enum Curve: String, WordChoice {
    case easeInOut
    case easeIn
    case easeOut
    case linear

    public static var synonyms: [String: String] {
      [
        "easeInEaseOut": "easeInOut", "curveEaseInOut": "easeInOut", "curveEaseIn": "easeIn",
        "curveEaseOut": "easeOut", "curveLinear": "linear", "ease": "easeInOut",
        "default": "easeInOut",
        "ease-in-out": "easeInOut", "ease-in": "easeIn", "ease-out": "easeOut",
      ]
    }
  }

  /// As in `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`.
  public struct Spring: Hashable, Sendable {
    /// 1 does not overshoot.
    public var dampingRatio = 1.0
    /// In distances per second.
    public var initialVelocity = 0.0
  }
}

extension Timing.Spring {
  static let table = MappingTable<Self>(
    "spring", "a spring that settles in the animation's duration"
  ) {
    Field(
      "dampingRatio", \.dampingRatio, .number(atLeast: 0.01, atMost: 10), "1 does not overshoot",
      synonyms: ["damping", "usingSpringWithDamping", "dampingFraction"])
    Field(
      "initialVelocity", \.initialVelocity, .number, "in distances per second",
      synonyms: ["velocity", "initialSpringVelocity"])
  }
}

extension ValueReader where Value == Timing {
  static let curve = ValueReader.byShape(
    scalar: ValueReader<Timing.Curve>.word.map { .curve($0) },
    list: ValueReader<[Double]>.tuple(of: .number, count: 4, "[x1, y1, x2, y2]").map {
      .cubic(x1: $0[0], y1: $0[1], x2: $0[2], y2: $0[3])
    })

  static let spring = ValueReader<Timing.Spring>.mapping(
    { Timing.Spring() }, { Timing.Spring.table }
  ).map { Timing.spring($0) }
}
