import AnimGeometry
import Foundation

/// A restriction of bodies, enforced after each step.
package enum DynamicConstraint: Hashable, Sendable {
  /// The ends keep their distance.
  case rod(Tie)
  case collisions(Collisions)
}

/// Moves bodies by steps of a fixed length: the same steps give the same result, however often one looks.
///
/// Forces are integrated by Runge and Kutta's fourth-order method, so soft springs are as good as
/// their closed form; constraints act between steps, by turns, as in projected Gauss-Seidel solvers.
package struct DynamicsSolver: Hashable, Sendable {
  /// All bodies, by the indices that forces and constraints name.
  package var bodies: [DynamicBody]
  /// The forces on the bodies, which all act at once.
  package var forces: [DynamicForce]
  /// The restrictions of the bodies, in the order in which they are enforced.
  package var constraints: [DynamicConstraint]

  /// Bodies that nothing pushes or holds, unless told.
  package init(
    bodies: [DynamicBody], forces: [DynamicForce] = [], constraints: [DynamicConstraint] = []
  ) {
    self.bodies = bodies
    self.forces = forces
    self.constraints = constraints
  }

  /// The length of a step in seconds: four steps per frame at 60 Hz and two at 120 Hz.
  package static let step = 1.0 / 240

  /// How often all constraints are enforced after a step.
  ///
  /// They disturb each other; this many rounds bring a few bodies in a row to agree.
  private static let constraintRounds = 8

  /// Points from the origin beyond which nothing is moved.
  private static let farthest = 1e9
  /// Points per second beyond which nothing is moved.
  private static let fastest = 1e12

  /// A contact that began in a step.
  package struct BegunContact: Hashable, Sendable {
    /// The index of the constraint that found the contact.
    package let constraint: Int
    /// The contact when it was found.
    package let contact: Contact
  }

  /// Does one step.
  ///
  /// - Returns: The contacts that began, in the order in which they were found.
  /// - Complexity: O(bodies + forces), and `constraintRounds` times what the constraints cost.
  package mutating func advance() -> [BegunContact] {
    integrate()
    var begun: [BegunContact] = []
    for _ in 0..<Self.constraintRounds {
      for index in constraints.indices {
        switch constraints[index] {
        case .rod(let tie): tie.makeRigid(&bodies)
        case .collisions(var collisions):
          begun += collisions.enforce(on: &bodies).map {
            BegunContact(constraint: index, contact: $0)
          }
          constraints[index] = .collisions(collisions)
        }
      }
    }
    return begun
  }

  /// Whether every body is slower than given speeds, in points and radians per second.
  ///
  /// - Complexity: O(bodies).
  package func isSlow(speed: Double, angularSpeed: Double) -> Bool {
    bodies.allSatisfy {
      hypot($0.velocity.dx, $0.velocity.dy) < speed && abs($0.angularVelocity) < angularSpeed
    }
  }

  // MARK: Integration

  /// A body's coordinates and their rates, or the slopes of these.
  private struct State {
    var x: Double, y: Double, vx: Double, vy: Double, angle: Double, spin: Double

    init(x: Double, y: Double, vx: Double, vy: Double, angle: Double, spin: Double) {
      (self.x, self.y, self.vx, self.vy, self.angle, self.spin) = (x, y, vx, vy, angle, spin)
    }

    init(_ body: DynamicBody) {
      self.init(
        x: body.position.x, y: body.position.y, vx: body.velocity.dx, vy: body.velocity.dy,
        angle: body.angle, spin: body.angularVelocity)
    }
  }

  private mutating func integrate() {
    let start = bodies.map(State.init)
    let a = slopes()
    put(start, a, after: Self.step / 2)
    let b = slopes()
    put(start, b, after: Self.step / 2)
    let c = slopes()
    put(start, c, after: Self.step)
    let d = slopes()
    let mean = bodies.indices.map { i in
      State(
        x: (a[i].x + 2 * b[i].x + 2 * c[i].x + d[i].x) / 6,
        y: (a[i].y + 2 * b[i].y + 2 * c[i].y + d[i].y) / 6,
        vx: (a[i].vx + 2 * b[i].vx + 2 * c[i].vx + d[i].vx) / 6,
        vy: (a[i].vy + 2 * b[i].vy + 2 * c[i].vy + d[i].vy) / 6,
        angle: (a[i].angle + 2 * b[i].angle + 2 * c[i].angle + d[i].angle) / 6,
        spin: (a[i].spin + 2 * b[i].spin + 2 * c[i].spin + d[i].spin) / 6)
    }
    put(start, mean, after: Self.step)
  }

  private func slopes() -> [State] {
    var sum = ForceSum(count: bodies.count)
    for force in forces { force.add(to: &sum, bodies) }
    return bodies.indices.map { index in
      let body = bodies[index]
      let force = sum.linear[index]
      let moves = body.inverseMass > 0
      return State(
        x: moves ? body.velocity.dx : 0, y: moves ? body.velocity.dy : 0,
        vx: force.dx * body.inverseMass - body.resistance * body.velocity.dx,
        vy: force.dy * body.inverseMass - body.resistance * body.velocity.dy,
        angle: body.angularVelocity,
        spin: sum.torques[index] * body.inverseInertia - body.angularResistance
          * body.angularVelocity)
    }
  }

  /// Puts all bodies where slopes lead them from their starts in a time in seconds.
  private mutating func put(_ starts: [State], _ slopes: [State], after time: Double) {
    for index in bodies.indices {
      let (start, slope) = (starts[index], slopes[index])
      let position = CGPoint(x: start.x + slope.x * time, y: start.y + slope.y * time)
      let (vx, vy) = (start.vx + slope.vx * time, start.vy + slope.vy * time)
      // Forces that the step is too long for drive a body away in an instant; it stays where it is
      // instead.
      guard abs(position.x) < Self.farthest, abs(position.y) < Self.farthest,
        abs(vx) < Self.fastest, abs(vy) < Self.fastest
      else {
        bodies[index].velocity = .zero
        bodies[index].angularVelocity = 0
        continue
      }
      bodies[index].position = position
      bodies[index].velocity = CGVector(dx: vx, dy: vy)
      bodies[index].angle = start.angle + slope.angle * time
      bodies[index].angularVelocity = start.spin + slope.spin * time
    }
  }
}
