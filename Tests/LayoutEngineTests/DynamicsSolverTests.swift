import AnimGeometry
import Foundation
import Testing

@testable import AnimLayoutEngine

struct DynamicsSolverTests {
  private func body(
    _ x: Double, _ y: Double, size: Double = 100, velocity: CGVector = .zero,
    _ change: (inout DynamicBody) -> Void = { _ in }
  ) -> DynamicBody {
    var body = DynamicBody(
      position: CGPoint(x: x, y: y), size: CGSize(width: size, height: size), velocity: velocity)
    change(&body)
    return body
  }

  /// Does the steps of a time in seconds, and returns all contacts that began.
  private func run(
    _ solver: inout DynamicsSolver, for time: Double
  ) -> [DynamicsSolver.BegunContact] {
    (0..<Int((time / DynamicsSolver.step).rounded())).flatMap { _ in solver.advance() }
  }

  @Test func `a body falls by half g t squared`() {
    var solver = DynamicsSolver(
      bodies: [body(0, 0)],
      forces: [.gravity(CGVector(dx: 0, dy: 1), acceleration: 1000, bodies: [0])])
    _ = run(&solver, for: 0.5)
    #expect(abs(solver.bodies[0].position.y - 125) < 1e-9)
    #expect(abs(solver.bodies[0].velocity.dy - 500) < 1e-9)
  }

  /// `x(t) = x₀·e^(−ζωt)·(cos ω't + ζω/ω'·sin ω't)` with `ω' = ω·√(1 − ζ²)`.
  @Test(arguments: [0.0, 0.3, 0.8]) func `a soft spring is a damped oscillator`(ratio: Double) {
    var solver = DynamicsSolver(
      bodies: [body(60, 0)],
      forces: [.spring(Tie(first: 0, length: 0), frequency: 2, dampingRatio: ratio)])
    let w = 2 * Double.pi * 2
    let swing = w * (1 - ratio * ratio).squareRoot()
    for step in 1...120 {
      _ = solver.advance()
      let t = Double(step) * DynamicsSolver.step
      let expected =
        60 * exp(-ratio * w * t) * (cos(swing * t) + ratio * w / swing * sin(swing * t))
      #expect(abs(solver.bodies[0].position.x - expected) < 1e-3)
    }
  }

  @Test func `tied bodies keep their common centre, the heavy one moves less`() {
    var solver = DynamicsSolver(
      bodies: [body(0, 0), body(200, 0) { $0.density = 3 }],
      forces: [.spring(Tie(first: 0, second: 1, length: 100), frequency: 1, dampingRatio: 0)])
    for _ in 0..<100 {
      _ = solver.advance()
      let (light, heavy) = (solver.bodies[0].position.x, solver.bodies[1].position.x)
      #expect(abs(light + 3 * heavy - 600) < 1e-6)
      #expect(light > 0 && heavy < 200)
    }
  }

  @Test func `a rod keeps its length`() {
    var solver = DynamicsSolver(
      bodies: [body(100, 0)],
      forces: [.gravity(CGVector(dx: 0, dy: 1), acceleration: 1000, bodies: [0])],
      constraints: [.rod(Tie(first: 0, length: 100))])
    for _ in 0..<480 {
      _ = solver.advance()
      #expect(abs(hypot(solver.bodies[0].position.x, solver.bodies[0].position.y) - 100) < 1e-9)
    }
  }

  @Test func `equal elastic bodies exchange their speeds at one contact`() {
    var solver = DynamicsSolver(
      bodies: [
        body(0, 0, velocity: CGVector(dx: 120, dy: 0)) { $0.elasticity = 1 },
        body(130, 0) { $0.elasticity = 1 },
      ],
      constraints: [.collisions(Collisions(bodies: [0, 1]))])
    let begun = run(&solver, for: 0.5)
    #expect(solver.bodies.map(\.velocity.dx) == [0, 120])
    #expect(begun.map(\.contact.pair) == [.init(first: 0, other: .body(1))])
    #expect(begun.map(\.contact.normal) == [CGVector(dx: -1, dy: 0)])
  }

  @Test func `an anchored body is a wall`() {
    var solver = DynamicsSolver(
      bodies: [
        body(0, 0, velocity: CGVector(dx: 120, dy: 0)) { $0.elasticity = 0.5 },
        body(110, 0) { $0.isAnchored = true },
      ],
      constraints: [.collisions(Collisions(bodies: [0, 1]))])
    _ = run(&solver, for: 0.2)
    #expect(solver.bodies[0].velocity.dx == -60)
    #expect(solver.bodies[1].position.x == 110)
  }

  @Test func `bodies that do not keep apart pass through each other`() {
    var solver = DynamicsSolver(
      bodies: [body(0, 0, velocity: CGVector(dx: 240, dy: 0)), body(130, 0)],
      constraints: [.collisions(Collisions(bodies: [0, 1], separatesBodies: false))])
    #expect(run(&solver, for: 1) == [])
    #expect(abs(solver.bodies[0].position.x - 240) < 1e-9)
  }

  @Test func `round bodies touch where their circles do`() {
    let contact = Contact.between(
      body(0, 0) { $0.isRound = true }, 0, body(60, 80) { $0.isRound = true }, 1)
    #expect(contact?.normal == CGVector(dx: -0.6, dy: -0.8))
    #expect(contact?.depth == 0)
    // Squares of that size overlap by 40 and by 20.
    let squares = Contact.between(body(0, 0), 0, body(60, 80), 1)
    #expect(squares?.normal == CGVector(dx: 0, dy: -1))
    #expect(squares?.depth == 20)
  }

  @Test func `an enclosure pushes back on every side that is crossed`() {
    let contacts = Contact.within(
      CGRect(x: 0, y: 0, width: 400, height: 400), body(40, 355), 0)
    #expect(contacts.map(\.normal) == [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)])
    #expect(contacts.map(\.depth) == [10, 5])
  }

  @Test func `a segment pushes to the side on which the centre is`() {
    let segment = Collisions.Segment(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 200, y: 100))
    let above = Contact.with(segment, 3, body(50, 60), 0)
    #expect(above?.pair == .init(first: 0, other: .segment(3)))
    #expect(above?.normal == CGVector(dx: 0, dy: -1))
    #expect(above?.depth == 10)
    #expect(Contact.with(segment, 3, body(50, 140), 0)?.normal == CGVector(dx: 0, dy: 1))
    #expect(Contact.with(segment, 3, body(260, 60), 0) == nil)
  }

  /// Friction takes μ·g from the speed of a body that slides.
  @Test func `friction slows what slides down`() {
    var solver = DynamicsSolver(
      bodies: [body(0, 350, velocity: CGVector(dx: 200, dy: 0)) { $0.friction = 0.2 }],
      forces: [.gravity(CGVector(dx: 0, dy: 1), acceleration: 1000, bodies: [0])],
      constraints: [
        .collisions(
          Collisions(
            bodies: [0],
            segments: [
              .init(from: CGPoint(x: -1000, y: 400), to: CGPoint(x: 1000, y: 400))
            ]))
      ])
    _ = run(&solver, for: 0.5)
    #expect(abs(solver.bodies[0].velocity.dx - 100) < 2)
    _ = run(&solver, for: 1)
    #expect(solver.bodies[0].velocity.dx == 0)
    #expect(solver.isSlow(speed: 0.5, angularSpeed: 0.01))
  }

  // A fall of a few steps is slower than 20 points a second, below which nothing bounces: 15, and
  // 1000/240 for the first step.
  @Test(arguments: [(15.0, true), (60, false)])
  func `an elastic body that hardly falls lies still`(speed: Double, isStill: Bool) {
    let ground = Collisions.Segment(from: CGPoint(x: -99, y: 400), to: CGPoint(x: 99, y: 400))
    var solver = DynamicsSolver(
      bodies: [body(0, 350, velocity: CGVector(dx: 0, dy: speed)) { $0.elasticity = 1 }],
      forces: [.gravity(CGVector(dx: 0, dy: 1), acceleration: 1000, bodies: [0])],
      constraints: [.collisions(Collisions(bodies: [0], segments: [ground]))])
    _ = solver.advance()
    #expect((solver.bodies[0].velocity.dy > -1e-9) == isStill)
  }

  @Test func `a body snaps to its point, upright`() {
    var solver = DynamicsSolver(
      bodies: [body(0, 0) { $0.angle = 0.5 }],
      forces: [
        .snap(body: 0, point: CGPoint(x: 30, y: 40), frequency: 3, dampingRatio: 0.5)
      ])
    _ = run(&solver, for: 4)
    #expect(hypot(solver.bodies[0].position.x - 30, solver.bodies[0].position.y - 40) < 1e-6)
    #expect(abs(solver.bodies[0].angle) < 1e-6)
  }

  @Test func `a force that the step is too long for moves nothing away`() {
    var solver = DynamicsSolver(
      bodies: [body(60, 0)],
      forces: [.spring(Tie(first: 0, length: 0), frequency: 1e6, dampingRatio: 0)])
    _ = run(&solver, for: 1)
    #expect(abs(solver.bodies[0].position.x) < 1e9)
    #expect(solver.bodies[0].position.x.isFinite)
  }

  @Test func `equal solvers take equal paths`() {
    var solver = DynamicsSolver(
      bodies: [body(0, 0), body(90, 20)],
      forces: [.gravity(CGVector(dx: 0.3, dy: 1), acceleration: 1000, bodies: [0, 1])],
      constraints: [
        .collisions(
          Collisions(bodies: [0, 1], enclosure: CGRect(x: -60, y: -60, width: 400, height: 400)))
      ])
    var twin = solver
    #expect(run(&solver, for: 1) == run(&twin, for: 1))
    #expect(solver == twin)
  }
}
