import AnimGeometry
package import Foundation

/// A connection between a body and a point, or two bodies.
package struct Tie: Hashable, Sendable {
  /// The index of the first body.
  package var first: Int
  /// The index of the body at the other end; nil where that is the anchor.
  package var second: Int?
  /// The fixed end, where there is no second body; in points.
  package var anchor: CGPoint
  /// The distance between the ends at rest, in points.
  package var length: Double

  /// A connection of a length at rest.
  package init(first: Int, second: Int? = nil, anchor: CGPoint = .zero, length: Double) {
    self.first = first
    self.second = second
    self.anchor = anchor
    self.length = length
  }

  /// From the other end to the first body, the rate at which that changes, and the inverse of the
  /// reduced mass.
  func state(
    of bodies: [DynamicBody]
  ) -> (offset: CGVector, velocity: CGVector, inverseMass: Double) {
    let body = bodies[first]
    let other = second.map { bodies[$0] }
    let end = other?.position ?? anchor
    return (
      CGVector(dx: body.position.x - end.x, dy: body.position.y - end.y),
      CGVector(
        dx: body.velocity.dx - (other?.velocity.dx ?? 0),
        dy: body.velocity.dy - (other?.velocity.dy ?? 0)),
      body.inverseMass + (other?.inverseMass ?? 0)
    )
  }

  /// Brings the ends to their distance, and takes away the speed at which it changes.
  func makeRigid(_ bodies: inout [DynamicBody]) {
    let (offset, velocity, inverseMass) = state(of: bodies)
    let distance = hypot(offset.dx, offset.dy)
    guard inverseMass > 0, distance > 0 else { return }
    let direction = CGVector(dx: offset.dx / distance, dy: offset.dy / distance)
    let rate = velocity.dx * direction.dx + velocity.dy * direction.dy
    let impulse = CGVector(
      dx: -rate / inverseMass * direction.dx, dy: -rate / inverseMass * direction.dy)
    let error = (distance - length) / inverseMass
    bodies[first].apply(impulse: impulse)
    bodies[first].shift(-error, along: direction)
    if let second {
      bodies[second].apply(impulse: CGVector(dx: -impulse.dx, dy: -impulse.dy))
      bodies[second].shift(error, along: direction)
    }
  }
}
