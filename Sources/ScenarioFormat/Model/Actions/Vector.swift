/// A movement or a velocity: points, or points per second, x to the right and y down.
public struct Vector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public static let zero = Vector(dx: 0, dy: 0)
}

extension ValueReader where Value == Vector {
  static func vector(_ limits: Schema.Limits) -> ValueReader {
    ValueReader<[Double]>.tuple(of: .number(limits), count: 2, "[x, y]")
      .map { Vector(dx: $0[0], dy: $0[1]) }
  }
}
