package import AnimGeometry
package import Foundation

/// A force on bodies; asked four times per step.
package enum DynamicForce: Hashable, Sendable {
  /// Accelerates bodies alike, by points per second² times a direction that need not have length 1.
  case gravity(CGVector, acceleration: Double, bodies: [Int])
  /// Pushes each body by the same force, in mass × points per second², at a point of its own, from its centre.
  case push(CGVector, bodies: [Int], offsets: [CGVector])
  /// A soft spring: `F = −m·(ω²·stretch + 2ζω·rate)` with ω = 2π·frequency, ζ the damping ratio and the reduced mass m.
  case spring(Tie, frequency: Double, dampingRatio: Double)
  /// Such a spring between the centre of a body and a point, and another that turns it upright.
  case snap(body: Int, point: CGPoint, frequency: Double, dampingRatio: Double)

  func add(to sum: inout ForceSum, _ bodies: [DynamicBody]) {
    switch self {
    case .gravity(let direction, let acceleration, let indices):
      for index in indices {
        let weight = bodies[index].mass * acceleration
        sum.add(CGVector(dx: direction.dx * weight, dy: direction.dy * weight), to: index)
      }
    case .push(let force, let indices, let offsets):
      for (index, offset) in zip(indices, offsets) {
        sum.add(force, to: index)
        sum.torques[index] += offset.dx * force.dy - offset.dy * force.dx
      }
    case .spring(let tie, let frequency, let dampingRatio):
      Self.pull(tie, frequency: frequency, dampingRatio: dampingRatio, bodies, &sum)
    case .snap(let index, let point, let frequency, let dampingRatio):
      let body = bodies[index]
      let w = 2 * Double.pi * frequency
      let (stiffness, damping) = (body.mass * w * w, 2 * dampingRatio * w * body.mass)
      sum.add(
        CGVector(
          dx: stiffness * (point.x - body.position.x) - damping * body.velocity.dx,
          dy: stiffness * (point.y - body.position.y) - damping * body.velocity.dy),
        to: index)
      guard body.inverseInertia > 0 else { return }
      sum.torques[index] -=
        (w * w * body.angle + 2 * dampingRatio * w * body.angularVelocity) / body.inverseInertia
    }
  }

  private static func pull(
    _ tie: Tie, frequency: Double, dampingRatio: Double, _ bodies: [DynamicBody],
    _ sum: inout ForceSum
  ) {
    let (offset, velocity, inverseMass) = tie.state(of: bodies)
    guard inverseMass > 0 else { return }
    let w = 2 * Double.pi * frequency
    let (stiffness, damping) = (w * w / inverseMass, 2 * dampingRatio * w / inverseMass)
    let force: CGVector
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
    sum.add(force, to: tie.first)
    if let second = tie.second {
      sum.add(CGVector(dx: -force.dx, dy: -force.dy), to: second)
    }
  }
}

/// The sums of forces, in mass × points per second², and of torques, by body.
struct ForceSum {
  var linear: [CGVector]
  var torques: [Double]

  init(count: Int) {
    linear = Array(repeating: .zero, count: count)
    torques = Array(repeating: 0, count: count)
  }

  mutating func add(_ force: CGVector, to index: Int) {
    linear[index].dx += force.dx
    linear[index].dy += force.dy
  }
}
