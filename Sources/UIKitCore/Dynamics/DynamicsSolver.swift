import Foundation
import Geometry

/// An influence that pushes bodies about; asked several times per step.
@MainActor protocol DynamicForce {
  func add(to forces: inout DynamicForces, _ bodies: [DynamicBody])
}

/// A limit to the places and velocities of bodies, enforced after each step.
@MainActor protocol DynamicConstraint {
  func enforce(on bodies: [DynamicBody], step: Double)
}

/// Forces in mass units × points / s², and torques, by body.
struct DynamicForces {
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

/// Moves bodies by steps of a fixed length: the same steps give the same result, however often one looks.
///
/// Forces are integrated by Runge and Kutta's fourth-order method, so soft springs are as good as
/// their closed form; constraints act between steps.
@MainActor enum DynamicsSolver {
  /// Seconds.
  static let step = 1.0 / 240

  /// Points from the origin.
  private static let farthest = 1e9
  /// Points per second.
  private static let fastest = 1e12

  private struct State {
    var x: Double, y: Double, vx: Double, vy: Double, angle: Double, spin: Double
  }

  static func advance(
    _ bodies: [DynamicBody], forces: [any DynamicForce], constraints: [any DynamicConstraint]
  ) {
    let start = bodies.map(state)
    func slopes() -> [State] {
      var sum = DynamicForces(count: bodies.count)
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
    func set(_ slopes: [State], _ time: Double) {
      for index in bodies.indices { put(start[index], slopes[index], time, into: bodies[index]) }
    }
    let a = slopes()
    set(a, step / 2)
    let b = slopes()
    set(b, step / 2)
    let c = slopes()
    set(c, step)
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
    set(mean, step)
    // Constraints disturb each other: a few rounds bring them to agree.
    for _ in 0..<8 {
      for constraint in constraints { constraint.enforce(on: bodies, step: step) }
    }
  }

  private static func state(of body: DynamicBody) -> State {
    State(
      x: body.position.x, y: body.position.y, vx: body.velocity.dx, vy: body.velocity.dy,
      angle: body.angle, spin: body.angularVelocity)
  }

  private static func put(
    _ start: State, _ slope: State, _ time: Double, into body: DynamicBody
  ) {
    let position = CGPoint(x: start.x + slope.x * time, y: start.y + slope.y * time)
    let (vx, vy) = (start.vx + slope.vx * time, start.vy + slope.vy * time)
    // Forces that the step is too long for drive a body away in an instant; it stays where it is instead.
    guard abs(position.x) < farthest, abs(position.y) < farthest, abs(vx) < fastest,
      abs(vy) < fastest
    else {
      body.velocity = .zero
      body.angularVelocity = 0
      return
    }
    body.position = position
    body.velocity = CGVector(dx: vx, dy: vy)
    body.angle = start.angle + slope.angle * time
    body.angularVelocity = start.spin + slope.spin * time
  }
}
