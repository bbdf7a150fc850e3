/// A movement or a velocity: points, or points per second, x to the right and y down.
package struct Vector: Hashable, Sendable {
  package var dx: Double
  package var dy: Double

  package static let zero = Vector(dx: 0, dy: 0)
}

extension ValueReader where Value == Vector {
  static func vector(_ limits: Schema.Limits) -> ValueReader {
    ValueReader<[Double]>.tuple(of: .number(limits), count: 2, "[x, y]")
      .map { Vector(dx: $0[0], dy: $0[1]) }
  }
}
