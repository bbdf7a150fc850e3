package import AnimGeometry
package import Foundation

/// The mechanical state of a body and what it is made of.
///
/// Points, y down, and seconds; angles in radians, clockwise. The unit of mass is that of a body of 100 × 100 points
/// with density 1.
package struct DynamicBody: Hashable, Sendable {
  /// The centre.
  package var position: CGPoint
  /// Points per second.
  package var velocity: CGVector
  /// The rotation about the centre.
  package var angle: Double
  /// Radians per second.
  package var angularVelocity: Double
  /// The lengths of the sides, or of the axes of an ellipse.
  package var size: CGSize
  /// Whether the body is the ellipse in its rectangle.
  package var isRound: Bool

  /// The share of speed that a bounce gives back, 0…1.
  package var elasticity = 0.0
  /// The coefficient of Coulomb's law, not negative.
  package var friction = 0.0
  /// Mass per 10,000 points².
  package var density = 1.0
  /// The share of velocity that is lost per second.
  package var resistance = 0.0
  /// The share of angular velocity that is lost per second.
  package var angularResistance = 0.0
  /// Whether torques turn the body.
  package var allowsRotation = true
  /// Whether nothing moves the body.
  package var isAnchored = false

  /// A body at rest that does not bounce, unless told.
  package init(
    position: CGPoint, size: CGSize, velocity: CGVector = .zero, angle: Double = 0,
    angularVelocity: Double = 0, isRound: Bool = false
  ) {
    self.position = position
    self.size = size
    self.velocity = velocity
    self.angle = angle
    self.angularVelocity = angularVelocity
    self.isRound = isRound
  }

  /// The area in points² that has a mass of 1 at a density of 1, as `UIDynamicItemBehavior.density` has it.
  private static let unitArea = 10_000.0

  /// Density times the area of the rectangle, in units of 10,000 points²; of a round body too.
  package var mass: Double { density * size.width * size.height / Self.unitArea }

  /// The inverse of the mass; zero for a body that nothing moves.
  package var inverseMass: Double { isAnchored || mass <= 0 ? 0 : 1 / mass }

  /// The inverse moment of inertia of a solid rectangle or ellipse about its centre; zero for a body
  /// that nothing turns.
  package var inverseInertia: Double {
    guard allowsRotation, inverseMass > 0 else { return 0 }
    let square = size.width * size.width + size.height * size.height
    return (isRound ? 16 : 12) * inverseMass / square
  }

  /// The rectangle of the body without its angle.
  package var rect: CGRect {
    CGRect(
      x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Changes the velocity by an impulse, in mass × points per second.
  package mutating func apply(impulse: CGVector) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
  }

  /// Shifts the body by a share of a shift that grows with how easily it is moved.
  mutating func shift(_ amount: Double, along direction: CGVector) {
    position.x += amount * inverseMass * direction.dx
    position.y += amount * inverseMass * direction.dy
  }
}
