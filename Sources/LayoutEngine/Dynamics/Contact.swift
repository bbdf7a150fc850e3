package import AnimGeometry
package import Foundation

/// A body that overlaps another, or a boundary.
package struct Contact: Hashable, Sendable {
  /// The obstacle that a body touches: another body, a line, or the rectangle that it stays in.
  package enum Other: Hashable, Sendable { case body(Int), segment(Int), enclosure }

  /// The two parties of a contact, by indices.
  package struct Pair: Hashable, Sendable {
    /// The index of the body.
    package var first: Int
    /// The obstacle that it touches.
    package var other: Other

    /// A body and what it touches.
    package init(first: Int, other: Other) { (self.first, self.other) = (first, other) }
  }

  /// The two parties.
  package let pair: Pair
  /// The direction out of the other, of length 1.
  package let normal: CGVector
  /// How far the body is in the other, in points.
  package let depth: Double
  /// Where they touch, in points.
  package let point: CGPoint

  /// Points per second below which nothing bounces: what gravity gives a body within a few steps.
  static let restingSpeed = 20.0

  /// Takes the overlap and the approach away; elastic bodies get some of their speed back.
  ///
  /// An impulse along the normal, as in E. Catto, "Iterative Dynamics with Temporal Coherence", 2005, and
  /// Coulomb's friction across it.
  func resolve(_ bodies: inout [DynamicBody]) {
    let other: Int? = if case .body(let index) = pair.other { index } else { nil }
    let first = bodies[pair.first]
    let second = other.map { bodies[$0] }
    let inverseMass = first.inverseMass + (second?.inverseMass ?? 0)
    guard inverseMass > 0 else { return }
    let share = depth / inverseMass
    bodies[pair.first].shift(share, along: normal)
    if let other { bodies[other].shift(-share, along: normal) }

    let velocity = CGVector(
      dx: first.velocity.dx - (second?.velocity.dx ?? 0),
      dy: first.velocity.dy - (second?.velocity.dy ?? 0))
    let approach = velocity.dx * normal.dx + velocity.dy * normal.dy
    guard approach < 0 else { return }
    let elasticity =
      -approach > Self.restingSpeed ? max(first.elasticity, second?.elasticity ?? 0) : 0
    let push = -(1 + elasticity) * approach / inverseMass
    // Coulomb's friction along the contact, at most what stops the sliding.
    let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
    let sliding = velocity.dx * tangent.dx + velocity.dy * tangent.dy
    let friction = (first.friction * (second?.friction ?? first.friction)).squareRoot()
    let drag = -max(-friction * push, min(friction * push, sliding / inverseMass))
    let impulse = CGVector(
      dx: push * normal.dx + drag * tangent.dx, dy: push * normal.dy + drag * tangent.dy)
    bodies[pair.first].apply(impulse: impulse)
    if let other { bodies[other].apply(impulse: CGVector(dx: -impulse.dx, dy: -impulse.dy)) }
  }

  // MARK: Finding contacts

  /// The sides of `enclosure` that a body has crossed outward.
  static func within(_ enclosure: CGRect, _ body: DynamicBody, _ index: Int) -> [Contact] {
    let rect = body.rect
    let sides: [(CGVector, Double, CGPoint)] = [
      (
        CGVector(dx: 1, dy: 0), enclosure.minX - rect.minX,
        CGPoint(x: enclosure.minX, y: rect.midY)
      ),
      (
        CGVector(dx: -1, dy: 0), rect.maxX - enclosure.maxX,
        CGPoint(x: enclosure.maxX, y: rect.midY)
      ),
      (
        CGVector(dx: 0, dy: 1), enclosure.minY - rect.minY,
        CGPoint(x: rect.midX, y: enclosure.minY)
      ),
      (
        CGVector(dx: 0, dy: -1), rect.maxY - enclosure.maxY,
        CGPoint(x: rect.midX, y: enclosure.maxY)
      ),
    ]
    return sides.filter { $0.1 >= 0 }.map {
      Contact(pair: Pair(first: index, other: .enclosure), normal: $0.0, depth: $0.1, point: $0.2)
    }
  }

  /// Two bodies: along the axis on which they overlap least, or between centres for two round ones.
  static func between(
    _ first: DynamicBody, _ index: Int, _ second: DynamicBody, _ other: Int
  ) -> Contact? {
    let (x, y) = (
      first.position.x - second.position.x, first.position.y - second.position.y
    )
    let pair = Pair(first: index, other: .body(other))
    let point = CGPoint(x: first.position.x - x / 2, y: first.position.y - y / 2)
    if first.isRound, second.isRound {
      let distance = hypot(x, y)
      let depth = (first.size.width + second.size.width) / 2 - distance
      guard depth >= 0, distance > 0 else { return nil }
      return Contact(
        pair: pair, normal: CGVector(dx: x / distance, dy: y / distance), depth: depth,
        point: point)
    }
    let overlapX = (first.size.width + second.size.width) / 2 - abs(x)
    let overlapY = (first.size.height + second.size.height) / 2 - abs(y)
    guard overlapX >= 0, overlapY >= 0 else { return nil }
    let isHorizontal = overlapX < overlapY
    return Contact(
      pair: pair,
      normal: isHorizontal
        ? CGVector(dx: x < 0 ? -1 : 1, dy: 0) : CGVector(dx: 0, dy: y < 0 ? -1 : 1),
      depth: isHorizontal ? overlapX : overlapY, point: point)
  }

  /// A body and a line: the body is pushed to the side on which its centre is.
  static func with(
    _ segment: Collisions.Segment, _ number: Int, _ body: DynamicBody, _ index: Int
  ) -> Contact? {
    let (start, end) = (segment.start, segment.end)
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return nil }
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    let (x, y) = (body.position.x - start.x, body.position.y - start.y)
    let foot = x * along.dx + y * along.dy
    let height = -x * along.dy + y * along.dx
    let (half, reach): (Double, Double) =
      body.isRound
      ? (body.size.width / 2, body.size.width / 2)
      : (
        (body.size.width * abs(along.dy) + body.size.height * abs(along.dx)) / 2,
        (body.size.width * abs(along.dx) + body.size.height * abs(along.dy)) / 2
      )
    guard foot >= -reach, foot <= length + reach, abs(height) <= half else { return nil }
    let side: Double = height < 0 ? -1 : 1
    return Contact(
      pair: Pair(first: index, other: .segment(number)),
      normal: CGVector(dx: -along.dy * side, dy: along.dx * side), depth: half - abs(height),
      point: CGPoint(x: start.x + along.dx * foot, y: start.y + along.dy * foot))
  }
}
