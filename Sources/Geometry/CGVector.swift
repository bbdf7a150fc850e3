public import Foundation

/// A direction and length in the plane, as Core Graphics has it and Foundation on Linux lacks.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  public static let zero = CGVector()
}
