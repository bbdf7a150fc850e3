public import Foundation
import Geometry

/// Ties an item to a point or to another item: a rod, or a spring if it has a frequency.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The other end of an attachment: another item or a fixed point.
  public enum AttachmentType: Int, Sendable { case items, anchor }

  /// The item, and the one that it is attached to, if it is.
  public let items: [any UIDynamicItem]
  /// Whether the other end is an item or a fixed point.
  public let attachedBehaviorType: AttachmentType

  /// The fixed end, in the reference's coordinates.
  open var anchorPoint: CGPoint {
    didSet { if anchorPoint != oldValue { dynamicAnimator?.wake() } }
  }
  /// Points between the ends at rest; at first, their distance when the behaviour was made.
  open var length: CGFloat { didSet { dynamicAnimator?.wake() } }
  /// The damping ratio: 0 swings for ever, 1 not at all.
  open var damping: CGFloat = 0
  /// Oscillations per second; 0 for a rod.
  open var frequency: CGFloat = 0

  /// Ties an item's centre to a fixed point, at the distance that they have.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = hypot(item.center.x - point.x, item.center.y - point.y)
  }

  /// Ties the centres of two items together, at the distance that they have.
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    items = [item, other]
    attachedBehaviorType = .items
    anchorPoint = .zero
    length = hypot(item.center.x - other.center.x, item.center.y - other.center.y)
  }

  override var ownItems: [any UIDynamicItem] { items }

  private func tie(_ bodies: DynamicBodies) -> Tie? {
    guard let first = bodies.index(of: items[0]) else { return nil }
    return Tie(
      first: first, second: items.count > 1 ? bodies.index(of: items[1]) : nil,
      anchor: anchorPoint, length: length)
  }

  override func force(on bodies: DynamicBodies) -> (any DynamicForce)? {
    guard frequency > 0, let tie = tie(bodies) else { return nil }
    return SpringForce(tie: tie, frequency: frequency, dampingRatio: damping)
  }

  override func constraint(on bodies: DynamicBodies) -> (any DynamicConstraint)? {
    guard frequency <= 0, let tie = tie(bodies) else { return nil }
    return RodConstraint(tie: tie)
  }
}

/// A connection between a body and a point, or two bodies.
@MainActor struct Tie {
  let first: Int
  let second: Int?
  let anchor: CGPoint
  let length: Double

  /// From the other end to the first body, the rate at which that changes, and the reduced mass.
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
}

/// A soft spring: `F = −m·(ω²·stretch + 2ζω·rate)` with ω = 2π·frequency and the reduced mass.
private struct SpringForce: DynamicForce {
  let tie: Tie
  let frequency: Double
  let dampingRatio: Double

  func add(to forces: inout DynamicForces, _ bodies: [DynamicBody]) {
    let (offset, velocity, inverseMass) = tie.state(of: bodies)
    guard inverseMass > 0 else { return }
    let w = 2 * Double.pi * frequency
    let (stiffness, damping) = (w * w / inverseMass, 2 * dampingRatio * w / inverseMass)
    var force: CGVector
    let distance = hypot(offset.dx, offset.dy)
    if tie.length <= 0 || distance == 0 {
      // Without a length the spring pulls each coordinate by itself.
      force = CGVector(
        dx: -stiffness * offset.dx - damping * velocity.dx,
        dy: -stiffness * offset.dy - damping * velocity.dy)
    } else {
      let (x, y) = (offset.dx / distance, offset.dy / distance)
      let rate = velocity.dx * x + velocity.dy * y
      let pull = -stiffness * (distance - tie.length) - damping * rate
      force = CGVector(dx: pull * x, dy: pull * y)
    }
    forces.add(force, to: tie.first)
    if let second = tie.second {
      forces.add(CGVector(dx: -force.dx, dy: -force.dy), to: second)
    }
  }
}

/// A rod: the ends keep their distance.
private struct RodConstraint: DynamicConstraint {
  let tie: Tie

  func enforce(on bodies: [DynamicBody], step: Double) {
    let (offset, velocity, inverseMass) = tie.state(of: bodies)
    let distance = hypot(offset.dx, offset.dy)
    guard inverseMass > 0, distance > 0 else { return }
    let (x, y) = (offset.dx / distance, offset.dy / distance)
    let rate = velocity.dx * x + velocity.dy * y
    let first = bodies[tie.first]
    let second = tie.second.map { bodies[$0] }
    let impulse = CGVector(dx: -rate / inverseMass * x, dy: -rate / inverseMass * y)
    first.apply(impulse: impulse)
    second?.apply(impulse: CGVector(dx: -impulse.dx, dy: -impulse.dy))
    let error = (distance - tie.length) / inverseMass
    first.position.x -= error * first.inverseMass * x
    first.position.y -= error * first.inverseMass * y
    if let second {
      second.position.x += error * second.inverseMass * x
      second.position.y += error * second.inverseMass * y
    }
  }
}
