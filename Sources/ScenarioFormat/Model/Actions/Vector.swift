/// A movement or a velocity: points, or points per second, x to the right and y down.
public struct Vector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public static let zero = Vector(dx: 0, dy: 0)
}
