public import Foundation

/// A direction and length in the plane, as Core Graphics has it and Foundation on Linux lacks.
public struct CGVector: Hashable, Sendable, Codable {
  /// Length along x, to the right.
  public var dx: CGFloat
  /// Length along y, down.
  public var dy: CGFloat

  /// Creates a vector of its lengths along both axes.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector of whole lengths along both axes.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The zero vector.
  public init() { self.init(dx: CGFloat(0), dy: 0) }

  /// The vector without a length.
  public static let zero = CGVector()
}
